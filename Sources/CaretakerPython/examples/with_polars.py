"""Polars: columns of a frame, by `map_batches`, which hands whole columns over and takes them back without a copy."""

from collections.abc import Mapping

import caretaker
import polars


def formatted(columns: Mapping[str, caretaker.Format | str]) -> list[polars.Expr]:
    """Expressions: each column as a field of its format shows it."""

    def expression(name: str, format: caretaker.Format | str) -> polars.Expr:
        return polars.col(name).map_batches(
            lambda series: caretaker.format_column(series, format), return_dtype=polars.String
        )

    return [expression(name, format) for name, format in columns.items()]


if __name__ == "__main__":
    frame = polars.DataFrame({"phone": ["2015550123", "201-555-0124", None], "born": ["4/12/1985", None, "n/a"]})
    formats = {"phone": caretaker.Mask("(###) ###-####"), "born": "date-mdy"}
    print(frame.lazy().with_columns(formatted(formats)).collect())
    print(caretaker.format_table(frame, formats, adding=["valid"]))
