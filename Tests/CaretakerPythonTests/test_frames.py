"""Models of Pydantic, and columns of pandas and Polars; what is not installed is skipped."""

import doctest
import importlib
import importlib.util
import unittest
from typing import Annotated

import caretaker


def needs(name):
    return unittest.skipUnless(importlib.util.find_spec(name), f"{name} is not installed")


class Examples(unittest.TestCase):
    def run_examples(self, name):
        results = doctest.testmod(importlib.import_module(f"caretaker.{name}"))
        self.assertEqual(results.failed, 0)
        self.assertGreater(results.attempted, 2)

    @needs("pydantic")
    def test_pydantic(self):
        self.run_examples("pydantic")

    @needs("pandas")
    def test_pandas(self):
        self.run_examples("pandas")

    @needs("polars")
    def test_polars(self):
        self.run_examples("polars")


@needs("pydantic")
class Models(unittest.TestCase):
    def model(self, *arguments, **keywords):
        import pydantic
        from caretaker.pydantic import Formatted

        return pydantic.create_model("Model", text=(Annotated[str, Formatted(*arguments, **keywords)], ...))

    def problem(self, model, text):
        import pydantic

        with self.assertRaises(pydantic.ValidationError) as caught:
            model(text=text)
        return caught.exception.errors()[0]

    def test_a_text_is_read_as_people_have_it(self):
        self.assertEqual(self.model("iban")(text="IBAN: de89 3704 0044 0532 0130 00").text, "DE89370400440532013000")
        shown = self.model("iban", keeping="text")(text="DE89370400440532013000").text
        self.assertEqual(shown, "DE89 3704 0044 0532 0130 00")
        self.assertEqual(self.model("card", keeping="network")(text="4111 1111 1111 1111").text, "visa")
        euros = caretaker.NumberFormat("de_DE", currency="EUR")
        self.assertEqual(self.model(euros)(text="1.234,5 €").text, "1234.5")
        self.assertEqual(self.model(euros, keeping="text")(text="1.234,5 €").text, "1.234,50\xa0€")

    def test_what_is_wrong_is_said_in_words(self):
        problem = self.problem(self.model("iban"), "DE89370400440532013001")
        self.assertEqual((problem["type"], problem["msg"]), ("caretaker", "the check digit is wrong"))
        german = self.problem(self.model("iban", language="de"), "DE89370400440532013001")
        self.assertNotEqual(german["msg"], problem["msg"])
        self.assertEqual(self.problem(self.model("iban"), 5)["type"], "string_type")

    def test_what_a_model_keeps_is_what_was_entered(self):
        hidden = caretaker.Mask("<hidden:###>-##")
        self.assertEqual(self.model(hidden, keeping="text")(text="12345").text, "123-45")
        self.assertEqual(self.model("pin", keeping="text")(text="4711").text, "4711")
        unknown = self.problem(self.model("card", keeping="network"), "9999 9999 9999 9995")
        self.assertEqual(unknown["msg"], "the network is not known")

    def test_a_type_may_be_optional(self):
        import pydantic
        from caretaker.pydantic import Formatted

        model = pydantic.create_model("Model", text=(Annotated[str | None, Formatted("iban")], None))
        self.assertIsNone(model(text=None).text)
        number = pydantic.create_model("Model", text=(Annotated[int, Formatted("iban")], ...))
        self.assertEqual(self.problem(number, 5)["msg"], "expected a text")

    def test_wrong_use_is_said_at_once(self):
        from caretaker.pydantic import Formatted

        with self.assertRaisesRegex(ValueError, "'E164' is not one of 'value'"):
            Formatted("phone(GB)", keeping="E164")
        with self.assertRaises(LookupError):
            Formatted("iban", keeping="e164")
        with self.assertRaises(caretaker.FormatError):
            Formatted("ibann")

    def test_a_schema_shows_an_example(self):
        schema = self.model("iban", keeping="text").model_json_schema()["properties"]["text"]
        self.assertEqual((schema["type"], schema["title"]), ("string", caretaker.NamedFormat("iban").label))
        self.assertEqual(schema["examples"], [caretaker.NamedFormat("iban").example])


class Columns(unittest.TestCase):
    texts = ["4111111111111111", "4", None]

    @needs("pandas")
    def test_a_series_of_pandas(self):
        import caretaker.pandas
        import pandas

        column = pandas.Series(self.texts, index=[3, 4, 5], name="card").caretaker
        shown = column.format("card")
        self.assertEqual((shown.name, list(shown.index)), ("card", [3, 4, 5]))
        self.assertEqual(shown.to_list()[:2], ["4111 1111 1111 1111", "4"])
        self.assertEqual(column.validate("card").to_list()[:2], [True, False])
        self.assertEqual(column.report("card").nulls, 1)
        self.assertEqual(pandas.Series(["020 7946 0958"]).caretaker.parse_phones("GB").e164.to_list(), ["+442079460958"])

    @needs("polars")
    def test_a_column_of_polars(self):
        import caretaker.polars
        import polars

        frame = polars.DataFrame({"card": self.texts}).lazy()
        card = polars.col("card").caretaker
        made = frame.select(card.format("card", answering="network"), good=card.validate("card")).collect()
        self.assertEqual(made["card"].to_list(), ["visa", None, None])
        self.assertEqual(made["good"].to_list(), [True, False, None])
        self.assertEqual(made.schema, {"card": polars.String, "good": polars.Boolean})
        self.assertEqual(polars.Series("x", self.texts).caretaker.report("card").nulls, 1)


if __name__ == "__main__":
    unittest.main()
