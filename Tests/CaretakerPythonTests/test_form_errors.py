"""Wrong use of forms: each has an error that says what is wrong, and changes nothing."""

import unittest

import caretaker
from form_scripts import FIELDS


class WrongUse(unittest.TestCase):
    def setUp(self):
        self.form = caretaker.Form(FIELDS)

    def test_descriptions(self):
        for wrong in (None, 5, {1, 2}, object()):
            with self.assertRaisesRegex(TypeError, "expected a str, bytes, dict or list, not "):
                caretaker.Form(wrong)
        with self.assertRaises(UnicodeDecodeError):
            caretaker.Form(b"\xff")
        with self.assertRaises(TypeError):
            caretaker.Form({"caretakerForm": 1, "fields": {1, 2}})
        with self.assertRaises(ValueError):
            caretaker.Form({"caretakerForm": float("nan")})
        json = '{"caretakerForm": 1, "title": "Ü", "fields": [{"name": "a", "label": "ä", "type": "tex"}]}'
        with self.assertRaises(caretaker.FormatError) as raised:
            caretaker.Form(json)
        self.assertEqual(json[slice(*raised.exception.span)], '"tex"')
        self.assertIn("did you mean", raised.exception.suggestion)
        for wrong in ("", "{", "[]", "{}", "\0", '{"caretakerForm": 2, "fields": []}'):
            with self.assertRaises(caretaker.FormatError):
                caretaker.Form(wrong)
        with self.assertRaises(caretaker.FormatError):
            caretaker.Form([])
        for today in ("today", "2026-13-01", 5):
            with self.assertRaises(ValueError):
                caretaker.Form(FIELDS, today=today)
        with self.assertRaises(TypeError):
            caretaker.Form(FIELDS, region=49)

    def test_names_of_fields(self):
        with self.assertRaisesRegex(KeyError, "no field is called 'siz': did you mean 'size'?"):
            self.form["siz"]
        with self.assertRaises(TypeError):
            self.form[0]
        with self.assertRaises(TypeError):
            iter(self.form)
        self.assertTrue("size" in self.form and "colour" not in self.form)
        with self.assertRaisesRegex(KeyError, "did you mean 'user'"):
            self.form.fill({"usr": "x"})
        with self.assertRaisesRegex(KeyError, "did you mean 'user'"):
            self.form.send("focus", field="usr")
        with self.assertRaisesRegex(ValueError, "another form"):
            self.form.send("focus", field=caretaker.Form(FIELDS)["size"])

    def test_events(self):
        send = self.form.send
        for wrong, message in (
            (lambda: send(), "an event has a kind"),
            (lambda: send("insert"), "an event 'insert' needs the member 'text'"),
            (lambda: send("insert", text=None), "expected a str, not NoneType"),
            (lambda: send("insert", text="a", unit="word"), "an event 'insert' has no member 'unit'"),
            (lambda: send("insert", txt="a"), "has no member 'txt'"),
            (lambda: send("fill", texts=["user"]), "expected a dict of names and texts, not list"),
            (lambda: send("fill", texts={"user": 5}), "expected a str, not int"),
            (lambda: send("replace", range=3, text=""), "expected a tuple of two offsets, not int"),
            (lambda: send("focus", field=0), "expected a field, the name of one, 'submit button' or None, not int"),
            (lambda: send("tick", number="1"), "int"),
            (lambda: self.form["user"].insert(b"x"), "expected a str, not bytes"),
        ):
            with self.subTest(message), self.assertRaisesRegex(TypeError, message):
                wrong()
        for wrong, message in (
            (lambda: send("type", text="a"), "'type' is not one of 'insert', 'paste'"),
            (lambda: send("press", button="ok"), "'ok' is not one of 'clear', 'reveal'"),
            (lambda: send("delete_backward", unit="page"), "'page' is not one of"),
            (lambda: send("fill", texts={"user": "a\0b"}), "a text has a zero character"),
            (lambda: self.form["size"].choose("Large"), "has no such option now"),
            (lambda: self.form["user"].choose("Large"), "'user'> has no such option now"),
            (lambda: self.form["user"].toggle(), "'user'> is not a switch"),
        ):
            with self.subTest(message), self.assertRaisesRegex(ValueError, message):
                wrong()
        for wrong in (self.form.tick, self.form["size"].choose, self.form["user"].step):
            with self.assertRaises(OverflowError):
                wrong(2**40)
        for wrong in (2, -1):
            with self.assertRaisesRegex(IndexError, "has no such option now"):
                self.form["size"].choose(wrong)
        for wrong in ((2, 1), (-1, 0), (0, -(2**70))):
            with self.assertRaises(IndexError):
                self.form["user"].replace(*wrong, "x")
        with self.assertRaisesRegex(ValueError, "1 character or more"):
            self.form["note"].lay_out(0)
        self.assertEqual(self.form["user"].text, "")

    def test_nothing_is_made_by_hand(self):
        for kind in (caretaker.FormField, caretaker._caretaker.BaseForm):
            with self.assertRaises(TypeError):
                kind()
        with self.assertRaises(AttributeError):
            self.form["user"].text = "x"
        with self.assertRaises(AttributeError):
            self.form.extra = 1

    def test_late_answers_change_nothing(self):
        user = self.form["user"]
        user.insert("Ada")
        change = self.form["size"].focus()
        self.assertEqual(user.answer(change.ticket - 1, "Taken").changed, {})
        user.answer(change.ticket)
        self.assertEqual((user.verdict, user.message), ("good", ""))


if __name__ == "__main__":
    unittest.main()
