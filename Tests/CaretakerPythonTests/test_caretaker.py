"""Formats, fields and their errors."""

import doctest
import gc
import unittest

import caretaker


class Formats(unittest.TestCase):
    def test_masks(self):
        mask = caretaker.Mask("(###) ###-####")
        self.assertEqual(mask.format("5551234567"), "(555) 123-4567")
        self.assertEqual(mask.read("555-123-4567"), "5551234567")
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
        self.assertEqual(iban.problem("DE89370400440532013001"), "the check digit is wrong")
        self.assertIsNone(iban.problem("DE89370400440532013000"))
        self.assertNotEqual(iban.problem("DE89", language="de"), iban.problem("DE89"))

    def test_numbers(self):
        euros = caretaker.NumberFormat(
            grouping_separator=".", decimal_separator=",", positive_suffix=" €", negative_prefix="-",
            negative_suffix=" €", minimum_fraction_digits=2, maximum_fraction_digits=2,
        )  # fmt: skip
        self.assertEqual(euros.format("-1234.5"), "-1.234,50 €")

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
        self.assertEqual(field.candidates, ["visa"])
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
        self.assertEqual(field.text, "201")

    def test_examples_in_documentation(self):
        self.assertEqual(doctest.testmod(caretaker).failed, 0)


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
        field.delete_backward("all")
        self.assertTrue(field.is_empty and field.can_undo and not field.can_redo)

    def test_selection_counts_characters(self):
        field = caretaker.Field(caretaker.Mask("€## @@"))
        field.insert("12éa")
        field.select(1, 3)
        self.assertEqual(field.selection, (1, 3))
        field.move("end")
        self.assertEqual(field.selection, (len(field.text),) * 2)
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
        field = caretaker.Field(caretaker.Mask("####"), secure=True)
        field.insert("1234")
        self.assertEqual((field.text, field.value), ("••••", "1234"))

    def test_wrong_use(self):
        with self.assertRaises(TypeError):
            caretaker.Field("##")
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
