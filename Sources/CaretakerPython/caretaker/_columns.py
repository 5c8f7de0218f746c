"""Columns: what comes in as a list, an array of NumPy or Arrow's goes out likewise."""

from ._caretaker import Formatter

_QUESTIONS = ("text", "value", "valid", "e164", "type", "region", "network")
_REJECTED = (None, "keep", "empty", "fit")


def _number(name, names):
    if name not in names:
        raise ValueError(f"{name!r} is not one of {', '.join(map(repr, names))}")
    return names.index(name)


def _is_numpy(values):
    return type(values).__module__ == "numpy"


def _column(values, format, question, rejected=None):
    """The answer to a question, as a column."""
    formatter = Formatter(format, _number(question, _QUESTIONS), _number(rejected, _REJECTED))
    if _is_numpy(values):
        # a missing value of NumPy is the one number that is not equal to itself
        values = [None if value != value else value for value in values.tolist()]
    return formatter.format(values)


def _like(values, column):
    """A column as what the values are kept in."""
    if _is_numpy(values):
        import numpy

        rows = column.to_list()
        is_bool = bool(rows) and all(row is True or row is False for row in rows)
        return numpy.array(rows, dtype=bool if is_bool else object)
    is_arrow = hasattr(values, "__arrow_c_array__") or hasattr(values, "__arrow_c_stream__")
    return column if is_arrow else column.to_list()


def format_column(values, format, *, answering="text", rejected="keep"):
    """Formats a column of text: what a field over ``format`` makes of each value.

    ``values`` is a sequence of str and None, an array of NumPy, or anything with Arrow's interface of capsules, as
    columns of pyarrow, Polars and pandas have it; those are read where they lie. The answer is a list, an array, or a
    ``Column``, which whatever reads Arrow takes without a copy.

    ``answering`` is what is written of each value: its ``text``, its ``value``, a phone number's ``e164``, ``type`` or
    ``region``, or a card's ``network``; a null where that is not known. ``rejected`` says what becomes of a value that
    a field rejects: ``keep``, ``empty``, ``fit`` for what fits of it, or None for a null.

    The interpreter's lock is released meanwhile: threads may format columns at once. Raises LookupError where the
    question does not apply to the format.
    """
    return _like(values, _column(values, format, answering, rejected))


def validate_column(values, format):
    """Whether each value of a column is valid; None for a null.

    A phone number is valid if such numbers are given out.
    """
    return _like(values, _column(values, format, "valid").verdicts)


class PhoneColumns:
    """What is known of a column of phone numbers: ``e164``, ``type``, ``region`` and ``valid``."""

    __slots__ = ("e164", "region", "type", "valid")


def parse_phone_column(values, region=None):
    """Reads a column of phone numbers, as they are dialled in a region such as ``GB`` or after a plus."""
    from . import PhoneFormat

    format = PhoneFormat(region)
    columns = PhoneColumns()
    for question in ("e164", "type", "region"):
        setattr(columns, question, format_column(values, format, answering=question))
    columns.valid = validate_column(values, format)
    return columns
