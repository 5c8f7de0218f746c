"""Spark: `mapInArrow`, which hands batches of Arrow to a worker's function. Formats are made in each worker.
Spark wants pandas beside pyarrow for it, and Java."""

from collections.abc import Iterator

import pyarrow
from pyspark.sql import DataFrame


def formatted(frame: DataFrame, column: str, name: str) -> DataFrame:
    """The frame with a column as fields of a named format show it."""

    def batches(parts: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        import caretaker

        format = caretaker.NamedFormat(name)
        for part in parts:
            place = part.schema.get_field_index(column)
            values = pyarrow.array(caretaker.format_column(part.column(place), format)).cast(pyarrow.string())
            yield part.set_column(place, column, values)

    return frame.mapInArrow(batches, frame.schema)


if __name__ == "__main__":
    from pyspark.sql import SparkSession

    with SparkSession.builder.master("local[2]").appName("caretaker").getOrCreate() as session:
        frame = session.createDataFrame([("2015550123",), (None,)], "phone string")
        formatted(frame, "phone", "us-phone").show()
