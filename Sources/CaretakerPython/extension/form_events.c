// Events of forms, by their names and members.
#include <string.h>

#include "forms.h"
#include "names.h"

// ---------------------------------------------------------------------------------------------------------- Members

bool read_number(PyObject *given, int32_t *number) {
  int overflow;
  const long value = PyLong_AsLongAndOverflow(given, &overflow);
  if (value == -1 && PyErr_Occurred()) return false;
  if (overflow || value > INT32_MAX || value < INT32_MIN) {
    PyErr_SetString(PyExc_OverflowError, "a number has 32 bits");
    return false;
  }
  *number = (int32_t)value;
  return true;
}

static bool read_offsets(PyObject *given, uint32_t *first, uint32_t *second) {
  if (PyTuple_Check(given) && PyTuple_Size(given) == 2)
    return read_offset(PyTuple_GetItem(given, 0), first) && read_offset(PyTuple_GetItem(given, 1), second);
  raise_wrong_type("a tuple of two offsets", given);
  return false;
}

static bool read_text(Sending *sending, PyObject *given) {
  Py_ssize_t length = 0;
  // an answer without an objection has none
  sending->event.text = given == Py_None ? NULL : utf8(given, &length);
  sending->event.length = (size_t)length;
  return given == Py_None || sending->event.text;
}

static bool read_unit(Sending *sending, PyObject *given) {
  int number = 0;
  const bool is_read = number_of(given, text_unit_names, &number);
  sending->event.unit = (caretaker_text_unit)number;
  return is_read;
}
static bool read_movement(Sending *sending, PyObject *given) {
  int number = 0;
  const bool is_read = number_of(given, movement_names, &number);
  sending->event.movement = (caretaker_movement)number;
  return is_read;
}
static bool read_row_movement(Sending *sending, PyObject *given) {
  int number = 0;
  const bool is_read = number_of(given, row_movement_names, &number);
  sending->event.row_movement = (caretaker_row_movement)number;
  return is_read;
}
static bool read_button(Sending *sending, PyObject *given) {
  int number = 0;
  const bool is_read = number_of(given, button_names, &number);
  sending->event.button = (caretaker_button)number;
  return is_read;
}
static bool read_step_size(Sending *sending, PyObject *given) {
  int number = 0;
  const bool is_read = number_of(given, step_size_names, &number);
  sending->event.step_size = (caretaker_step_size)number;
  return is_read;
}
static bool read_range(Sending *sending, PyObject *given) {
  return read_offsets(given, &sending->event.range.start, &sending->event.range.end);
}
static bool read_selection(Sending *sending, PyObject *given) {
  return read_offsets(given, &sending->event.selection.anchor, &sending->event.selection.caret);
}
static bool read_field(Sending *sending, PyObject *given) {
  return read_focus(sending->form, given, &sending->event.field);
}
static bool read_count_of(Sending *sending, PyObject *given) { return read_number(given, &sending->event.number); }
static bool read_ticket(Sending *sending, PyObject *given) { return read_number(given, &sending->event.ticket); }
static bool read_extending(Sending *sending, PyObject *given) {
  const int is_extending = PyObject_IsTrue(given);
  sending->event.extending = is_extending > 0;
  return is_extending >= 0;
}

// A dict of the names of fields and a text for each.
static bool read_texts_by_name(Sending *sending, PyObject *given) {
  if (!PyDict_Check(given)) return raise_wrong_type("a dict of names and texts", given), false;
  sending->items = PyMapping_Items(given);
  const Py_ssize_t count = sending->items ? PyList_Size(sending->items) : -1;
  if (count < 0) return false;
  // names first, and their texts after them
  sending->texts = PyMem_Calloc((size_t)count * 2 + 1, sizeof *sending->texts);
  if (!sending->texts) return PyErr_NoMemory(), false;
  for (Py_ssize_t i = 0; i < count; i++) {
    PyObject *pair = PyList_GetItem(sending->items, i), *name = PyTuple_GetItem(pair, 0);
    uint32_t field;
    if (!find_field(sending->form, name, &field)) return false;
    sending->texts[i] = plain_text(name);
    sending->texts[count + i] = sending->texts[i] ? plain_text(PyTuple_GetItem(pair, 1)) : NULL;
    if (!sending->texts[count + i]) return false;
  }
  sending->event.names = sending->texts, sending->event.texts = sending->texts + count;
  sending->event.count = (size_t)count;
  return true;
}

enum { TEXT = 1, TEXTS = 2, RANGE = 4, SELECTION = 8, UNIT = 16, MOVEMENT = 32, ROW_MOVEMENT = 64, BUTTON = 128,
       FIELD = 256, NUMBER = 512, TICKET = 1024, EXTENDING = 2048, STEP_SIZE = 4096 };

static const struct {
  unsigned flag;
  const char *name;
  bool (*read)(Sending *, PyObject *);
} members[] = {
  {TEXT, "text", read_text},
  {TEXTS, "texts", read_texts_by_name},
  {RANGE, "range", read_range},
  {SELECTION, "selection", read_selection},
  {UNIT, "unit", read_unit},
  {MOVEMENT, "movement", read_movement},
  {ROW_MOVEMENT, "row_movement", read_row_movement},
  {BUTTON, "button", read_button},
  {FIELD, "field", read_field},
  {NUMBER, "number", read_count_of},
  {TICKET, "ticket", read_ticket},
  {EXTENDING, "extending", read_extending},
  {STEP_SIZE, "step_size", read_step_size},
};

// ----------------------------------------------------------------------------------------------------------- Events

// What an event must have, and what it may have beside it.
static const struct {
  caretaker_event_kind kind;
  unsigned needed, optional;
} events[] = {
  {CARETAKER_EVENT_INSERT, TEXT, 0},
  {CARETAKER_EVENT_PASTE, TEXT, 0},
  {CARETAKER_EVENT_REPLACE, RANGE | TEXT, 0},
  {CARETAKER_EVENT_SET_MARKED_TEXT, TEXT, 0},
  {CARETAKER_EVENT_UNMARK_TEXT, 0, 0},
  {CARETAKER_EVENT_DELETE_BACKWARD, 0, UNIT},
  {CARETAKER_EVENT_DELETE_FORWARD, 0, UNIT},
  {CARETAKER_EVENT_MOVE, MOVEMENT, EXTENDING},
  {CARETAKER_EVENT_MOVE_BY_ROW, ROW_MOVEMENT, EXTENDING},
  {CARETAKER_EVENT_SCROLL, NUMBER, 0},
  {CARETAKER_EVENT_SET_SELECTION, SELECTION, 0},
  {CARETAKER_EVENT_SELECT_ALL, 0, 0},
  {CARETAKER_EVENT_COPY, 0, 0},
  {CARETAKER_EVENT_CUT, 0, 0},
  {CARETAKER_EVENT_UNDO, 0, 0},
  {CARETAKER_EVENT_REDO, 0, 0},
  {CARETAKER_EVENT_FILL, TEXTS, 0},
  {CARETAKER_EVENT_FOCUS, FIELD, 0},
  {CARETAKER_EVENT_NEXT, 0, 0},
  {CARETAKER_EVENT_PREVIOUS, 0, 0},
  {CARETAKER_EVENT_ENTER, 0, 0},
  {CARETAKER_EVENT_CHOOSE, NUMBER, 0},
  {CARETAKER_EVENT_OPEN_CHOICES, 0, 0},
  {CARETAKER_EVENT_CLOSE_CHOICES, 0, 0},
  {CARETAKER_EVENT_HIGHLIGHT, NUMBER, 0},
  {CARETAKER_EVENT_TOGGLE, 0, 0},
  {CARETAKER_EVENT_PRESS, BUTTON, 0},
  {CARETAKER_EVENT_SUBMIT, 0, 0},
  {CARETAKER_EVENT_SUBMISSION_ENDED, 0, 0},
  {CARETAKER_EVENT_RESET, 0, 0},
  {CARETAKER_EVENT_ANSWER, FIELD | TICKET, TEXT},
  {CARETAKER_EVENT_OBJECT, TEXTS, 0},
  {CARETAKER_EVENT_TICK, NUMBER, 0},
  {CARETAKER_EVENT_STEP, NUMBER, STEP_SIZE},
};

enum { EVENT_COUNT = sizeof events / sizeof *events, MEMBER_COUNT = sizeof members / sizeof *members };

// The place of an event in the table; -1 with an error raised.
static int place_of(PyObject *name) {
  int number;
  if (!number_of(name, event_kind_names, &number)) return -1;
  for (int i = 0; i < EVENT_COUNT; i++)
    if ((int)events[i].kind == number) return i;
  PyErr_Format(PyExc_NotImplementedError, "the members of an event %R are not known", name);
  return -1;
}

// Reads the member of a name, and says which it is; 0 with an error raised.
static unsigned read_member(Sending *sending, PyObject *name, PyObject *value, PyObject *kind, unsigned allowed) {
  for (int i = 0; i < MEMBER_COUNT; i++) {
    if (PyUnicode_CompareWithASCIIString(name, members[i].name) || !(members[i].flag & allowed)) continue;
    return members[i].read(sending, value) ? members[i].flag : 0;
  }
  PyErr_Format(PyExc_TypeError, "an event %R has no member %R", kind, name);
  return 0;
}

bool read_event(Sending *sending, PyObject *form, PyObject *args, PyObject *keywords) {
  *sending = (Sending){.form = form, .event = CARETAKER_EVENT_INIT};
  PyObject *kind;
  if (!PyArg_ParseTuple(args, "U;an event has a kind, such as 'insert', and its members by their names", &kind))
    return false;
  const int place = place_of(kind);
  if (place < 0) return false;
  sending->event.kind = events[place].kind;
  const unsigned needed = events[place].needed;
  unsigned given = 0;
  Py_ssize_t next = 0;
  PyObject *name, *value;
  while (keywords && PyDict_Next(keywords, &next, &name, &value)) {
    const unsigned flag = read_member(sending, name, value, kind, needed | events[place].optional);
    if (!flag) return false;
    given |= flag;
  }
  for (int i = 0; i < MEMBER_COUNT; i++) {
    if (!(members[i].flag & needed & ~given)) continue;
    PyErr_Format(PyExc_TypeError, "an event %R needs the member '%s'", kind, members[i].name);
    return false;
  }
  if (sending->event.kind == CARETAKER_EVENT_ANSWER || !(needed & TEXT) || sending->event.text) return true;
  return raise_wrong_type("a str", Py_None), false;
}

void free_event(Sending *sending) {
  PyMem_Free(sending->texts);
  Py_XDECREF(sending->items);
}
