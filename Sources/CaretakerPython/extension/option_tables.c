// Generated from caretaker.h by `caretaker-dev generate doors`.
#include <stddef.h>

#include "option_tables.h"

const Option field_options_table[] = {
  {"lazy", OPTION_FLAG, offsetof(caretaker_field_options, lazy), NULL},
  {"drops_overflow", OPTION_FLAG, offsetof(caretaker_field_options, drops_overflow), NULL},
  {"pastes", OPTION_NAME, offsetof(caretaker_field_options, pastes), pasting_names},
  {"overwriting", OPTION_FLAG, offsetof(caretaker_field_options, overwriting), NULL},
  {"secure", OPTION_FLAG, offsetof(caretaker_field_options, secure), NULL},
  {"secure_display", OPTION_NAME, offsetof(caretaker_field_options, secure_display), secure_display_names},
  {"undo_steps", OPTION_COUNT, offsetof(caretaker_field_options, undo_steps), NULL},
  {"length_limit", OPTION_COUNT, offsetof(caretaker_field_options, length_limit), NULL},
  {"keeps_places", OPTION_FLAG, offsetof(caretaker_field_options, keeps_places), NULL},
  {"shows_suffix", OPTION_FLAG, offsetof(caretaker_field_options, shows_suffix), NULL},
  {"carries_steps", OPTION_FLAG, offsetof(caretaker_field_options, carries_steps), NULL},
  {"step", OPTION_DECIMAL, offsetof(caretaker_field_options, step), NULL},
  {"small_step", OPTION_DECIMAL, offsetof(caretaker_field_options, small_step), NULL},
  {"large_step", OPTION_DECIMAL, offsetof(caretaker_field_options, large_step), NULL},
  {NULL, OPTION_FLAG, 0, NULL},
};

const Option number_symbols_table[] = {
  {"positive_prefix", OPTION_TEXT, offsetof(caretaker_number_symbols, positive_prefix), NULL},
  {"positive_suffix", OPTION_TEXT, offsetof(caretaker_number_symbols, positive_suffix), NULL},
  {"negative_prefix", OPTION_TEXT, offsetof(caretaker_number_symbols, negative_prefix), NULL},
  {"negative_suffix", OPTION_TEXT, offsetof(caretaker_number_symbols, negative_suffix), NULL},
  {"zero_prefix", OPTION_TEXT, offsetof(caretaker_number_symbols, zero_prefix), NULL},
  {"zero_suffix", OPTION_TEXT, offsetof(caretaker_number_symbols, zero_suffix), NULL},
  {"negative_zero_prefix", OPTION_TEXT, offsetof(caretaker_number_symbols, negative_zero_prefix), NULL},
  {"negative_zero_suffix", OPTION_TEXT, offsetof(caretaker_number_symbols, negative_zero_suffix), NULL},
  {"digits", OPTION_TEXT, offsetof(caretaker_number_symbols, digits), NULL},
  {"grouping_separator", OPTION_TEXT, offsetof(caretaker_number_symbols, grouping_separator), NULL},
  {"decimal_separator", OPTION_TEXT, offsetof(caretaker_number_symbols, decimal_separator), NULL},
  {"primary_grouping_size", OPTION_COUNT, offsetof(caretaker_number_symbols, primary_grouping_size), NULL},
  {"secondary_grouping_size", OPTION_COUNT, offsetof(caretaker_number_symbols, secondary_grouping_size), NULL},
  {"minimum_grouping_digits", OPTION_COUNT, offsetof(caretaker_number_symbols, minimum_grouping_digits), NULL},
  {"minimum_fraction_digits", OPTION_COUNT, offsetof(caretaker_number_symbols, minimum_fraction_digits), NULL},
  {"maximum_fraction_digits", OPTION_COUNT, offsetof(caretaker_number_symbols, maximum_fraction_digits), NULL},
  {"rounding_increment", OPTION_COUNT, offsetof(caretaker_number_symbols, rounding_increment), NULL},
  {"rounding", OPTION_NAME, offsetof(caretaker_number_symbols, rounding), rounding_names},
  {"value_exponent", OPTION_NUMBER, offsetof(caretaker_number_symbols, value_exponent), NULL},
  {"minor_unit_digits", OPTION_COUNT, offsetof(caretaker_number_symbols, minor_unit_digits), NULL},
  {NULL, OPTION_FLAG, 0, NULL},
};

const Option number_entry_table[] = {
  {"minor_units", OPTION_FLAG, offsetof(caretaker_number_entry, minor_units), NULL},
  {"integer_digits", OPTION_COUNT, offsetof(caretaker_number_entry, integer_digits), NULL},
  {"fraction_digits", OPTION_COUNT, offsetof(caretaker_number_entry, fraction_digits), NULL},
  {"text_length", OPTION_COUNT, offsetof(caretaker_number_entry, text_length), NULL},
  {"decimal_keys", OPTION_TEXT, offsetof(caretaker_number_entry, decimal_keys), NULL},
  {"minimum", OPTION_DECIMAL, offsetof(caretaker_number_entry, minimum), NULL},
  {"maximum", OPTION_DECIMAL, offsetof(caretaker_number_entry, maximum), NULL},
  {"clamps_to_bounds", OPTION_FLAG, offsetof(caretaker_number_entry, clamps_to_bounds), NULL},
  {"shows_affix_when_empty", OPTION_FLAG, offsetof(caretaker_number_entry, shows_affix_when_empty), NULL},
  {"shows_fraction_zeros", OPTION_FLAG, offsetof(caretaker_number_entry, shows_fraction_zeros), NULL},
  {NULL, OPTION_FLAG, 0, NULL},
};
