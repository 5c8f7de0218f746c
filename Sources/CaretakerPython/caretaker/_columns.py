"""Columns: what comes in as a list, an array of NumPy, a Series or Arrow's goes out likewise."""

from ._caretaker import Field, Formatter


def _is_from(values, package):
    """Whether values are kept in what a package has, which need not be installed."""
    return any(kind.__module__.partition(".")[0] == package for kind in type(values).__mro__)


def _is_series(values, package):
    return _is_from(values, package) and hasattr(values, "name") and hasattr(values, "dtype")


def _rows(values):
    """What the formatter reads of values: missing ones are None, and not what a package has for them."""
    if isinstance(values, (str, bytes)):
        raise TypeError("one text is not a column: pass a list of texts, or format one by the format itself")
    if _is_series(values, "pandas"):
        # those that Arrow keeps are read where they lie
        if getattr(values.dtype, "storage", None) == "pyarrow" and hasattr(values, "__arrow_c_stream__"):
            return values
        missing = values.isna().tolist()
        return [None if is_missing else value for value, is_missing in zip(values.tolist(), missing)]
    if _is_from(values, "numpy"):
        # a missing value of NumPy is the one number that is not equal to itself
        return [None if value != value else value for value in values.tolist()]
    return values


def _format(format):
    """A format, or that of a name."""
    from . import NamedFormat

    return NamedFormat(format) if isinstance(format, str) else format


def _column(values, format, question, rejected=None):
    """The answer to a question, as a column."""
    formatter = Formatter(_format(format), question, rejected)
    return formatter.format(_rows(values))


def _like(values, column, is_verdicts=False):
    """A column as what the values are kept in."""
    if _is_series(values, "polars"):
        return type(values)(column).alias(values.name)
    if _is_series(values, "pandas"):
        rows = column.to_list()
        if is_verdicts:
            dtype = "boolean" if None in rows else "bool"
        else:
            # categories are those of the values, and not of what is made of them
            is_text = values.dtype.name == "object" or values.dtype.name.startswith("str")
            dtype = values.dtype if is_text else "object"
        return type(values)(rows, index=values.index, name=values.name, dtype=dtype)
    if _is_from(values, "numpy"):
        import numpy

        rows = column.to_list()
        return numpy.array(rows, dtype=bool if is_verdicts and None not in rows else object)
    is_arrow = hasattr(values, "__arrow_c_array__") or hasattr(values, "__arrow_c_stream__")
    return column if is_arrow else column.to_list()


def format_column(values, format, *, answering="text", rejected="keep"):
    """Formats a column of text: what a field over ``format`` makes of each value.

    ``values`` is a sequence of str and None, an array of NumPy, a Series of pandas or Polars, or anything with Arrow's
    interface of capsules, as columns of pyarrow have it; what Arrow keeps is read where it lies. The answer is a list,
    an array, a Series with the same name and index, or a ``Column``, which whatever reads Arrow takes without a copy.
    ``format`` is a format, or the name of one: ``"iban"``.

    ``answering`` is what is written of each value: its ``text``, its ``value``, the ``reason`` why it is not valid or
    the ``message`` that says so, what is shown of it ``redacted``, its ``canonical`` form (ISO 8601 of dates and times),
    a phone number's ``e164``, ``type`` or ``region``, a card's ``network``, the ``birth_date`` or ``sex`` that a
    person's number says, or what a named group of the mask holds, as ``year`` or an IBAN's ``bank``; a null where that
    is not known. ``rejected`` says what becomes of a value that a field rejects: ``keep``, ``empty``, ``fit`` for what
    fits of it, or None for a null.

    The interpreter's lock is released meanwhile: threads may format columns at once. Raises LookupError where the
    question does not apply to the format.
    """
    return _like(values, _column(values, format, answering, rejected))


def validate_column(values, format):
    """Whether each value of a column is valid; None for a null.

    A phone number is valid if such numbers are given out.
    """
    return _like(values, _column(values, format, "valid").verdicts, is_verdicts=True)


class ColumnReport:
    """What became of the rows of a column: counts, and why rows were rejected.

    ``rows`` is how many there are, ``nulls`` how many without a value. The values are ``complete``, ``incomplete`` or
    ``invalid``; among the incomplete ones are those ``rejected``, and those ``unreadable``, as they are not UTF-8,
    among the complete ones numbers that are ``rounded`` to the digits that are shown.
    ``rejections`` has for each rejected row what ``Field.rejections`` says of its value.
    """

    __slots__ = ("complete", "incomplete", "invalid", "nulls", "rejected", "rejections", "rounded", "rows", "unreadable")

    def __repr__(self):
        counts = ", ".join(f"{name}={getattr(self, name)}" for name in self.__slots__ if name != "rejections")
        return f"ColumnReport({counts})"


def report_column(values, format):
    """Reports what a field over ``format`` makes of the values of a column, and why it rejects some."""
    format, rows = _format(format), _rows(values)
    formatter = Formatter(format, "text")
    formatted = formatter.format(rows)
    report = ColumnReport()
    for name, count in formatter.report.items():
        setattr(report, name, count)
    report.rejections = {}
    if report.rejected:
        # a row that is null only without those that are rejected, which are kept as they came
        field = Field(format)
        for row, text in enumerate(_column(rows, format, "text", "keep")):
            if text and formatted[row] is None:
                field.fill(text)
                report.rejections[row] = field.rejections
    return report


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
