"""Tables: what becomes of several columns in one call is what becomes of each alone."""

import importlib.util
import unittest

import caretaker

PEOPLE = {
    "name": ["Ada", None, "Bo", "Cy"],
    "phone": ["020 7946 0958", None, "n/a", "+1 650 253 0000"],
    "born": ["4/12/1985", "02/30/2026", None, ""],
}
FORMATS = {"phone": caretaker.PhoneFormat("GB"), "born": "date-mdy"}
ADDING = ["valid", "e164", "canonical"]


def needs(name):
    return unittest.skipUnless(importlib.util.find_spec(name), f"{name} is not installed")


class Tables(unittest.TestCase):
    def setUp(self):
        self.shown = {**PEOPLE, **{name: caretaker.format_column(PEOPLE[name], FORMATS[name]) for name in FORMATS}}
        self.answered = {
            **self.shown,
            "phone_valid": [True, None, False, True],
            "phone_e164": ["+442079460958", None, None, "+16502530000"],
            "phone_canonical": ["+442079460958", None, None, "+16502530000"],
            "born_valid": [True, False, None, False],
            "born_canonical": ["1985-04-12", None, None, None],
        }

    def check(self, table, read):
        self.assertEqual(read(caretaker.format_table(table, FORMATS)), self.shown)
        self.assertEqual(read(caretaker.format_table(table, FORMATS, adding=ADDING)), self.answered)
        # the table that was given is as it was
        self.assertEqual(read(table), PEOPLE)

    def test_a_mapping(self):
        self.check(PEOPLE, lambda table: table)

    @needs("pyarrow")
    def test_tables_and_batches_of_arrow(self):
        import pyarrow

        for table in [pyarrow.table(PEOPLE), pyarrow.record_batch(PEOPLE)]:
            self.check(table, lambda table: table.to_pydict())
            self.assertIs(type(caretaker.format_table(table, FORMATS)), type(table))
            large = table.cast(pyarrow.schema([(name, pyarrow.large_string()) for name in PEOPLE]))
            self.assertEqual(caretaker.format_table(large, FORMATS).schema, large.schema)
        pieces = pyarrow.concat_tables([pyarrow.table(PEOPLE)] * 3)
        shown = caretaker.format_table(pieces, FORMATS).to_pydict()
        self.assertEqual(shown, {name: values * 3 for name, values in self.shown.items()})

    @needs("polars")
    def test_frames_of_polars(self):
        import polars

        self.check(polars.DataFrame(PEOPLE), lambda frame: frame.to_dict(as_series=False))

    @needs("pandas")
    def test_frames_of_pandas(self):
        import pandas

        def read(frame):
            self.assertEqual(list(frame.index), [7, 1, 3, 5])
            columns = {name: [None if pandas.isna(value) else value for value in frame[name]] for name in frame}
            return columns

        self.check(pandas.DataFrame(PEOPLE, index=[7, 1, 3, 5]), read)

    def test_what_cannot_be_done_is_said(self):
        with self.assertRaisesRegex(KeyError, "no column 'fone': the table has 'name', 'phone', 'born'"):
            caretaker.format_table(PEOPLE, {"fone": "us-phone"})
        with self.assertRaisesRegex(LookupError, "'e164' applies to none of the formats"):
            caretaker.format_table(PEOPLE, {"born": "date-mdy"}, adding=["e164"])
        with self.assertRaisesRegex(ValueError, "a column 'born_valid' already"):
            caretaker.format_table({**PEOPLE, "born_valid": []}, {"born": "date-mdy"}, adding=["valid"])
        with self.assertRaises(caretaker.FormatError):
            caretaker.format_table(PEOPLE, {"born": "dat-mdy"})
        self.assertEqual(caretaker.format_table(PEOPLE, {}), PEOPLE)

    def test_what_becomes_of_rejected_values(self):
        table = caretaker.format_table(PEOPLE, {"phone": FORMATS["phone"]}, rejected=None)
        self.assertEqual(table["phone"], ["020 7946 0958", None, None, "+1 650-253-0000"])


if __name__ == "__main__":
    unittest.main()
