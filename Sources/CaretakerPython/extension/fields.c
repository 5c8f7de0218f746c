// Fields, and their edits.
#include "fields.h"
#include "forms.h"
#include "names.h"

static PyObject *field_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  PyObject *format;
  if (!PyArg_ParseTuple(args, "O;a field is made over a format, and options by their names", &format)) return NULL;
  // a text is the name of a format, as columns take it
  if (PyUnicode_Check(format)) format = PyObject_CallMethod((PyObject *)format_type, "_named", "OO", format, Py_None);
  else if (PyObject_TypeCheck(format, format_type)) Py_INCREF(format);
  else return raise_wrong_type("a Format or the name of one", format);
  if (!format) return NULL;
  caretaker_field *field = field_with_options(((FormatObject *)format)->format, keywords);
  Py_DECREF(format);
  if (!field) return NULL;
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

static PyObject *delete(PyObject *self, PyObject *args, PyObject *keywords, bool is_backward) {
  static char *names[] = {"unit", NULL};
  NameArgument unit = {text_unit_names, CARETAKER_DELETE_CHARACTER};
  const char *format = is_backward ? "|O&:delete_backward" : "|O&:delete_forward";
  if (!read_arguments(args, keywords, format, names, read_name, &unit)) return NULL;
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_text_unit amount = (caretaker_text_unit)unit.number;
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

static PyObject *field_change_region(PyObject *self, PyObject *region) {
  if (region != Py_None) return edit_text(self, region, caretaker_field_change_region);
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_status status = caretaker_field_change_region(field_of(self), NULL, 0, &done);
  return edited(status, &done);
}

static PyObject *field_replace(PyObject *self, PyObject *args) {
  caretaker_range range;
  const char *text;
  Py_ssize_t length;
  if (!PyArg_ParseTuple(args, "O&O&s#", read_offset, &range.start, read_offset, &range.end, &text, &length)) return NULL;
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
static PyObject *field_step(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"count", "size", NULL};
  PyObject *count;
  NameArgument size = {step_size_names, CARETAKER_STEP_USUAL};
  if (!read_arguments(args, keywords, "O|O&:step", names, &count, read_name, &size)) return NULL;
  int32_t steps;
  if (!read_number(count, &steps)) return NULL;
  caretaker_edit done = CARETAKER_EDIT_INIT;
  const caretaker_step_size step_size = (caretaker_step_size)size.number;
  const caretaker_status status = caretaker_field_step(field_of(self), steps, step_size, &done);
  return edited(status, &done);
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

static int field_set_overwriting(PyObject *self, PyObject *value, void *none) {
  (void)none;
  const int is_overwriting = value ? PyObject_IsTrue(value) : (PyErr_SetString(PyExc_TypeError, "expected a bool"), -1);
  if (is_overwriting < 0) return -1;
  return caretaker_field_set_overwriting(field_of(self), is_overwriting) ? -1 : 0;
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
  if (!PyArg_ParseTuple(args, "O&O&", read_offset, &selection.anchor, read_offset, &selection.caret)) return NULL;
  return none_or_raise(caretaker_field_set_selection(field_of(self), selection));
}

static int field_set_caret(PyObject *self, PyObject *caret, void *none) {
  (void)none;
  if (!caret) return PyErr_SetString(PyExc_TypeError, "a caret cannot be deleted"), -1;
  uint32_t place;
  if (!read_offset(caret, &place)) return -1;
  PyObject *done = none_or_raise(caretaker_field_set_selection(field_of(self), (caretaker_selection){place, place}));
  Py_XDECREF(done);
  return done ? 0 : -1;
}

static PyObject *field_select_all(PyObject *self, PyObject *none) {
  return (void)none, none_or_raise(caretaker_field_select_all(field_of(self)));
}

static PyObject *field_move(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"movement", "extending", NULL};
  NameArgument movement = {movement_names, CARETAKER_MOVE_BACKWARD};
  int extending = 0;
  if (!read_arguments(args, keywords, "O&|$p:move", names, read_name, &movement, &extending)) return NULL;
  return none_or_raise(caretaker_field_move(field_of(self), (caretaker_movement)movement.number, extending));
}

// --------------------------------------------------------------------------------------------------------- The type

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
  {"change_region", field_change_region, METH_O,
   "change_region(region)\n--\n\nGoes on with another region's phone numbers; None for none. The digits stay."},
  {"end_editing", field_end_editing, METH_NOARGS, "end_editing()\n--\n\nFinishes a number, for when the field loses focus."},
  {"step", KEYWORDS(field_step),
   "step(count, size='usual')\n--\n\nSteps what stands at the caret up, or down: a part of a mask, such as an hour, or a number.\n\n"
   "``size`` says how far each step goes, as the options do: ``usual`` is for the keys up and down, ``large`` with Shift\n"
   "and for page up and page down, ``small`` with Alt."},
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
  {"plain_value", field_plain_value, NULL, "The value without value literals that are punctuation or spaces.", NULL},
  {"placeholder", field_placeholder, NULL, "What is still to come, to be drawn dim after the text.", NULL},
  {"selection", field_selection, NULL, "Anchor and caret.", NULL},
  {"caret", field_caret, field_set_caret, "Where the caret stands; to set it selects nothing.", NULL},
  {"captures", field_captures, NULL, "What the named groups of the mask hold.", NULL},
  {"candidates", field_candidates, NULL, "Networks, regions or alternatives that the value may still be of.", NULL},
  {"network", field_network, NULL, "The first of ``card_networks``; None where there is none.", NULL},
  {"e164", field_e164, NULL,
   "The phone number entered, such as ``+442079460958``; None while there is none. It need not be a valid one.", NULL},
  {"card_networks", field_card_networks, NULL,
   "The networks that certainly stand on a card, the one to show first: several where it is co-badged.", NULL},
  {"rejections", field_rejected, NULL,
   "Which characters of its text the last edit could not use, each with the reason: ``(0, 'not_allowed_here')``.", NULL},
  {"ambiguity", field_ambiguity, NULL,
   "Which character of the text pasted last can be read both ways, as the comma of ``1,234``; None for none.", NULL},
  {"is_overwriting", field_fact, field_set_overwriting, "Whether typing replaces the next slot's character.",
   FACT(is_overwriting)},
  {"is_empty", field_fact, NULL, "Whether nothing has been entered.", FACT(is_empty)},
  {"is_complete", field_fact, NULL, "Whether the value has all its characters; ``state`` judges check digits, too.",
   FACT(is_complete)},
  {"can_undo", field_fact, NULL, "Whether there is a step to undo.", FACT(can_undo)},
  {"can_redo", field_fact, NULL, "Whether there is a step to do again.", FACT(can_redo)},
  {"has_marked_text", field_fact, NULL, "Whether an input method's text is shown.", FACT(has_marked_text)},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc,
   "Field(format, /, **options)\n--\n\nA text field: value, display, selection, and what keys do to them.\n\n"
   "``format`` is a format, or the name of one: ``\"iban\"``.\n\n"
   "``lazy`` shows literals when the next character needs them, ``overwriting`` has typing replace the next slot's\n"
   "character, with ``keeps_places`` deleting in the middle of a mask leaves what stands after in its place, and\n"
   "``shows_suffix`` shows the literals with which a mask ends from the first character on. Left out, these and the\n"
   "following are as the format says: a mask that was written for another library has its habits.\n\n"
   "``secure`` shows bullets and overwrites memory; left out, it is True of a format that ``is_secure``, and where\n"
   "``secure_display`` is given. With ``secure_display=\"hiding_parts\"`` bullets stand only in parts of a mask whose\n"
   "name begins with ``hidden``. ``drops_overflow`` has typing drop what it pushes out at the end. A\n"
   "paste is read as a whole; with ``pastes=\"lenient\"`` one that would be rejected is taken as far as it fits, and with\n"
   "``pastes=\"verbatim\"`` it is not read at all.\n\n"
   "``step`` is how far ``step(1)`` goes, ``small_step`` and ``large_step`` how far steps of these sizes do: a number,\n"
   "or a text with parts of a mask by their names, ``\"hours 2, minutes 15\"``. Left out they are 1, as far as ``step``,\n"
   "and ten times as far. With ``carries_steps``, a step carries into the next greater part of a date or time, which\n"
   "begins again otherwise: a minute up from 09:59 is 10:00."},
  {Py_tp_new, field_new},
  {Py_tp_dealloc, field_free},
  {Py_tp_methods, methods},
  {Py_tp_getset, values},
  {0, NULL},
};

static PyType_Spec spec = {"caretaker.Field", sizeof(FieldObject), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE, slots};

int add_fields(PyObject *module) { return !add_edits(module) && add_type(module, &spec) ? 0 : -1; }
