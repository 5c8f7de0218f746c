# Generated from caretaker.h by `caretaker-dev generate doors`.
from typing import Literal

NoteKind = Literal[
    "left_out",
    "differs",
]
Rounding = Literal[
    "half_even",
    "half_up",
    "half_down",
    "up",
    "down",
    "ceiling",
    "floor",
    "half_ceiling",
    "half_floor",
]
Report = Literal[
    "outline",
    "lengths",
    "diagram",
]
FormatTextKind = Literal[
    "title",
    "label",
    "example",
    "mask",
    "input_mode",
    "autofill",
]
FormatKind = Literal[
    "mask",
    "named",
    "number",
    "phone",
    "text",
]
State = Literal[
    "incomplete",
    "complete",
    "invalid",
]
Question = Literal[
    "text",
    "value",
    "valid",
    "e164",
    "type",
    "region",
    "network",
]
OffsetUnit = Literal[
    "utf8",
    "utf16",
    "scalars",
    "characters",
]
SecureDisplay = Literal[
    "keeping_literals",
    "bullets_only",
    "hiding_parts",
]
Effect = Literal[
    "value_changed",
    "rejected",
    "auto_inserted",
    "padded",
    "left_empty_slots",
    "filled_empty_slots",
    "reformatted",
    "replaced_contents",
    "truncated",
    "rounded",
    "ambiguous",
    "below_minimum",
    "above_maximum",
    "clamped",
]
TextUnit = Literal[
    "character",
    "word",
    "line",
    "everything",
]
Movement = Literal[
    "backward",
    "forward",
    "word_backward",
    "word_forward",
    "start",
    "end",
]
Role = Literal[
    "typed",
    "auto_inserted",
    "literal",
    "empty_slot",
    "marked",
    "prompt",
]
PhoneTextKind = Literal[
    "e164",
    "international",
    "national",
    "rfc3966",
    "region",
    "type",
    "validity",
]
Reason = Literal[
    "not_allowed_here",
    "full",
    "no_room",
    "pushed_out",
    "too_long",
    "too_complex",
    "ambiguous_separator",
    "second_decimal_separator",
    "too_many_integer_digits",
    "too_many_fraction_digits",
    "no_sign",
    "second_sign",
    "misplaced_grouping",
    "unclosed_parenthesis",
    "no_digits",
    "left_out",
    "invisible",
    "several_fit",
    "masked",
    "no_fraction",
    "after_rejection",
    "separator_not_needed",
    "out_of_range",
    "marks_left_out",
]
EventKind = Literal[
    "insert",
    "paste",
    "replace",
    "set_marked_text",
    "unmark_text",
    "delete_backward",
    "delete_forward",
    "move",
    "move_by_row",
    "scroll",
    "set_selection",
    "select_all",
    "copy",
    "cut",
    "undo",
    "redo",
    "fill",
    "focus",
    "next",
    "previous",
    "enter",
    "choose",
    "open_choices",
    "close_choices",
    "highlight",
    "toggle",
    "press",
    "submit",
    "submission_ended",
    "reset",
    "answer",
    "object",
    "tick",
    "step",
]
RowMovement = Literal[
    "up",
    "down",
    "page_up",
    "page_down",
    "start",
    "end",
    "text_start",
    "text_end",
]
Button = Literal[
    "clear",
    "reveal",
    "leading_accessory",
    "trailing_accessory",
]
Facet = Literal[
    "text",
    "selection",
    "message",
    "remark",
    "buttons",
    "options",
    "lines",
    "label",
    "visibility",
    "busy",
    "verdict",
]
FormFacet = Literal[
    "remaining",
    "notice",
    "summary",
    "dirty",
    "announcements",
    "submitting",
]
Action = Literal[
    None,
    "submit",
    "accessory",
    "ask",
]
FormTextKind = Literal[
    "values",
    "values_with_secrets",
    "notice",
    "remaining",
    "summary",
    "selected_text",
]
FieldKind = Literal[
    "line",
    "box",
    "choice",
    "toggle",
    "code",
]
Verdict = Literal[
    "blank",
    "missing",
    "partial",
    "open",
    "certain",
    "checking",
    "good",
]
ChoiceStyle = Literal[
    None,
    "switch",
    "list",
    "picker",
    "combo",
]
FormFieldTextKind = Literal[
    "name",
    "label",
    "helper",
    "prompt",
    "text",
    "skeleton",
    "message",
    "remark",
    "input_mode",
    "autofill",
    "accessible_name",
    "accessible_value",
    "accessible_description",
    "clear_name",
    "reveal_name",
    "requirements",
    "options",
]
Rejected = Literal[
    None,
    "keep",
    "empty",
    "fit",
]
