from collections.abc import Sequence
from typing import Any, Literal, overload

from ._caretaker import Column, Format

# the name of a question, or that of a group of the mask
_Question = str
_Rejected = Literal["keep", "empty", "fit"] | None

class PhoneColumns:
    """What is known of a column of phone numbers: ``e164``, ``type``, ``region`` and ``valid``."""
    e164: Any
    type: Any
    region: Any
    valid: Any

class ColumnReport:
    """What became of the rows of a column: counts, and why rows were rejected.

    ``rows`` is how many there are, ``nulls`` how many without a value. The values are ``complete``, ``incomplete``
    or ``invalid``; among the incomplete ones are those ``rejected``, and those ``unreadable``, as they are not
    UTF-8, among the complete ones numbers that are ``rounded`` to the digits that are shown. ``rejections`` has for each rejected row what ``Field.rejections`` says of its value.
    """
    rows: int
    nulls: int
    complete: int
    incomplete: int
    invalid: int
    rejected: int
    unreadable: int
    rounded: int
    rejections: dict[int, list[tuple[int, str]]]

def report_column(values: Any, format: Format | str) -> ColumnReport:
    """Reports what a field over ``format`` makes of the values of a column, and why it rejects some."""
@overload
def format_column(
    values: Sequence[str | None], format: Format | str, *, answering: _Question = "text", rejected: _Rejected = "keep"
) -> list[str | None]:
    """Formats a column of text: what a field over ``format`` makes of each value.

    ``values`` is a sequence of str and None, an array of NumPy, a Series of pandas or Polars, or anything with
    Arrow's interface of capsules, as columns of pyarrow have it; what Arrow keeps is read where it lies. The
    answer is a list, an array, a Series with the same name and index, or a ``Column``, which whatever reads Arrow
    takes without a copy. ``format`` is a format, or the name of one: ``"iban"``.

    ``answering`` is what is written of each value: its ``text``, its ``value``, the ``reason`` why it is not valid
    or the ``message`` that says so, what is shown of it ``redacted``, its ``canonical`` form (ISO 8601 of dates and
    times), a phone number's ``e164``, ``type`` or ``region``, a card's ``network``, the ``birth_date`` or ``sex`` that
    a person's number says, or what a named group of the mask holds, as ``year`` or an IBAN's ``bank``; a null where
    that is not known. ``rejected`` says what becomes of a value that a field rejects: ``keep``, ``empty``, ``fit`` for what fits of it, or None for a null.

    The interpreter's lock is released meanwhile: threads may format columns at once. Raises LookupError where the
    question does not apply to the format.
    """
@overload
def format_column(
    values: Any, format: Format | str, *, answering: _Question = "text", rejected: _Rejected = "keep"
) -> Any: ...
@overload
def validate_column(values: Sequence[str | None], format: Format | str) -> list[bool | None]:
    """Whether each value of a column is valid; None for a null.

    A phone number is valid if such numbers are given out.
    """
@overload
def validate_column(values: Any, format: Format | str) -> Any: ...
def parse_phone_column(values: Any, region: str | None = None) -> PhoneColumns:
    """Reads a column of phone numbers, as they are dialled in a region such as ``GB`` or after a plus."""
