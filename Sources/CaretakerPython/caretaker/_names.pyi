# Generated from caretaker.h by `caretaker-dev generate doors`.
from decimal import Decimal
from typing import Literal, TypedDict

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
    "reason",
    "message",
    "redacted",
    "canonical",
    "birth_date",
    "sex",
]
OffsetUnit = Literal[
    "utf8",
    "utf16",
    "scalars",
    "characters",
]
Pasting = Literal[
    "lossless",
    "lenient",
    "verbatim",
]
SecureDisplay = Literal[
    "keeping_literals",
    "bullets_only",
    "hiding_parts",
    "by_view",
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
StepSize = Literal[
    "usual",
    "small",
    "large",
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

class FieldOptions(TypedDict, total=False):
    # Whether literals are shown when the next character needs them, rather than as soon as they are certain to come.
    lazy: bool | None
    # Whether typing drops from the end what it pushes out of the mask, rather than being rejected.
    drops_overflow: bool | None
    # What becomes of a paste, and of a text that is filled in.
    pastes: Pasting | None
    # Whether typing replaces the next slot's character instead of moving it on.
    overwriting: bool | None
    # Whether bullets are shown, and memory is overwritten.
    secure: bool | None
    secure_display: SecureDisplay | None
    # How many steps can be undone; usually 100.
    undo_steps: int | None
    # How many characters a value may have, of a mask without a bound of its own; usually 16,384.
    length_limit: int | None
    # Whether deleting in the middle of a mask leaves empty slots, so that what stands after stays in its place, as on a
    # form on paper. Otherwise it closes up, as far as it fits. Where a part may be shorter, it closes up if the value
    # stays complete. What is deleted at the end leaves nothing. In a value U+FFFC stands for an empty slot.
    keeps_places: bool | None
    # Whether the literals with which every value of a mask ends are shown from the first character on, after the caret:
    # `7 kg` of `#{1,3} kg` once 7 is typed. Otherwise they are shown when nothing can be typed before them, and when
    # editing ends.
    shows_suffix: bool | None
    # Whether a step carries into the next greater part of a date or time, as its parts are named: a minute up from
    # 09:59 is 10:00, a day up from 31/12/2026 is 01/01/2027. Otherwise a part begins again after its last number.
    carries_steps: bool | None
    # How far a step goes: a decimal, such as `0.25`, of a number or of each part of a mask that is digits; or of parts
    # by their names: `hours 2, minutes 15`. Null for 1.
    step: str | int | float | Decimal | None
    # How far a small step goes, as `step` has it; null for as far as `step`.
    small_step: str | int | float | Decimal | None
    # How far a large step goes, as `step` has it; null for ten times as far as `step`.
    large_step: str | int | float | Decimal | None

class NumberSymbols(TypedDict, total=False):
    # What stands around a positive number; usually nothing.
    positive_prefix: str | None
    # What stands around a positive number; usually nothing.
    positive_suffix: str | None
    # What stands around a negative number, its minus among it; usually `-` before it, where both are null.
    negative_prefix: str | None
    # What stands around a negative number, its minus among it; usually `-` before it, where both are null.
    negative_suffix: str | None
    # What stands around a zero; as around a positive number, where both are null.
    zero_prefix: str | None
    # What stands around a zero; as around a positive number, where both are null.
    zero_suffix: str | None
    # What stands around a zero with a minus; as around a negative number, where both are null.
    negative_zero_prefix: str | None
    # What stands around a zero with a minus; as around a negative number, where both are null.
    negative_zero_suffix: str | None
    # The ten digits, 0 first, as long in UTF-8 one as another; usually `0123456789`.
    digits: str | None
    # What stands between groups; usually nothing, and then there are no groups.
    grouping_separator: str | None
    # The decimal sign; usually `.`.
    decimal_separator: str | None
    # Digits of the group before the decimal separator, and of each group before that; usually 3.
    primary_grouping_size: int | None
    # Digits of the group before the decimal separator, and of each group before that; usually 3.
    secondary_grouping_size: int | None
    # Digits that must stand before the first grouping separator; usually 1.
    minimum_grouping_digits: int | None
    # Digits after the decimal separator: always shown, and shown at most; usually none.
    minimum_fraction_digits: int | None
    # Digits after the decimal separator: always shown, and shown at most; usually none.
    maximum_fraction_digits: int | None
    # What a finished number is a multiple of, in units of its last fraction digit; usually 1.
    rounding_increment: int | None
    rounding: Rounding | None
    # The number shown is the value times ten to this power: 2 for a percentage whose value is a fraction.
    value_exponent: int | None
    # Fraction digits of an amount in minor units; usually as many as `maximum_fraction_digits`.
    minor_unit_digits: int | None

class NumberEntry(TypedDict, total=False):
    # Whether digits enter from the right, as on a cash register, and the separator stands where it is.
    minor_units: bool | None
    # How many digits a number takes before and after its decimal separator; usually 100.
    integer_digits: int | None
    # How many digits a number takes before and after its decimal separator; usually 100.
    fraction_digits: int | None
    # How many characters a text may have that is pasted; usually 1,000.
    text_length: int | None
    # Characters that are the decimal separator when they are typed, beside those that are anyway; null for none.
    decimal_keys: str | None
    # The least and the greatest number, such as `-1234.5`; null for no bound. One beyond is reported, not rejected.
    minimum: str | int | float | Decimal | None
    # The least and the greatest number, such as `-1234.5`; null for no bound. One beyond is reported, not rejected.
    maximum: str | int | float | Decimal | None
    # Whether ending editing makes a number beyond a bound the nearest one between them.
    clamps_to_bounds: bool | None
    # Whether an empty field shows the affixes of a zero, such as `$`, with the caret between them.
    shows_affix_when_empty: bool | None
    # Whether fraction digits that are always shown are shown as zeros, after the caret, until they are typed.
    shows_fraction_zeros: bool | None
