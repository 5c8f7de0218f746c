// Fields of forms: what is read of them.
#include "forms.h"
#include "names.h"

PyTypeObject *form_field_type;

static uint32_t number_of_field(PyObject *self) { return ((FormFieldObject *)self)->number; }
static caretaker_form *form_of_field(PyObject *self) { return form_of(((FormFieldObject *)self)->form); }

// ------------------------------------------------------------------------------------------------------------ Texts

typedef struct {
  const caretaker_form *form;
  uint32_t field;
  caretaker_form_field_text_kind kind;
  caretaker_range range;
} Question;

static caretaker_status copy_text(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_form_field_text(question->form, question->field, question->kind, buffer, capacity, length);
}

static caretaker_status copy_part(const void *context, char *buffer, size_t capacity, size_t *length) {
  const Question *question = context;
  return caretaker_form_field_part(question->form, question->field, question->range, buffer, capacity, length);
}

static PyObject *field_text(PyObject *self, void *kind) {
  const Question question = {
    .form = form_of_field(self), .field = number_of_field(self), .kind = (caretaker_form_field_text_kind)(intptr_t)kind};
  return copied(copy_text, &question);
}

// A text of one line each, as a list.
static PyObject *field_lines(PyObject *self, void *kind) {
  PyObject *text = field_text(self, kind);
  if (!text) return NULL;
  PyObject *end = PyUnicode_FromString("\n");
  PyObject *lines = !end ? NULL : PyUnicode_GetLength(text) ? PyUnicode_Split(text, end, -1) : PyList_New(0);
  Py_XDECREF(end);
  Py_DECREF(text);
  return lines;
}

PyObject *form_field_text_in(PyObject *self, PyObject *args) {
  Question question = {.form = form_of_field(self), .field = number_of_field(self)};
  if (!PyArg_ParseTuple(args, "O&O&", read_offset, &question.range.start, read_offset, &question.range.end)) return NULL;
  return copied(copy_part, &question);
}

static PyObject *field_value(PyObject *self, void *none) {
  (void)none;
  PyObject *name = field_text(self, (void *)CARETAKER_FORM_FIELD_NAME);
  PyObject *values = name ? PyObject_GetAttrString(((FormFieldObject *)self)->form, "values") : NULL;
  // a field that is not shown has none
  PyObject *value = values ? PyDict_GetItemWithError(values, name) : NULL;
  PyObject *result = value ? Py_NewRef(value) : PyErr_Occurred() ? NULL : Py_NewRef(Py_None);
  Py_XDECREF(values);
  Py_XDECREF(name);
  return result;
}

// ------------------------------------------------------------------------------------------------------------ Facts

bool read_facts(PyObject *self, caretaker_form_field_facts *facts) {
  *facts = (caretaker_form_field_facts)CARETAKER_FORM_FIELD_FACTS_INIT;
  const caretaker_status status = caretaker_form_field_get_facts(form_of_field(self), number_of_field(self), facts);
  if (status) raise_status(status);
  return !status;
}

static PyObject *field_fact(PyObject *self, void *offset) {
  caretaker_form_field_facts facts;
  return read_facts(self, &facts) ? PyBool_FromLong(*((const bool *)&facts + (size_t)(intptr_t)offset)) : NULL;
}

static PyObject *field_kind(PyObject *self, void *none) {
  caretaker_form_field_facts facts;
  return (void)none, read_facts(self, &facts) ? name_of((int)facts.kind, field_kind_names) : NULL;
}
static PyObject *field_verdict(PyObject *self, void *none) {
  caretaker_form_field_facts facts;
  return (void)none, read_facts(self, &facts) ? name_of((int)facts.verdict, verdict_names) : NULL;
}
static PyObject *field_choice_style(PyObject *self, void *none) {
  caretaker_form_field_facts facts;
  return (void)none, read_facts(self, &facts) ? name_of((int)facts.choice_style, choice_style_names) : NULL;
}

static PyObject *field_selection(PyObject *self, void *none) {
  (void)none;
  caretaker_form_field_facts facts;
  if (!read_facts(self, &facts)) return NULL;
  const bool is_forward = facts.caret == facts.selection.end;
  return Py_BuildValue("(II)", is_forward ? facts.selection.start : facts.selection.end, facts.caret);
}

static PyObject *field_caret(PyObject *self, void *none) {
  caretaker_form_field_facts facts;
  return (void)none, read_facts(self, &facts) ? PyLong_FromUnsignedLong(facts.caret) : NULL;
}

static PyObject *field_highlighted(PyObject *self, void *none) {
  (void)none;
  caretaker_form_field_facts facts;
  if (!read_facts(self, &facts)) return NULL;
  if (facts.highlighted_option == CARETAKER_NO_FIELD) Py_RETURN_NONE;
  return PyLong_FromUnsignedLong(facts.highlighted_option);
}

static PyObject *field_number(PyObject *self, void *none) {
  return (void)none, PyLong_FromUnsignedLong(number_of_field(self));
}

static PyObject *field_form(PyObject *self, void *none) { return (void)none, Py_NewRef(((FormFieldObject *)self)->form); }

// ------------------------------------------------------------------------------------------------------------- Rows

static PyObject *field_rows(PyObject *self, void *none) {
  (void)none;
  caretaker_form_field_facts facts;
  PyObject *rows = read_facts(self, &facts) ? PyList_New(facts.row_count) : NULL;
  for (uint32_t i = 0; rows && i < facts.row_count; i++) {
    caretaker_range row;
    const caretaker_status status = caretaker_form_field_row(form_of_field(self), number_of_field(self), i, &row);
    PyObject *pair = status ? raise_status(status) : Py_BuildValue("(II)", row.start, row.end);
    if (!pair || PyList_SetItem(rows, i, pair)) Py_CLEAR(rows);
  }
  return rows;
}

static PyObject *field_visible_rows(PyObject *self, void *none) {
  (void)none;
  caretaker_form_field_facts facts;
  return read_facts(self, &facts) ? Py_BuildValue("(II)", facts.visible_rows.start, facts.visible_rows.end) : NULL;
}

// ------------------------------------------------------------------------------------------------------------- Runs

static PyObject *run_of(const caretaker_run *run) {
  PyObject *role = name_of((int)run->role, role_names);
  return role ? Py_BuildValue("(NIIN)", role, run->range.start, run->range.end, PyBool_FromLong(run->is_selected)) : NULL;
}

static PyObject *field_runs(PyObject *self, void *none) {
  (void)none;
  caretaker_run few[32], *found = few;
  size_t count;
  caretaker_status status = caretaker_form_field_runs(form_of_field(self), number_of_field(self), found, 32, &count);
  if (status == CARETAKER_SHORT_BUFFER) {
    found = PyMem_Malloc(count * sizeof *found);
    if (!found) return PyErr_NoMemory();
    status = caretaker_form_field_runs(form_of_field(self), number_of_field(self), found, count, &count);
  }
  PyObject *runs = status ? raise_status(status) : PyList_New((Py_ssize_t)count);
  for (size_t i = 0; runs && i < count; i++) {
    PyObject *run = run_of(&found[i]);
    if (!run || PyList_SetItem(runs, (Py_ssize_t)i, run)) Py_CLEAR(runs);
  }
  if (found != few) PyMem_Free(found);
  return runs;
}

// --------------------------------------------------------------------------------------------------------- The type

static PyObject *field_repr(PyObject *self) {
  PyObject *name = field_text(self, (void *)CARETAKER_FORM_FIELD_NAME);
  PyObject *text = name ? PyUnicode_FromFormat("<caretaker.FormField %R>", name) : NULL;
  Py_XDECREF(name);
  return text;
}

static PyObject *field_compare(PyObject *self, PyObject *other, int operator) {
  if ((operator != Py_EQ && operator != Py_NE) || !PyObject_TypeCheck(other, form_field_type)) Py_RETURN_NOTIMPLEMENTED;
  const FormFieldObject *one = (FormFieldObject *)self, *two = (FormFieldObject *)other;
  return PyBool_FromLong((one->form == two->form && one->number == two->number) == (operator == Py_EQ));
}

static Py_hash_t field_hash(PyObject *self) {
  const Py_hash_t hash = (Py_hash_t)((uintptr_t)((FormFieldObject *)self)->form >> 4) + (Py_hash_t)number_of_field(self);
  return hash == -1 ? -2 : hash;
}

static int field_traverse(PyObject *self, visitproc visit, void *arg) {
  Py_VISIT(((FormFieldObject *)self)->form);
  Py_VISIT(Py_TYPE(self));
  return 0;
}

static void field_free(PyObject *self) {
  PyObject_GC_UnTrack(self);
  Py_XDECREF(((FormFieldObject *)self)->form);
  unmake(self);
}

#define TEXT(name) (void *)CARETAKER_FORM_FIELD_##name
#define FACT(name) (void *)offsetof(caretaker_form_field_facts, name)

static PyGetSetDef values[] = {
  {"form", field_form, NULL, "The form that it is in.", NULL},
  {"number", field_number, NULL, "Its place in tab order.", NULL},
  {"name", field_text, NULL, "The name by which programs know it.", TEXT(NAME)},
  {"label", field_text, NULL, "The label above or beside it.", TEXT(LABEL)},
  {"helper", field_text, NULL, "A line of help; empty for none.", TEXT(HELPER)},
  {"prompt", field_text, NULL, "The text that it shows while it is empty; empty otherwise.", TEXT(PROMPT)},
  {"text", field_text, NULL, "The text that it shows: of a secret that is hidden, bullets.", TEXT(TEXT)},
  {"skeleton", field_text, NULL, "The rest that the format expects, to be drawn dim after the text.", TEXT(SKELETON)},
  {"message", field_text, NULL, "The problem that is shown; empty for none.", TEXT(MESSAGE)},
  {"remark", field_text, NULL, "The remark on the last key; empty for none.", TEXT(REMARK)},
  {"input_mode", field_text, NULL, "The value of HTML's ``inputmode``.", TEXT(INPUT_MODE)},
  {"autofill", field_text, NULL, "The value of HTML's ``autocomplete``; empty for nothing.", TEXT(AUTOFILL)},
  {"accessible_name", field_text, NULL, "The name that assistive technology has for it.", TEXT(ACCESSIBLE_NAME)},
  {"accessible_value", field_text, NULL, "Its value as assistive technology reads it: of a secret not what it is.",
   TEXT(ACCESSIBLE_VALUE)},
  {"descriptions", field_lines, NULL, "Texts that describe it, in reading order.", TEXT(ACCESSIBLE_DESCRIPTION)},
  {"clear_name", field_text, NULL, "The name of the button that clears it; empty while there is none.", TEXT(CLEAR_NAME)},
  {"reveal_name", field_text, NULL, "The name of the button that shows or hides a secret; empty while there is none.",
   TEXT(REVEAL_NAME)},
  {"requirements", field_lines, NULL, "The requirements that a new password does not meet yet.", TEXT(REQUIREMENTS)},
  {"options", field_lines, NULL, "The labels of the options that match what is typed.", TEXT(OPTIONS)},
  {"value", field_value, NULL,
   "Its value, also of a secret: text, of a switch True or False, and None while there is none.", NULL},
  {"kind", field_kind, NULL, "The way in which people answer: ``line``, ``box``, ``choice``, ``toggle`` or ``code``.", NULL},
  {"verdict", field_verdict, NULL,
   "``blank``, ``missing``, ``partial``, ``open``, ``certain``, ``checking`` or ``good``, whether or not anything is shown.", NULL},
  {"choice_style", field_choice_style, NULL, "``switch``, ``list``, ``picker`` or ``combo``; None where nothing is chosen.", NULL},
  {"selection", field_selection, NULL, "Anchor and caret.", NULL},
  {"caret", field_caret, NULL, "The offset of the caret.", NULL},
  {"highlighted", field_highlighted, NULL, "The index of the option that is highlighted; None for none.", NULL},
  {"runs", field_runs, NULL,
   "The text divided by role and selection: ``('literal', 0, 1, False)`` from 0 to 1; empty for a box.", NULL},
  {"rows", field_rows, NULL, "Where each row of a text of several lines starts and ends, without its line break.", NULL},
  {"visible_rows", field_visible_rows, NULL, "Which rows are in view: from and to.", NULL},
  {"is_shown", field_fact, NULL, "Whether it is shown.", FACT(is_shown)},
  {"is_required", field_fact, NULL, "Whether it must be filled in.", FACT(is_required)},
  {"is_secure", field_fact, NULL, "Whether it is a secret.", FACT(is_secure)},
  {"is_empty", field_fact, NULL, "Whether nothing has been entered.", FACT(is_empty)},
  {"has_marked_text", field_fact, NULL, "Whether an input method's text is shown.", FACT(has_marked_text)},
  {"can_undo", field_fact, NULL, "Whether there is a step to undo.", FACT(can_undo)},
  {"can_redo", field_fact, NULL, "Whether there is a step to do again.", FACT(can_redo)},
  {"can_clear", field_fact, NULL, "Whether it has a button that clears it now.", FACT(can_clear)},
  {"can_reveal", field_fact, NULL, "Whether it has a button that shows a secret.", FACT(can_reveal)},
  {"is_revealed", field_fact, NULL, "Whether a secret is shown.", FACT(is_revealed)},
  {"is_on", field_fact, NULL, "Whether a switch is on.", FACT(is_on)},
  {"is_open", field_fact, NULL, "Whether its choices are open.", FACT(is_open)},
  {"is_busy", field_fact, NULL, "Whether an answer is awaited.", FACT(is_busy)},
  {"was_edited", field_fact, NULL, "Whether it was edited.", FACT(was_edited)},
  {"is_stepped", field_fact, NULL, "Whether the arrow keys up and down step what stands at the caret.", FACT(is_stepped)},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc, "A field of a form: what it shows, and what is said of it. Its edits give it the focus first."},
  {Py_tp_dealloc, field_free},
  {Py_tp_traverse, field_traverse},
  {Py_tp_repr, field_repr},
  {Py_tp_richcompare, field_compare},
  {Py_tp_hash, field_hash},
  {Py_tp_methods, form_field_methods},
  {Py_tp_getset, values},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker.FormField", sizeof(FormFieldObject), 0,
  Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC | Py_TPFLAGS_DISALLOW_INSTANTIATION, slots};

int add_form_fields(PyObject *module) {
  form_field_type = add_type(module, &spec);
  return form_field_type ? 0 : -1;
}
