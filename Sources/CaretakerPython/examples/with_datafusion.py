"""DataFusion: a scalar function over arrays of Arrow, for queries and for columns of a frame."""

from collections.abc import Mapping

import caretaker
import datafusion
import pyarrow


def function(name: str, format: caretaker.Format | str, question: str = "text") -> datafusion.ScalarUDF:
    """A function of one text: what `question` asks of it."""

    def answer(values: pyarrow.Array) -> pyarrow.Array:
        return pyarrow.array(caretaker.format_column(values, format, answering=question)).cast(pyarrow.string())

    return datafusion.udf(answer, [pyarrow.string()], pyarrow.string(), "immutable", name)


def formatted(frame: datafusion.DataFrame, columns: Mapping[str, caretaker.Format | str]) -> datafusion.DataFrame:
    """The frame with each column as a field of its format shows it."""
    for name, format in columns.items():
        frame = frame.with_column(name, function(f"format_{name}", format)(datafusion.column(name)))
    return frame


if __name__ == "__main__":
    context = datafusion.SessionContext()
    context.register_udf(function("iban", caretaker.NamedFormat("iban")))
    print(context.sql("SELECT iban('de89370400440532013000') AS account").to_pydict())
