// What is read of a field.
#include "fields.h"
#include "names.h"

typedef struct {
  const caretaker_field *field;
  const char *language;
  size_t number;
  bool is_finished;
} Question;

static caretaker_status copy_text(const void *context, char *buffer, size_t capacity, size_t *length) {
  return caretaker_field_text(((const Question *)context)->field, NULL, buffer, capacity, length);
}
static caretaker_status copy_value(const void *context, char *buffer, size_t capacity, size_t *length) {
  return caretaker_field_value(((const Question *)context)->field, buffer, capacity, length);
}
static caretaker_status copy_plain_value(const void *context, char *buffer, size_t capacity, size_t *length) {
  return caretaker_field_plain_value(((const Question *)context)->field, buffer, capacity, length);
}
static caretaker_status copy_placeholder(const void *context, char *buffer, size_t capacity, size_t *length) {
  return caretaker_field_placeholder(((const Question *)context)->field, buffer, capacity, length);
}
static caretaker_status copy_redacted(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_redacted_text(question->field, question->number, buffer, capacity, length);
}
static caretaker_status copy_state(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_state_message(
    question->field, question->is_finished, question->language, buffer, capacity, length);
}
static caretaker_status copy_capture_name(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_capture_name(question->field, question->number, buffer, capacity, length);
}
static caretaker_status copy_capture_text(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_capture_text(question->field, question->number, buffer, capacity, length);
}
static caretaker_status copy_candidate(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_candidate_name(question->field, question->number, buffer, capacity, length);
}
static caretaker_status copy_card_network(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_card_network_name(question->field, question->number, buffer, capacity, length);
}
static caretaker_status copy_phone(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_phone(
    question->field, (caretaker_phone_text_kind)question->number, buffer, capacity, length);
}

PyObject *field_text(PyObject *self, void *none) {
  return (void)none, copied(copy_text, &(Question){.field = field_of(self)});
}
PyObject *field_value(PyObject *self, void *none) {
  return (void)none, copied(copy_value, &(Question){.field = field_of(self)});
}
PyObject *field_plain_value(PyObject *self, void *none) {
  return (void)none, copied(copy_plain_value, &(Question){.field = field_of(self)});
}
PyObject *field_placeholder(PyObject *self, void *none) {
  return (void)none, copied(copy_placeholder, &(Question){.field = field_of(self)});
}

PyObject *field_redacted_text(PyObject *self, PyObject *count) {
  const size_t number = PyLong_AsSize_t(count);
  if (PyErr_Occurred()) return NULL;
  return copied(copy_redacted, &(Question){.field = field_of(self), .number = number});
}

PyObject *field_phone(PyObject *self, PyObject *kind) {
  int number;
  if (!number_of(kind, phone_text_kind_names, &number)) return NULL;
  return copied(copy_phone, &(Question){.field = field_of(self), .number = (size_t)number});
}

// A text that there may not be: None then.
static PyObject *copied_or_none(text_copier copy, const Question *question) {
  PyObject *text = copied(copy, question);
  if (text || !PyErr_ExceptionMatches(PyExc_LookupError)) return text;
  PyErr_Clear();
  Py_RETURN_NONE;
}

PyObject *field_e164(PyObject *self, void *none) {
  (void)none;
  return copied_or_none(copy_phone, &(Question){.field = field_of(self), .number = CARETAKER_PHONE_E164});
}

PyObject *field_network(PyObject *self, void *none) {
  return (void)none, copied_or_none(copy_card_network, &(Question){.field = field_of(self)});
}

PyObject *field_state(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"finished", NULL};
  int is_finished = 0;
  if (!read_arguments(args, keywords, "|$p:state", names, &is_finished)) return NULL;
  caretaker_state state;
  const caretaker_status status = caretaker_field_state(field_of(self), is_finished, &state);
  return status ? raise_status(status) : name_of((int)state, state_names);
}

PyObject *field_state_message(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"language", "finished", NULL};
  Question question = {.field = field_of(self)};
  int is_finished = 0;
  if (!read_arguments(args, keywords, "|z$p:state_message", names, &question.language, &is_finished)) return NULL;
  question.is_finished = is_finished;
  return copied(copy_state, &question);
}

PyObject *field_selection(PyObject *self, void *none) {
  (void)none;
  caretaker_selection selection;
  const caretaker_status status = caretaker_field_get_selection(field_of(self), &selection);
  return status ? raise_status(status) : Py_BuildValue("(II)", selection.anchor, selection.caret);
}

PyObject *field_caret(PyObject *self, void *none) {
  (void)none;
  caretaker_selection selection;
  const caretaker_status status = caretaker_field_get_selection(field_of(self), &selection);
  return status ? raise_status(status) : PyLong_FromUnsignedLong(selection.caret);
}

PyObject *field_fact(PyObject *self, void *offset) {
  caretaker_field_facts facts = CARETAKER_FIELD_FACTS_INIT;
  const caretaker_status status = caretaker_field_get_facts(field_of(self), &facts);
  return status ? raise_status(status) : PyBool_FromLong(*((const bool *)&facts + (size_t)(intptr_t)offset));
}

PyObject *field_captures(PyObject *self, void *none) {
  (void)none;
  size_t count;
  const caretaker_status status = caretaker_field_capture_count(field_of(self), &count);
  if (status) return raise_status(status);
  PyObject *captures = PyDict_New();
  for (size_t i = 0; captures && i < count; i++) {
    const Question question = {.field = field_of(self), .number = i};
    PyObject *name = copied(copy_capture_name, &question), *text = name ? copied(copy_capture_text, &question) : NULL;
    if (!text || PyDict_SetItem(captures, name, text)) Py_CLEAR(captures);
    Py_XDECREF(name);
    Py_XDECREF(text);
  }
  return captures;
}

static PyObject *names(PyObject *self, size_t count, text_copier copy) {
  PyObject *names = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; names && i < count; i++) {
    PyObject *name = copied(copy, &(Question){.field = field_of(self), .number = i});
    if (!name || PyList_SetItem(names, (Py_ssize_t)i, name)) Py_CLEAR(names);
  }
  return names;
}

PyObject *field_candidates(PyObject *self, void *none) {
  (void)none;
  size_t count;
  const caretaker_status status = caretaker_field_candidate_count(field_of(self), &count);
  return status ? raise_status(status) : names(self, count, copy_candidate);
}

PyObject *field_card_networks(PyObject *self, void *none) {
  (void)none;
  size_t count = 0;
  const caretaker_status status = caretaker_field_card_network_count(field_of(self), &count);
  return status && status != CARETAKER_NOT_FOUND ? raise_status(status) : names(self, count, copy_card_network);
}

PyObject *field_ambiguity(PyObject *self, void *none) {
  (void)none;
  uint32_t position;
  if (caretaker_field_ambiguity(field_of(self), &position)) Py_RETURN_NONE;
  return PyLong_FromUnsignedLong(position);
}

// A character and the reason; one that a newer library has is not known by name.
static PyObject *rejection_pair(caretaker_rejection rejection) {
  PyObject *reason = name_of((int)rejection.reason, reason_names);
  if (reason == Py_None) {
    Py_DECREF(reason);
    reason = PyUnicode_FromString("unknown");
  }
  return reason ? Py_BuildValue("(IN)", rejection.position, reason) : NULL;
}

PyObject *field_rejected(PyObject *self, void *none) {
  (void)none;
  caretaker_rejection found[64];
  size_t count;
  const caretaker_status status = caretaker_field_rejections(field_of(self), found, 64, &count);
  if (status && status != CARETAKER_SHORT_BUFFER) return raise_status(status);
  caretaker_rejection *rejections = found;
  if (status) {
    rejections = PyMem_Malloc(count * sizeof *rejections);
    if (!rejections) return PyErr_NoMemory();
    caretaker_field_rejections(field_of(self), rejections, count, &count);
  }
  PyObject *pairs = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; pairs && i < count; i++) {
    PyObject *pair = rejection_pair(rejections[i]);
    if (!pair || PyList_SetItem(pairs, (Py_ssize_t)i, pair)) Py_CLEAR(pairs);
  }
  if (rejections != found) PyMem_Free(rejections);
  return pairs;
}
