// Columns that were formatted: rows for Python, and for whatever reads Arrow the memory that they lie in.
#include <stdlib.h>

#include "columns.h"

PyTypeObject *column_type;

static void column_free(PyObject *self) {
  caretaker_column_free(((ColumnObject *)self)->column);
  Py_XDECREF(((ColumnObject *)self)->texts);
  unmake(self);
}

static Py_ssize_t column_length(PyObject *self) { return (Py_ssize_t)((ColumnObject *)self)->view.rows; }

static PyObject *column_item(PyObject *self, Py_ssize_t row) {
  const ColumnObject *column = (ColumnObject *)self;
  const caretaker_column_view *view = &column->view;
  if (row < 0 || (size_t)row >= view->rows) {
    PyErr_SetString(PyExc_IndexError, "a row that is not there");
    return NULL;
  }
  if (!bit(view->validity, (size_t)row)) Py_RETURN_NONE;
  if (column->texts) return PyBool_FromLong(bit(view->verdicts, (size_t)row));
  const size_t start = offset(view, (size_t)row), end = offset(view, (size_t)row + 1);
  return PyUnicode_FromStringAndSize(view->values + start, (Py_ssize_t)(end - start));
}

static PyObject *column_to_list(PyObject *self, PyObject *none) {
  (void)none;
  const Py_ssize_t rows = column_length(self);
  PyObject *list = PyList_New(rows);
  for (Py_ssize_t row = 0; list && row < rows; row++) {
    PyObject *item = column_item(self, row);
    if (!item || PyList_SetItem(list, row, item)) Py_CLEAR(list);
  }
  return list;
}

static PyObject *column_null_count(PyObject *self, void *none) {
  (void)none;
  const caretaker_column_view *view = &((ColumnObject *)self)->view;
  size_t count = 0;
  for (size_t row = 0; row < view->rows; row++) count += !bit(view->validity, row);
  return PyLong_FromSize_t(count);
}

static PyObject *column_verdicts(PyObject *self, void *none) {
  (void)none;
  ColumnObject *column = (ColumnObject *)self;
  ColumnObject *verdicts = (ColumnObject *)make(column_type);
  if (!verdicts) return NULL;
  verdicts->view = column->view;
  verdicts->texts = Py_NewRef(column->texts ? column->texts : self);
  return (PyObject *)verdicts;
}

// ---------------------------------------------------------------------------------------------------- Arrow, outwards

static void release_schema(struct ArrowSchema *schema) { schema->release = NULL; }

static void free_schema_capsule(PyObject *capsule) {
  struct ArrowSchema *schema = PyCapsule_GetPointer(capsule, "arrow_schema");
  if (schema->release) schema->release(schema);
  free(schema);
}

static PyObject *column_arrow_schema(PyObject *self, PyObject *none) {
  (void)none;
  const ColumnObject *column = (ColumnObject *)self;
  struct ArrowSchema *schema = calloc(1, sizeof *schema);
  if (!schema) return PyErr_NoMemory();
  schema->format = column->texts ? "b" : column->view.large ? "U" : "u";
  schema->name = "";
  schema->flags = 2;  // ARROW_FLAG_NULLABLE
  schema->release = release_schema;
  PyObject *capsule = PyCapsule_New(schema, "arrow_schema", free_schema_capsule);
  if (!capsule) free(schema);
  return capsule;
}

typedef struct {
  const void *buffers[3];
  PyObject *owner;
} Exported;

// It may be called by any thread.
static void release_array(struct ArrowArray *array) {
  Exported *exported = array->private_data;
  array->release = NULL;
  const PyGILState_STATE state = PyGILState_Ensure();
  Py_DECREF(exported->owner);
  PyGILState_Release(state);
  free(exported);
}

static void free_array_capsule(PyObject *capsule) {
  struct ArrowArray *array = PyCapsule_GetPointer(capsule, "arrow_array");
  if (array->release) array->release(array);
  free(array);
}

static PyObject *column_arrow_array(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"requested_schema", NULL};
  PyObject *requested = NULL;
  // another type than the column's may be asked for, and need not be given
  if (!read_arguments(args, keywords, "|O:__arrow_c_array__", names, &requested)) return NULL;
  const ColumnObject *column = (ColumnObject *)self;
  struct ArrowArray *array = calloc(1, sizeof *array);
  Exported *exported = calloc(1, sizeof *exported);
  if (!array || !exported) {
    free(array), free(exported);
    return PyErr_NoMemory();
  }
  exported->owner = Py_NewRef(self);
  exported->buffers[0] = column->view.validity;
  exported->buffers[1] = column->texts ? (const void *)column->view.verdicts : column->view.offsets;
  exported->buffers[2] = column->view.values;
  array->length = (int64_t)column->view.rows;
  array->null_count = -1;
  array->n_buffers = column->texts ? 2 : 3;
  array->buffers = exported->buffers;
  array->private_data = exported;
  array->release = release_array;
  PyObject *capsule = PyCapsule_New(array, "arrow_array", free_array_capsule);
  if (!capsule) {
    release_array(array);
    free(array);
    return NULL;
  }
  PyObject *schema = column_arrow_schema(self, NULL);
  return schema ? Py_BuildValue("(NN)", schema, capsule) : (Py_DECREF(capsule), NULL);
}

// ---------------------------------------------------------------------------------------------------- The type

static PyMethodDef methods[] = {
  {"to_list", column_to_list, METH_NOARGS, "to_list()\n--\n\nThe rows as a list; None for a null."},
  {"__arrow_c_schema__", column_arrow_schema, METH_NOARGS, NULL},
  {"__arrow_c_array__", (PyCFunction)(void (*)(void))column_arrow_array, METH_VARARGS | METH_KEYWORDS, NULL},
  {NULL, NULL, 0, NULL},
};

static PyGetSetDef values[] = {
  {"null_count", column_null_count, NULL, "How many rows are nulls.", NULL},
  {"verdicts", column_verdicts, NULL, "Whether what each row was made of is valid: a column of bool.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc,
   "A column that was formatted. Whatever reads Arrow takes it without a copy: ``pyarrow.array(column)``, "
   "``polars.Series(column)``."},
  {Py_tp_dealloc, column_free},
  {Py_tp_methods, methods},
  {Py_tp_getset, values},
  {Py_sq_length, column_length},
  {Py_sq_item, column_item},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker.Column", sizeof(ColumnObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

int add_columns(PyObject *module) {
  column_type = add_type(module, &spec);
  return column_type && !add_formatter(module) ? 0 : -1;
}
