// Changes of forms: what events have changed, as Python has it.
#include "forms.h"
#include "fields.h"
#include "names.h"

static PyTypeObject *change_type;

bool begin_changes(Changes *changes, PyObject *form) {
  *changes = (Changes){.form = form, .change = CARETAKER_CHANGE_INIT, .edit = CARETAKER_EDIT_INIT};
  changes->changed = PyDict_New();
  return changes->changed;
}

// Adds the facets of a field to those that it has already.
static bool add_facets(PyObject *changed, PyObject *form, uint32_t field, uint32_t facets) {
  PyObject *object = focus_of(form, field);
  PyObject *name = object ? PyObject_GetAttrString(object, "name") : NULL;
  PyObject *set = name ? names_of(facets, facet_names) : NULL;
  PyObject *known = set ? PyDict_GetItemWithError(changed, name) : NULL;
  PyObject *all = !set ? NULL : known ? PyNumber_Or(known, set) : Py_NewRef(set);
  const bool is_added = all && !PyDict_SetItem(changed, name, all);
  Py_XDECREF(object);
  Py_XDECREF(name);
  Py_XDECREF(set);
  Py_XDECREF(all);
  return is_added;
}

// Adds the facets of all fields that the last event changed, that of the focus first.
static bool add_changed(Changes *changes, const caretaker_change *change) {
  if (change->facets && !add_facets(changes->changed, changes->form, change->field, change->facets)) return false;
  if (!change->other_count) return true;
  size_t count = change->other_count;
  caretaker_changed_field *others = PyMem_Calloc(count, sizeof *others);
  if (!others) return PyErr_NoMemory(), false;
  const caretaker_status status = caretaker_form_changed_fields(form_of(changes->form), others, count, &count);
  if (status) raise_status(status);
  bool is_done = !status;
  for (size_t i = 0; is_done && i < count; i++)
    is_done = add_facets(changes->changed, changes->form, others[i].field, others[i].facets);
  PyMem_Free(others);
  return is_done;
}

bool handle(Changes *changes, const caretaker_event *event) {
  caretaker_change change = CARETAKER_CHANGE_INIT;
  const caretaker_change *before = &changes->change;
  const caretaker_status status = caretaker_form_handle(form_of(changes->form), event, &change, &changes->edit);
  if (status) return raise_status(status), false;
  if (!add_changed(changes, &change)) return false;
  change.form_facets |= before->form_facets;
  change.focus_moved |= before->focus_moved;
  if (change.action == CARETAKER_ACTION_NONE) {
    change.action = before->action, change.action_field = before->action_field;
    change.action_button = before->action_button, change.ticket = before->ticket;
  }
  changes->change = change;
  return true;
}

static PyStructSequence_Field values[] = {
  {"field", "The field that had the focus, or else the first that changed; None for none."},
  {"edit", "How the text of ``field`` was edited; None where it was not."},
  {"changed", "The names of the fields that changed, each with its facets: ``{'email': frozenset({'text'})}``."},
  {"form_facets", "Facets of the form as a whole that changed, such as ``remaining``."},
  {"action", "The task of the application: ``submit``, ``accessory`` or ``ask``; None for nothing."},
  {"action_field", "The field that the action is about; None for none."},
  {"action_button", "The accessory that was pressed; None where the action is another one."},
  {"ticket", "The ticket of the question that ``FormField.answer`` answers; None where nothing is asked."},
  {"focus_moved", "Whether the focus moved."},
  {"focus_held", "Whether the focus was held where it was; a second step on is not held."},
  {NULL, NULL},
};

PyObject *finish_changes(Changes *changes, bool is_done) {
  const caretaker_change *change = &changes->change;
  PyObject *result = is_done ? PyStructSequence_New(change_type) : NULL;
  PyObject *items[] = {
    result ? focus_of(changes->form, change->field) : NULL,
    result ? change->has_edit ? edited(CARETAKER_OK, &changes->edit) : Py_NewRef(Py_None) : NULL,
    changes->changed,
    result ? names_of(change->form_facets, form_facet_names) : NULL,
    result ? name_of((int)change->action, action_names) : NULL,
    result ? focus_of(changes->form, change->action_field) : NULL,
    result ? change->action == CARETAKER_ACTION_ACCESSORY ? name_of((int)change->action_button, button_names)
                                                          : Py_NewRef(Py_None) : NULL,
    result ? change->action == CARETAKER_ACTION_ASK ? PyLong_FromLong(change->ticket) : Py_NewRef(Py_None) : NULL,
    PyBool_FromLong(change->focus_moved),
    PyBool_FromLong(change->focus_held),
  };
  bool is_whole = result;
  for (size_t i = 0; i < sizeof items / sizeof *items; i++) {
    is_whole = is_whole && items[i];
    if (result) PyStructSequence_SetItem(result, (Py_ssize_t)i, items[i]);
    else Py_XDECREF(items[i]);
  }
  if (!is_whole) Py_CLEAR(result);
  // a change may be kept by the form of its field, and Python does not track it by itself
  else if (!PyObject_GC_IsTracked(result)) PyObject_GC_Track(result);
  return result;
}

static PyStructSequence_Desc description = {
  "caretaker.FormChange", "The changes that an event made: draw again what they name, and leave the rest as it is.", values, 10};

int add_form_changes(PyObject *module) {
  change_type = PyStructSequence_NewType(&description);
  return change_type && !PyModule_AddType(module, change_type) ? 0 : -1;
}
