// Names and numbers of enumerations, looked up in their tables.
#include "names.h"

PyObject *name_of(int number, const Name *names) {
  for (; names->number >= 0; names++)
    if (names->number == number && names->name) return PyUnicode_FromString(names->name);
  Py_RETURN_NONE;
}

PyObject *names_of(uint32_t flags, const Name *names) {
  PyObject *set = PyFrozenSet_New(NULL);
  for (; set && names->number >= 0; names++) {
    if (!(flags & (uint32_t)names->number)) continue;
    PyObject *name = PyUnicode_FromString(names->name);
    if (!name || PySet_Add(set, name)) Py_CLEAR(set);
    Py_XDECREF(name);
  }
  return set;
}

// Raises that a name is not in a table, and what is.
static void raise_unknown_name(PyObject *name, const Name *names) {
  PyObject *known = PyList_New(0);
  for (; known && names->number >= 0; names++) {
    PyObject *each = names->name ? PyUnicode_FromFormat("'%s'", names->name) : PyUnicode_FromString("None");
    if (!each || PyList_Append(known, each)) Py_CLEAR(known);
    Py_XDECREF(each);
  }
  PyObject *comma = known ? PyUnicode_FromString(", ") : NULL, *list = comma ? PyUnicode_Join(comma, known) : NULL;
  if (list) PyErr_Format(PyExc_ValueError, "%R is not one of %U", name, list);
  Py_XDECREF(known);
  Py_XDECREF(comma);
  Py_XDECREF(list);
}

bool find_number(PyObject *name, const Name *names, int *number) {
  for (const Name *each = names; each->number >= 0; each++) {
    const bool is_same = name == Py_None ? !each->name : each->name && !PyUnicode_CompareWithASCIIString(name, each->name);
    if (is_same) return *number = each->number, true;
  }
  return false;
}

bool number_of(PyObject *name, const Name *names, int *number) {
  if (name != Py_None && !PyUnicode_Check(name)) {
    raise_wrong_type("a str", name);
    return false;
  }
  if (find_number(name, names, number)) return true;
  raise_unknown_name(name, names);
  return false;
}

int read_name(PyObject *name, void *argument) {
  NameArgument *wanted = argument;
  return number_of(name, wanted->names, &wanted->number);
}
