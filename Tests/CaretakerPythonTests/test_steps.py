"""Steps of three sizes, of fields and of forms' fields."""

import decimal
import unittest

import caretaker


class Fields(unittest.TestCase):
    def test_steps(self):
        field = caretaker.Field(caretaker.Mask("##"), step="2", small_step=1, large_step=decimal.Decimal("5E+0"))
        field.insert("10")
        found = []
        for step in ((1,), (1, "usual"), (-1, "small"), (2, "large"), (-1, "large")):
            field.step(*step)
            found.append(field.text)
        self.assertEqual(found, ["12", "14", "13", "23", "18"])
        field.step(count=-1, size="large")
        self.assertEqual(field.text, "13")
        with self.assertRaisesRegex(ValueError, "'huge' is not one of 'usual', 'small', 'large'"):
            field.step(1, "huge")
        for wrong in ((), ("1",), (1, 2), (1, None, 3)):
            with self.subTest(wrong), self.assertRaises(TypeError):
                field.step(*wrong)
        with self.assertRaises(OverflowError):
            field.step(2**40)
        self.assertEqual(field.text, "13")

    def test_lengths_of_steps(self):
        time = caretaker.Mask("<hours:00..23>:<minutes:00..59>")
        field = caretaker.Field(time, step="hours 2, minutes 15", large_step="6, minutes 30")
        field.insert("0930")
        found = []
        for caret, size in ((0, "usual"), (0, "small"), (0, "large"), (4, "usual"), (4, "large")):
            field.caret = caret
            field.step(1, size)
            found.append(field.text)
        self.assertEqual(found, ["11:30", "13:30", "19:30", "19:45", "19:00"])
        for quarter in ("0.25", 0.25, decimal.Decimal("0.25")):
            field = caretaker.Field(caretaker.NumberFormat("en_US", currency="USD"), step=quarter)
            found = [field.step(1) and field.value, field.step(-1, "large") and field.value]
            self.assertEqual([float(value) for value in found], [0.25, -2.25])

    def test_wrong_lengths_of_steps(self):
        mask = caretaker.Mask("##")
        for name in ("step", "small_step", "large_step"):
            numbers = 0, -1, float("nan"), float("-inf"), decimal.Decimal("sNaN"), 10**20_000
            for number, wrong in enumerate((*numbers, "0", "", "often", "minutes 0", "1\0")):
                with self.subTest(name, number=number), self.assertRaisesRegex(ValueError, f"^Field: {name}: "):
                    caretaker.Field(mask, **{name: wrong})
            with self.assertRaisesRegex(TypeError, f"^Field: {name}: expected a str, an int, a float or a Decimal"):
                caretaker.Field(mask, **{name: True})
        with self.assertRaisesRegex(ValueError, "^Field: small_step: this is not how far a step goes: write 0.25"):
            caretaker.Field(mask, step=2, small_step=-1)


class Forms(unittest.TestCase):
    def setUp(self):
        guests = {"name": "guests", "label": "Guests", "mask": "##", "steps": True, "step": 2, "largeStep": "5"}
        self.form = caretaker.Form([guests])
        self.guests = self.form["guests"]
        self.guests.insert("10")

    def test_steps(self):
        found = []
        for step in ((1,), (-1, "usual"), (1, "small"), (2, "large")):
            self.assertIn("text", self.guests.step(*step).changed["guests"])
            found.append(self.guests.text)
        self.form.send("step", number=1)
        self.form.send("step", number=-1, step_size="large")
        self.assertEqual([*found, self.guests.text], ["12", "10", "12", "22", "19"])

    def test_wrong_sizes(self):
        known = "'huge' is not one of 'usual', 'small', 'large'"
        for wrong in (
            lambda: self.guests.step(1, "huge"), lambda: self.form.send("step", number=1, step_size="huge"),
            lambda: self.guests.send("step", number=1, step_size="huge"),
        ):  # fmt: skip
            with self.assertRaisesRegex(ValueError, known):
                wrong()
        with self.assertRaisesRegex(TypeError, "an event 'insert' has no member 'step_size'"):
            self.form.send("insert", text="1", step_size="large")
        with self.assertRaisesRegex(TypeError, "an event 'step' needs the member 'number'"):
            self.form.send("step", step_size="large")
        self.assertEqual(self.guests.text, "10")


if __name__ == "__main__":
    unittest.main()
