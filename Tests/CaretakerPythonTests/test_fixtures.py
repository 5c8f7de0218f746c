"""The fixtures, as every other way in plays them: whole texts into named formats, and masks key by key."""

import json
import pathlib
import unittest

import caretaker

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "fixtures"


def cases(folder):
    """The cases of a folder, each with its file and line."""
    for path in sorted((FIXTURES / folder).glob("**/*.jsonl")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            if line.strip():
                yield f"{path.name}:{number}", json.loads(line)


class FormatFixtures(unittest.TestCase):
    """A text is read as a whole, or rejected as a whole."""

    def test_texts(self):
        played = 0
        formats = {}
        for place, case in cases("formats"):
            if not {"format", "text", "shown", "value", "state"} <= case.keys():
                continue
            key = case["format"], case.get("today")
            if key not in formats:
                formats[key] = caretaker.NamedFormat(key[0], today=key[1])
            with self.subTest(place):
                field = caretaker.Field(formats[key])
                field.set_text(case["text"])
                self.assertEqual((field.text, field.value), (case["shown"], case["value"]))
                state = field.state()
                self.assertEqual(state, case["state"] if case["state"] in ("complete", "incomplete") else "invalid")
                played += 1
        self.assertGreater(played, 500)


class EditingFixtures(unittest.TestCase):
    """Keys into masks: what is shown after each, with the caret drawn in it, and the value."""

    def test_keys(self):
        played = 0
        for place, case in cases("editing"):
            # keys with names, options and selections are played in Swift and C; here it is what binds that is tried
            if not {"mask", "keys", "steps"} == case.keys() - {"about"} or not case["keys"].isascii():
                continue
            if len(case["keys"]) != len(case["steps"]) or not case["keys"].isalnum():
                continue
            with self.subTest(place):
                field = caretaker.Field(caretaker.Mask(case["mask"], permissive=True))
                for key, step in zip(case["keys"], case["steps"]):
                    edit = field.insert(key)
                    caret = field.selection[1]
                    shown = field.text[:caret] + "▏" + field.text[caret:]
                    self.assertEqual(shown, step.get("shown", shown))
                    self.assertEqual(field.value, step.get("value", field.value))
                    self.assertEqual(edit.is_complete, step.get("complete", False))
                played += 1
        self.assertGreater(played, 10)


if __name__ == "__main__":
    unittest.main()
