// What an edit did. Offsets are those of Python's strings: characters as Unicode counts them, scalars.
#include "fields.h"
#include "names.h"

typedef struct {
  PyObject_HEAD
  caretaker_edit edit;
} EditObject;

static PyTypeObject *edit_type;

PyObject *edited(caretaker_status status, const caretaker_edit *edit) {
  if (status) return raise_status(status);
  EditObject *object = (EditObject *)make(edit_type);
  if (object) object->edit = *edit;
  return (PyObject *)object;
}

static PyObject *edit_effects(PyObject *self, void *none) {
  return (void)none, names_of(((EditObject *)self)->edit.effects, effect_names);
}

static PyObject *edit_range(PyObject *self, void *offset) {
  const caretaker_range *range = (const void *)((const char *)&((EditObject *)self)->edit + (size_t)(intptr_t)offset);
  return Py_BuildValue("(II)", range->start, range->end);
}

static PyObject *edit_is_complete(PyObject *self, void *none) {
  (void)none;
  return PyBool_FromLong(((EditObject *)self)->edit.is_complete);
}

static PyObject *edit_rejected_count(PyObject *self, void *none) {
  (void)none;
  return PyLong_FromUnsignedLong(((EditObject *)self)->edit.rejected_count);
}

#define RANGE(name) (void *)offsetof(caretaker_edit, name)

static PyGetSetDef values[] = {
  {"effects", edit_effects, NULL, "What the edit did beside putting its text in place, by name.", NULL},
  {"replaced", edit_range, NULL, "What was replaced, in the text before the edit: from and to.", RANGE(replaced)},
  {"replacement", edit_range, NULL, "What stands there now, in the text after the edit.", RANGE(replacement)},
  {"selection", edit_range, NULL, "The selection after the edit; empty where it is a caret.", RANGE(selection)},
  {"auto_inserted", edit_range, NULL, "Value literals that were inserted with what was typed.", RANGE(auto_inserted)},
  {"padded", edit_range, NULL, "Zeros that a number was padded with.", RANGE(padded)},
  {"is_complete", edit_is_complete, NULL, "Whether the value is complete now.", NULL},
  {"rejected_count", edit_rejected_count, NULL, "How many characters were rejected or dropped.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc, "What an edit did: ranges only, so that a view changes no more than has changed."},
  {Py_tp_dealloc, unmake},
  {Py_tp_getset, values},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker.Edit", sizeof(EditObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

int add_edits(PyObject *module) {
  edit_type = add_type(module, &spec);
  return edit_type ? 0 : -1;
}
