from collections.abc import Iterable
from typing import Self

from ._caretaker import Column as Column, Edit as Edit, Field as Field, Format as Format, FormatError as FormatError
from ._columns import (
    PhoneColumns as PhoneColumns,
    format_column as format_column,
    parse_phone_column as parse_phone_column,
    validate_column as validate_column,
)

__version__: str

class Mask(Format):
    def __new__(cls, text: str, *, permissive: bool = False) -> Self: ...

class NamedFormat(Format):
    def __new__(cls, name: str, *, today: str | None = None) -> Self: ...

class NumberFormat(Format):
    def __new__(
        cls,
        *,
        grouping_separator: str | None = None,
        decimal_separator: str | None = None,
        positive_prefix: str | None = None,
        positive_suffix: str | None = None,
        negative_prefix: str | None = None,
        negative_suffix: str | None = None,
        digits: str | None = None,
        minimum_fraction_digits: int = 0,
        maximum_fraction_digits: int = 0,
        primary_grouping_size: int = 0,
        secondary_grouping_size: int = 0,
        value_exponent: int = 0,
        minor_units: bool = False,
        minimum: str | None = None,
        maximum: str | None = None,
    ) -> Self: ...

class PhoneFormat(Format):
    def __new__(cls, region: str | None = None, *, international: bool = False) -> Self: ...

class CardFormat(Format):
    def __new__(cls, networks: Iterable[str] | None = None, *, known_only: bool = False) -> Self: ...

class PhoneNumber:
    e164: str
    international: str
    national: str
    region: str
    rfc3966: str
    type: str
    validity: str
    def __init__(self, text: str, *, region: str | None = None) -> None: ...
    @property
    def is_valid(self) -> bool: ...

def catalogue() -> list[str]: ...
