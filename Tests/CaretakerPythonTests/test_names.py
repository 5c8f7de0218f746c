"""The names of enumerations: each enumerator of the header for C that Python hands out or takes has one."""

import pathlib
import re
import unittest

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
# the first enumerators of those that Python has other words for, as properties and options
UNNAMED = frozenset(
    "CARETAKER_OK CARETAKER_KIND_MASK CARETAKER_FORMAT_TITLE CARETAKER_REPORT_OUTLINE CARETAKER_FORM_VALUES "
    "CARETAKER_FORM_FIELD_NAME CARETAKER_UNIT_UTF8 CARETAKER_DISPLAY_KEEPING_LITERALS".split()
)


def enumerations():
    """The enumerators of each enumeration of the header."""
    header = (SOURCES / "CCaretaker/include/caretaker.h").read_text()
    for body in re.findall(r"enum [^{;]*{(.*?)}", re.sub("//.*", "", header), re.DOTALL):
        yield re.findall(r"(CARETAKER_\w+) = \d+", body)


class Names(unittest.TestCase):
    def test_every_enumerator_has_a_name(self):
        folder = SOURCES / "CaretakerPython/extension"
        named = "".join((folder / file).read_text() for file in ("names.c", "form_events.c"))
        found = 0
        for enumerators in enumerations():
            for enumerator in () if enumerators[0] in UNNAMED else enumerators:
                self.assertIn("{" + enumerator + ",", named)
                found += 1
        self.assertGreater(found, 150)


if __name__ == "__main__":
    unittest.main()
