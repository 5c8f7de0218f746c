// Columns: what comes from Arrow is read where it lies, a sequence is copied once, and the answer is Arrow's, too. The
// interpreter's lock is released while a column is formatted.
#include <stdlib.h>
#include <string.h>

#include "arrow.h"
#include "module.h"

typedef struct {
  PyObject_HEAD
  caretaker_column *column;
  caretaker_column_view view;
  // the column whose verdicts these are; null for one of text
  PyObject *texts;
} ColumnObject;

static PyTypeObject *column_type;

static bool bit(const uint8_t *bits, size_t row) { return bits[row >> 3] >> (row & 7) & 1; }

static size_t offset(const caretaker_column_view *view, size_t row) {
  return view->large ? (size_t)((const int64_t *)view->offsets)[row] : (size_t)((const int32_t *)view->offsets)[row];
}

// ---------------------------------------------------------------------------------------------------- What is there

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
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|O", names, &requested)) return NULL;
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

// ---------------------------------------------------------------------------------------------------- Arrow, inwards

// A formatter at work, and what it fills; the column is made when the first chunk says how wide its offsets are.
typedef struct {
  caretaker_formatter *formatter;
  caretaker_column *column;
  bool large;
} Work;

static bool format_view(Work *work, caretaker_column_view *view) {
  caretaker_status status = CARETAKER_OK;
  if (!work->column) {
    work->large = view->large;
    status = caretaker_column_create(work->large, &work->column);
  }
  if (!status) {
    Py_BEGIN_ALLOW_THREADS
    status = caretaker_formatter_format(work->formatter, view, work->column, NULL);
    Py_END_ALLOW_THREADS
  }
  if (status) raise_status(status);
  return !status;
}

// Views of strings, as Polars keeps them: each has its bytes in itself, or in one of several buffers.
static bool format_views(Work *work, const struct ArrowArray *array) {
  const size_t rows = (size_t)array->length;
  const struct {
    int32_t length;
    char inline_bytes[4];
    int32_t buffer, offset;
  } *views = array->buffers[1];
  views += array->offset;
  const uint8_t *validity = array->buffers[0];
  int64_t *offsets = malloc((rows + 1) * sizeof *offsets);
  size_t count = 0;
  for (size_t row = 0; offsets && row < rows; row++) {
    // what stands in place of a null has no meaning
    offsets[row] = !validity || bit(validity, (size_t)array->offset + row) ? views[row].length : 0;
    count += (size_t)offsets[row];
  }
  char *bytes = offsets ? malloc(count + 1) : NULL;
  if (!bytes) {
    free(offsets);
    PyErr_NoMemory();
    return false;
  }
  count = 0;
  for (size_t row = 0; row < rows; row++) {
    const size_t length = (size_t)offsets[row];
    const char *from = length <= 12 ? views[row].inline_bytes : (const char *)array->buffers[2 + views[row].buffer] + views[row].offset;
    offsets[row] = (int64_t)count;
    memcpy(bytes + count, from, length);
    count += length;
  }
  offsets[rows] = (int64_t)count;
  caretaker_column_view view = CARETAKER_COLUMN_VIEW_INIT;
  view.large = true, view.values = bytes, view.length = count, view.offsets = offsets, view.rows = rows;
  view.validity = validity, view.first_bit = (size_t)array->offset;
  const bool is_done = format_view(work, &view);
  free(offsets), free(bytes);
  return is_done;
}

static bool format_array(Work *work, const struct ArrowSchema *schema, const struct ArrowArray *array) {
  if (schema->dictionary) {
    PyErr_SetString(PyExc_TypeError, "a column of a dictionary: cast it to text first");
    return false;
  }
  if (!strcmp(schema->format, "vu")) return format_views(work, array);
  const bool large = !strcmp(schema->format, "U");
  if (!large && strcmp(schema->format, "u")) {
    PyErr_Format(PyExc_TypeError, "a column of text is expected, not of Arrow's format '%s'", schema->format);
    return false;
  }
  static const int64_t none[1];
  const size_t width = large ? 8 : 4;
  caretaker_column_view view = CARETAKER_COLUMN_VIEW_INIT;
  view.large = large;
  view.rows = (size_t)array->length;
  // of no rows there may be no offsets
  view.offsets = array->buffers[1] ? (const char *)array->buffers[1] + width * (size_t)array->offset : (const char *)none;
  view.values = array->buffers[2];
  view.length = offset(&view, view.rows);
  view.validity = array->buffers[0];
  view.first_bit = (size_t)array->offset;
  return format_view(work, &view);
}

// An array of Arrow's, by the protocol of capsules: a schema and what lies in memory.
static bool format_capsules(Work *work, PyObject *values) {
  PyObject *pair = PyObject_CallMethod(values, "__arrow_c_array__", NULL);
  if (!pair) return false;
  PyObject *first = PySequence_GetItem(pair, 0), *second = first ? PySequence_GetItem(pair, 1) : NULL;
  const struct ArrowSchema *schema = second ? PyCapsule_GetPointer(first, "arrow_schema") : NULL;
  const struct ArrowArray *array = schema ? PyCapsule_GetPointer(second, "arrow_array") : NULL;
  // the capsules own it, and are kept meanwhile
  const bool is_done = array && format_array(work, schema, array);
  Py_XDECREF(first);
  Py_XDECREF(second);
  Py_DECREF(pair);
  return is_done;
}

static bool format_stream(Work *work, PyObject *values) {
  PyObject *capsule = PyObject_CallMethod(values, "__arrow_c_stream__", NULL);
  struct ArrowArrayStream *stream = capsule ? PyCapsule_GetPointer(capsule, "arrow_array_stream") : NULL;
  struct ArrowSchema schema = {.release = NULL};
  bool is_done = stream && !stream->get_schema(stream, &schema);
  if (stream && !is_done) PyErr_SetString(PyExc_ValueError, "the stream of Arrow's has no schema");
  while (is_done) {
    struct ArrowArray array = {.release = NULL};
    if (stream->get_next(stream, &array)) {
      const char *message = stream->get_last_error(stream);
      PyErr_SetString(PyExc_ValueError, message ? message : "the stream of Arrow's ended with an error");
      is_done = false;
    }
    if (!array.release) break;
    is_done = format_array(work, &schema, &array);
    array.release(&array);
  }
  if (schema.release) schema.release(&schema);
  Py_XDECREF(capsule);
  return is_done;
}

// ------------------------------------------------------------------------------------------------------- Sequences

// What a sequence holds, copied: strings side by side.
static bool format_sequence(Work *work, PyObject *values) {
  const Py_ssize_t rows = PySequence_Size(values);
  if (rows < 0) return false;
  int64_t *offsets = malloc(((size_t)rows + 1) * sizeof *offsets);
  uint8_t *validity = calloc(((size_t)rows + 7) / 8 + 1, 1);
  size_t capacity = (size_t)rows * 16 + 64, count = 0;
  char *bytes = malloc(capacity);
  bool is_done = offsets && validity && bytes;
  if (!is_done) PyErr_NoMemory();
  for (Py_ssize_t row = 0; is_done && row < rows; row++) {
    offsets[row] = (int64_t)count;
    PyObject *item = PySequence_GetItem(values, row);
    Py_ssize_t length = 0;
    const char *text = item && item != Py_None ? utf8(item, &length) : NULL;
    is_done = item && (item == Py_None || text);
    if (text && count + (size_t)length > capacity) {
      capacity = (count + (size_t)length) * 2;
      char *larger = realloc(bytes, capacity);
      if (larger) bytes = larger;
      else is_done = (PyErr_NoMemory(), false);
    }
    if (text && is_done) {
      memcpy(bytes + count, text, (size_t)length);
      count += (size_t)length;
      validity[row >> 3] |= (uint8_t)(1 << (row & 7));
    }
    Py_XDECREF(item);
  }
  if (is_done) {
    offsets[rows] = (int64_t)count;
    caretaker_column_view view = CARETAKER_COLUMN_VIEW_INIT;
    view.large = true, view.values = bytes, view.length = count, view.offsets = offsets, view.rows = (size_t)rows;
    view.validity = validity;
    is_done = format_view(work, &view);
  }
  free(offsets), free(validity), free(bytes);
  return is_done;
}

// ------------------------------------------------------------------------------------------------------- The module

typedef struct {
  PyObject_HEAD
  caretaker_formatter *formatter;
  // whether a thread is at work with it
  bool is_taken;
} FormatterObject;

static PyObject *formatter_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"format", "question", "rejected", NULL};
  PyObject *format;
  int question, rejected;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "O!ii", names, format_type, &format, &question, &rejected)) return NULL;
  caretaker_formatter *formatter;
  const caretaker_status status = caretaker_formatter_create(
    ((FormatObject *)format)->format, (caretaker_question)question, (caretaker_rejected)rejected, &formatter);
  if (status) return raise_status(status);
  FormatterObject *self = (FormatterObject *)make(type);
  if (self) self->formatter = formatter;
  else caretaker_formatter_free(formatter);
  return (PyObject *)self;
}

static void formatter_free(PyObject *self) {
  caretaker_formatter_free(((FormatterObject *)self)->formatter);
  unmake(self);
}

static PyObject *formatter_format(PyObject *self, PyObject *values) {
  FormatterObject *formatter = (FormatterObject *)self;
  if (formatter->is_taken) {
    PyErr_SetString(PyExc_RuntimeError, "another thread is at work with this formatter");
    return NULL;
  }
  Work work = {.formatter = formatter->formatter};
  formatter->is_taken = true;
  const bool is_done = PyObject_HasAttrString(values, "__arrow_c_array__")    ? format_capsules(&work, values)
                       : PyObject_HasAttrString(values, "__arrow_c_stream__") ? format_stream(&work, values)
                                                                              : format_sequence(&work, values);
  formatter->is_taken = false;
  // of a stream without a chunk nothing was made
  if (is_done && !work.column) caretaker_column_create(true, &work.column);
  ColumnObject *column = is_done ? (ColumnObject *)make(column_type) : NULL;
  if (!column) {
    caretaker_column_free(work.column);
    return NULL;
  }
  column->column = work.column;
  column->view = (caretaker_column_view)CARETAKER_COLUMN_VIEW_INIT;
  caretaker_column_get_view(work.column, &column->view);
  return (PyObject *)column;
}

static PyMethodDef formatter_methods[] = {
  {"format", formatter_format, METH_O, "format(values)\n--\n\nFormats a column of Arrow's, or a sequence of str and None."},
  {NULL, NULL, 0, NULL},
};

static PyType_Slot formatter_slots[] = {
  {Py_tp_doc, "Formats columns, and keeps what it has learnt of them. For one thread at a time."},
  {Py_tp_new, formatter_new},
  {Py_tp_dealloc, formatter_free},
  {Py_tp_methods, formatter_methods},
  {0, NULL},
};

static PyType_Spec formatter_spec = {
  "caretaker._caretaker.Formatter", sizeof(FormatterObject), 0, Py_TPFLAGS_DEFAULT, formatter_slots};

static PyMethodDef column_methods[] = {
  {"to_list", column_to_list, METH_NOARGS, "to_list()\n--\n\nThe rows as a list; None for a null."},
  {"__arrow_c_schema__", column_arrow_schema, METH_NOARGS, NULL},
  {"__arrow_c_array__", (PyCFunction)(void (*)(void))column_arrow_array, METH_VARARGS | METH_KEYWORDS, NULL},
  {NULL, NULL, 0, NULL},
};

static PyGetSetDef column_values[] = {
  {"null_count", column_null_count, NULL, "How many rows are nulls.", NULL},
  {"verdicts", column_verdicts, NULL, "Whether what each row was made of is valid: a column of bool.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot column_slots[] = {
  {Py_tp_doc,
   "A column that was formatted. Whatever reads Arrow takes it without a copy: ``pyarrow.array(column)``, "
   "``polars.Series(column)``."},
  {Py_tp_dealloc, column_free},
  {Py_tp_methods, column_methods},
  {Py_tp_getset, column_values},
  {Py_sq_length, column_length},
  {Py_sq_item, column_item},
  {0, NULL},
};

static PyType_Spec column_spec = {
  "caretaker.Column", sizeof(ColumnObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, column_slots};

int add_columns(PyObject *module) {
  column_type = add_type(module, &column_spec);
  return column_type && add_type(module, &formatter_spec) ? 0 : -1;
}
