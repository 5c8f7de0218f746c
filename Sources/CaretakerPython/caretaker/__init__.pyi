from collections.abc import Iterable
from datetime import date
from typing import Literal, Self, Unpack

from ._caretaker import (
    Column as Column,
    Edit as Edit,
    Field as Field,
    Format as Format,
    FormatError as FormatError,
    FormChange as FormChange,
    FormField as FormField,
    Validation as Validation,
    add_language as add_language,
)
from ._columns import (
    ColumnReport as ColumnReport,
    PhoneColumns as PhoneColumns,
    format_column as format_column,
    parse_phone_column as parse_phone_column,
    report_column as report_column,
    validate_column as validate_column,
)
from ._forms import Form as Form
from ._names import NumberEntry, NumberSymbols
from ._tables import format_table as format_table

__version__: str

class Mask(Format):
    """A mask: ``#`` a digit, ``(``, ``-`` and spaces as they are, ``<01..12>`` a number, and more.

    ``permissive`` accepts a mask in which a value has two layouts. Raises FormatError.
    """
    def __new__(cls, text: str, *, permissive: bool = False) -> Self: ...
    @classmethod
    def from_program(cls, program: bytes | bytearray | memoryview) -> Self:
        """The mask of a program: what ``caret compile`` wrote, or ``program`` of another format.

        It is checked and copied. It holds the mask alone: neither its text nor the checks of a named format. Raises
        FormatError where it is damaged, or another version wrote it.

        >>> Mask.from_program(Mask("(###) ###-####").program).format("2015550123")
        '(201) 555-0123'
        """

class NamedFormat(Format):
    """A format of the catalogue: ``iban``, ``expiry``, ``phone(GB)``.

    ``today``, a date or a text such as ``2026-11-24``, is what expiry dates are checked against. Raises FormatError,
    which suggests what may have been meant.
    """
    def __new__(cls, name: str, *, today: date | str | None = None) -> Self: ...

class _NumberOptions(NumberSymbols, NumberEntry, total=False): ...

class NumberFormat(Format):
    """Numbers: as a locale writes them, or by symbols of one's own.

    >>> NumberFormat("en_US", currency="USD").format("1234.5")
    '$1,234.50'

    With a ``locale``, ``style`` is ``decimal``, ``percent``, ``currency`` or ``accounting``; the last two have a
    ``currency`` such as ``EUR``. What is not given, or None, is as usual.

    Symbols are texts: ``grouping_separator``, ``decimal_separator``, ``digits``, and ``positive_``, ``negative_``,
    ``zero_`` and ``negative_zero_``, each with ``prefix`` and ``suffix``; and counts: ``primary_grouping_size``,
    ``secondary_grouping_size``, ``minimum_grouping_digits``, ``minimum_fraction_digits``, ``maximum_fraction_digits``,
    ``rounding_increment``, ``minor_unit_digits``. ``rounding`` is ``half_even``, ``half_up``, ``half_down``,
    ``half_ceiling``, ``half_floor``, ``up``, ``down``, ``ceiling`` or ``floor``. The number shown is the value times
    ten to ``value_exponent``. ``marks`` may stand beside a number that is read.

    How numbers are typed: ``minor_units`` as on a cash register, ``decimal_keys`` are a decimal separator as well;
    at most ``integer_digits``, ``fraction_digits`` and ``text_length``. One beyond ``minimum`` or ``maximum``, decimals
    as text, is reported; with ``clamps_to_bounds`` ending editing makes it the nearest one between them. With
    ``shows_affix_when_empty`` an empty field shows what stands beside a zero, such as ``$``; with
    ``shows_fraction_zeros`` the fraction digits that are always shown are zeros until they are typed. Raises
    FormatError.
    """
    def __new__(
        cls,
        locale: str | None = None,
        *,
        style: Literal["decimal", "percent", "currency", "accounting"] | None = None,
        currency: str | None = None,
        marks: Iterable[str] = (),
        **options: Unpack[_NumberOptions],
    ) -> Self: ...

_Dialect = Literal[
    "redmadrobot", "inputmask", "imask", "maska", "ngx", "dotnet", "maskedinput", "cleave", "react-number-format",
    "maskito", "autonumeric", "vue-the-mask", "flutter", "qt", "regex",
]  # fmt: skip

class DialectFormat(Format):
    """A mask that was written for another library, or its options as a literal of JavaScript or JSON.

    ``dialect`` is ``redmadrobot``, ``inputmask``, ``imask``, ``maska``, ``ngx``, ``dotnet``, ``maskedinput``,
    ``cleave``, ``react-number-format``, ``maskito``, ``autonumeric``, ``vue-the-mask``, ``flutter``, ``qt`` or
    ``regex``. ``notes`` has what is otherwise here. Raises FormatError.

    >>> DialectFormat("(000) 000-0000", "ngx").format("2015550123")
    '(201) 555-0123'
    """
    def __new__(cls, text: str, dialect: _Dialect, *, permissive: bool = False) -> Self: ...

class PhoneFormat(Format):
    """Phone numbers as they are entered in a region such as ``GB``; without one, all have their calling code.

    ``international`` shows the region's calling code, which the field inserts. Raises FormatError.
    """
    def __new__(
        cls,
        region: str | None = None,
        *,
        international: bool = False,
        extensions: bool = True,
        digit_limit: int | None = None,
    ) -> Self: ...

class CardFormat(Format):
    """Payment cards of some networks, such as ``visa``, or of all.

    Where the numbers of two networks overlap, those of ``preferring`` win. ``known_only`` rejects a digit with
    which no network's numbers go on. Raises FormatError.
    """
    def __new__(
        cls, networks: Iterable[str] | None = None, *, preferring: Iterable[str] = (), known_only: bool = False
    ) -> Self: ...

class PhoneNumber:
    """A phone number, read from a text as people write it.

    >>> PhoneNumber("020 7946 0958", region="GB").e164
    '+442079460958'

    One that is not valid has an ``e164`` all the same, as ``123`` in the US: ``+1123``. Raises ValueError where the
    text is not a phone number at all.
    """
    e164: str
    international: str
    national: str
    region: str
    rfc3966: str
    type: str
    validity: str
    def __init__(self, text: str, *, region: str | None = None) -> None: ...
    @property
    def is_valid(self) -> bool:
        """Whether such numbers are given out."""

def catalogue() -> list[str]:
    """The names of the catalogue; those of formats that take arguments stand last, without them."""
