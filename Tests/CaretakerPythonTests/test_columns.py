"""Columns: each row as a field makes it, whatever the column is kept in."""

import concurrent.futures
import random
import unittest

import caretaker
from test_fixtures import cases

try:
    import pyarrow
except ImportError:
    pyarrow = None
try:
    import polars
except ImportError:
    polars = None
try:
    import pandas
except ImportError:
    pandas = None
try:
    import numpy
except ImportError:
    numpy = None

MASK = caretaker.Mask("(###) ###-####")
VALUES = ["5551234567", None, "555-123-4567", "", "n/a", "555\n1234567", "é", "(555) 123-4567x"] * 50


def field_by_field(values, format):
    """What a field makes of each value; an empty one stays empty, and what is incomplete as it came."""
    rows = []
    for value in values:
        if not value:
            rows.append(value)
            continue
        field = caretaker.Field(format)
        edit = field.fill(value)
        rows.append(field.text if field.is_complete and "rejected" not in edit.effects else value)
    return rows


class Lists(unittest.TestCase):
    def test_rows_are_a_fields(self):
        self.assertEqual(caretaker.format_column(VALUES, MASK), field_by_field(VALUES, MASK))

    def test_random_rows(self):
        chance = random.Random(1)
        for name in ("card", "iban", "us-phone", "date"):
            format = caretaker.NamedFormat(name)
            values = []
            for _ in range(300):
                text = list(format.example)
                for _ in range(chance.randrange(3)):
                    text[chance.randrange(len(text))] = chance.choice("0123456789 -/xé\n")
                values.append("".join(text))
            self.assertEqual(caretaker.format_column(values, format), field_by_field(values, format), name)

    def test_verdicts(self):
        self.assertEqual(caretaker.validate_column(["5551234567", None, "555", "x"], MASK), [True, None, False, False])

    def test_report(self):
        report = caretaker.report_column(["12-34", None, "1", "x2", "12345", ""], caretaker.Mask("##-##"))
        self.assertEqual((report.rows, report.nulls, report.complete, report.incomplete), (6, 1, 1, 4))
        self.assertEqual((report.rejected, report.unreadable, report.invalid), (2, 0, 0))
        self.assertEqual(report.rejections, {3: [(0, "not_allowed_here")], 4: [(4, "full")]})
        cards = caretaker.report_column(["4111111111111111", "4111111111111112"], "card")
        self.assertEqual((cards.complete, cards.invalid, cards.rejections), (1, 1, {}))
        self.assertEqual(caretaker.report_column([], MASK).rows, 0)

    def test_reasons_are_a_fields(self):
        rejections = {}
        for row, value in enumerate(VALUES):
            field = caretaker.Field(MASK)
            if value and "rejected" in field.fill(value).effects:
                rejections[row] = field.rejections
        report = caretaker.report_column(VALUES, MASK)
        self.assertEqual((report.rejections, report.rejected), (rejections, len(rejections)))

    def test_phones(self):
        phones = caretaker.parse_phone_column(["020 7946 0958", "+1 650 253 0000", None, "x", "020 7946"], "GB")
        self.assertEqual(phones.e164, ["+442079460958", "+16502530000", None, None, None])
        self.assertEqual(phones.type, ["fixed-line", "fixed-line-or-mobile", None, None, None])
        self.assertEqual(phones.region, ["GB", "US", None, None, None])
        self.assertEqual(phones.valid, [True, True, None, False, False])

    def test_rejected_values(self):
        for rejected, text in (("keep", "12x4"), ("empty", ""), ("fit", "12-4"), (None, None)):
            self.assertEqual(caretaker.format_column(["12x4"], caretaker.Mask("##-##"), rejected=rejected), [text])

    def test_networks_and_values(self):
        cards = caretaker.NamedFormat("card")
        self.assertEqual(caretaker.format_column(["4111 1111 1111 1111", "4"], cards, answering="network"), ["visa", None])
        self.assertEqual(caretaker.format_column(["4111 1111 1111 1111"], cards, answering="value"), ["4111111111111111"])

    def test_answers_of_the_fixtures(self):
        for place, case in cases("columns"):
            with self.subTest(place):
                today = case.get("today")
                format = caretaker.Mask(case["mask"]) if "mask" in case else caretaker.NamedFormat(case["format"], today=today)
                question = case["question"].replace("-", "_")
                answers = caretaker.format_column([case["text"]] * 2, format, answering=question)
                self.assertEqual(answers, [case.get("answer")] * 2)

    def test_what_is_asked_of_values(self):
        dates = ["12/31/2026", "02/30/2026", None]
        asked = lambda answer: caretaker.format_column(dates, "date-mdy", answering=answer)
        self.assertEqual(asked("canonical"), ["2026-12-31", None, None])
        self.assertEqual(asked("year"), ["2026", "2026", None])
        self.assertEqual(asked("reason"), [None, "noSuchDate", None])
        self.assertEqual(asked("message"), [None, "there is no such date", None])
        cards = caretaker.format_column(["4111111111111111"], "card", answering="redacted")
        self.assertEqual(cards, ["4111 11•• •••• 1111"])

    def test_wrong_use(self):
        with self.assertRaises(LookupError):
            caretaker.format_column(["1"], MASK, answering="e164")
        with self.assertRaises(ValueError):
            caretaker.format_column(["1"], MASK, answering="colour")
        for wrong in ([1], [b"1"], 5):
            with self.assertRaises(TypeError):
                caretaker.format_column(wrong, MASK)
        self.assertEqual(caretaker.format_column([], MASK), [])
        # a text is a sequence of its characters, which nobody means
        for text in ("5551234567", b"5551234567"):
            with self.assertRaisesRegex(TypeError, "one text is not a column"):
                caretaker.format_column(text, MASK)
            with self.assertRaises(TypeError):
                caretaker.validate_column(text, MASK)

    def test_names_of_formats(self):
        iban = "DE89370400440532013000"
        self.assertEqual(caretaker.format_column([iban], "iban"), ["DE89 3704 0044 0532 0130 00"])
        self.assertEqual(caretaker.validate_column([iban, iban[:-1] + "1"], "iban"), [True, False])
        with self.assertRaises(ValueError):
            caretaker.format_column([iban], "ibna")

    def test_threads(self):
        values = [str(5_550_000_000 + i) for i in range(20_000)]
        wanted = caretaker.format_column(values, MASK)
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for rows in pool.map(lambda _: caretaker.format_column(values, MASK), range(8)):
                self.assertEqual(rows, wanted)


@unittest.skipUnless(pyarrow, "pyarrow is not installed")
class Arrow(unittest.TestCase):
    def test_types(self):
        for type in (pyarrow.string(), pyarrow.large_string(), pyarrow.string_view()):
            column = caretaker.format_column(pyarrow.array(VALUES, type), MASK)
            array = pyarrow.array(column)
            array.validate(full=True)
            self.assertEqual(array.to_pylist(), field_by_field(VALUES, MASK))
            self.assertEqual(column.null_count, array.null_count)

    def test_slices(self):
        for start in (1, 7, 8, 13):
            part = pyarrow.array(VALUES)[start : start + 30]
            column = caretaker.format_column(part, MASK)
            self.assertEqual(column.to_list(), field_by_field(VALUES[start : start + 30], MASK))

    def test_chunks(self):
        chunks = pyarrow.chunked_array([VALUES[:5], [], VALUES[5:20]], pyarrow.string())
        self.assertEqual(caretaker.format_column(chunks, MASK).to_list(), field_by_field(VALUES[:20], MASK))
        self.assertEqual(len(caretaker.format_column(pyarrow.chunked_array([], pyarrow.string()), MASK)), 0)

    def test_verdicts(self):
        verdicts = pyarrow.array(caretaker.validate_column(pyarrow.array(["5551234567", None, "5"]), MASK))
        verdicts.validate(full=True)
        self.assertEqual((verdicts.type, verdicts.to_pylist()), (pyarrow.bool_(), [True, None, False]))

    def test_memory_outlives_the_column(self):
        array = pyarrow.array(caretaker.format_column(pyarrow.array(["5551234567"] * 1_000), MASK))
        self.assertEqual(set(array.to_pylist()), {"(555) 123-4567"})

    def test_other_types(self):
        for wrong in (pyarrow.array([1]), pyarrow.array(["1"]).dictionary_encode()):
            with self.assertRaises(TypeError):
                caretaker.format_column(wrong, MASK)


@unittest.skipUnless(polars, "Polars is not installed")
class Polars(unittest.TestCase):
    def test_expressions(self):
        frame = polars.DataFrame({"phone": VALUES})
        shown = polars.col("phone").map_batches(
            lambda series: polars.Series(caretaker.format_column(series, MASK)), return_dtype=polars.String
        )
        self.assertEqual(frame.select(shown)["phone"].to_list(), field_by_field(VALUES, MASK))

    def test_a_series_is_a_series(self):
        frame = polars.DataFrame({"phone": VALUES})
        shown = caretaker.format_column(frame["phone"], MASK)
        self.assertEqual((type(shown), shown.name, shown.dtype), (polars.Series, "phone", polars.String))
        self.assertEqual(frame.with_columns(shown)["phone"].to_list(), field_by_field(VALUES, MASK))
        self.assertEqual(caretaker.validate_column(frame["phone"], MASK).dtype, polars.Boolean)


@unittest.skipUnless(pandas, "pandas is not installed")
class Pandas(unittest.TestCase):
    def series(self, dtype):
        return pandas.Series(VALUES, name="phone", dtype=dtype, index=range(10, 10 + len(VALUES)))

    def dtypes(self):
        return [object, "string", None] + (["string[pyarrow]"] if pyarrow else [])

    def rows(self, series):
        return [None if missing else row for row, missing in zip(series.tolist(), series.isna())]

    def test_a_series_is_a_series(self):
        for dtype in self.dtypes():
            values = self.series(dtype)
            shown = caretaker.format_column(values, MASK)
            self.assertEqual((type(shown), shown.name, shown.dtype), (pandas.Series, "phone", values.dtype))
            self.assertTrue(shown.index.equals(values.index))
            self.assertEqual(self.rows(shown), field_by_field(VALUES, MASK), dtype)

    def test_a_column_of_a_frame(self):
        for dtype in self.dtypes():
            frame = pandas.DataFrame({"phone": self.series(dtype)})
            frame["shown"] = caretaker.format_column(frame["phone"], MASK)
            frame["valid"] = caretaker.validate_column(frame["phone"], MASK)
            self.assertEqual(self.rows(frame["shown"]), field_by_field(VALUES, MASK), dtype)
            self.assertEqual(frame["valid"].tolist()[:1] + frame["valid"].tolist()[2:4], [True, True, False])
            # rows that are kept keep their answers
            kept = frame[frame["shown"].notna()]
            self.assertEqual(self.rows(caretaker.format_column(kept["phone"], MASK)), self.rows(kept["shown"]))

    def test_verdicts(self):
        values = pandas.Series(["5551234567", "5"])
        self.assertEqual(caretaker.validate_column(values, MASK).dtype, "bool")
        verdicts = caretaker.validate_column(pandas.Series(["5551234567", None, "5"]), MASK)
        self.assertEqual((verdicts.dtype, self.rows(verdicts)), ("boolean", [True, None, False]))

    def test_answers(self):
        phones = caretaker.parse_phone_column(pandas.Series(["020 7946 0958", None, "x"]), "GB")
        self.assertEqual(self.rows(phones.e164), ["+442079460958", None, None])
        self.assertEqual(self.rows(phones.valid), [True, None, False])

    def test_categories(self):
        values = pandas.Series(["5551234567", "5551234567", None], dtype="category")
        self.assertEqual(self.rows(caretaker.format_column(values, MASK)), ["(555) 123-4567"] * 2 + [None])

    def test_other_types(self):
        with self.assertRaises(TypeError):
            caretaker.format_column(pandas.Series([5551234567]), MASK)
        with self.assertRaises(TypeError):
            caretaker.format_column(pandas.DataFrame({"phone": ["5551234567"]}), MASK)


@unittest.skipUnless(numpy, "NumPy is not installed")
class NumPy(unittest.TestCase):
    def test_arrays(self):
        values = numpy.array(["5551234567", None, float("nan")], dtype=object)
        shown = caretaker.format_column(values, MASK)
        self.assertEqual((type(shown), shown.tolist()), (numpy.ndarray, ["(555) 123-4567", None, None]))
        verdicts = caretaker.validate_column(numpy.array(["5551234567", "5"]), MASK)
        self.assertEqual((verdicts.dtype, verdicts.tolist()), (numpy.dtype(bool), [True, False]))


if __name__ == "__main__":
    unittest.main()
