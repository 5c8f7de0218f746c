// Columns of Arrow's, which are read where they lie.
#include <stdlib.h>
#include <string.h>

#include "columns.h"

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
bool format_capsules(Work *work, PyObject *values) {
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

bool format_stream(Work *work, PyObject *values) {
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
