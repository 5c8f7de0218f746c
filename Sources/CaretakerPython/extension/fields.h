// What the parts share that are about fields.
#pragma once
#include "module.h"

typedef struct {
  PyObject_HEAD
  caretaker_field *field;
} FieldObject;

static inline caretaker_field *field_of(PyObject *self) { return ((FieldObject *)self)->field; }

// The field of a format, with options that are keywords; null with an error raised.
caretaker_field *field_with_options(const caretaker_format *format, PyObject *keywords);

// What an edit did, or the error that its status stands for.
PyObject *edited(caretaker_status status, const caretaker_edit *edit);

// Methods and properties of fields that change nothing.
PyObject *field_text(PyObject *self, void *none);
PyObject *field_value(PyObject *self, void *none);
PyObject *field_plain_value(PyObject *self, void *none);
PyObject *field_ambiguity(PyObject *self, void *none);
PyObject *field_placeholder(PyObject *self, void *none);
PyObject *field_redacted_text(PyObject *self, PyObject *count);
PyObject *field_phone(PyObject *self, PyObject *kind);
PyObject *field_state(PyObject *self, PyObject *args, PyObject *keywords);
PyObject *field_state_message(PyObject *self, PyObject *args, PyObject *keywords);
PyObject *field_e164(PyObject *self, void *none);
PyObject *field_network(PyObject *self, void *none);
PyObject *field_selection(PyObject *self, void *none);
PyObject *field_caret(PyObject *self, void *none);
PyObject *field_fact(PyObject *self, void *offset);
PyObject *field_captures(PyObject *self, void *none);
PyObject *field_candidates(PyObject *self, void *none);
PyObject *field_card_networks(PyObject *self, void *none);
PyObject *field_rejected(PyObject *self, void *none);

int add_edits(PyObject *module);
