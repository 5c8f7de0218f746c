// Generated from caretaker.h by `caretaker-dev generate doors`.
#include <caretaker.h>

#include "name_tables.h"

const Name note_kind_names[] = {
  {CARETAKER_NOTE_LEFT_OUT, "left_out"},
  {CARETAKER_NOTE_DIFFERS, "differs"},
  {-1, NULL},
};

const Name rounding_names[] = {
  {CARETAKER_ROUND_HALF_EVEN, "half_even"},
  {CARETAKER_ROUND_HALF_UP, "half_up"},
  {CARETAKER_ROUND_HALF_DOWN, "half_down"},
  {CARETAKER_ROUND_UP, "up"},
  {CARETAKER_ROUND_DOWN, "down"},
  {CARETAKER_ROUND_CEILING, "ceiling"},
  {CARETAKER_ROUND_FLOOR, "floor"},
  {CARETAKER_ROUND_HALF_CEILING, "half_ceiling"},
  {CARETAKER_ROUND_HALF_FLOOR, "half_floor"},
  {-1, NULL},
};

const Name report_names[] = {
  {CARETAKER_REPORT_OUTLINE, "outline"},
  {CARETAKER_REPORT_LENGTHS, "lengths"},
  {CARETAKER_REPORT_DIAGRAM, "diagram"},
  {-1, NULL},
};

const Name format_text_kind_names[] = {
  {CARETAKER_FORMAT_TITLE, "title"},
  {CARETAKER_FORMAT_LABEL, "label"},
  {CARETAKER_FORMAT_EXAMPLE, "example"},
  {CARETAKER_FORMAT_MASK, "mask"},
  {CARETAKER_FORMAT_INPUT_MODE, "input_mode"},
  {CARETAKER_FORMAT_AUTOFILL, "autofill"},
  {-1, NULL},
};

const Name format_kind_names[] = {
  {CARETAKER_KIND_MASK, "mask"},
  {CARETAKER_KIND_NAMED, "named"},
  {CARETAKER_KIND_NUMBER, "number"},
  {CARETAKER_KIND_PHONE, "phone"},
  {CARETAKER_KIND_TEXT, "text"},
  {-1, NULL},
};

const Name state_names[] = {
  {CARETAKER_STATE_INCOMPLETE, "incomplete"},
  {CARETAKER_STATE_COMPLETE, "complete"},
  {CARETAKER_STATE_INVALID, "invalid"},
  {-1, NULL},
};

const Name question_names[] = {
  {CARETAKER_QUESTION_TEXT, "text"},
  {CARETAKER_QUESTION_VALUE, "value"},
  {CARETAKER_QUESTION_VALID, "valid"},
  {CARETAKER_QUESTION_E164, "e164"},
  {CARETAKER_QUESTION_TYPE, "type"},
  {CARETAKER_QUESTION_REGION, "region"},
  {CARETAKER_QUESTION_NETWORK, "network"},
  {CARETAKER_QUESTION_REASON, "reason"},
  {CARETAKER_QUESTION_MESSAGE, "message"},
  {CARETAKER_QUESTION_REDACTED, "redacted"},
  {CARETAKER_QUESTION_CANONICAL, "canonical"},
  {CARETAKER_QUESTION_BIRTH_DATE, "birth_date"},
  {CARETAKER_QUESTION_SEX, "sex"},
  {-1, NULL},
};

const Name offset_unit_names[] = {
  {CARETAKER_UNIT_UTF8, "utf8"},
  {CARETAKER_UNIT_UTF16, "utf16"},
  {CARETAKER_UNIT_SCALARS, "scalars"},
  {CARETAKER_UNIT_CHARACTERS, "characters"},
  {-1, NULL},
};

const Name pasting_names[] = {
  {CARETAKER_PASTE_LOSSLESS, "lossless"},
  {CARETAKER_PASTE_LENIENT, "lenient"},
  {CARETAKER_PASTE_VERBATIM, "verbatim"},
  {-1, NULL},
};

const Name secure_display_names[] = {
  {CARETAKER_DISPLAY_KEEPING_LITERALS, "keeping_literals"},
  {CARETAKER_DISPLAY_BULLETS_ONLY, "bullets_only"},
  {CARETAKER_DISPLAY_HIDING_PARTS, "hiding_parts"},
  {CARETAKER_DISPLAY_BY_VIEW, "by_view"},
  {-1, NULL},
};

const Name effect_names[] = {
  {CARETAKER_EFFECT_VALUE_CHANGED, "value_changed"},
  {CARETAKER_EFFECT_REJECTED, "rejected"},
  {CARETAKER_EFFECT_AUTO_INSERTED, "auto_inserted"},
  {CARETAKER_EFFECT_PADDED, "padded"},
  {CARETAKER_EFFECT_LEFT_EMPTY_SLOTS, "left_empty_slots"},
  {CARETAKER_EFFECT_FILLED_EMPTY_SLOTS, "filled_empty_slots"},
  {CARETAKER_EFFECT_REFORMATTED, "reformatted"},
  {CARETAKER_EFFECT_REPLACED_CONTENTS, "replaced_contents"},
  {CARETAKER_EFFECT_TRUNCATED, "truncated"},
  {CARETAKER_EFFECT_ROUNDED, "rounded"},
  {CARETAKER_EFFECT_AMBIGUOUS, "ambiguous"},
  {CARETAKER_EFFECT_BELOW_MINIMUM, "below_minimum"},
  {CARETAKER_EFFECT_ABOVE_MAXIMUM, "above_maximum"},
  {CARETAKER_EFFECT_CLAMPED, "clamped"},
  {-1, NULL},
};

const Name text_unit_names[] = {
  {CARETAKER_DELETE_CHARACTER, "character"},
  {CARETAKER_DELETE_WORD, "word"},
  {CARETAKER_DELETE_LINE, "line"},
  {CARETAKER_DELETE_EVERYTHING, "everything"},
  {-1, NULL},
};

const Name step_size_names[] = {
  {CARETAKER_STEP_USUAL, "usual"},
  {CARETAKER_STEP_SMALL, "small"},
  {CARETAKER_STEP_LARGE, "large"},
  {-1, NULL},
};

const Name movement_names[] = {
  {CARETAKER_MOVE_BACKWARD, "backward"},
  {CARETAKER_MOVE_FORWARD, "forward"},
  {CARETAKER_MOVE_WORD_BACKWARD, "word_backward"},
  {CARETAKER_MOVE_WORD_FORWARD, "word_forward"},
  {CARETAKER_MOVE_START, "start"},
  {CARETAKER_MOVE_END, "end"},
  {-1, NULL},
};

const Name role_names[] = {
  {CARETAKER_ROLE_TYPED, "typed"},
  {CARETAKER_ROLE_AUTO_INSERTED, "auto_inserted"},
  {CARETAKER_ROLE_LITERAL, "literal"},
  {CARETAKER_ROLE_EMPTY_SLOT, "empty_slot"},
  {CARETAKER_ROLE_MARKED, "marked"},
  {CARETAKER_ROLE_PROMPT, "prompt"},
  {-1, NULL},
};

const Name phone_text_kind_names[] = {
  {CARETAKER_PHONE_E164, "e164"},
  {CARETAKER_PHONE_INTERNATIONAL, "international"},
  {CARETAKER_PHONE_NATIONAL, "national"},
  {CARETAKER_PHONE_RFC3966, "rfc3966"},
  {CARETAKER_PHONE_REGION, "region"},
  {CARETAKER_PHONE_TYPE, "type"},
  {CARETAKER_PHONE_VALIDITY, "validity"},
  {-1, NULL},
};

const Name reason_names[] = {
  {CARETAKER_REASON_NOT_ALLOWED_HERE, "not_allowed_here"},
  {CARETAKER_REASON_FULL, "full"},
  {CARETAKER_REASON_NO_ROOM, "no_room"},
  {CARETAKER_REASON_PUSHED_OUT, "pushed_out"},
  {CARETAKER_REASON_TOO_LONG, "too_long"},
  {CARETAKER_REASON_TOO_COMPLEX, "too_complex"},
  {CARETAKER_REASON_AMBIGUOUS_SEPARATOR, "ambiguous_separator"},
  {CARETAKER_REASON_SECOND_DECIMAL_SEPARATOR, "second_decimal_separator"},
  {CARETAKER_REASON_TOO_MANY_INTEGER_DIGITS, "too_many_integer_digits"},
  {CARETAKER_REASON_TOO_MANY_FRACTION_DIGITS, "too_many_fraction_digits"},
  {CARETAKER_REASON_NO_SIGN, "no_sign"},
  {CARETAKER_REASON_SECOND_SIGN, "second_sign"},
  {CARETAKER_REASON_MISPLACED_GROUPING, "misplaced_grouping"},
  {CARETAKER_REASON_UNCLOSED_PARENTHESIS, "unclosed_parenthesis"},
  {CARETAKER_REASON_NO_DIGITS, "no_digits"},
  {CARETAKER_REASON_LEFT_OUT, "left_out"},
  {CARETAKER_REASON_INVISIBLE, "invisible"},
  {CARETAKER_REASON_SEVERAL_FIT, "several_fit"},
  {CARETAKER_REASON_MASKED, "masked"},
  {CARETAKER_REASON_NO_FRACTION, "no_fraction"},
  {CARETAKER_REASON_AFTER_REJECTION, "after_rejection"},
  {CARETAKER_REASON_SEPARATOR_NOT_NEEDED, "separator_not_needed"},
  {CARETAKER_REASON_OUT_OF_RANGE, "out_of_range"},
  {CARETAKER_REASON_MARKS_LEFT_OUT, "marks_left_out"},
  {-1, NULL},
};

const Name event_kind_names[] = {
  {CARETAKER_EVENT_INSERT, "insert"},
  {CARETAKER_EVENT_PASTE, "paste"},
  {CARETAKER_EVENT_REPLACE, "replace"},
  {CARETAKER_EVENT_SET_MARKED_TEXT, "set_marked_text"},
  {CARETAKER_EVENT_UNMARK_TEXT, "unmark_text"},
  {CARETAKER_EVENT_DELETE_BACKWARD, "delete_backward"},
  {CARETAKER_EVENT_DELETE_FORWARD, "delete_forward"},
  {CARETAKER_EVENT_MOVE, "move"},
  {CARETAKER_EVENT_MOVE_BY_ROW, "move_by_row"},
  {CARETAKER_EVENT_SCROLL, "scroll"},
  {CARETAKER_EVENT_SET_SELECTION, "set_selection"},
  {CARETAKER_EVENT_SELECT_ALL, "select_all"},
  {CARETAKER_EVENT_COPY, "copy"},
  {CARETAKER_EVENT_CUT, "cut"},
  {CARETAKER_EVENT_UNDO, "undo"},
  {CARETAKER_EVENT_REDO, "redo"},
  {CARETAKER_EVENT_FILL, "fill"},
  {CARETAKER_EVENT_FOCUS, "focus"},
  {CARETAKER_EVENT_NEXT, "next"},
  {CARETAKER_EVENT_PREVIOUS, "previous"},
  {CARETAKER_EVENT_ENTER, "enter"},
  {CARETAKER_EVENT_CHOOSE, "choose"},
  {CARETAKER_EVENT_OPEN_CHOICES, "open_choices"},
  {CARETAKER_EVENT_CLOSE_CHOICES, "close_choices"},
  {CARETAKER_EVENT_HIGHLIGHT, "highlight"},
  {CARETAKER_EVENT_TOGGLE, "toggle"},
  {CARETAKER_EVENT_PRESS, "press"},
  {CARETAKER_EVENT_SUBMIT, "submit"},
  {CARETAKER_EVENT_SUBMISSION_ENDED, "submission_ended"},
  {CARETAKER_EVENT_RESET, "reset"},
  {CARETAKER_EVENT_ANSWER, "answer"},
  {CARETAKER_EVENT_OBJECT, "object"},
  {CARETAKER_EVENT_TICK, "tick"},
  {CARETAKER_EVENT_STEP, "step"},
  {-1, NULL},
};

const Name row_movement_names[] = {
  {CARETAKER_ROW_UP, "up"},
  {CARETAKER_ROW_DOWN, "down"},
  {CARETAKER_ROW_PAGE_UP, "page_up"},
  {CARETAKER_ROW_PAGE_DOWN, "page_down"},
  {CARETAKER_ROW_START, "start"},
  {CARETAKER_ROW_END, "end"},
  {CARETAKER_ROW_TEXT_START, "text_start"},
  {CARETAKER_ROW_TEXT_END, "text_end"},
  {-1, NULL},
};

const Name button_names[] = {
  {CARETAKER_BUTTON_CLEAR, "clear"},
  {CARETAKER_BUTTON_REVEAL, "reveal"},
  {CARETAKER_BUTTON_LEADING_ACCESSORY, "leading_accessory"},
  {CARETAKER_BUTTON_TRAILING_ACCESSORY, "trailing_accessory"},
  {-1, NULL},
};

const Name facet_names[] = {
  {CARETAKER_FACET_TEXT, "text"},
  {CARETAKER_FACET_SELECTION, "selection"},
  {CARETAKER_FACET_MESSAGE, "message"},
  {CARETAKER_FACET_REMARK, "remark"},
  {CARETAKER_FACET_BUTTONS, "buttons"},
  {CARETAKER_FACET_OPTIONS, "options"},
  {CARETAKER_FACET_LINES, "lines"},
  {CARETAKER_FACET_LABEL, "label"},
  {CARETAKER_FACET_VISIBILITY, "visibility"},
  {CARETAKER_FACET_BUSY, "busy"},
  {CARETAKER_FACET_VERDICT, "verdict"},
  {-1, NULL},
};

const Name form_facet_names[] = {
  {CARETAKER_FORM_FACET_REMAINING, "remaining"},
  {CARETAKER_FORM_FACET_NOTICE, "notice"},
  {CARETAKER_FORM_FACET_SUMMARY, "summary"},
  {CARETAKER_FORM_FACET_DIRTY, "dirty"},
  {CARETAKER_FORM_FACET_ANNOUNCEMENTS, "announcements"},
  {CARETAKER_FORM_FACET_SUBMITTING, "submitting"},
  {-1, NULL},
};

const Name action_names[] = {
  {CARETAKER_ACTION_NONE, NULL},
  {CARETAKER_ACTION_SUBMIT, "submit"},
  {CARETAKER_ACTION_ACCESSORY, "accessory"},
  {CARETAKER_ACTION_ASK, "ask"},
  {-1, NULL},
};

const Name form_text_kind_names[] = {
  {CARETAKER_FORM_VALUES, "values"},
  {CARETAKER_FORM_VALUES_WITH_SECRETS, "values_with_secrets"},
  {CARETAKER_FORM_NOTICE, "notice"},
  {CARETAKER_FORM_REMAINING, "remaining"},
  {CARETAKER_FORM_SUMMARY, "summary"},
  {CARETAKER_FORM_SELECTED_TEXT, "selected_text"},
  {-1, NULL},
};

const Name field_kind_names[] = {
  {CARETAKER_FIELD_LINE, "line"},
  {CARETAKER_FIELD_BOX, "box"},
  {CARETAKER_FIELD_CHOICE, "choice"},
  {CARETAKER_FIELD_TOGGLE, "toggle"},
  {CARETAKER_FIELD_CODE, "code"},
  {-1, NULL},
};

const Name verdict_names[] = {
  {CARETAKER_VERDICT_BLANK, "blank"},
  {CARETAKER_VERDICT_MISSING, "missing"},
  {CARETAKER_VERDICT_PARTIAL, "partial"},
  {CARETAKER_VERDICT_OPEN, "open"},
  {CARETAKER_VERDICT_CERTAIN, "certain"},
  {CARETAKER_VERDICT_CHECKING, "checking"},
  {CARETAKER_VERDICT_GOOD, "good"},
  {-1, NULL},
};

const Name choice_style_names[] = {
  {CARETAKER_CHOICE_NONE, NULL},
  {CARETAKER_CHOICE_SWITCH, "switch"},
  {CARETAKER_CHOICE_LIST, "list"},
  {CARETAKER_CHOICE_PICKER, "picker"},
  {CARETAKER_CHOICE_COMBO, "combo"},
  {-1, NULL},
};

const Name form_field_text_kind_names[] = {
  {CARETAKER_FORM_FIELD_NAME, "name"},
  {CARETAKER_FORM_FIELD_LABEL, "label"},
  {CARETAKER_FORM_FIELD_HELPER, "helper"},
  {CARETAKER_FORM_FIELD_PROMPT, "prompt"},
  {CARETAKER_FORM_FIELD_TEXT, "text"},
  {CARETAKER_FORM_FIELD_SKELETON, "skeleton"},
  {CARETAKER_FORM_FIELD_MESSAGE, "message"},
  {CARETAKER_FORM_FIELD_REMARK, "remark"},
  {CARETAKER_FORM_FIELD_INPUT_MODE, "input_mode"},
  {CARETAKER_FORM_FIELD_AUTOFILL, "autofill"},
  {CARETAKER_FORM_FIELD_ACCESSIBLE_NAME, "accessible_name"},
  {CARETAKER_FORM_FIELD_ACCESSIBLE_VALUE, "accessible_value"},
  {CARETAKER_FORM_FIELD_ACCESSIBLE_DESCRIPTION, "accessible_description"},
  {CARETAKER_FORM_FIELD_CLEAR_NAME, "clear_name"},
  {CARETAKER_FORM_FIELD_REVEAL_NAME, "reveal_name"},
  {CARETAKER_FORM_FIELD_REQUIREMENTS, "requirements"},
  {CARETAKER_FORM_FIELD_OPTIONS, "options"},
  {-1, NULL},
};

const Name rejected_names[] = {
  {CARETAKER_REJECTED_NULL, NULL},
  {CARETAKER_REJECTED_KEEP, "keep"},
  {CARETAKER_REJECTED_EMPTY, "empty"},
  {CARETAKER_REJECTED_FIT, "fit"},
  {-1, NULL},
};
