// Verdicts on texts that are submitted.
#include "formats.h"
#include "names.h"

typedef struct {
  PyObject_HEAD
  caretaker_state state;
  PyObject *message;
} ValidationObject;

static PyTypeObject *validation_type;

typedef struct {
  const caretaker_format *format;
  const char *text, *language;
  Py_ssize_t length;
  caretaker_state state;
} Submission;

static caretaker_status copy_message(const void *context, char *buffer, size_t capacity, size_t *length) {
  Submission *submission = (Submission *)context;
  return caretaker_format_validate(
    submission->format, submission->text, (size_t)submission->length, submission->language, &submission->state, buffer,
    capacity, length);
}

// ------------------------------------------------------------------------------------------------ Methods of formats

PyObject *format_validate(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"text", "language", NULL};
  Submission submission = {.format = ((FormatObject *)self)->format};
  PyObject *text;
  if (!read_arguments(args, keywords, "O|z:validate", names, &text, &submission.language)) return NULL;
  submission.text = utf8(text, &submission.length);
  PyObject *message = submission.text ? copied(copy_message, &submission) : NULL;
  ValidationObject *validation = message ? (ValidationObject *)make(validation_type) : NULL;
  if (!validation) {
    Py_XDECREF(message);
    return NULL;
  }
  validation->state = submission.state;
  validation->message = message;
  return (PyObject *)validation;
}

// A text without a message is valid.
static bool is_valid(PyObject *self) { return PyUnicode_GetLength(((ValidationObject *)self)->message) == 0; }

PyObject *format_is_valid(PyObject *self, PyObject *text) {
  Submission submission = {.format = ((FormatObject *)self)->format};
  submission.text = utf8(text, &submission.length);
  PyObject *message = submission.text ? copied(copy_message, &submission) : NULL;
  if (!message) return NULL;
  const bool is_valid = PyUnicode_GetLength(message) == 0;
  Py_DECREF(message);
  return PyBool_FromLong(is_valid);
}

// --------------------------------------------------------------------------------------------------------- The type

static void validation_free(PyObject *self) {
  Py_XDECREF(((ValidationObject *)self)->message);
  unmake(self);
}

static PyObject *validation_state(PyObject *self, void *none) {
  return (void)none, name_of((int)((ValidationObject *)self)->state, state_names);
}

static PyObject *validation_message(PyObject *self, void *none) {
  return (void)none, Py_NewRef(((ValidationObject *)self)->message);
}

static PyObject *validation_is_valid(PyObject *self, void *none) {
  return (void)none, PyBool_FromLong(is_valid(self));
}

static int validation_bool(PyObject *self) { return is_valid(self); }

// Without the message, which may quote a character of a secret.
static PyObject *validation_repr(PyObject *self) {
  PyObject *state = validation_state(self, NULL);
  PyObject *text = state ? PyUnicode_FromFormat("<caretaker.Validation: %U>", state) : NULL;
  Py_XDECREF(state);
  return text;
}

static PyGetSetDef values[] = {
  {"state", validation_state, NULL, "``complete``, ``incomplete`` or ``invalid``, with the format's checks.", NULL},
  {"message", validation_message, NULL, "Why the text is not valid, such as ``the check digit is wrong``; empty if it is.", NULL},
  {"is_valid", validation_is_valid, NULL, "Whether the text is a complete value that passes the format's checks.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc, "A format's verdict on a text that is submitted. It is true if the text is valid, and never changes."},
  {Py_tp_dealloc, validation_free},
  {Py_tp_getset, values},
  {Py_tp_repr, validation_repr},
  {Py_nb_bool, validation_bool},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker.Validation", sizeof(ValidationObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

int add_validations(PyObject *module) {
  validation_type = add_type(module, &spec);
  return validation_type ? 0 : -1;
}
