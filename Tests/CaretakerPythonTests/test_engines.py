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

    def test_polars(self):
        formatted = example("with_polars").formatted
        import polars

        frame = polars.DataFrame({"phone": VALUES})
        self.assertEqual(frame.select(formatted("phone", MASK))["phone"].to_list(), self.shown)
        self.assertEqual(frame.lazy().select(formatted("phone", MASK)).collect()["phone"].to_list(), self.shown)

    def test_duckdb(self):
        recipe = example("with_duckdb")
        import duckdb
        import pyarrow

        numbers = pyarrow.table({"phone": VALUES})
        with duckdb.connect() as connection:
            connection.register("numbers", numbers)
            recipe.register(connection, "shown", MASK)
            recipe.register(connection, "e164", PHONES, "e164")
            found = connection.sql("SELECT shown(phone) FROM numbers").fetchall()
            self.assertEqual([row[0] for row in found], self.shown)
            self.assertEqual(connection.sql("SELECT e164('020 7946 0958')").fetchall(), [("+442079460958",)])
            table = recipe.answered(connection, "SELECT phone FROM numbers", "phone", MASK)
            self.assertEqual(table["phone"].to_pylist(), self.shown)
            connection.register("shown_numbers", table)
            self.assertEqual(connection.sql("SELECT count(phone) FROM shown_numbers").fetchall(), [(400,)])

    def test_datafusion(self):
        function = example("with_datafusion").function
        import datafusion
        import pyarrow

        context = datafusion.SessionContext()
        context.register_udf(function("shown", MASK))
        context.register_record_batches("numbers", [pyarrow.table({"phone": VALUES}).to_batches()])
        found = context.sql("SELECT shown(phone) AS phone FROM numbers").to_pydict()
        self.assertEqual(found["phone"], self.shown)

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
        frame = session.createDataFrame([(value,) for value in VALUES], "phone string")
        self.assertEqual([row.phone for row in formatted(frame, "phone", "us-phone").collect()], self.shown)


if __name__ == "__main__":
    unittest.main()
