from typing import Any

from ._accessors import ColumnMethods as ColumnMethods
from ._caretaker import Format
from ._columns import _Question, _Rejected

class ExpressionMethods:
    """What an expression can be asked: a column that is formatted or judged, whole batches at a time."""
    def __init__(self, expression: Any) -> None: ...
    def format(self, format: Format | str, *, answering: _Question = "text", rejected: _Rejected = "keep") -> Any:
        """Formats the column, as ``format_column`` does."""
    def validate(self, format: Format | str) -> Any:
        """Whether each value is valid, as ``validate_column`` says."""
