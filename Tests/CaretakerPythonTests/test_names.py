"""The names of enumerations: each enumerator of the header for C that Python hands out or takes has one."""

import pathlib
import re
import unittest

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"
# what the extension has constants of, and no names
UNNAMED = frozenset(
    "CARETAKER_KIND CARETAKER_STATUS CARETAKER_FORMAT CARETAKER_FORM CARETAKER_FORM_FIELD CARETAKER_REPORT CARETAKER_UNIT "
    "CARETAKER_DISPLAY".split()
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
            if any(each.startswith(("CARETAKER_OK", *UNNAMED)) and "FACET" not in each for each in enumerators):
                continue
            for enumerator in enumerators:
                self.assertIn("{" + enumerator + ",", named)
                found += 1
        self.assertGreater(found, 150)


if __name__ == "__main__":
    unittest.main()
