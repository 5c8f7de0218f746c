"""The fixtures, as every other way in plays them, and with the same results; those of forms are in test_forms.py."""

import json
import pathlib
import re
import struct
import unittest

import caretaker
from scripts import ScriptedField, camel_case, keys, snake_case

FIXTURES = pathlib.Path(__file__).resolve().parents[2] / "fixtures"


def cases(folder, pattern="**/*.jsonl"):
    """The cases of a folder that can be played here, each with its file and line."""
    for path in sorted((FIXTURES / folder).glob(pattern)):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            case = json.loads(line) if line.strip() else {"skip": {"c": "an empty line"}}
            if "c" not in case.get("skip", {}):
                yield f"{folder}/{path.name}:{number}", case


# how far the steps of a field go: cases of numbers have them beside what their format is made of
STEPS = frozenset("step smallStep largeStep".split())


def number_format(setup):
    """A format of numbers, as cases describe it."""
    symbols = setup["symbols"]
    if isinstance(symbols, str):
        symbols = json.loads((FIXTURES / "numbers/symbols.json").read_text())[symbols]
    given = {}
    for name, value in symbols.items():
        if isinstance(value, list) and name != "marks":
            given |= {f"{snake_case(name)}_prefix": value[0], f"{snake_case(name)}_suffix": value[1]}
        elif name == "roundingMode":
            given["rounding"] = snake_case(value)
        else:
            given[snake_case(name)] = value
    for name, value in setup.items():
        if name == "entry":
            given["minor_units"] = value == "minorUnits"
        elif name != "symbols" and name not in STEPS:
            given[snake_case(name)] = value
    return caretaker.NumberFormat(**given)


def phone_format(setup):
    return caretaker.PhoneFormat(
        setup["region"], international=setup.get("style") == "international",
        extensions=setup.get("extensions", True), digit_limit=setup.get("digitLimit"),
    )  # fmt: skip


def sealed(program):
    """The bytes of a program with the checksum that fits them."""
    words = struct.unpack(f"<{len(program) // 4}I", program[: len(program) // 4 * 4])
    lanes = [0x811C9DC5] * 4
    for place in range(4, len(words) - 3, 4):
        lanes = [(lane ^ word) * 0x01000193 & 0xFFFFFFFF for lane, word in zip(lanes, words[place:])]
    total = 0
    for lane in lanes:
        total = (total ^ lane) * 0x01000193 & 0xFFFFFFFF
    return program[:12] + struct.pack("<I", total) + program[16:]


TABLES = (
    "facts ascii signatures slots ranges nodes branches nameStarts names clusterStarts clusters states parses rows "
    "edges origins autoInsertions paths candidates"
).split()


def damaged(program, case):
    """A program changed as a case says: words have another value, or it ends elsewhere."""
    size = case.get("size", len(program) + case.get("grown", 0))
    program = program[:size].ljust(size, b"\0")
    if "word" in case:
        start = struct.unpack_from("<I", program, 16 + 8 * TABLES.index(case["table"]))[0] if "table" in case else 0
        place = start + 4 * case["word"]
        program = program[:place] + struct.pack("<I", case["value"]) + program[place + 4 :]
    return sealed(program) if case.get("sealed") else program


def field_options(options):
    """The options of a case by their names here, which are those of the header."""
    given = {re.sub("[A-Z]", lambda letter: "_" + letter[0].lower(), name): value for name, value in options.items()}
    if given.pop("hides_parts", False):
        given |= {"secure": True, "secure_display": "hiding_parts"}
    return given | {"lazy": not given.pop("eager", True), "drops_overflow": given.pop("overflow", "reject") == "drop"}


class Fixtures(unittest.TestCase):
    def play(self, field, case):
        """Presses the keys of a case, and compares what is shown after each."""
        pressed = list(keys(case["keys"]))
        self.assertEqual(len(pressed), len(case["steps"]))
        for number, (key, step) in enumerate(zip(pressed, case["steps"]), 1):
            is_accepted = field.press(*key)
            with self.subTest(key=number):
                self.assertEqual((field.shown, field.field.value), (step["shown"], step["value"]))
                self.assertEqual(field.field.is_complete, step.get("complete", False))
                yield step, key, is_accepted

    def test_masks(self):
        played = 0
        for place, case in cases("editing"):
            with self.subTest(place):
                options = field_options(case.get("options", {}))
                field = ScriptedField(caretaker.Mask(case["mask"], permissive=True), **options)
                for _ in self.play(field, case):
                    pass
                self.assertEqual(field.field.captures, case.get("captures", {}))
                self.expect_last(field, case.get("last", {}))
                played += 1
        self.assertGreater(played, 400)

    def expect_last(self, field, last):
        """Compares what the last key reported."""
        edit, text = field.edit, field.field.text
        found = {
            "rejections": field.rejections,
            "placeholder": field.field.placeholder,
            "effects": sorted(map(camel_case, edit.effects)) if edit else [],
            "autoInserted": text[slice(*edit.auto_inserted)] if edit else "",
            "padded": text[slice(*edit.padded)] if edit else "",
        }
        for name, wanted in last.items():
            self.assertEqual(found[name], sorted(wanted) if name == "effects" else wanted, name)

    def play_entry(self, place, case, format, **options):
        with self.subTest(place):
            field = ScriptedField(format, **options)
            for step, (name, _), is_accepted in self.play(field, case):
                self.assertEqual(field.selected, step.get("selected", ""))
                self.assertEqual(is_accepted, not step.get("rejected", False))
                if name != "COMPOSE":
                    self.assertEqual(field.notices, set(step.get("notices", [])))
            last = case.get("last", {})
            self.assertEqual(field.rejections, last.get("rejections", []))
            self.assertEqual(field.field.ambiguity, last.get("ambiguity"))

    def test_numbers(self):
        played = 0
        for place, case in cases("numbers"):
            setup = case["number"]
            steps = {snake_case(name): setup[name] for name in STEPS & setup.keys()}
            self.play_entry(place, case, number_format(setup), **steps)
            played += 1
        self.assertGreater(played, 700)

    def test_phones(self):
        played = 0
        for place, case in cases("phones/editing"):
            setup = case["phone"]
            self.play_entry(
                place, case, phone_format(setup), lazy=not setup.get("eager", True), secure=setup.get("secure", False),
                overwriting=setup.get("overwriting", False),
            )  # fmt: skip
            played += 1
        self.assertGreater(played, 300)

    def test_cards(self):
        for place, case in cases("cards/editing"):
            with self.subTest(place):
                card = case["card"]
                field = ScriptedField(
                    caretaker.CardFormat(
                        card.get("networks"), preferring=card.get("preferring", ()),
                        known_only=not card.get("acceptsUnknown", True),
                    )
                )  # fmt: skip
                for step, (name, _), _ in self.play(field, case):
                    self.assertEqual(field.field.candidates, step["candidates"])
                    if "networks" in step:
                        self.assertEqual(field.field.card_networks, step["networks"])
                    message = field.field.state_message(finished=name == "BLUR")
                    self.assertIn(message, step.get("state", "incomplete"))

    def test_named_formats(self):
        played = 0
        formats = {}
        for place, case in cases("formats"):
            key = case["format"], case.get("today")
            if key not in formats:
                formats[key] = caretaker.NamedFormat(key[0], today=key[1])
            with self.subTest(place):
                # cases show what is typed of a secret, too
                field = ScriptedField(formats[key], secure=False)
                pressed = [("SET", case["text"])] if "text" in case else list(keys(case["keys"]))
                steps = [case] if "text" in case else case["steps"]
                self.assertEqual(len(pressed), len(steps))
                for key, step in zip(pressed, steps):
                    field.press(*key)
                    self.assertEqual(field.shown if "▏" in step["shown"] else field.field.text, step["shown"])
                    self.assertEqual((field.field.value, field.field.is_complete), (step["value"], step.get("complete", False)))
                    state = step.get("state", "complete" if step.get("complete") else "incomplete")
                    self.assertEqual(field.field.state(), state if state in ("complete", "incomplete") else "invalid")
                played += 1
        self.assertGreater(played, 1_000)

    def test_reading(self):
        played = 0
        for place, case in cases("reading"):
            with self.subTest(place):
                if "mask" in case:
                    format = caretaker.Mask(case["mask"])
                elif "number" in case:
                    format = number_format(case["number"])
                elif "phone" in case:
                    format = phone_format(case["phone"])
                else:
                    format = caretaker.CardFormat() if "card" in case else caretaker.NamedFormat(case["format"])
                if "preparation" in case:
                    format = format.preparing(**{snake_case(k): v for k, v in case["preparation"].items()})
                field = caretaker.Field(format, secure=False)
                if "into" in case:
                    field.paste(case["into"])
                    field.select(*case["selected"])
                edit = field.paste(case["text"]) if "into" in case else field.fill(case["text"])
                self.assertEqual("rejected" in edit.effects, "shown" not in case)
                if "into" in case:
                    self.assertEqual(field.text, case.get("shown", case["into"]))
                elif "shown" in case:
                    self.assertEqual((field.text, format.parse(case["text"])), (case["shown"], field.value))
                else:
                    self.assertRaises(ValueError, format.parse, case["text"])
                played += 1
        self.assertGreater(played, 150)

    def test_syntax(self):
        for place, case in cases("syntax", "*.jsonl"):
            with self.subTest(place):
                if "error" not in case:
                    caretaker.Mask(case["mask"])
                    continue
                with self.assertRaises(caretaker.FormatError) as raised:
                    caretaker.Mask(case["mask"])
                error = raised.exception
                self.assertEqual(error.code, case["error"])
                if "problem" in case:
                    self.assertEqual(error.message, case["problem"])
                if "span" in case:
                    self.assertEqual(error.span, tuple(case["span"]))

    def test_warnings(self):
        played = 0
        for place, case in cases("syntax"):
            if "warnings" in case and "error" not in case:
                with self.subTest(place):
                    warnings = caretaker.Mask(case["mask"]).warnings
                    self.assertEqual([code for code, _, _, _ in warnings], case["warnings"])
                    if "message" in case:
                        self.assertEqual(warnings[0][1], case["message"])
                    played += 1
        self.assertGreater(played, 10)

    def test_programs(self):
        played = 0
        for place, case in cases("programs"):
            with self.subTest(place):
                with self.assertRaises(caretaker.FormatError) as raised:
                    caretaker.Mask.from_program(damaged(caretaker.Mask(case["mask"]).program, case))
                error = raised.exception
                self.assertEqual((error.code, error.diagnostic, error.span), (case["error"], "", (0, 0)))
                self.assertEqual(error.message, case.get("message", error.message))
                self.assertEqual(error.suggestion, case.get("suggestion", error.suggestion))
                played += 1
        self.assertGreater(played, 40)

    def test_dialects(self):
        played = 0
        for place, case in cases("syntax/dialects"):
            dialect = place.rpartition("/")[2].partition(".")[0]
            with self.subTest(place):
                if "error" in case:
                    with self.assertRaises(caretaker.FormatError) as raised:
                        caretaker.DialectFormat(case["text"], dialect)
                    self.assertEqual((raised.exception.message, raised.exception.span), (case["error"], tuple(case["span"])))
                    continue
                format = caretaker.DialectFormat(case["text"], dialect)
                if "mask" in case:
                    self.assertEqual(format.mask, case["mask"])
                notes = [(snake_case(kind), message) for kind, message, _ in case.get("notes", [])]
                self.assertEqual(format.notes, notes)
                for typed in case.get("typed", []):
                    field = ScriptedField(format, pastes=None)
                    for key in keys(typed["keys"]):
                        field.press(*key)
                    found = field.field.text, field.field.value, field.field.is_complete
                    self.assertEqual(found, (typed["shown"], typed["value"], typed.get("complete", False)))
                    if "state" in typed:
                        self.assertIn(field.field.state_message(finished=False), typed["state"])
                played += 1
        self.assertGreater(played, 200)


if __name__ == "__main__":
    unittest.main()
