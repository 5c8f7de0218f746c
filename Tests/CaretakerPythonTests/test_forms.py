"""Forms: their fixtures, as every other door plays them, their fields and changes."""

import datetime
import gc
import json
import pathlib
import unittest

import caretaker
from form_scripts import FIELDS, ScriptedForm, tokens
from test_fixtures import FIXTURES, cases


def description(case):
    """The form of a case: the name of an example, a form, or the fields of a form that has nothing else."""
    form = case["form"]
    return (FIXTURES / f"forms/examples/{form}.json").read_bytes() if isinstance(form, str) else form


class FormFixtures(unittest.TestCase):
    def test_an_option_is_chosen_by_its_label(self):
        options = [
            {"value": "s", "label": "Small"}, {"value": "l", "label": "Large"}, {"value": "x", "label": "Extra large"},
        ]  # fmt: skip
        combo = {"name": "size", "label": "Size", "choices": {"style": "combo", "options": options}}
        form = caretaker.Form([combo, {"name": "nick", "label": "Nick"}])
        # what matched the text before is of a list that is closed
        for typed in ("", "Lar", "Small"):
            form["size"].set_text(typed)
            form["nick"].insert("x")
            for label, value in (("Extra large", "x"), ("Large", "l"), ("Extra large", "x")):
                form["size"].choose(label)
                self.assertEqual(form.values["size"], value)
        with self.assertRaisesRegex(ValueError, "no such option"):
            form["size"].choose("Huge")

    def test_steps(self):
        compared = 0
        for place, case in cases("forms/guidance/cases"):
            # dates of birth are those of a locale, which the library for C does not have
            if "steps" not in case or "birthDate" in json.dumps(case["form"]) or case["form"] == "sign-up":
                continue
            with self.subTest(place):
                form = caretaker.Form(description(case), today=case.get("today"), region=case.get("region"))
                compared += self.play(ScriptedForm(form), case)
                if "values" in case:
                    self.assertEqual(form.plain_values, case["values"])
        self.assertGreater(compared, 500)

    def play(self, scripted, case):
        """Takes the steps of a case, and returns how many facts were compared."""
        compared = 0
        for step in case["steps"]:
            for key in tokens(step["keys"]):
                scripted.take(*key)
                self.assertEqual(scripted.view, scripted.shown, key)
            for path, wanted in step.items():
                if path == "keys" or not scripted.has_fact(path):
                    continue
                if path.endswith(".verdict"):
                    # the kind of a problem, which follows, is in the message
                    wanted = wanted.split()[0]
                elif path == "action" and wanted and " for " in wanted:
                    wanted = f"accessory of {wanted.rpartition(' ')[2]}"
                self.assertEqual(scripted.fact(path), wanted, f"{path} after {step['keys']}")
                compared += 1
        return compared

    def test_errors(self):
        found = 0
        for place, case in cases("forms/guidance/cases"):
            if "error" in case:
                with self.subTest(place), self.assertRaises(caretaker.FormatError) as raised:
                    caretaker.Form(description(case), today=case.get("today"), region=case.get("region"))
                self.assertEqual(f"{raised.exception.message}; {raised.exception.suggestion}", case["error"])
                found += 1
        self.assertGreater(found, 5)

    def test_examples(self):
        for path in sorted((FIXTURES / "forms/examples").glob("*.json")):
            with self.subTest(path.name):
                form = caretaker.Form(path.read_text())
                names = [field.name for field in form.fields]
                self.assertEqual([form[name].number for name in names], list(range(len(names))))
                self.assertTrue(all(field.label and field.kind and field.verdict for field in form.fields))


class Forms(unittest.TestCase):
    def setUp(self):
        self.form = caretaker.Form(FIELDS)

    def test_edits(self):
        form, user = self.form, self.form["user"]
        change = user.insert("adax")
        self.assertEqual((change.field, form.focus, user.text, user.value), (user, user, "adax", "adax"))
        self.assertIn("value_changed", change.edit.effects)
        self.assertLessEqual({"text", "verdict"}, change.changed["user"])
        self.assertIn("dirty", change.form_facets)
        user.delete_backward()
        user.select(0, 1)
        user.paste("A")
        self.assertEqual((user.text, user.selection, user.caret), ("Ada", (1, 1), 1))
        user.move("end", extending=True)
        self.assertEqual((user.selection, form.selected_text), ((1, 3), "da"))
        user.replace(1, 3, "nn")
        user.undo()
        user.redo()
        user.select_all()
        user.set_marked_text("Eva")
        self.assertTrue(user.has_marked_text)
        user.unmark_text()
        self.assertEqual(user.text, "Eva")
        user.press("clear")
        self.assertTrue(user.is_empty and user.can_undo)
        self.assertEqual(user.set_text("Ada").changed.keys(), {"user"})
        form.reset()
        self.assertFalse(form.is_dirty)

    def test_offsets_count_characters_of_python(self):
        user = self.form["user"]
        user.insert("e\u0301😀x")
        self.assertEqual(user.caret, len(user.text))
        self.assertEqual(user.text_in(2, 3), "😀")
        user.select(2, 3)
        self.assertEqual(user.runs, [("typed", 0, 2, False), ("typed", 2, 3, True), ("typed", 3, 4, False)])
        dotted = caretaker.Form([{"name": "m", "label": "M", "mask": "#" + ".#" * 40}])["m"]
        dotted.insert("1" * 41)
        self.assertEqual([role for role, _, _, _ in dotted.runs], ["typed", "literal"] * 40 + ["typed"])

    def test_choices_and_switches(self):
        form, size, gift = self.form, self.form["size"], self.form["gift"]
        self.assertEqual((size.kind, size.choice_style, size.options), ("choice", "list", ["Small", "Medium"]))
        size.choose("Medium")
        self.assertEqual((size.text, size.value), ("Medium", "m"))
        size.choose(0)
        self.assertEqual(form.values["size"], "s")
        self.assertIn("visibility", gift.toggle().changed["note"])
        self.assertEqual((gift.is_on, gift.kind, gift.value), (True, "toggle", True))
        note = form["note"]
        note.insert("one two")
        note.lay_out(5)
        self.assertEqual([note.text_in(*row).strip() for row in note.rows], ["one", "two"])
        gift.toggle()
        self.assertEqual((note.is_shown, note.value), (False, None))
        with self.assertRaisesRegex(ValueError, "'note'> cannot be edited: it is not shown"):
            note.insert("x")
        self.assertEqual(form.focus, gift)

    def test_submission(self):
        form, user = self.form, self.form["user"]
        self.assertIsNone(form.submit().action)
        self.assertEqual(len(form.summary), 4)
        self.assertEqual((form.remaining_count, form.was_submitted, form.can_submit), (3, True, False))
        [(said, is_assertive)] = form.announcements()
        self.assertEqual((said, is_assertive, form.announcements()), (form.summary[0], True, []))
        user.insert("Ada")
        # the question is asked when the focus leaves
        change = form["size"].choose("Small")
        self.assertEqual((change.action, change.action_field), ("ask", user))
        self.assertTrue(user.is_busy)
        form["pin"].insert("1234")
        self.assertEqual(user.answer(change.ticket, "Taken").changed.keys() & {"user"}, {"user"})
        self.assertEqual((user.message, user.verdict), ("Taken", "certain"))
        user.insert("2")
        change = form.submit()
        self.assertEqual(user.answer(change.ticket).action, "submit")
        self.assertTrue(form.is_submitting)
        form.submission_ended()
        user.object("Not here")
        self.assertEqual(user.message, "Not here")
        form.object({"size": "Out of stock"})
        self.assertEqual(form["size"].message, "Out of stock")

    def test_focus(self):
        form = self.form
        self.assertIsNone(form.focus)
        self.assertTrue(form.next().focus_moved)
        form.send("focus", field="pin")
        form.next()
        self.assertEqual(form.focus, "submit button")
        form.previous()
        form.enter()
        form.send("focus", field=None)
        self.assertIsNone(form.focus)

    def test_a_focus_that_is_held(self):
        email = {"name": "email", "label": "Email", "type": "email", "timing": "hold"}
        form = caretaker.Form([email, FIELDS[0]])
        form["email"].insert("ada")
        self.assertTrue(form.next().focus_held)
        self.assertEqual((form.focus, form["email"].message), (form["email"], "Enter the whole address, with an @ and a domain"))
        form["email"].insert("x")
        # a text for another field gets there all the same
        form["user"].insert("x")
        self.assertEqual((form.focus, form["email"].text, form["user"].text), (form["user"], "adax", "x"))

    def test_time_and_values_that_are_filled_in(self):
        form = caretaker.Form([{"name": "pin", "label": "PIN", "type": "pin", "secure": {"lastCharacter": "briefly"}}])
        form["pin"].insert("1")
        self.assertEqual(form["pin"].text, "1")
        form.tick(1000)
        self.assertEqual(form["pin"].text, "•")
        self.assertEqual(form.fill({"pin": "4711"}).changed.keys(), {"pin"})
        self.assertEqual(form.values, {"pin": "4711"})

    def test_dates_and_regions_come_from_outside(self):
        fields = [{"name": "until", "label": "Until", "type": "cardExpiry"}]
        for today, verdict in (("2026-11-24", "open"), (datetime.date(2026, 1, 1), "good"), (None, "good")):
            form = caretaker.Form(fields, today=today)
            form.fill({"until": "03/26"})
            self.assertEqual(form["until"].verdict, verdict)
        form = caretaker.Form([{"name": "phone", "label": "Phone", "type": "phone"}], region="GB")
        form.fill({"phone": "020 7946 0958"})
        self.assertEqual(form["phone"].verdict, "good")

    def test_secrets_are_not_seen(self):
        form, pin = self.form, self.form["pin"]
        change = pin.insert("4711")
        self.assertTrue(pin.is_secure)
        self.assertEqual((pin.text, pin.value, form.values["pin"]), ("••••", "4711", "4711"))
        self.assertNotIn("pin", form.plain_values)
        for shown in (form, form.fields, pin, change, change.edit, form.announcements(), pin.accessible_value):
            self.assertNotIn("4711", repr(shown))
        pin.press("reveal")
        self.assertEqual((pin.is_revealed, pin.text), (True, "4711"))

    def test_a_field_keeps_its_form(self):
        field = caretaker.Form(FIELDS)["size"]
        gc.collect()
        self.assertEqual(field.label, "Size")
        self.assertEqual((field, hash(field)), (field.form["size"], hash(field.form["size"])))
        self.assertNotEqual(field, self.form["size"])

    @unittest.skipUnless(pathlib.Path("/proc/self/statm").exists(), "the memory of a process is read as Linux has it")
    def test_events_leave_no_memory(self):
        def pages():
            return int(pathlib.Path("/proc/self/statm").read_text().split()[1])

        def edit(count):
            for _ in range(count):
                user.insert("x")
                user.delete_backward()
                size.choose("Medium")
                self.form.fill({"user": ""})
                self.assertRaises(KeyError, self.form.fill, {"usr": ""})
                self.assertRaises(ValueError, size.choose, "Large")
                self.assertEqual((self.form.values["size"], size.text_in(0, 3)), ("m", "Med"))

        user, size = self.form["user"], self.form["size"]
        edit(500)
        before = pages()
        edit(2_000)
        # a reference that is left at each turn were half a megabyte or more
        self.assertLess(pages() - before, 64)

    def test_forms_that_are_left_in_a_circle_are_freed(self):
        class Kept(caretaker.Form):
            pass

        form = Kept(FIELDS)
        form.first = form.fields[0]
        form.change = form.first.insert("x")
        freed = []
        form.witness = Witness(freed)
        del form
        gc.collect()
        self.assertEqual(freed, [True])


class Witness:
    """An object that notes when it is freed."""

    def __init__(self, freed):
        self.freed = freed

    def __del__(self):
        self.freed.append(True)


if __name__ == "__main__":
    unittest.main()
