// The options of a field: what the format says where the keywords do not.
#include "fields.h"
#include "option_tables.h"

// How a field of the format behaves of which nothing is asked.
static caretaker_field_options usual_options(const caretaker_format *format) {
  caretaker_field_options options = CARETAKER_FIELD_OPTIONS_INIT;
  caretaker_format_field_options(format, &options);
  options.offset_unit = CARETAKER_UNIT_SCALARS;
  return options;
}

// The step that is wrong by itself; null where another option is.
static const Option *wrong_step(const caretaker_format *format, const caretaker_field_options *options) {
  for (const Option *option = field_options_table; option->name; option++) {
    if (option->kind != OPTION_DECIMAL) continue;
    caretaker_field_options alone = CARETAKER_FIELD_OPTIONS_INIT;
    const char *const *step = (const void *)((const char *)options + option->offset);
    *(const char **)((char *)&alone + option->offset) = *step;
    caretaker_field *field = NULL;
    const bool is_wrong = caretaker_field_create(format, &alone, &field) == CARETAKER_OUT_OF_RANGE;
    caretaker_field_free(field);
    if (is_wrong) return option;
  }
  return NULL;
}

caretaker_field *field_with_options(const caretaker_format *format, PyObject *keywords) {
  caretaker_field_options options = usual_options(format);
  // what a secure field shows is asked of a secure field
  options.secure |= has_option(keywords, "secure_display");
  PyObject *texts = read_options("Field", keywords, &(OptionStruct){field_options_table, &options}, 1);
  if (!texts) return NULL;
  caretaker_field *field = NULL;
  const caretaker_status status = caretaker_field_create(format, &options, &field);
  const Option *wrong = status == CARETAKER_OUT_OF_RANGE ? wrong_step(format, &options) : NULL;
  Py_DECREF(texts);
  if (wrong)
    PyErr_Format(
      PyExc_ValueError, "Field: %s: this is not how far a step goes: write 0.25, 15, or 'hours 2, minutes 15'",
      wrong->name);
  else if (status) raise_status(status);
  return field;
}
