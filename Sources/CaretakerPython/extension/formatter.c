// Formatters of columns. The interpreter's lock is released while a column is formatted.
#include "columns.h"
#include "names.h"

static void add(caretaker_column_report *report, const caretaker_column_report *other) {
  report->rows += other->rows;
  report->nulls += other->nulls;
  report->complete += other->complete;
  report->incomplete += other->incomplete;
  report->invalid += other->invalid;
  report->rejected += other->rejected;
  report->unreadable += other->unreadable;
  report->rounded += other->rounded;
}

bool format_view(Work *work, caretaker_column_view *view) {
  caretaker_status status = CARETAKER_OK;
  if (!work->column) {
    work->large = view->large;
    status = caretaker_column_create(work->large, &work->column);
  }
  if (!status) {
    caretaker_column_report report = CARETAKER_COLUMN_REPORT_INIT;
    Py_BEGIN_ALLOW_THREADS
    status = caretaker_formatter_format(work->formatter, view, work->column, &report);
    Py_END_ALLOW_THREADS
    add(&work->report, &report);
  }
  if (status) raise_status(status);
  return !status;
}

typedef struct {
  PyObject_HEAD
  caretaker_formatter *formatter;
  // whether a thread is at work with it
  bool is_taken;
  // what became of the rows of the column that was formatted last
  caretaker_column_report report;
} FormatterObject;

static PyObject *formatter_new(PyTypeObject *type, PyObject *args, PyObject *keywords) {
  static char *names[] = {"format", "question", "rejected", NULL};
  PyObject *format, *question;
  NameArgument rejected = {rejected_names, CARETAKER_REJECTED_NULL};
  if (!read_arguments(
        args, keywords, "O!U|O&:Formatter", names, format_type, &format, &question, read_name, &rejected))
    return NULL;
  caretaker_formatter *formatter;
  const caretaker_format *made_for = ((FormatObject *)format)->format;
  caretaker_status status;
  int number;
  if (find_number(question, question_names, &number)) {
    status = caretaker_formatter_create(
      made_for, (caretaker_question)number, (caretaker_rejected)rejected.number, &formatter);
  } else {
    // any other name is that of a group of the mask
    Py_ssize_t length;
    const char *name = PyUnicode_AsUTF8AndSize(question, &length);
    if (!name) return NULL;
    status = caretaker_formatter_create_for_capture(
      made_for, name, (size_t)length, (caretaker_rejected)rejected.number, &formatter);
    if (status == CARETAKER_NOT_FOUND) {
      number_of(question, question_names, &number);
      return NULL;
    }
  }
  if (status) return raise_status(status);
  FormatterObject *self = (FormatterObject *)make(type);
  if (self) self->formatter = formatter;
  else caretaker_formatter_free(formatter);
  return (PyObject *)self;
}

static void formatter_free(PyObject *self) {
  caretaker_formatter_free(((FormatterObject *)self)->formatter);
  unmake(self);
}

static PyObject *formatter_format(PyObject *self, PyObject *values) {
  FormatterObject *formatter = (FormatterObject *)self;
  if (formatter->is_taken) {
    PyErr_SetString(PyExc_RuntimeError, "another thread is at work with this formatter");
    return NULL;
  }
  Work work = {.formatter = formatter->formatter};
  formatter->is_taken = true;
  const bool is_done = PyObject_HasAttrString(values, "__arrow_c_array__")    ? format_capsules(&work, values)
                       : PyObject_HasAttrString(values, "__arrow_c_stream__") ? format_stream(&work, values)
                                                                              : format_sequence(&work, values);
  formatter->is_taken = false;
  formatter->report = work.report;
  // of a stream without a chunk nothing was made
  if (is_done && !work.column) caretaker_column_create(true, &work.column);
  ColumnObject *column = is_done ? (ColumnObject *)make(column_type) : NULL;
  if (!column) {
    caretaker_column_free(work.column);
    return NULL;
  }
  column->column = work.column;
  column->view = (caretaker_column_view)CARETAKER_COLUMN_VIEW_INIT;
  caretaker_column_get_view(work.column, &column->view);
  return (PyObject *)column;
}

static PyObject *formatter_report(PyObject *self, void *none) {
  (void)none;
  const caretaker_column_report *report = &((FormatterObject *)self)->report;
  return Py_BuildValue(
    "{sK sK sK sK sK sK sK sK}", "rows", report->rows, "nulls", report->nulls, "complete", report->complete, "incomplete",
    report->incomplete, "invalid", report->invalid, "rejected", report->rejected, "unreadable", report->unreadable,
    "rounded", report->rounded);
}

static PyMethodDef methods[] = {
  {"format", formatter_format, METH_O, "format(values)\n--\n\nFormats a column of Arrow's, or a sequence of str and None."},
  {NULL, NULL, 0, NULL},
};

static PyGetSetDef values[] = {
  {"report", formatter_report, NULL, "How many rows of the column formatted last became what, by name.", NULL},
  {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot slots[] = {
  {Py_tp_doc, "Formats columns, and keeps what it has learnt of them. For one thread at a time."},
  {Py_tp_new, formatter_new},
  {Py_tp_dealloc, formatter_free},
  {Py_tp_methods, methods},
  {Py_tp_getset, values},
  {0, NULL},
};

static PyType_Spec spec = {
  "caretaker._caretaker.Formatter", sizeof(FormatterObject), 0, Py_TPFLAGS_DEFAULT, slots};

int add_formatter(PyObject *module) { return add_type(module, &spec) ? 0 : -1; }
