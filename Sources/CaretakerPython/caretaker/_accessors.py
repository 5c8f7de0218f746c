"""What a column of pandas or Polars can be asked as ``column.caretaker``."""

from ._columns import format_column, parse_phone_column, report_column, validate_column


class ColumnMethods:
    """The functions of columns, as methods of one."""

    def __init__(self, column):
        self._column = column

    def format(self, format, *, answering="text", rejected="keep"):
        """Formats the column, as ``format_column`` does."""
        return format_column(self._column, format, answering=answering, rejected=rejected)

    def validate(self, format):
        """Whether each value is valid, as ``validate_column`` says."""
        return validate_column(self._column, format)

    def report(self, format):
        """What became of the values, as ``report_column`` says."""
        return report_column(self._column, format)

    def parse_phones(self, region=None):
        """What is known of phone numbers, as ``parse_phone_column`` says."""
        return parse_phone_column(self._column, region)
