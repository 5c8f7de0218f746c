// Edits of fields of forms: events that are sent while the field has the focus.
#include "forms.h"
#include "names.h"

static PyObject *form_of_object(PyObject *field) { return ((FormFieldObject *)field)->form; }

static bool has_focus(PyObject *field) {
  caretaker_form_facts facts = CARETAKER_FORM_FACTS_INIT;
  caretaker_form_get_facts(form_of(form_of_object(field)), &facts);
  return facts.focus == ((FormFieldObject *)field)->number;
}

bool focus_on(Changes *changes, PyObject *field) {
  caretaker_event event = CARETAKER_EVENT_INIT;
  event.kind = CARETAKER_EVENT_FOCUS;
  event.field = ((FormFieldObject *)field)->number;
  // a field with a problem holds the focus, once
  for (int i = 0; i < 2 && !has_focus(field); i++)
    if (!handle(changes, &event)) return false;
  if (has_focus(field)) return true;
  PyErr_Format(PyExc_ValueError, "%R cannot be edited: it is not shown", field);
  return false;
}

PyObject *send_to_field(PyObject *field, const caretaker_event *event) {
  Changes changes;
  if (!begin_changes(&changes, form_of_object(field))) return NULL;
  return finish_changes(&changes, focus_on(&changes, field) && handle(&changes, event));
}

// ------------------------------------------------------------------------------------------------- Edits with a text

static PyObject *send_text(PyObject *self, PyObject *text, caretaker_event_kind kind) {
  caretaker_event event = CARETAKER_EVENT_INIT;
  Py_ssize_t length;
  event.kind = kind;
  event.text = utf8(text, &length);
  if (!event.text) return NULL;
  event.length = (size_t)length;
  return send_to_field(self, &event);
}

static PyObject *field_insert(PyObject *self, PyObject *text) { return send_text(self, text, CARETAKER_EVENT_INSERT); }
static PyObject *field_paste(PyObject *self, PyObject *text) { return send_text(self, text, CARETAKER_EVENT_PASTE); }
static PyObject *field_set_marked_text(PyObject *self, PyObject *text) {
  return send_text(self, text, CARETAKER_EVENT_SET_MARKED_TEXT);
}

static PyObject *field_replace(PyObject *self, PyObject *args) {
  caretaker_event event = CARETAKER_EVENT_INIT;
  Py_ssize_t length;
  if (!PyArg_ParseTuple(
        args, "O&O&s#", read_offset, &event.range.start, read_offset, &event.range.end, &event.text, &length))
    return NULL;
  event.kind = CARETAKER_EVENT_REPLACE, event.length = (size_t)length;
  return send_to_field(self, &event);
}

// Sends an event about the field by its name and a text, which needs no focus.
static PyObject *send_about(PyObject *self, PyObject *text, const char *kind) {
  PyObject *name = PyObject_GetAttrString(self, "name");
  PyObject *send = PyObject_GetAttrString(form_of_object(self), "send");
  PyObject *args = Py_BuildValue("(s)", kind), *members = name ? Py_BuildValue("{s{OO}}", "texts", name, text) : NULL;
  PyObject *change = send && args && members ? PyObject_Call(send, args, members) : NULL;
  Py_XDECREF(name);
  Py_XDECREF(send);
  Py_XDECREF(args);
  Py_XDECREF(members);
  return change;
}

static PyObject *field_set_text(PyObject *self, PyObject *text) { return send_about(self, text, "fill"); }
static PyObject *field_object(PyObject *self, PyObject *text) { return send_about(self, text, "object"); }

static PyObject *field_answer(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"ticket", "objection", NULL};
  caretaker_event event = CARETAKER_EVENT_INIT;
  PyObject *ticket;
  Py_ssize_t length = 0;
  if (!read_arguments(args, keywords, "O|z#:answer", names, &ticket, &event.text, &length)) return NULL;
  if (!read_number(ticket, &event.ticket)) return NULL;
  event.kind = CARETAKER_EVENT_ANSWER, event.length = (size_t)length;
  event.field = ((FormFieldObject *)self)->number;
  return send_event(form_of_object(self), &event);
}

// -------------------------------------------------------------------------------------------- Edits and the selection

static PyObject *send_plain(PyObject *self, caretaker_event_kind kind) {
  caretaker_event event = CARETAKER_EVENT_INIT;
  event.kind = kind;
  return send_to_field(self, &event);
}

static PyObject *field_unmark_text(PyObject *self, PyObject *none) {
  return (void)none, send_plain(self, CARETAKER_EVENT_UNMARK_TEXT);
}
static PyObject *field_select_all(PyObject *self, PyObject *none) {
  return (void)none, send_plain(self, CARETAKER_EVENT_SELECT_ALL);
}
static PyObject *field_undo(PyObject *self, PyObject *none) { return (void)none, send_plain(self, CARETAKER_EVENT_UNDO); }
static PyObject *field_redo(PyObject *self, PyObject *none) { return (void)none, send_plain(self, CARETAKER_EVENT_REDO); }
static PyObject *field_toggle(PyObject *self, PyObject *none) {
  (void)none;
  caretaker_form_field_facts facts;
  if (!read_facts(self, &facts)) return NULL;
  if (facts.kind == CARETAKER_FIELD_TOGGLE) return send_plain(self, CARETAKER_EVENT_TOGGLE);
  return PyErr_Format(PyExc_ValueError, "%R is not a switch", self);
}

static PyObject *field_focus(PyObject *self, PyObject *none) {
  (void)none;
  caretaker_event event = CARETAKER_EVENT_INIT;
  event.kind = CARETAKER_EVENT_FOCUS, event.field = ((FormFieldObject *)self)->number;
  return send_event(form_of_object(self), &event);
}

static PyObject *delete(PyObject *self, PyObject *args, PyObject *keywords, caretaker_event_kind kind) {
  static char *names[] = {"unit", NULL};
  NameArgument unit = {text_unit_names, CARETAKER_DELETE_CHARACTER};
  caretaker_event event = CARETAKER_EVENT_INIT;
  const char *format = kind == CARETAKER_EVENT_DELETE_BACKWARD ? "|O&:delete_backward" : "|O&:delete_forward";
  if (!read_arguments(args, keywords, format, names, read_name, &unit)) return NULL;
  event.kind = kind, event.unit = (caretaker_text_unit)unit.number;
  return send_to_field(self, &event);
}

static PyObject *field_delete_backward(PyObject *self, PyObject *args, PyObject *keywords) {
  return delete(self, args, keywords, CARETAKER_EVENT_DELETE_BACKWARD);
}
static PyObject *field_delete_forward(PyObject *self, PyObject *args, PyObject *keywords) {
  return delete(self, args, keywords, CARETAKER_EVENT_DELETE_FORWARD);
}

static PyObject *field_move(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"movement", "extending", NULL};
  NameArgument movement = {movement_names, CARETAKER_MOVE_BACKWARD};
  int extending = 0;
  caretaker_event event = CARETAKER_EVENT_INIT;
  if (!read_arguments(args, keywords, "O&|$p:move", names, read_name, &movement, &extending)) return NULL;
  event.kind = CARETAKER_EVENT_MOVE, event.movement = (caretaker_movement)movement.number, event.extending = extending;
  return send_to_field(self, &event);
}

static PyObject *field_select(PyObject *self, PyObject *args) {
  caretaker_event event = CARETAKER_EVENT_INIT;
  caretaker_selection *selection = &event.selection;
  if (!PyArg_ParseTuple(args, "O&O&", read_offset, &selection->anchor, read_offset, &selection->caret)) return NULL;
  event.kind = CARETAKER_EVENT_SET_SELECTION;
  return send_to_field(self, &event);
}

static PyObject *field_step(PyObject *self, PyObject *args, PyObject *keywords) {
  static char *names[] = {"count", "size", NULL};
  PyObject *count;
  NameArgument size = {step_size_names, CARETAKER_STEP_USUAL};
  caretaker_event event = CARETAKER_EVENT_INIT;
  if (!read_arguments(args, keywords, "O|O&:step", names, &count, read_name, &size)) return NULL;
  event.kind = CARETAKER_EVENT_STEP, event.step_size = (caretaker_step_size)size.number;
  return read_number(count, &event.number) ? send_to_field(self, &event) : NULL;
}

static PyObject *field_press(PyObject *self, PyObject *button) {
  caretaker_event event = CARETAKER_EVENT_INIT;
  int number;
  if (!number_of(button, button_names, &number)) return NULL;
  event.kind = CARETAKER_EVENT_PRESS, event.button = (caretaker_button)number;
  return send_to_field(self, &event);
}

// ---------------------------------------------------------------------------------------------------------- Choices

// Finds an option among those that match, by its label or its index; false with an error raised.
static bool find_option(PyObject *field, PyObject *option, int32_t *index) {
  PyObject *options = PyObject_GetAttrString(field, "options");
  if (!options) return false;
  const bool is_label = PyUnicode_Check(option);
  const Py_ssize_t count = PyList_Size(options);
  bool is_found = is_label ? false : read_number(option, index) && *index >= 0 && *index < count;
  for (Py_ssize_t i = 0; is_label && !is_found && i < count; i++)
    if (!PyUnicode_Compare(PyList_GetItem(options, i), option)) *index = (int32_t)i, is_found = true;
  Py_DECREF(options);
  // without the label, which may be a secret that was meant for another field
  if (!is_found && !PyErr_Occurred())
    PyErr_Format(is_label ? PyExc_ValueError : PyExc_IndexError, "%R has no such option now: look at its options", field);
  return is_found;
}

static PyObject *field_choose(PyObject *self, PyObject *option) {
  caretaker_event open = CARETAKER_EVENT_INIT, choose = CARETAKER_EVENT_INIT;
  open.kind = CARETAKER_EVENT_OPEN_CHOICES, choose.kind = CARETAKER_EVENT_CHOOSE;
  Changes changes;
  if (!begin_changes(&changes, form_of_object(self))) return NULL;
  // what matches is known once an entry has ended in the field that had the focus, and the choices are open: closed
  // ones are those of the text that was typed
  const bool is_done = focus_on(&changes, self) && handle(&changes, &open) && find_option(self, option, &choose.number)
    && handle(&changes, &choose);
  return finish_changes(&changes, is_done);
}

static PyObject *field_lay_out(PyObject *self, PyObject *width) {
  uint32_t columns;
  if (!read_offset(width, &columns)) return NULL;
  if (columns == 0) return PyErr_SetString(PyExc_ValueError, "a row has 1 character or more"), NULL;
  const uint32_t number = ((FormFieldObject *)self)->number;
  const caretaker_status status = caretaker_form_lay_out(form_of(form_of_object(self)), number, columns);
  if (status) return raise_status(status);
  Py_RETURN_NONE;
}

static PyObject *field_send(PyObject *self, PyObject *args, PyObject *keywords) {
  Sending sending;
  const bool is_read = read_event(&sending, form_of_object(self), args, keywords);
  PyObject *change = is_read ? send_to_field(self, &sending.event) : NULL;
  free_event(&sending);
  return change;
}

PyMethodDef form_field_methods[] = {
  {"focus", field_focus, METH_NOARGS, "focus()\n--\n\nMoves the focus here, unless it is held; see ``FormChange.focus_held``."},
  {"insert", field_insert, METH_O, "insert(text)\n--\n\nTypes a text: what fits is accepted, the rest remarked."},
  {"paste", field_paste, METH_O, "paste(text)\n--\n\nTakes a text that arrives whole, in place of the selection."},
  {"replace", field_replace, METH_VARARGS, "replace(start, end, text)\n--\n\nReplaces a range of the text that is shown."},
  {"set_text", field_set_text, METH_O,
   "set_text(text)\n--\n\nMakes the whole field from a text that arrives whole. The focus stays where it is."},
  {"delete_backward", KEYWORDS(field_delete_backward),
   "delete_backward(unit='character')\n--\n\nDeletes the selection, or what stands before the caret."},
  {"delete_forward", KEYWORDS(field_delete_forward),
   "delete_forward(unit='character')\n--\n\nDeletes the selection, or what stands after the caret."},
  {"move", KEYWORDS(field_move), "move(movement, *, extending=False)\n--\n\nMoves the caret."},
  {"select", field_select, METH_VARARGS, "select(anchor, caret)\n--\n\nSelects a part of the text that is shown."},
  {"select_all", field_select_all, METH_NOARGS, "select_all()\n--\n\nSelects everything."},
  {"set_marked_text", field_set_marked_text, METH_O,
   "set_marked_text(text)\n--\n\nShows an input method's provisional text."},
  {"unmark_text", field_unmark_text, METH_NOARGS, "unmark_text()\n--\n\nReads the marked text into the field."},
  {"undo", field_undo, METH_NOARGS, "undo()\n--\n\nRestores what stood there before the last step."},
  {"redo", field_redo, METH_NOARGS, "redo()\n--\n\nDoes again what was undone last."},
  {"step", KEYWORDS(field_step),
   "step(count, size='usual')\n--\n\n"
   "Steps what stands at the caret up, or down, as far as a ``usual``, ``small`` or ``large`` step goes in the description."},
  {"choose", field_choose, METH_O, "choose(option)\n--\n\nChooses an option by its label, or by its index in ``options``."},
  {"toggle", field_toggle, METH_NOARGS, "toggle()\n--\n\nTurns a switch on or off."},
  {"press", field_press, METH_O,
   "press(button)\n--\n\nPresses ``clear``, ``reveal``, ``leading_accessory`` or ``trailing_accessory``."},
  {"send", KEYWORDS(field_send),
   "send(kind, **members)\n--\n\nSends any event while the field has the focus, as ``Form.send`` does to the form."},
  {"answer", KEYWORDS(field_answer),
   "answer(ticket, objection=None)\n--\n\nAnswers whether the value is good: None for yes, or an objection to be shown."},
  {"object", field_object, METH_O, "object(text)\n--\n\nShows an objection of the server to the value."},
  {"text_in", form_field_text_in, METH_VARARGS,
   "text_in(start, end)\n--\n\nA part of the text that it shows, such as the replacement of an edit."},
  {"lay_out", field_lay_out, METH_O,
   "lay_out(width)\n--\n\nDivides a text of several lines into rows of so many characters: read ``rows`` again."},
  {NULL, NULL, 0, NULL},
};
