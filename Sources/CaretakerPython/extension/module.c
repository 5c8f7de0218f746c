#include <stdarg.h>
#include <string.h>

#include "module.h"

PyObject *format_error;

PyTypeObject *add_type(PyObject *module, PyType_Spec *spec) {
  PyObject *type = PyType_FromSpec(spec);
  if (!type || PyModule_AddType(module, (PyTypeObject *)type)) return NULL;
  return (PyTypeObject *)type;
}

PyObject *make(PyTypeObject *type) { return ((allocfunc)PyType_GetSlot(type, Py_tp_alloc))(type, 0); }

void unmake(PyObject *object) {
  PyTypeObject *type = Py_TYPE(object);
  ((freefunc)PyType_GetSlot(type, Py_tp_free))(object);
  Py_DECREF(type);
}

const char *utf8(PyObject *text, Py_ssize_t *length) {
  if (PyUnicode_Check(text)) return PyUnicode_AsUTF8AndSize(text, length);
  raise_wrong_type("a str", text);
  return NULL;
}

const char *plain_text(PyObject *text) {
  Py_ssize_t length;
  const char *bytes = utf8(text, &length);
  if (!bytes || strlen(bytes) == (size_t)length) return bytes;
  PyErr_SetString(PyExc_ValueError, "a text has a zero character");
  return NULL;
}

PyObject *raise_wrong_type(const char *expected, PyObject *given) {
  PyObject *name = PyType_GetName(Py_TYPE(given));
  if (name) PyErr_Format(PyExc_TypeError, "expected %s, not %U", expected, name);
  Py_XDECREF(name);
  return NULL;
}

static bool is_known(PyObject *keyword, char **names) {
  for (; *names; names++)
    if (PyUnicode_CompareWithASCIIString(keyword, *names) == 0) return true;
  return false;
}

static void raise_unknown_keyword(const char *call, PyObject *keyword, char **names) {
  PyObject *known = PyUnicode_FromString(*names++);
  for (; known && *names; names++) {
    PyObject *longer = PyUnicode_FromFormat("%U, %s", known, *names);
    Py_DECREF(known);
    known = longer;
  }
  if (known) PyErr_Format(PyExc_TypeError, "%s has no argument %R: it takes %U", call, keyword, known);
  Py_XDECREF(known);
}

bool read_arguments(PyObject *args, PyObject *keywords, const char *format, char **names, ...) {
  Py_ssize_t next = 0;
  PyObject *keyword, *value;
  while (keywords && PyDict_Next(keywords, &next, &keyword, &value))
    if (!is_known(keyword, names)) return raise_unknown_keyword(strchr(format, ':') + 1, keyword, names), false;
  va_list places;
  va_start(places, names);
  const bool is_read = PyArg_VaParseTupleAndKeywords(args, keywords, format, names, places);
  va_end(places);
  return is_read;
}

int read_offset(PyObject *given, void *offset) {
  int overflow;
  const long long value = PyLong_AsLongLongAndOverflow(given, &overflow);
  if (value == -1 && PyErr_Occurred()) return 0;
  if (overflow < 0 || value < 0) return PyErr_SetString(PyExc_IndexError, "an offset is 0 or more"), 0;
  *(uint32_t *)offset = overflow > 0 || value > UINT32_MAX ? UINT32_MAX : (uint32_t)value;
  return 1;
}

PyObject *raise_status(caretaker_status status) {
  PyObject *type = status == CARETAKER_NOT_FOUND      ? PyExc_LookupError
                   : status == CARETAKER_OUT_OF_RANGE ? PyExc_IndexError
                                                      : PyExc_ValueError;
  PyErr_SetString(type, caretaker_status_name(status));
  return NULL;
}

// How many characters some bytes of UTF-8 have.
static Py_ssize_t characters(const char *text, Py_ssize_t count) {
  Py_ssize_t characters = 0;
  for (Py_ssize_t i = 0; i < count; i++) characters += (text[i] & 0xC0) != 0x80;
  return characters;
}

static int set_text(PyObject *object, const char *name, const char *text) {
  PyObject *value = PyUnicode_FromString(text);
  const int result = value ? PyObject_SetAttrString(object, name, value) : -1;
  Py_XDECREF(value);
  return result;
}

PyObject *raise_format_error(caretaker_status status, caretaker_error *error, const char *text, Py_ssize_t length) {
  if (!error) return raise_status(status);
  const caretaker_range span = caretaker_error_span(error);
  const bool is_within = text && (Py_ssize_t)span.start <= length && (Py_ssize_t)span.end <= length;
  PyObject *raised = PyObject_CallFunction(format_error, "s", caretaker_error_message(error));
  PyObject *place = is_within ? Py_BuildValue("(nn)", characters(text, span.start), characters(text, span.end))
                              : Py_BuildValue("(ii)", 0, 0);
  if (raised && place && !PyObject_SetAttrString(raised, "span", place)
      && !set_text(raised, "code", caretaker_error_code(error)) && !set_text(raised, "message", caretaker_error_message(error))
      && !set_text(raised, "suggestion", caretaker_error_suggestion(error))
      && !set_text(raised, "diagnostic", caretaker_error_diagnostic(error)))
    PyErr_SetObject(format_error, raised);
  Py_XDECREF(raised);
  Py_XDECREF(place);
  caretaker_error_free(error);
  return NULL;
}

// Makes a str of a buffer, and overwrites that: the text may be a secret. Volatile, so that no compiler leaves it out.
static PyObject *taken(char *buffer, size_t length) {
  PyObject *text = PyUnicode_FromStringAndSize(buffer, (Py_ssize_t)length);
  for (volatile char *byte = buffer; byte < buffer + length; byte++) *byte = 0;
  return text;
}

PyObject *copied(text_copier copy, const void *context) {
  char buffer[512];
  size_t length;
  caretaker_status status = copy(context, buffer, sizeof buffer, &length);
  if (status == CARETAKER_OK) return taken(buffer, length);
  if (status != CARETAKER_SHORT_BUFFER) return raise_status(status);
  char *longer = PyMem_Malloc(length + 1);
  if (!longer) return PyErr_NoMemory();
  status = copy(context, longer, length + 1, &length);
  PyObject *text = status == CARETAKER_OK ? taken(longer, length) : raise_status(status);
  PyMem_Free(longer);
  return text;
}

static PyObject *add_language(PyObject *module, PyObject *args, PyObject *keywords) {
  (void)module;
  static char *names[] = {"tag", "table", NULL};
  PyObject *tag, *table;
  if (!read_arguments(args, keywords, "OO:add_language", names, &tag, &table)) return NULL;
  Py_ssize_t length;
  const char *code = plain_text(tag), *text = code ? utf8(table, &length) : NULL;
  if (!text) return NULL;
  caretaker_error *error;
  const caretaker_status status = caretaker_add_language(code, text, (size_t)length, &error);
  if (status) return raise_format_error(status, error, text, length);
  Py_RETURN_NONE;
}

static PyMethodDef functions[] = {
  {"add_language", KEYWORDS(add_language),
   "add_language(tag, table)\n--\n\nAdds messages in a language such as ``nl``, or other words for one that there is.\n\n"
   "The table has lines of a key, blanks and a text, such as ``field.full het veld is vol``. It is used from then on,\n"
   "by all fields, formats, columns and new forms. Raises FormatError, which names the line that is wrong."},
  {NULL, NULL, 0, NULL}};

static struct PyModuleDef definition = {
  PyModuleDef_HEAD_INIT, "caretaker._caretaker", NULL, -1, functions, NULL, NULL, NULL, NULL};

__attribute__((visibility("default"))) PyMODINIT_FUNC PyInit__caretaker(void) {
  PyObject *module = PyModule_Create(&definition);
  if (!module) return NULL;
  format_error = PyErr_NewExceptionWithDoc(
    "caretaker.FormatError",
    "No format or form can be made: ``message`` says why, ``span`` where (characters of the text, from and to),\n"
    "``suggestion`` what to do, ``diagnostic`` shows it, and ``code`` is for programs.",
    PyExc_ValueError, NULL);
  Py_XINCREF(format_error);
  if (!format_error || PyModule_AddObject(module, "FormatError", format_error)
      || PyModule_AddStringConstant(module, "version", caretaker_version()) || add_formats(module) || add_fields(module)
      || add_columns(module) || add_forms(module)) {
    Py_DECREF(module);
    return NULL;
  }
  return module;
}
