"""Formats, fields and their errors."""

import datetime
import decimal
import doctest
import gc
import unittest

import caretaker


class Formats(unittest.TestCase):
    def test_options_are_named(self):
        mask = caretaker.Mask("##-##")
        for options, message in (
            ({"lazi": True}, "Field has no option 'lazi': did you mean 'lazy'?"),
            ({"carry_steps": True}, "Field has no option 'carry_steps': did you mean 'carries_steps'?"),
            ({"colour": "red"}, "Field has no option 'colour'"),
            ({"lazy": "false"}, "Field: lazy: expected True or False, not str"),
            ({"undo_steps": "3"}, "Field: undo_steps: 'str' object cannot be interpreted as an integer"),
        ):
            with self.subTest(message), self.assertRaises(TypeError) as raised:
                caretaker.Field(mask, **options)
            self.assertEqual(str(raised.exception), message)
        field = caretaker.Field(mask)
        for call, message in (
            (lambda: mask.validate("12", locale="de"), "validate has no argument 'locale': it takes text, language"),
            (lambda: field.state(is_finished=True), "state has no argument 'is_finished': it takes finished"),
            (lambda: field.move("end", extend=True), "move has no argument 'extend': it takes movement, extending"),
        ):
            with self.subTest(message), self.assertRaises(TypeError) as raised:
                call()
            self.assertEqual(str(raised.exception), message)
        with self.assertRaisesRegex(ValueError, "^Field: undo_steps: a count is 0 or more"):
            caretaker.Field(mask, undo_steps=-1)
        with self.assertRaisesRegex(ValueError, "^Field: secure_display: 'stars' is not one of 'keeping_literals'"):
            caretaker.Field(mask, secure_display="stars")
        with self.assertRaisesRegex(TypeError, "NumberFormat has no option 'minimun': did you mean 'minimum'?"):
            caretaker.NumberFormat(minimun=0)
        with self.assertRaisesRegex(TypeError, "symbols of its own: leave out digits"):
            caretaker.NumberFormat("de_DE", digits="0123456789")
        for made in (
            lambda: caretaker.NumberFormat(grouping_separator=",\0"), lambda: caretaker.CardFormat(["visa\0x"]),
            lambda: caretaker.NumberFormat(marks=["\0"]), lambda: mask.preparing(prefixes=["a\0b"]),
        ):  # fmt: skip
            with self.assertRaisesRegex(ValueError, "zero character"):
                made()
        with self.assertRaisesRegex(TypeError, "a list"):
            caretaker.CardFormat("visa")
        hidden = caretaker.DialectFormat("{mask: 'XXX-00', hiddenInput: true}", "ngx")
        shown = {"secure": False}, {"secure": None}, {}, {"secure_display": "keeping_literals"}
        texts = []
        for options in shown:
            field = caretaker.Field(hidden, **options)
            field.insert("12345")
            texts.append(field.text)
        self.assertEqual(texts, ["123-45", "•••-45", "•••-45", "•••-••"])
        field = caretaker.Field(mask, lazy=None, length_limit=2)
        field.insert("12")
        self.assertEqual(field.text, "12-")

    def test_masks(self):
        mask = caretaker.Mask("(###) ###-####")
        self.assertEqual(mask.format("5551234567"), "(555) 123-4567")
        self.assertEqual(mask.parse("555-123-4567"), "5551234567")
        self.assertEqual((mask.mask, mask.title, mask.is_secure), ("(###) ###-####",) * 2 + (False,))
        with self.assertRaises(ValueError):
            mask.format("x")

    def test_errors_have_places(self):
        # in characters, not bytes
        with self.assertRaises(caretaker.FormatError) as raised:
            caretaker.Mask("é##{")
        self.assertEqual((raised.exception.span, raised.exception.code), ((3, 4), "malformedRepeat"))
        self.assertIn("{n}", raised.exception.suggestion)
        self.assertEqual(raised.exception.diagnostic, "é##{\n   ^")
        with self.assertRaises(caretaker.FormatError) as raised:
            caretaker.NamedFormat("ibn")
        self.assertIn("iban", raised.exception.suggestion)
        with self.assertRaises(caretaker.FormatError):
            caretaker.PhoneFormat("XX")

    def test_catalogue(self):
        names = caretaker.catalogue()
        self.assertGreater(len(names), 300)
        self.assertIn("iban", names)
        iban = caretaker.NamedFormat("iban")

    def test_validation(self):
        iban = caretaker.NamedFormat("iban")
        good, wrong, short = map(iban.validate, ("DE89370400440532013000", "DE89370400440532013001", "DE89"))
        self.assertEqual((good.state, good.message, good.is_valid, bool(good)), ("complete", "", True, True))
        self.assertEqual((wrong.state, wrong.message), ("invalid", "the check digit is wrong"))
        self.assertEqual((short.state, short.is_valid, bool(short)), ("incomplete", False, False))
        self.assertNotEqual(iban.validate("DE89", language="de").message, short.message)
        self.assertTrue(iban.is_valid("DE89 3704 0044 0532 0130 00"))
        self.assertFalse(iban.is_valid("") or iban.is_valid("DE89370400440532013001"))
        self.assertEqual(repr(wrong), "<caretaker.Validation: invalid>")
        for change in (lambda: setattr(good, "state", "invalid"), lambda: delattr(good, "message")):
            with self.assertRaises(AttributeError):
                change()
        for call in (iban.validate, iban.is_valid, iban.parse, iban.format):
            with self.assertRaisesRegex(TypeError, "expected a str, not NoneType"):
                call(None)

    def test_numbers(self):
        euros = caretaker.NumberFormat(
            grouping_separator=".", decimal_separator=",", positive_suffix=" €", negative_prefix="-",
            negative_suffix=" €", minimum_fraction_digits=2, maximum_fraction_digits=2,
        )  # fmt: skip
        self.assertEqual(euros.format("-1234.5"), "-1.234,50 €")
        for rounding, shown in {"half_even": "2,50 €", "up": "2,51 €", "half_ceiling": "2,51 €"}.items():
            rounded = caretaker.NumberFormat(
                decimal_separator=",", positive_suffix=" €", maximum_fraction_digits=2, rounding=rounding
            )
            self.assertEqual(rounded.format("2.505"), shown.replace("2,50 €", "2,5 €"))
        with self.assertRaisesRegex(ValueError, "'even' is not one of 'half_even', 'half_up'"):
            caretaker.NumberFormat(rounding="even")

    def test_numbers_of_a_locale(self):
        euros = caretaker.NumberFormat("de_DE", currency="EUR")
        self.assertEqual(euros.format("-1234.5"), "-1.234,50\xa0€")
        self.assertEqual(caretaker.NumberFormat("de_DE").format("1234567.8"), "1.234.567,8")
        self.assertEqual(caretaker.NumberFormat(locale="de_DE", style="percent").format("5"), "5\xa0%")
        accounting = caretaker.NumberFormat("en_US", currency="USD", style="accounting", minimum="-5", minor_units=True)
        self.assertEqual(accounting.format("-1234.5"), "($1,234.50)")
        field = caretaker.Field(accounting)
        for key in "1234":
            field.insert(key)
        self.assertEqual((field.text, "below_minimum" in field.insert("-").effects), ("$12.34", True))
        for wrong, message in (
            (lambda: caretaker.NumberFormat("de_DE", decimal_separator="."), "leave out decimal_separator, or the locale"),
            (lambda: caretaker.NumberFormat("de_DE", marks=["€"]), "leave out marks, or the locale"),
            (lambda: caretaker.NumberFormat(currency="EUR"), "needs a locale"),
            (lambda: caretaker.NumberFormat("de_DE", style="currency"), "needs a currency"),
            (lambda: caretaker.NumberFormat("de_DE", style="percent", currency="EUR"), "has no currency"),
        ):
            with self.subTest(message), self.assertRaisesRegex(TypeError, message):
                wrong()
        for wrong in ({"locale": "xx_YY"}, {"locale": "de_DE", "currency": "EURO"}, {"locale": "de_DE", "minimum": "x"}):
            with self.subTest(wrong), self.assertRaises(caretaker.FormatError):
                caretaker.NumberFormat(**wrong)
        with self.assertRaisesRegex(ValueError, "'money' is not one of 'decimal', 'percent'"):
            caretaker.NumberFormat("de_DE", style="money")

    def test_numbers_of_python(self):
        for euros in (caretaker.NumberFormat("de_DE", currency="EUR"), caretaker.NamedFormat("currency(EUR, de_DE)")):
            self.assertEqual(euros.format(-1234), "-1.234,00\xa0€")
            self.assertEqual(euros.format(decimal.Decimal("1E+3")), "1.000,00\xa0€")
            # a float is what it is written as: the binary fraction that is nearest to 2.675 is less, and would be 2,67
            self.assertEqual((euros.format(1234.5), euros.format(2.675)), ("1.234,50\xa0€", "2,68\xa0€"))
            with self.assertRaisesRegex(TypeError, "expected a str, an int, a float or a Decimal, not bool"):
                euros.format(True)
            for wrong in (decimal.Decimal("NaN"), float("nan"), float("inf")):
                with self.assertRaisesRegex(ValueError, "a number is finite"):
                    euros.format(wrong)
            # its digits would be a gigabyte
            with self.assertRaisesRegex(ValueError, "at most 10000 digits"):
                euros.format(decimal.Decimal("1E+1000000000"))
        with self.assertRaisesRegex(TypeError, "expected a str, not int"):
            caretaker.Mask("##").format(12)

    def test_bounds_of_python(self):
        for minimum in ("0.5", 0.5, decimal.Decimal("5E-1")):
            field = caretaker.Field(caretaker.NumberFormat("en_US", minimum=minimum, maximum=2))
            effects = [field.set_text(text).effects for text in ("0.4", "0.5", "2.1")]
            found = ["below_minimum" in effects[0], not effects[1] & {"below_minimum", "above_maximum"}]
            self.assertEqual([*found, "above_maximum" in effects[2]], [True] * 3, minimum)
        for wrong in (float("inf"), decimal.Decimal("NaN"), decimal.Decimal("1E+1000000000"), "1\0"):
            with self.subTest(wrong), self.assertRaisesRegex(ValueError, "^NumberFormat: maximum: "):
                caretaker.NumberFormat("en_US", maximum=wrong)
        for wrong in (True, b"1", [1]):
            with self.subTest(wrong), self.assertRaisesRegex(TypeError, "^NumberFormat: minimum: expected a str"):
                caretaker.NumberFormat(minimum=wrong)

    def test_masks_of_other_libraries(self):
        lazy = caretaker.DialectFormat("(000) 000-0000", "ngx")
        field = caretaker.Field(lazy)
        field.insert("201")
        self.assertEqual((field.text, lazy.notes), ("(201", []))
        field = caretaker.Field(lazy, lazy=False)
        field.insert("201")
        self.assertEqual(field.text, "(201) ")
        with self.assertRaises(caretaker.FormatError) as raised:
            caretaker.DialectFormat("00", "ng")
        self.assertEqual(raised.exception.code, "unknownDialect")

    def test_cards_and_phones(self):
        field = caretaker.Field(caretaker.CardFormat(["visa", "mastercard"]))
        field.insert("4")
        self.assertEqual((field.candidates, field.network, field.e164), (["visa"], "visa", None))
        number = caretaker.PhoneNumber("020 7946 0958", region="GB")
        self.assertEqual((number.e164, number.type, number.region), ("+442079460958", "fixed-line", "GB"))
        self.assertTrue(number.is_valid)
        self.assertEqual(number, caretaker.PhoneNumber("+44 20 7946 0958"))
        with self.assertRaises(ValueError):
            caretaker.PhoneNumber("none", region="GB")
        field = caretaker.Field(caretaker.PhoneFormat("US"))
        field.insert("201")
        with self.assertRaises(LookupError):
            field.change_region("XX")
        self.assertEqual((field.text, field.network), ("201", None))
        field.insert("5550123")
        self.assertEqual((field.e164, field.phone("e164")), ("+12015550123",) * 2)
        field.clear()
        self.assertIsNone(field.e164)
        with self.assertRaisesRegex(ValueError, "'mobile' is not one of 'e164', 'international'"):
            field.phone("mobile")

    def test_dates(self):
        for today, state in (("2026-11-24", "invalid"), (datetime.date(2026, 1, 1), "complete")):
            self.assertEqual(caretaker.NamedFormat("expiry", today=today).validate("03/26").state, state)
        with self.assertRaises(ValueError):
            caretaker.NamedFormat("expiry", today="tomorrow")

    def test_languages(self):
        digits = caretaker.Mask("##")
        said = {digits.validate("x", language=tag).message for tag in ("en", "ar", "de", "es", "fr", "hi", "ja", "pt-BR")}
        self.assertEqual(len(said), 8, said)
        caretaker.add_language("nl", "field.incomplete niet volledig\nmissing Vul {term} in")
        self.assertEqual(digits.validate("1", language="nl_BE").message, "niet volledig")
        with self.assertRaises(caretaker.FormatError) as raised:
            caretaker.add_language("nl", "# Dutch: één\nfield.ful vol")
        self.assertEqual(raised.exception.message, "line 2: there is no message 'field.ful'")
        self.assertEqual(raised.exception.span, (13, 26))
        with self.assertRaisesRegex(TypeError, "add_language has no argument 'text': it takes tag, table"):
            caretaker.add_language("nl", text="")

    def test_examples_in_documentation(self):
        for module in (caretaker, caretaker._forms):
            examples = doctest.testmod(module)
            self.assertEqual((examples.failed, examples.attempted > 0), (0, True))


class Fields(unittest.TestCase):
    def test_typing(self):
        field = caretaker.Field(caretaker.Mask("##/##"))
        edit = field.insert("12x3")
        self.assertEqual((field.text, field.value, field.rejections), ("12/3", "123", [(2, "not_allowed_here")]))
        self.assertEqual((edit.is_complete, edit.rejected_count, edit.replacement), (False, 1, (0, 4)))
        self.assertIn("value_changed", edit.effects)
        self.assertEqual(field.placeholder, "_")
        field.delete_backward()
        field.undo()
        self.assertEqual(field.text, "12/3")
        field.delete_backward("everything")
        self.assertTrue(field.is_empty and field.can_undo and not field.can_redo)

    def test_selection_counts_characters(self):
        field = caretaker.Field(caretaker.Mask("€## @@"))
        field.insert("12éa")
        field.select(1, 3)
        self.assertEqual(field.selection, (1, 3))
        self.assertEqual(field.caret, 3)
        field.move("end")
        self.assertEqual(field.selection, (len(field.text),) * 2)
        field.caret = 2
        self.assertEqual(field.selection, (2, 2))
        for wrong in (99, -1, 2**40, -(2**70)):
            with self.assertRaises(IndexError):
                field.caret = wrong
            with self.assertRaises(IndexError):
                field.select(0, wrong)
        for wrong in ("1", None):
            with self.assertRaises(TypeError):
                field.caret = wrong
        with self.assertRaises(TypeError):
            del field.caret
        self.assertEqual(field.caret, 2)
        with self.assertRaises(ValueError):
            field.move("sideways")
        with self.assertRaises(IndexError):
            field.select(0, 99)

    def test_long_texts(self):
        field = caretaker.Field(caretaker.Mask("*{1,900}"))
        field.insert("x" * 800)
        self.assertEqual(field.text, "x" * 800)

    def test_plain_values(self):
        field = caretaker.Field(caretaker.Mask('@{1,} " "@{1,}'))
        field.insert("Jo Do")
        self.assertEqual((field.value, field.plain_value), ("Jo Do", "JoDo"))

    def test_secrets(self):
        mask = caretaker.Mask("####")
        for field in (caretaker.Field(mask, secure=True), caretaker.Field("pin"), caretaker.Field("pin", secure=None)):
            field.insert("1234")
            self.assertEqual((field.text, field.value), ("••••", "1234"))
            self.assertNotIn("1234", repr(field) + repr(field.insert("5")))
        for field in (caretaker.Field(mask), caretaker.Field("pin", secure=False)):
            field.insert("1234")
            self.assertEqual(field.text, "1234")

    def test_wrong_use(self):
        self.assertEqual(caretaker.Field("card").is_empty, True)
        with self.assertRaises(caretaker.FormatError) as raised:
            caretaker.Field("ibn")
        self.assertIn("iban", raised.exception.suggestion)
        with self.assertRaisesRegex(TypeError, "expected a Format or the name of one, not int"):
            caretaker.Field(5)
        field = caretaker.Field(caretaker.Mask("##"))
        for wrong in (None, 1, b"1"):
            with self.assertRaises(TypeError):
                field.insert(wrong)
        with self.assertRaises(UnicodeEncodeError):
            field.insert("\ud800")
        with self.assertRaises(TypeError):
            caretaker.Format()
        with self.assertRaises(LookupError):
            field.phone("e164")

    def test_a_field_outlives_its_format(self):
        field = caretaker.Field(caretaker.Mask("##-##"))
        gc.collect()
        field.insert("1234")
        self.assertEqual(field.text, "12-34")


if __name__ == "__main__":
    unittest.main()
