"""Spark: `mapInArrow`, which hands batches of Arrow to a worker's function. Formats are made in each worker.
Spark wants pandas beside pyarrow for it, and Java."""

from collections.abc import Iterator, Mapping

import pyarrow
from pyspark.sql import DataFrame


def formatted(frame: DataFrame, columns: Mapping[str, str]) -> DataFrame:
    """The frame with columns as fields of named formats show them."""

    def batches(parts: Iterator[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        import caretaker

        formats = {name: caretaker.NamedFormat(format) for name, format in columns.items()}
        for part in parts:
            yield caretaker.format_table(part, formats)

    return frame.mapInArrow(batches, frame.schema)


if __name__ == "__main__":
    from pyspark.sql import SparkSession

    # of 10,000 rows, as is usual, each batch costs more than what is done with it
    builder = SparkSession.builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", 250_000)
    with builder.master("local[2]").appName("caretaker").getOrCreate() as session:
        frame = session.createDataFrame([("2015550123", "4/12/1985"), (None, "n/a")], "phone string, born string")
        formatted(frame, {"phone": "us-phone", "born": "date-mdy"}).show()
