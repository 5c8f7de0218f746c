// Fields, and what their edits did. Offsets are those of Python's strings: characters as Unicode counts them, scalars.
#include <string.h>

#include "module.h"

typedef struct {
  PyObject_HEAD
  caretaker_field *field;
} FieldObject;

typedef struct {
  PyObject_HEAD
  caretaker_edit edit;
} EditObject;

static PyTypeObject *edit_type;

// ------------------------------------------------------------------------------------------------------------ Edits

static PyObject *edited(caretaker_status status, const caretaker_edit *edit) {
  if (status) return raise_status(status);
  EditObject *object = (EditObject *)make(edit_type);
  if (object) object->edit = *edit;
  return (PyObject *)object;
}

static const struct {
  uint32_t flag;
  const char *name;
} effects[] = {
  {CARETAKER_EFFECT_VALUE_CHANGED, "value_changed"},
  {CARETAKER_EFFECT_REJECTED, "rejected"},
  {CARETAKER_EFFECT_AUTO_INSERTED, "auto_inserted"},
  {CARETAKER_EFFECT_PADDED, "padded"},
  {CARETAKER_EFFECT_LEFT_EMPTY_SLOTS, "left_empty_slots"},
  {CARETAKER_EFFECT_FILLED_EMPTY_SLOTS, "filled_empty_slots"},
  {CARETAKER_EFFECT_REFORMATTED, "reformatted"},
  {CARETAKER_EFFECT_REPLACED_CONTENTS, "replaced_contents"},
  {CARETAKER_EFFECT_TRUNCATED, "truncated"},
  {CARETAKER_EFFECT_ROUNDED, "rounded"},
  {CARETAKER_EFFECT_AMBIGUOUS, "ambiguous"},
  {CARETAKER_EFFECT_BELOW_MINIMUM, "below_minimum"},
  {CARETAKER_EFFECT_ABOVE_MAXIMUM, "above_maximum"},
};

static PyObject *edit_effects(PyObject *self, void *none) {
  (void)none;
  PyObject *names = PyFrozenSet_New(NULL);
  for (size_t i = 0; names && i < sizeof effects / sizeof *effects; i++) {
    if (!(((EditObject *)self)->edit.effects & effects[i].flag)) continue;
    PyObject *name = PyUnicode_FromString(effects[i].name);
    if (!name || PySet_Add(names, name)) Py_CLEAR(names);
    Py_XDECREF(name);
  }
  return names;
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

static PyGetSetDef edit_values[] = {
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

static PyType_Slot edit_slots[] = {
  {Py_tp_doc, "What an edit did: ranges only, so that a view changes no more than has changed."},
  {Py_tp_dealloc, unmake},
  {Py_tp_getset, edit_values},
  {0, NULL},
};

static PyType_Spec edit_spec = {
  "caretaker.Edit", sizeof(EditObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_DISALLOW_INSTANTIATION, edit_slots};

// ----------------------------------------------------------------------------------------------------------- Making

static caretaker_field *field_of(PyObject *self) { return ((FieldObject *)self)->field; }

static PyObject *field_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"format", "secure", "lazy", "drops_overflow", "lenient_pastes", "overwriting", "undo_steps", NULL};
  PyObject *format;
  int secure = 0, lazy = 0, drops_overflow = 0, lenient_pastes = 0, overwriting = 0, undo_steps = 100;
  if (!PyArg_ParseTupleAndKeywords(
        args, keywords, "O!|$pppppi", names, format_type, &format, &secure, &lazy, &drops_overflow, &lenient_pastes,
        &overwriting, &undo_steps))
    return NULL;
  caretaker_field_options options = CARETAKER_FIELD_OPTIONS_INIT;
  options.offset_unit = CARETAKER_UNIT_SCALARS;
  options.secure = secure, options.lazy = lazy, options.drops_overflow = drops_overflow;
  options.lenient_pastes = lenient_pastes, options.overwriting = overwriting;
  options.undo_steps = undo_steps == 0 ? CARETAKER_NONE : undo_steps;
  caretaker_field *field;
  const caretaker_status status = caretaker_field_create(((FormatObject *)format)->format, &options, &field);
  if (status) return raise_status(status);
  FieldObject *self = (FieldObject *)make(type);
  if (self) self->field = field;
  else caretaker_field_free(field);
  return (PyObject *)self;
}

static void field_free(PyObject *self) {
  caretaker_field_free(field_of(self));
  unmake(self);
}

// ---------------------------------------------------------------------------------------------------------- Editing

typedef caretaker_status (*text_edit)(caretaker_field *, const char *, size_t, caretaker_edit *);

static PyObject *edit_text(PyObject *self, PyObject *text, text_edit edit) {
  Py_ssize_t length;
  const char *bytes = utf8(text, &length);
  if (!bytes) return NULL;
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_status status = edit(field_of(self), bytes, (size_t)length, &done);
  return edited(status, &done);
}

static PyObject *field_insert(PyObject *self, PyObject *text) { return edit_text(self, text, caretaker_field_insert); }
static PyObject *field_paste(PyObject *self, PyObject *text) { return edit_text(self, text, caretaker_field_paste); }
static PyObject *field_fill(PyObject *self, PyObject *text) { return edit_text(self, text, caretaker_field_fill); }
static PyObject *field_set_text(PyObject *self, PyObject *text) { return edit_text(self, text, caretaker_field_set_text); }
static PyObject *field_set_value(PyObject *self, PyObject *text) { return edit_text(self, text, caretaker_field_set_value); }

// The number of a name among some; -1 with an error raised.
static int number_of(const char *name, const char *const *names) {
  for (int i = 0; names[i]; i++)
    if (!strcmp(names[i], name)) return i;
  PyErr_Format(PyExc_ValueError, "'%s' is not one of those names", name);
  return -1;
}

static PyObject *delete(PyObject *self, PyObject *args, PyObject *keywords, bool is_backward) {
  static char *names[] = {"unit", NULL};
  static const char *const units[] = {"character", "word", "line", "all", NULL};
  const char *unit = "character";
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|s", names, &unit)) return NULL;
  const int number = number_of(unit, units);
  if (number < 0) return NULL;
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_text_unit amount = (caretaker_text_unit)number;
  const caretaker_status status = is_backward ? caretaker_field_delete_backward(field_of(self), amount, &done)
                                              : caretaker_field_delete_forward(field_of(self), amount, &done);
  return edited(status, &done);
}

static PyObject *field_delete_backward(PyObject *self, PyObject *args, PyObject *keywords) {
  return delete(self, args, keywords, true);
}
static PyObject *field_delete_forward(PyObject *self, PyObject *args, PyObject *keywords) {
  return delete(self, args, keywords, false);
}

static PyObject *field_replace(PyObject *self, PyObject *args) {
  caretaker_range range;
  const char *text;
  Py_ssize_t length;
  if (!PyArg_ParseTuple(args, "IIs#", &range.start, &range.end, &text, &length)) return NULL;
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_status status = caretaker_field_replace(field_of(self), range, text, (size_t)length, &done);
  return edited(status, &done);
}

typedef caretaker_status (*plain_edit)(caretaker_field *, caretaker_edit *);

static PyObject *edit_plainly(PyObject *self, plain_edit edit) {
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_status status = edit(field_of(self), &done);
  return edited(status, &done);
}

static PyObject *field_end_editing(PyObject *self, PyObject *none) {
  return (void)none, edit_plainly(self, caretaker_field_end_editing);
}
static PyObject *field_undo(PyObject *self, PyObject *none) { return (void)none, edit_plainly(self, caretaker_field_undo); }
static PyObject *field_redo(PyObject *self, PyObject *none) { return (void)none, edit_plainly(self, caretaker_field_redo); }
static PyObject *field_unmark_text(PyObject *self, PyObject *none) {
  return (void)none, edit_plainly(self, caretaker_field_unmark_text);
}

static PyObject *none_or_raise(caretaker_status status) {
  if (status) return raise_status(status);
  Py_RETURN_NONE;
}

static PyObject *field_clear(PyObject *self, PyObject *none) {
  return (void)none, none_or_raise(caretaker_field_clear(field_of(self)));
}

static PyObject *field_set_marked_text(PyObject *self, PyObject *text) {
  Py_ssize_t length;
  const char *bytes = utf8(text, &length);
  return bytes ? none_or_raise(caretaker_field_set_marked_text(field_of(self), bytes, (size_t)length)) : NULL;
}

static PyObject *field_select(PyObject *self, PyObject *args) {
  caretaker_selection selection;
  if (!PyArg_ParseTuple(args, "II", &selection.anchor, &selection.caret)) return NULL;
  return none_or_raise(caretaker_field_set_selection(field_of(self), selection));
}

static PyObject *field_select_all(PyObject *self, PyObject *none) {
  return (void)none, none_or_raise(caretaker_field_select_all(field_of(self)));
}

static PyObject *field_move(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"movement", "extending", NULL};
  static const char *const movements[] = {"backward", "forward", "word_backward", "word_forward", "start", "end", NULL};
  const char *movement;
  int extending = 0;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "s|$p", names, &movement, &extending)) return NULL;
  const int number = number_of(movement, movements);
  return number < 0 ? NULL : none_or_raise(caretaker_field_move(field_of(self), (caretaker_movement)number, extending));
}

// ---------------------------------------------------------------------------------------------------------- Reading

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
static caretaker_status copy_phone(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_field_phone(
    question->field, (caretaker_phone_text_kind)question->number, buffer, capacity, length);
}

static PyObject *field_text(PyObject *self, void *none) {
  return (void)none, copied(copy_text, &(Question){.field = field_of(self)});
}
static PyObject *field_value(PyObject *self, void *none) {
  return (void)none, copied(copy_value, &(Question){.field = field_of(self)});
}
static PyObject *field_placeholder(PyObject *self, void *none) {
  return (void)none, copied(copy_placeholder, &(Question){.field = field_of(self)});
}

static PyObject *field_redacted_text(PyObject *self, PyObject *count) {
  const size_t number = PyLong_AsSize_t(count);
  if (PyErr_Occurred()) return NULL;
  return copied(copy_redacted, &(Question){.field = field_of(self), .number = number});
}

static PyObject *field_phone(PyObject *self, PyObject *kind) {
  static const char *const kinds[] = {"e164", "international", "national", "rfc3966", "region", "type", "validity", NULL};
  Py_ssize_t length;
  const char *name = utf8(kind, &length);
  const int number = name ? number_of(name, kinds) : -1;
  return number < 0 ? NULL : copied(copy_phone, &(Question){.field = field_of(self), .number = (size_t)number});
}

static PyObject *field_state(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"finished", NULL};
  static const char *const states[] = {"incomplete", "complete", "invalid"};
  int is_finished = 0;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|$p", names, &is_finished)) return NULL;
  caretaker_state state;
  const caretaker_status status = caretaker_field_state(field_of(self), is_finished, &state);
  return status ? raise_status(status) : PyUnicode_FromString(states[state]);
}

static PyObject *field_state_message(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"language", "finished", NULL};
  Question question = {.field = field_of(self)};
  int is_finished = 0;
  if (!PyArg_ParseTupleAndKeywords(args, keywords, "|z$p", names, &question.language, &is_finished)) return NULL;
  question.is_finished = is_finished;
  return copied(copy_state, &question);
}

static PyObject *field_selection(PyObject *self, void *none) {
  (void)none;
  caretaker_selection selection;
  const caretaker_status status = caretaker_field_get_selection(field_of(self), &selection);
  return status ? raise_status(status) : Py_BuildValue("(II)", selection.anchor, selection.caret);
}

static PyObject *field_fact(PyObject *self, void *offset) {
  caretaker_field_facts facts = CARETAKER_FIELD_FACTS_INIT;
  const caretaker_status status = caretaker_field_get_facts(field_of(self), &facts);
  return status ? raise_status(status) : PyBool_FromLong(*((const bool *)&facts + (size_t)(intptr_t)offset));
}

static PyObject *field_captures(PyObject *self, void *none) {
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

static PyObject *field_candidates(PyObject *self, void *none) {
  (void)none;
  size_t count;
  const caretaker_status status = caretaker_field_candidate_count(field_of(self), &count);
  if (status) return raise_status(status);
  PyObject *names = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; names && i < count; i++) {
    PyObject *name = copied(copy_candidate, &(Question){.field = field_of(self), .number = i});
    if (!name || PyList_SetItem(names, (Py_ssize_t)i, name)) Py_CLEAR(names);
  }
  return names;
}

static PyObject *field_rejected(PyObject *self, void *none) {
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
  PyObject *positions = PyList_New((Py_ssize_t)count);
  for (size_t i = 0; positions && i < count; i++) {
    PyObject *position = PyLong_FromUnsignedLong(rejections[i].position);
    if (!position || PyList_SetItem(positions, (Py_ssize_t)i, position)) Py_CLEAR(positions);
  }
  if (rejections != found) PyMem_Free(rejections);
  return positions;
}

#define KEYWORDS(function) (PyCFunction)(void (*)(void))function, METH_VARARGS | METH_KEYWORDS

static PyMethodDef methods[] = {
  {"insert", field_insert, METH_O, "insert(text)\n--\n\nTypes a text: what fits is accepted, the rest rejected."},
  {"paste", field_paste, METH_O, "paste(text)\n--\n\nTakes a text that arrives whole, in place of the selection."},
  {"fill", field_fill, METH_O, "fill(text)\n--\n\nMakes the whole field from a text that arrives whole."},
  {"set_text", field_set_text, METH_O, "set_text(text)\n--\n\nMakes the whole field from a value or a display."},
  {"set_value", field_set_value, METH_O, "set_value(value)\n--\n\nMakes the whole field from a value, or leaves it as it was."},
  {"replace", field_replace, METH_VARARGS,
   "replace(start, end, text)\n--\n\nReplaces a range of what is shown, as if it were selected and the text typed."},
  {"delete_backward", KEYWORDS(field_delete_backward),
   "delete_backward(unit='character')\n--\n\nDeletes the selection, or what stands before the caret."},
  {"delete_forward", KEYWORDS(field_delete_forward),
   "delete_forward(unit='character')\n--\n\nDeletes the selection, or what stands after the caret."},
  {"end_editing", field_end_editing, METH_NOARGS, "end_editing()\n--\n\nFinishes a number, for when the field loses focus."},
  {"undo", field_undo, METH_NOARGS, "undo()\n--\n\nRestores what stood there before the last step."},
  {"redo", field_redo, METH_NOARGS, "redo()\n--\n\nDoes again what was undone last."},
  {"clear", field_clear, METH_NOARGS, "clear()\n--\n\nBegins again: no value, no history."},
  {"set_marked_text", field_set_marked_text, METH_O, "set_marked_text(text)\n--\n\nShows an input method's provisional text."},
  {"unmark_text", field_unmark_text, METH_NOARGS, "unmark_text()\n--\n\nReads the marked text into the field."},
  {"select", field_select, METH_VARARGS, "select(anchor, caret)\n--\n\nSelects a part of what is shown."},
  {"select_all", field_select_all, METH_NOARGS, "select_all()\n--\n\nSelects everything."},
  {"move", KEYWORDS(field_move), "move(movement, *, extending=False)\n--\n\nMoves the caret."},
  {"state", KEYWORDS(field_state), "state(*, finished=False)\n--\n\n``incomplete``, ``complete`` or ``invalid``, with the format's checks."},
  {"state_message", KEYWORDS(field_state_message),
   "state_message(language=None, *, finished=False)\n--\n\nHow far the value is one, in words of a language."},
  {"redacted_text", field_redacted_text, METH_O,
   "redacted_text(count)\n--\n\nWhat is shown, with bullets for all but the last characters."},
  {"phone", field_phone, METH_O, "phone(kind)\n--\n\nThe phone number entered, or what is known of it. Raises LookupError while there is none."},
  {NULL, NULL, 0, NULL},
};

// Which flag of the facts it is, from the first one on.
#define FACT(name) (void *)offsetof(caretaker_field_facts, name)

static PyGetSetDef values[] = {
  {"text", field_text, NULL, "What is shown.", NULL},
  {"value", field_value, NULL, "What a program keeps.", NULL},
  {"placeholder", field_placeholder, NULL, "What is still to come, to be drawn dim after the text.", NULL},
  {"selection", field_selection, NULL, "Anchor and caret.", NULL},
  {"captures", field_captures, NULL, "What the named groups of the mask hold.", NULL},
  {"candidates", field_candidates, NULL, "Networks, regions or alternatives that the value may still be of.", NULL},
  {"rejections", field_rejected, NULL, "Which characters of its text the last edit could not use.", NULL},
  {"is_empty", field_fact, NULL, "Whether nothing has been entered.", FACT(is_empty)},
  {"is_complete", field_fact, NULL, "Whether the value is complete.", FACT(is_complete)},
  {"can_undo", field_fact, NULL, "Whether there is a step to undo.", FACT(can_undo)},
  {"can_redo", field_fact, NULL, "Whether there is a step to do again.", FACT(can_redo)},
  {"has_marked_text", field_fact, NULL, "Whether an input method's text is shown.", FACT(has_marked_text)},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc,
   "Field(format, *, secure=False, lazy=False, drops_overflow=False, lenient_pastes=False, overwriting=False, "
   "undo_steps=100)\n--\n\nA text field: value, display, selection, and what keys do to them."},
  {Py_tp_new, field_new},
  {Py_tp_dealloc, field_free},
  {Py_tp_methods, methods},
  {Py_tp_getset, values},
  {0, NULL},
};

static PyType_Spec spec = {"caretaker.Field", sizeof(FieldObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

int add_fields(PyObject *module) {
  edit_type = add_type(module, &edit_spec);
  return edit_type && add_type(module, &spec) ? 0 : -1;
}
