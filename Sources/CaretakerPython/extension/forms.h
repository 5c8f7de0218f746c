// What the parts share that are about forms.
#pragma once
#include "module.h"

typedef struct {
  PyObject_HEAD
  caretaker_form *form;
} FormObject;

typedef struct {
  PyObject_HEAD
  // the form, which lives as long as its fields
  PyObject *form;
  uint32_t number;
} FormFieldObject;

extern PyTypeObject *form_field_type;

static inline caretaker_form *form_of(PyObject *form) { return ((FormObject *)form)->form; }

// What a number of the library stands for: a field, the submit button, or None.
PyObject *focus_of(PyObject *form, uint32_t number);
// Finds the number of a field by its name; false with a KeyError raised.
bool find_field(PyObject *form, PyObject *name, uint32_t *number);
// The reverse of `focus_of`: a field of the form, the name of one, the submit button, or None.
bool read_focus(PyObject *form, PyObject *given, uint32_t *number);

// What events have changed so far, one after another.
typedef struct {
  PyObject *form;
  // of the last event, but the form's facets, the action and the movement of the focus, which are of all
  caretaker_change change;
  caretaker_edit edit;
  // names of fields, and the facets of each that changed
  PyObject *changed;
} Changes;

// Begins to gather changes; false with an error raised, as the next ones.
bool begin_changes(Changes *changes, PyObject *form);
// Gives an event to the form.
bool handle(Changes *changes, const caretaker_event *event);
// The change of all events, or null where one of them failed.
PyObject *finish_changes(Changes *changes, bool is_done);
int add_form_changes(PyObject *module);

// An event that is being made of its name and members, and what its texts lie in.
typedef struct {
  PyObject *form;
  caretaker_event event;
  PyObject *items;
  const char **texts;
} Sending;

// Reads an event of Python: its kind, and the members that the kind looks at.
bool read_event(Sending *sending, PyObject *form, PyObject *args, PyObject *keywords);
void free_event(Sending *sending);

// Reads a number of 32 bits; false with an error raised.
bool read_number(PyObject *given, int32_t *number);

// Gives one event to a form, and one to a field, which has the focus then.
PyObject *send_event(PyObject *form, const caretaker_event *event);
PyObject *send_to_field(PyObject *field, const caretaker_event *event);
// Reads what is known of a field; false with an error raised.
bool read_facts(PyObject *field, caretaker_form_field_facts *facts);
// Moves the focus to a field, twice where it is held; false with an error raised where it cannot have it.
bool focus_on(Changes *changes, PyObject *field);

// Methods of fields.
extern PyMethodDef form_field_methods[];
// A part of the text that a field shows.
PyObject *form_field_text_in(PyObject *self, PyObject *args);

int add_form_fields(PyObject *module);
