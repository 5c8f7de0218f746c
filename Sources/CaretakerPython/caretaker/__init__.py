"""Text fields that format what people type, and columns of their values.

>>> import caretaker
>>> phone = caretaker.Mask("(###) ###-####")
>>> phone.format("5551234567")
'(555) 123-4567'
>>> field = caretaker.Field(phone)
>>> for key in "5551":
...     edit = field.insert(key)
>>> field.text
'(555) 1'
>>> caretaker.format_column(["5551234567", None], phone)
['(555) 123-4567', None]
"""

from ._caretaker import Column, Edit, Field, Format, FormatError, version as __version__
from ._columns import PhoneColumns, format_column, parse_phone_column, validate_column

__all__ = [
    "CardFormat",
    "Column",
    "Edit",
    "Field",
    "Format",
    "FormatError",
    "Mask",
    "NamedFormat",
    "NumberFormat",
    "PhoneColumns",
    "PhoneFormat",
    "PhoneNumber",
    "catalogue",
    "format_column",
    "parse_phone_column",
    "validate_column",
]


class Mask(Format):
    """A mask: ``#`` a digit, ``(``, ``-`` and spaces as they are, ``<01..12>`` a number, and more.

    ``permissive`` accepts a mask in which a value has two layouts. Raises FormatError.
    """

    def __new__(cls, text, *, permissive=False):
        return cls._mask(text, permissive)


class NamedFormat(Format):
    """A format of the catalogue: ``iban``, ``expiry``, ``phone(GB)``.

    ``today``, such as ``2026-11-24``, is what expiry dates are checked against. Raises FormatError, which suggests what
    may have been meant.
    """

    def __new__(cls, name, *, today=None):
        return cls._named(name, today)


class NumberFormat(Format):
    """Numbers, by the symbols that they are written with."""

    def __new__(
        cls, *, grouping_separator=None, decimal_separator=None, positive_prefix=None, positive_suffix=None,
        negative_prefix=None, negative_suffix=None, digits=None, minimum_fraction_digits=0, maximum_fraction_digits=0,
        primary_grouping_size=0, secondary_grouping_size=0, value_exponent=0, minor_units=False, minimum=None, maximum=None,
    ):  # fmt: skip
        return cls._number(
            grouping_separator, decimal_separator, positive_prefix, positive_suffix, negative_prefix, negative_suffix,
            digits, minimum_fraction_digits, maximum_fraction_digits, primary_grouping_size, secondary_grouping_size,
            value_exponent, minor_units, minimum, maximum,
        )  # fmt: skip


class PhoneFormat(Format):
    """Phone numbers as they are entered in a region such as ``GB``; without one, all have their calling code."""

    def __new__(cls, region=None, *, international=False):
        return cls._phone(region, international)


class CardFormat(Format):
    """Payment cards of some networks, such as ``visa``, or of all."""

    def __new__(cls, networks=None, *, known_only=False):
        return cls._card(None if networks is None else tuple(networks), known_only)


class PhoneNumber:
    """A phone number, read from a text as people write it.

    >>> PhoneNumber("020 7946 0958", region="GB").e164
    '+442079460958'

    Raises ValueError where the text is not one.
    """

    __slots__ = ("e164", "international", "national", "region", "rfc3966", "type", "validity")

    def __init__(self, text, *, region=None):
        field = Field(PhoneFormat(region))
        if "rejected" in field.fill(text).effects:
            raise ValueError("not a phone number")
        try:
            for name in self.__slots__:
                setattr(self, name, field.phone(name))
        except LookupError:
            raise ValueError("not a phone number") from None

    @property
    def is_valid(self):
        """Whether such numbers are given out."""
        return self.type != ""

    def __eq__(self, other):
        return self.rfc3966 == other.rfc3966 if isinstance(other, PhoneNumber) else NotImplemented

    def __hash__(self):
        return hash(self.rfc3966)

    def __repr__(self):
        return f"PhoneNumber({self.international!r})"


def catalogue():
    """The names of the catalogue; those of formats that take arguments stand last, without them."""
    return Format._names()
