"""The example that asks a form in a terminal, as a process with answers at hand."""

import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

from test_fixtures import FIXTURES

EXAMPLE = pathlib.Path(__file__).resolve().parents[2] / "Sources/CaretakerPython/examples/ask_form.py"


def ask(form, *answers):
    """What the example says to answers, without a terminal that secrets would be read from."""
    return subprocess.run(
        [sys.executable, str(EXAMPLE), str(form)], input="".join(f"{answer}\n" for answer in answers), text=True,
        capture_output=True, start_new_session=True, timeout=60, check=True,
    )  # fmt: skip


class AskForm(unittest.TestCase):
    def test_answers_are_asked_again_until_they_are_good(self):
        iban = "DE89370400440532013000"
        asked = ask(
            FIXTURES / "forms/examples/bank-transfer.json", "Ada", "DE89", iban, iban[:-1] + "1", iban, "20000", "12.5",
            "2", "", "2026-12-24", "",
        )  # fmt: skip
        # the values stand in the line of the last question
        said, brace, values = asked.stdout.partition("{")
        self.assertEqual(json.loads(brace + values), {
            "to": "Ada", "iban": iban, "again": iban, "amount": "12.50", "when": "later", "day": "2026-12-24",
            "reference": None,
        })  # fmt: skip
        for message in (
            "Complete the IBAN", "Check the second IBAN: one of its digits is wrong",
            "The amount must be €10,000.00 or less", "Enter the day",
        ):  # fmt: skip
            self.assertEqual(said.count(f"{message}\n"), 1, message)

    def test_choices_switches_and_secrets(self):
        fields = [
            {"name": "size", "label": "Size", "choices": {"options": [
                {"value": "s", "label": "Small"}, {"value": "m", "label": "Medium"},
            ]}},
            {"name": "gift", "label": "Gift", "optional": True, "choices": {"style": "switch"}},
            {"name": "note", "label": "Note", "shownWhen": {"field": "gift", "is": True}},
            {"name": "pin", "label": "PIN", "type": "pin"},
        ]  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            form = pathlib.Path(folder, "form.json")
            form.write_text(json.dumps({"caretakerForm": 1, "fields": fields}))
            asked = ask(form, "Large", "3", "medium", "y", "Hello", "4711")
            self.assertIn('{"size": "m", "gift": true, "note": "Hello", "pin": "4711"}', asked.stdout)
            self.assertEqual(asked.stdout.count("Choose size"), 2)
            asked = ask(form, "1", "n", "4711")
            self.assertIn('{"size": "s", "gift": false, "pin": "4711"}', asked.stdout)
            self.assertNotIn("Note", asked.stdout)


if __name__ == "__main__":
    unittest.main()
