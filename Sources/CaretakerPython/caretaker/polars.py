"""Columns of Polars: once this is imported, each Series and expression has ``caretaker``.

>>> import polars
>>> import caretaker.polars
>>> frame = polars.DataFrame({"phone": ["2015550123", "1"]})
>>> frame.select(polars.col("phone").caretaker.format("us-phone"))["phone"].to_list()
['+1 (201) 555-0123', '1']
"""

import polars

from ._accessors import ColumnMethods
from ._columns import format_column, validate_column

polars.api.register_series_namespace("caretaker")(ColumnMethods)


@polars.api.register_expr_namespace("caretaker")
class ExpressionMethods:
    """What an expression can be asked: a column that is formatted or judged, whole batches at a time."""

    def __init__(self, expression):
        self._expression = expression

    def format(self, format, *, answering="text", rejected="keep"):
        """Formats the column, as ``format_column`` does."""

        def formatted(series):
            return format_column(series, format, answering=answering, rejected=rejected)

        return self._expression.map_batches(formatted, return_dtype=polars.String)

    def validate(self, format):
        """Whether each value is valid, as ``validate_column`` says."""
        return self._expression.map_batches(lambda series: validate_column(series, format), return_dtype=polars.Boolean)
