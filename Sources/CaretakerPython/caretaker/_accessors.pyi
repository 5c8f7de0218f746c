from typing import Any

from ._caretaker import Format
from ._columns import ColumnReport, PhoneColumns, _Question, _Rejected

class ColumnMethods:
    """The functions of columns, as methods of one."""
    def __init__(self, column: Any) -> None: ...
    def format(self, format: Format | str, *, answering: _Question = "text", rejected: _Rejected = "keep") -> Any:
        """Formats the column, as ``format_column`` does."""
    def validate(self, format: Format | str) -> Any:
        """Whether each value is valid, as ``validate_column`` says."""
    def report(self, format: Format | str) -> ColumnReport:
        """What became of the values, as ``report_column`` says."""
    def parse_phones(self, region: str | None = None) -> PhoneColumns:
        """What is known of phone numbers, as ``parse_phone_column`` says."""
