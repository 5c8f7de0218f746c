// Formats: what they are made of, and what they make of a text.
#include "formats.h"
#include "names.h"

PyTypeObject *format_type;

PyObject *made(PyTypeObject *type, caretaker_format *format) {
  FormatObject *self = (FormatObject *)make(type);
  if (self) self->format = format;
  else caretaker_format_free(format);
  return (PyObject *)self;
}

static void format_free(PyObject *self) {
  caretaker_format_free(((FormatObject *)self)->format);
  unmake(self);
}

static PyObject *format_mask(PyObject *type, PyObject *args) {
  const char *text;
  Py_ssize_t length;
  int permissive;
  if (!PyArg_ParseTuple(args, "s#p", &text, &length, &permissive)) return NULL;
  caretaker_mask_options options = CARETAKER_MASK_OPTIONS_INIT;
  options.permissive = permissive;
  caretaker_format *format;
  caretaker_error *error;
  const caretaker_status status = caretaker_format_mask(text, (size_t)length, &options, &format, &error);
  return status ? raise_format_error(status, error, text, length) : made((PyTypeObject *)type, format);
}

static PyObject *format_from_program(PyObject *type, PyObject *args) {
  Py_buffer program;
  if (!PyArg_ParseTuple(args, "y*", &program)) return NULL;
  caretaker_format *format;
  caretaker_error *error;
  // an empty object may have no bytes to point at
  const uint8_t *bytes = program.len ? program.buf : (const uint8_t *)"";
  const caretaker_status status = caretaker_format_program(bytes, (size_t)program.len, &format, &error);
  PyBuffer_Release(&program);
  return status ? raise_format_error(status, error, "", 0) : made((PyTypeObject *)type, format);
}

static PyObject *format_dialect(PyObject *type, PyObject *args) {
  const char *text, *dialect;
  Py_ssize_t length;
  int permissive;
  if (!PyArg_ParseTuple(args, "s#sp", &text, &length, &dialect, &permissive)) return NULL;
  caretaker_mask_options options = CARETAKER_MASK_OPTIONS_INIT;
  options.permissive = permissive;
  caretaker_format *format;
  caretaker_error *error;
  const caretaker_status status = caretaker_format_dialect(text, (size_t)length, dialect, &options, &format, &error);
  return status ? raise_format_error(status, error, text, length) : made((PyTypeObject *)type, format);
}

static PyObject *format_named(PyObject *type, PyObject *args) {
  const char *name, *today;
  Py_ssize_t length;
  if (!PyArg_ParseTuple(args, "s#z", &name, &length, &today)) return NULL;
  caretaker_name_options options = CARETAKER_NAME_OPTIONS_INIT;
  options.today = today;
  caretaker_format *format;
  caretaker_error *error;
  const caretaker_status status = caretaker_format_named(name, (size_t)length, &options, &format, &error);
  return status ? raise_format_error(status, error, name, length) : made((PyTypeObject *)type, format);
}

typedef struct {
  const caretaker_format *format;
  const char *text;
  Py_ssize_t length;
  caretaker_format_text_kind kind;
} Request;

static caretaker_status copy_formatted(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Request *request = context;
  return caretaker_format_format(request->format, request->text, (size_t)request->length, buffer, capacity, length);
}

static caretaker_status copy_parsed(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Request *request = context;
  return caretaker_format_parse(request->format, request->text, (size_t)request->length, buffer, capacity, length);
}

static caretaker_status copy_fact(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Request *request = context;
  return caretaker_format_text(request->format, request->kind, buffer, capacity, length);
}

static PyObject *request(PyObject *self, PyObject *text, text_copier copy) {
  Request request = {.format = ((FormatObject *)self)->format};
  request.text = utf8(text, &request.length);
  return request.text ? copied(copy, &request) : NULL;
}

static PyObject *format_format(PyObject *self, PyObject *value) {
  PyObject *text = value_text(((FormatObject *)self)->format, value);
  PyObject *formatted = text ? request(self, text, copy_formatted) : NULL;
  Py_XDECREF(text);
  return formatted;
}
static PyObject *format_parse(PyObject *self, PyObject *text) { return request(self, text, copy_parsed); }

static PyObject *format_fact(PyObject *self, void *kind) {
  const Request request = {.format = ((FormatObject *)self)->format, .kind = (caretaker_format_text_kind)(intptr_t)kind};
  return copied(copy_fact, &request);
}

typedef struct {
  const caretaker_format *format;
  size_t index;
  caretaker_note_kind kind;
  caretaker_range span;
} Note;

static caretaker_status copy_note(const void *context, char *buffer, size_t capacity, size_t *length) {
  Note *note = (Note *)context;
  return caretaker_format_note(note->format, note->index, &note->kind, &note->span, buffer, capacity, length);
}

static PyObject *format_notes(PyObject *self, void *none) {
  (void)none;
  Note note = {.format = ((FormatObject *)self)->format};
  caretaker_format_facts facts = CARETAKER_FORMAT_FACTS_INIT;
  const caretaker_status status = caretaker_format_get_facts(note.format, &facts);
  if (status) return raise_status(status);
  PyObject *notes = PyList_New(facts.note_count);
  for (; notes && note.index < facts.note_count; note.index++) {
    PyObject *message = copied(copy_note, &note);
    PyObject *pair = message ? Py_BuildValue("(NN)", name_of((int)note.kind, note_kind_names), message) : NULL;
    if (!pair || PyList_SetItem(notes, (Py_ssize_t)note.index, pair)) Py_CLEAR(notes);
  }
  return notes;
}

static PyObject *format_program(PyObject *self, void *none) {
  (void)none;
  const caretaker_format *format = ((FormatObject *)self)->format;
  size_t size;
  caretaker_status status = caretaker_format_copy_program(format, NULL, 0, &size);
  if (status == CARETAKER_NOT_FOUND) Py_RETURN_NONE;
  if (status != CARETAKER_SHORT_BUFFER) return raise_status(status);
  PyObject *program = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)size);
  if (!program) return NULL;
  status = caretaker_format_copy_program(format, (uint8_t *)PyBytes_AsString(program), size, &size);
  if (!status) return program;
  Py_DECREF(program);
  return raise_status(status);
}

static PyObject *format_is_secure(PyObject *self, void *none) {
  (void)none;
  caretaker_format_facts facts = CARETAKER_FORMAT_FACTS_INIT;
  const caretaker_status status = caretaker_format_get_facts(((FormatObject *)self)->format, &facts);
  return status ? raise_status(status) : PyBool_FromLong(facts.is_secure);
}

static caretaker_status copy_name(const void *context, char *buffer, size_t capacity, size_t *length) {
  return caretaker_catalog_name(*(const size_t *)context, buffer, capacity, length);
}

static PyObject *format_names(PyObject *type, PyObject *none) {
  (void)type, (void)none;
  const size_t count = caretaker_catalog_count();
  PyObject *names = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; names && i < count; i++) {
    PyObject *name = copied(copy_name, &i);
    if (!name || PyList_SetItem(names, (Py_ssize_t)i, name)) Py_CLEAR(names);
  }
  return names;
}

static PyMethodDef methods[] = {
  {"_mask", format_mask, METH_CLASS | METH_VARARGS, NULL},
  {"_from_program", format_from_program, METH_CLASS | METH_VARARGS, NULL},
  {"_dialect", format_dialect, METH_CLASS | METH_VARARGS, NULL},
  {"_named", format_named, METH_CLASS | METH_VARARGS, NULL},
  {"_number", format_number, METH_CLASS | METH_VARARGS, NULL},
  {"_phone", format_phone, METH_CLASS | METH_VARARGS, NULL},
  {"_card", format_card, METH_CLASS | METH_VARARGS, NULL},
  {"_names", format_names, METH_CLASS | METH_NOARGS, NULL},
  {"format", format_format, METH_O,
   "format(value)\n--\n\nShows a value: ``5551234567`` as ``(555) 123-4567``.\n\n"
   "A number may also be an int, a float or a Decimal. Raises ValueError where a character is rejected."},
  {"parse", format_parse, METH_O,
   "parse(text)\n--\n\nReads a text as people have it at hand, and returns its value.\n\nRaises ValueError where no field accepts it."},
  {"validate", KEYWORDS(format_validate),
   "validate(text, language=None)\n--\n\nJudges a text that is submitted, as finished; its message is in words of a language, such as ``de``."},
  {"is_valid", format_is_valid, METH_O,
   "is_valid(text)\n--\n\nWhether a text is a complete value that passes the checks; ``validate`` says what is wrong."},
  {"examples", format_examples, METH_O,
   "examples(count)\n--\n\nComplete values of its mask that its checks accept and that look real, always the same ones.\n\n"
   "1,000 at most, fewer where it has not so many, or no mask."},
  {"preparing", KEYWORDS(format_preparing),
   "preparing(*, prefixes=(), country_code='', replacements={})\n--\n\n"
   "A format like this one, whose fields and columns prepare texts that arrive whole.\n\n"
   "Where a text is not a value as it came, a prefix, or the digits of a country's code where all that follows is\n"
   "a value, are left out before it is read again, and then characters are replaced. Raises LookupError for\n"
   "numbers and phone numbers."},
  {NULL, NULL, 0, NULL},
};

static PyGetSetDef facts[] = {
  {"title", format_fact, NULL, "Its name, or the text of its mask.", (void *)CARETAKER_FORMAT_TITLE},
  {"label", format_fact, NULL, "What stands beside a field; empty for a mask.", (void *)CARETAKER_FORMAT_LABEL},
  {"example", format_fact, NULL, "A complete value as it is shown.", (void *)CARETAKER_FORMAT_EXAMPLE},
  {"mask", format_fact, NULL, "The text of its mask; empty for numbers and phone numbers.", (void *)CARETAKER_FORMAT_MASK},
  {"program", format_program, NULL,
   "Its compiled mask, which ``Mask.from_program`` reads without compiling; None for numbers and phone numbers.", NULL},
  {"notes", format_notes, NULL,
   "What was left out of a mask of another library, or is typed otherwise: ``('differs', 'a sentence')``.", NULL},
  {"outline", format_report, NULL,
   "How its mask is read, in words: an item a line, and what is inside one indented. Empty for a compiled mask; None for\n"
   "numbers and phone numbers, as ``lengths`` and ``diagram`` are.", (void *)CARETAKER_REPORT_OUTLINE},
  {"lengths", format_report, NULL, "How many characters a complete value has: ``4 to 6 characters``.",
   (void *)CARETAKER_REPORT_LENGTHS},
  {"diagram", format_report, NULL, "Its automaton, in the language of Graphviz.", (void *)CARETAKER_REPORT_DIAGRAM},
  {"warnings", format_warnings, NULL,
   "What is likely a slip in its mask: for each its code, a message, a suggestion, and the mask with carets under the\n"
   "place. The mask is compiled again for that: for whoever writes one, not for a field.", NULL},
  {"is_secure", format_is_secure, NULL, "Whether values are not for other people's eyes.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc, "What a field is made over: a mask, a named format, numbers, phone numbers or cards. It never changes."},
  {Py_tp_dealloc, format_free},
  {Py_tp_methods, methods},
  {Py_tp_getset, facts},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker.Format", sizeof(FormatObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

int add_formats(PyObject *module) {
  format_type = add_type(module, &spec);
  return format_type && !add_validations(module) ? 0 : -1;
}
