"""DataFusion: a scalar function over arrays of Arrow."""

import caretaker
import datafusion
import pyarrow


def function(name: str, format: caretaker.Format, question: str = "text") -> datafusion.ScalarUDF:
    """A function of one text: what `question` asks of it."""

    def answer(values: pyarrow.Array) -> pyarrow.Array:
        return pyarrow.array(caretaker.format_column(values, format, answering=question)).cast(pyarrow.string())

    return datafusion.udf(answer, [pyarrow.string()], pyarrow.string(), "immutable", name)


if __name__ == "__main__":
    context = datafusion.SessionContext()
    context.register_udf(function("iban", caretaker.NamedFormat("iban")))
    print(context.sql("SELECT iban('de89370400440532013000') AS account").to_pydict())
