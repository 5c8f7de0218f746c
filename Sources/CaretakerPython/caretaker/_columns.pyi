from collections.abc import Sequence
from typing import Any, Literal, overload

from ._caretaker import Column, Format

_Question = Literal["text", "value", "e164", "type", "region", "network"]
_Rejected = Literal["keep", "empty", "fit"] | None

class PhoneColumns:
    e164: Any
    type: Any
    region: Any
    valid: Any

@overload
def format_column(
    values: Sequence[str | None], format: Format, *, answering: _Question = "text", rejected: _Rejected = "keep"
) -> list[str | None]: ...
@overload
def format_column(
    values: Any, format: Format, *, answering: _Question = "text", rejected: _Rejected = "keep"
) -> Any: ...
@overload
def validate_column(values: Sequence[str | None], format: Format) -> list[bool | None]: ...
@overload
def validate_column(values: Any, format: Format) -> Any: ...
def parse_phone_column(values: Any, region: str | None = None) -> PhoneColumns: ...
