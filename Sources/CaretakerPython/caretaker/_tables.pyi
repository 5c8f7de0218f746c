from collections.abc import Mapping, Sequence
from typing import TypeVar

from ._caretaker import Format
from ._columns import _Question, _Rejected

_Table = TypeVar("_Table")

def format_table(
    table: _Table,
    columns: Mapping[str, Format | str],
    *,
    adding: Sequence[_Question] = (),
    rejected: _Rejected = "keep",
) -> _Table:
    """Formats columns of a table, and answers questions about them in columns of their own.

    ``table`` is a frame of pandas or Polars, a table or a batch of pyarrow, or a mapping of names to columns, and what
    comes back is another one. ``columns`` has a format, or the name of one, for each column that is formatted, as
    ``{"phone": "phone(GB)", "born": "date-dmy"}``; all others stay as they are. ``adding`` names questions that
    ``format_column`` answers, or ``valid``: each answer stands at the end, as ``phone_e164``, of the columns to whose
    formats the question applies. ``rejected`` says what becomes of a value that a field rejects, as there.

    Raises KeyError where the table has no such column, ValueError where it has one of the name of an answer, and
    LookupError where a question applies to none of the formats.
    """
