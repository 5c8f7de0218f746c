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

from ._caretaker import Column, Edit, Field, Format, FormatError, FormChange, FormField, Validation, add_language
from ._caretaker import version as __version__
from ._columns import ColumnReport, PhoneColumns, format_column, parse_phone_column, report_column, validate_column
from ._tables import format_table
from ._dates import iso_date
from ._forms import Form

__all__ = [
    "CardFormat",
    "Column",
    "ColumnReport",
    "DialectFormat",
    "Edit",
    "Field",
    "Form",
    "FormChange",
    "FormField",
    "Format",
    "FormatError",
    "Mask",
    "NamedFormat",
    "NumberFormat",
    "PhoneColumns",
    "PhoneFormat",
    "PhoneNumber",
    "Validation",
    "add_language",
    "catalogue",
    "format_column",
    "format_table",
    "parse_phone_column",
    "report_column",
    "validate_column",
]


class Mask(Format):
    """A mask: ``#`` a digit, ``(``, ``-`` and spaces as they are, ``<01..12>`` a number, and more.

    ``permissive`` accepts a mask in which a value has two layouts. Raises FormatError.
    """

    def __new__(cls, text, *, permissive=False):
        return cls._mask(text, permissive)

    @classmethod
    def from_program(cls, program):
        """The mask of a program: what ``caret compile`` wrote, or ``program`` of another format.

        It is checked and copied. It holds the mask alone: neither its text nor the checks of a named format. Raises
        FormatError where it is damaged, or another version wrote it.

        >>> Mask.from_program(Mask("(###) ###-####").program).format("2015550123")
        '(201) 555-0123'
        """
        return cls._from_program(program)


class NamedFormat(Format):
    """A format of the catalogue: ``iban``, ``expiry``, ``phone(GB)``.

    ``today``, a date or a text such as ``2026-11-24``, is what expiry dates are checked against. Raises FormatError,
    which suggests what may have been meant.
    """

    def __new__(cls, name, *, today=None):
        return cls._named(name, iso_date(today))


# the styles of a locale's numbers, and whether each has a currency
_STYLES = {"decimal": False, "percent": False, "currency": True, "accounting": True}


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

    def __new__(cls, locale=None, *, style=None, currency=None, marks=(), **options):
        if locale is None:
            if style is not None or currency is not None:
                raise TypeError("a style or a currency needs a locale: NumberFormat('de_DE', currency='EUR')")
            return cls._number(None, tuple(marks), options)
        if marks:
            raise TypeError("a locale has symbols of its own: leave out marks, or the locale")
        return cls._number(_number_name(locale, style, currency), (), options)


def _number_name(locale, style, currency):
    """The name that the catalogue has for numbers of a locale, such as ``currency(EUR, de_DE)``."""
    style = style or ("decimal" if currency is None else "currency")
    if style not in _STYLES:
        raise ValueError(f"{style!r} is not one of {', '.join(map(repr, _STYLES))}")
    if not _STYLES[style]:
        if currency is not None:
            raise TypeError(f"the style {style!r} has no currency: leave out currency, or the style")
        return f"{style}({locale})"
    if currency is None:
        raise TypeError(f"the style {style!r} needs a currency, such as 'EUR'")
    return f"{style}({currency}, {locale})"


class DialectFormat(Format):
    """A mask that was written for another library, or its options as a literal of JavaScript or JSON.

    ``dialect`` is ``redmadrobot``, ``inputmask``, ``imask``, ``maska``, ``ngx``, ``dotnet``, ``maskedinput``,
    ``cleave``, ``react-number-format``, ``maskito``, ``autonumeric``, ``vue-the-mask``, ``flutter``, ``qt`` or
    ``regex``. ``notes`` has what is otherwise here. Raises FormatError.

    >>> DialectFormat("(000) 000-0000", "ngx").format("2015550123")
    '(201) 555-0123'
    """

    def __new__(cls, text, dialect, *, permissive=False):
        return cls._dialect(text, dialect, permissive)


class PhoneFormat(Format):
    """Phone numbers as they are entered in a region such as ``GB``; without one, all have their calling code.

    ``international`` shows the region's calling code, which the field inserts. Raises FormatError.
    """

    def __new__(cls, region=None, *, international=False, extensions=True, digit_limit=None):
        return cls._phone(region, international, extensions, digit_limit)


class CardFormat(Format):
    """Payment cards of some networks, such as ``visa``, or of all.

    Where the numbers of two networks overlap, those of ``preferring`` win. ``known_only`` rejects a digit with which no
    network's numbers go on. Raises FormatError.
    """

    def __new__(cls, networks=None, *, preferring=(), known_only=False):
        if isinstance(networks, str) or isinstance(preferring, str):
            raise TypeError("networks are a list of names, such as ['visa']")
        return cls._card(None if networks is None else tuple(networks), tuple(preferring), known_only)


class PhoneNumber:
    """A phone number, read from a text as people write it.

    >>> PhoneNumber("020 7946 0958", region="GB").e164
    '+442079460958'

    One that is not valid has an ``e164`` all the same, as ``123`` in the US: ``+1123``. Raises ValueError where the
    text is not a phone number at all.
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
