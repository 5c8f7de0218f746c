"""Polars: a column of a frame, by `map_batches`, which hands whole columns over and takes them back without a copy."""

import caretaker
import polars


def formatted(column: str, format: caretaker.Format) -> polars.Expr:
    """An expression: the column as a field shows it."""
    return polars.col(column).map_batches(
        lambda series: caretaker.format_column(series, format), return_dtype=polars.String
    )


if __name__ == "__main__":
    frame = polars.DataFrame({"phone": ["2015550123", "201-555-0124", None]})
    print(frame.with_columns(formatted("phone", caretaker.Mask("(###) ###-####"))))
