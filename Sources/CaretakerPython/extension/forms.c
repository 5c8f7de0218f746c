// Forms: how they are made, what they say as a whole, and the events that they take.
#include "forms.h"
#include "names.h"

// In place of the name of a field, none of which has a space.
static const char submit_button[] = "submit button";

static PyObject *form_described(PyObject *type, PyObject *args) {
  const char *json;
  Py_ssize_t length;
  caretaker_form_options options = CARETAKER_FORM_OPTIONS_INIT;
  options.offset_unit = CARETAKER_UNIT_SCALARS;
  if (!PyArg_ParseTuple(args, "s#zz", &json, &length, &options.today, &options.region)) return NULL;
  caretaker_form *form;
  caretaker_error *error;
  const caretaker_status status = caretaker_form_create(json, (size_t)length, &options, &form, &error);
  if (status) return raise_format_error(status, error, json, length);
  FormObject *self = (FormObject *)make((PyTypeObject *)type);
  if (self) self->form = form;
  else caretaker_form_free(form);
  return (PyObject *)self;
}

static void form_free(PyObject *self) {
  caretaker_form_free(form_of(self));
  unmake(self);
}

// ----------------------------------------------------------------------------------------------------------- Fields

PyObject *focus_of(PyObject *form, uint32_t number) {
  if (number == CARETAKER_NO_FIELD) Py_RETURN_NONE;
  if (number == CARETAKER_SUBMIT_BUTTON) return PyUnicode_FromString(submit_button);
  FormFieldObject *field = (FormFieldObject *)make(form_field_type);
  if (field) field->form = Py_NewRef(form), field->number = number;
  return (PyObject *)field;
}

bool find_field(PyObject *form, PyObject *name, uint32_t *number) {
  Py_ssize_t length;
  const char *bytes = utf8(name, &length);
  if (!bytes) return false;
  const caretaker_status status = caretaker_form_find_field(form_of(form), bytes, (size_t)length, number);
  if (status == CARETAKER_OK) return true;
  if (status != CARETAKER_NOT_FOUND) return raise_status(status), false;
  // the form says which name may have been meant
  PyObject *field = PyObject_GetItem(form, name);
  if (field) PyErr_SetObject(PyExc_KeyError, name);
  Py_XDECREF(field);
  return false;
}

bool read_focus(PyObject *form, PyObject *given, uint32_t *number) {
  *number = given == Py_None ? CARETAKER_NO_FIELD : CARETAKER_SUBMIT_BUTTON;
  if (given == Py_None || (PyUnicode_Check(given) && !PyUnicode_CompareWithASCIIString(given, submit_button))) return true;
  if (PyUnicode_Check(given)) return find_field(form, given, number);
  if (!PyObject_TypeCheck(given, form_field_type)) {
    raise_wrong_type("a field, the name of one, 'submit button' or None", given);
    return false;
  }
  *number = ((FormFieldObject *)given)->number;
  if (((FormFieldObject *)given)->form == form) return true;
  PyErr_SetString(PyExc_ValueError, "the field is one of another form");
  return false;
}

static PyObject *form_fields(PyObject *self, void *none) {
  (void)none;
  caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
  const caretaker_status status = caretaker_form_get_facts(form_of(self), &facts);
  if (status) return raise_status(status);
  PyObject *fields = PyTuple_New(facts.field_count);
  for (uint32_t i = 0; fields && i < facts.field_count; i++) {
    PyObject *field = focus_of(self, i);
    if (!field || PyTuple_SetItem(fields, i, field)) Py_CLEAR(fields);
  }
  return fields;
}

static PyObject *form_find(PyObject *self, PyObject *name) {
  Py_ssize_t length;
  const char *bytes = utf8(name, &length);
  if (!bytes) return NULL;
  uint32_t field;
  const caretaker_status status = caretaker_form_find_field(form_of(self), bytes, (size_t)length, &field);
  if (status == CARETAKER_NOT_FOUND) Py_RETURN_NONE;
  return status ? raise_status(status) : focus_of(self, field);
}

// ----------------------------------------------------------------------------------------------------------- Events

PyObject *send_event(PyObject *form, const caretaker_event *event) {
  Changes changes;
  return begin_changes(&changes, form) ? finish_changes(&changes, handle(&changes, event)) : NULL;
}

static PyObject *form_send(PyObject *self, PyObject *args, PyObject *keywords) {
  Sending sending;
  PyObject *change = read_event(&sending, self, args, keywords) ? send_event(self, &sending.event) : NULL;
  free_event(&sending);
  return change;
}

// -------------------------------------------------------------------------------------------------- What a form says

typedef struct {
  caretaker_form *form;
  caretaker_form_text_kind kind;
  bool is_assertive;
} Question;

static caretaker_status copy_text(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_form_text(question->form, question->kind, buffer, capacity, length);
}

static caretaker_status copy_announcement(const void *context, char *buffer, size_t capacity, size_t *length) {
  Question *question = (Question *)context;
  return caretaker_form_take_announcement(question->form, &question->is_assertive, buffer, capacity, length);
}

static PyObject *form_text(PyObject *self, void *kind) {
  return copied(copy_text, &(Question){.form = form_of(self), .kind = (caretaker_form_text_kind)(intptr_t)kind});
}

static PyObject *form_announcements(PyObject *self, PyObject *none) {
  (void)none;
  PyObject *said = PyList_New(0);
  while (said) {
    Question question = {.form = form_of(self)};
    PyObject *text = copied(copy_announcement, &question);
    if (text && PyUnicode_GetLength(text) == 0) {
      Py_DECREF(text);
      break;
    }
    PyObject *pair = text ? Py_BuildValue("(NN)", text, PyBool_FromLong(question.is_assertive)) : NULL;
    if (!pair || PyList_Append(said, pair)) Py_CLEAR(said);
    Py_XDECREF(pair);
  }
  return said;
}

static PyObject *form_fact(PyObject *self, void *offset) {
  caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
  const caretaker_status status = caretaker_form_get_facts(form_of(self), &facts);
  return status ? raise_status(status) : PyBool_FromLong(*((const bool *)&facts + (size_t)(intptr_t)offset));
}

static PyObject *form_remaining_count(PyObject *self, void *none) {
  (void)none;
  caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
  const caretaker_status status = caretaker_form_get_facts(form_of(self), &facts);
  return status ? raise_status(status) : PyLong_FromUnsignedLong(facts.remaining_count);
}

static PyObject *form_focus(PyObject *self, void *none) {
  (void)none;
  caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
  const caretaker_status status = caretaker_form_get_facts(form_of(self), &facts);
  return status ? raise_status(status) : focus_of(self, facts.focus);
}

static PyMethodDef methods[] = {
  {"_described", form_described, METH_CLASS | METH_VARARGS, NULL},
  {"_find", form_find, METH_O, NULL},
  {"send", KEYWORDS(form_send),
   "send(kind, **members)\n--\n\nSends an event by its kind, such as ``insert``, and its members by their names.\n\n"
   "The kinds and what each looks at are those of ``caretaker.h``: ``send('focus', field='email')``. A ``field`` is a\n"
   "field, the name of one, ``submit button``, or None for none; ``texts`` is a dict of names and texts; ``range`` and\n"
   "``selection`` are tuples of two offsets."},
  {"announcements", form_announcements, METH_NOARGS,
   "announcements()\n--\n\nThe next texts for assistive technology to say, each with whether it interrupts. Each is handed out once."},
  {NULL, NULL, 0, NULL},
};

#define FACT(name) (void *)offsetof(caretaker_form_facts, name)

static PyGetSetDef values[] = {
  {"fields", form_fields, NULL, "Its fields, in tab order.", NULL},
  {"focus", form_focus, NULL, "The field that has the focus, ``'submit button'``, or None.", NULL},
  {"notice", form_text, NULL, "The sentence at the top about required fields; empty for none.", (void *)CARETAKER_FORM_NOTICE},
  {"remaining", form_text, NULL, "Which fields remain, in words; empty for none.", (void *)CARETAKER_FORM_REMAINING},
  {"remaining_count", form_remaining_count, NULL, "How many fields keep it from being submitted.", NULL},
  {"selected_text", form_text, NULL, "The text that is selected, for the clipboard; empty of a hidden secret.",
   (void *)CARETAKER_FORM_SELECTED_TEXT},
  {"can_submit", form_fact, NULL, "Whether all values are good.", FACT(can_submit)},
  {"is_submitting", form_fact, NULL, "Whether it is being submitted.", FACT(is_submitting)},
  {"was_submitted", form_fact, NULL, "Whether a submission was tried; from then on all problems are shown.",
   FACT(was_submitted)},
  {"is_dirty", form_fact, NULL, "Whether any field differs from what it was at first.", FACT(is_dirty)},
  {"_summary", form_text, NULL, NULL, (void *)CARETAKER_FORM_SUMMARY},
  {"_values", form_text, NULL, NULL, (void *)CARETAKER_FORM_VALUES_WITH_SECRETS},
  {"_plain_values", form_text, NULL, NULL, (void *)CARETAKER_FORM_VALUES},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc, "A form as the library has it: events go in, changes come out. ``caretaker.Form`` is made of it."},
  {Py_tp_dealloc, form_free},
  {Py_tp_methods, methods},
  {Py_tp_getset, values},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker._caretaker.BaseForm", sizeof(FormObject), 0,
  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

int add_forms(PyObject *module) {
  return add_type(module, &spec) && !add_form_fields(module) && !add_form_changes(module) ? 0 : -1;
}
