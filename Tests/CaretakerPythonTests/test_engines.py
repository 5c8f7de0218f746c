"""The examples over engines, each where its engine is installed: what they make of a column is what a field makes."""

import importlib
import importlib.util
import os
import pathlib
import shutil
import sys
import unittest

import caretaker

EXAMPLES = pathlib.Path(__file__).resolve().parents[2] / "Sources/CaretakerPython/examples"
MASK = caretaker.NamedFormat("us-phone")
PHONES = caretaker.PhoneFormat("GB")
VALUES = ["2015550123", None, "201-555-0124", "", "n/a"] * 100
DATES = ["12/31/2026", "4/12/1985", None, "02/30/2026", "soon"] * 100
FORMATS = {"phone": "us-phone", "born": "date-mdy"}


def example(engine):
    """An example, as a module; skips the test where its engine is not installed."""
    # Spark calls functions over Arrow by way of pandas
    needed = {"with_spark": ["pyspark", "pandas"]}.get(engine, [engine.removeprefix("with_")])
    for name in [*needed, "pyarrow"]:
        if importlib.util.find_spec(name) is None:
            raise unittest.SkipTest(f"{name} is not installed")
    if str(EXAMPLES) not in sys.path:
        sys.path.insert(0, str(EXAMPLES))
    return importlib.import_module(engine)


class Engines(unittest.TestCase):
    def setUp(self):
        self.shown = caretaker.format_column(VALUES, MASK)
        self.table = caretaker.format_table({"phone": VALUES, "born": DATES, "row": list(range(500))}, FORMATS)

    def test_polars(self):
        formatted = example("with_polars").formatted
        import polars

        frame = polars.DataFrame({"phone": VALUES, "born": DATES, "row": range(500)})
        self.assertEqual(frame.with_columns(formatted(FORMATS)).to_dict(as_series=False), self.table)
        self.assertEqual(frame.lazy().with_columns(formatted(FORMATS)).collect().to_dict(as_series=False), self.table)

    def test_duckdb(self):
        recipe = example("with_duckdb")
        import duckdb
        import pyarrow

        numbers = pyarrow.table({"phone": VALUES, "born": DATES, "row": range(500)})
        with duckdb.connect() as connection:
            connection.register("numbers", numbers)
            recipe.register(connection, "shown", MASK)
            recipe.register(connection, "e164", PHONES, "e164")
            found = connection.sql("SELECT shown(phone) FROM numbers").fetchall()
            self.assertEqual([row[0] for row in found], self.shown)
            self.assertEqual(connection.sql("SELECT e164('020 7946 0958')").fetchall(), [("+442079460958",)])
            table = recipe.formatted(connection, "SELECT * FROM numbers ORDER BY row", FORMATS, ["valid"])
            self.assertEqual(table.select(["phone", "born", "row"]).to_pydict(), self.table)
            connection.register("shown_numbers", table)
            found = connection.sql("SELECT count(phone) FROM shown_numbers WHERE born_valid").fetchall()
            self.assertEqual(found, [(100,)])

    def test_datafusion(self):
        recipe = example("with_datafusion")
        import datafusion
        import pyarrow

        context = datafusion.SessionContext()
        context.register_udf(recipe.function("shown", MASK))
        numbers = pyarrow.table({"phone": VALUES, "born": DATES, "row": range(500)})
        context.register_record_batches("numbers", [numbers.to_batches()])
        found = context.sql("SELECT shown(phone) AS phone FROM numbers ORDER BY row").to_pydict()
        self.assertEqual(found["phone"], self.shown)
        frame = recipe.formatted(context.table("numbers"), FORMATS).sort(datafusion.column("row"))
        self.assertEqual(frame.to_pydict(), self.table)

    @unittest.skipUnless(shutil.which("java"), "there is no Java")
    def test_spark(self):
        formatted = example("with_spark").formatted
        from pyspark.sql import SparkSession

        # workers are of this environment
        os.environ["PYSPARK_PYTHON"] = sys.executable
        builder = SparkSession.builder.master("local[1]").config("spark.ui.enabled", "false")
        session = builder.config("spark.driver.host", "127.0.0.1").getOrCreate()
        self.addCleanup(session.stop)
        session.sparkContext.setLogLevel("ERROR")
        rows = list(zip(VALUES, DATES, range(500)))
        frame = session.createDataFrame(rows, "phone string, born string, row int")
        found = sorted(formatted(frame, FORMATS).collect(), key=lambda row: row.row)
        for name in self.table:
            self.assertEqual([row[name] for row in found], self.table[name])


if __name__ == "__main__":
    unittest.main()
