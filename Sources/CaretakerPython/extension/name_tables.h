// Generated from caretaker.h by `caretaker-dev generate doors`: a table for each enumeration, and for flags.
#pragma once

typedef struct {
  int number;
  // null for what is None in Python, and after the last
  const char *name;
} Name;

// Each ends with the number -1.
extern const Name note_kind_names[];
extern const Name rounding_names[];
extern const Name report_names[];
extern const Name format_text_kind_names[];
extern const Name format_kind_names[];
extern const Name state_names[];
extern const Name question_names[];
extern const Name offset_unit_names[];
extern const Name pasting_names[];
extern const Name secure_display_names[];
extern const Name effect_names[];
extern const Name text_unit_names[];
extern const Name step_size_names[];
extern const Name movement_names[];
extern const Name role_names[];
extern const Name phone_text_kind_names[];
extern const Name reason_names[];
extern const Name event_kind_names[];
extern const Name row_movement_names[];
extern const Name button_names[];
extern const Name facet_names[];
extern const Name form_facet_names[];
extern const Name action_names[];
extern const Name form_text_kind_names[];
extern const Name field_kind_names[];
extern const Name verdict_names[];
extern const Name choice_style_names[];
extern const Name form_field_text_kind_names[];
extern const Name rejected_names[];
