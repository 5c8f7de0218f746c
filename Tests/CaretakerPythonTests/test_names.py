"""The events of forms: each kind of the header for C has its members here. Names are made of the header."""

import pathlib
import re
import unittest

SOURCES = pathlib.Path(__file__).resolve().parents[2] / "Sources"


class Events(unittest.TestCase):
    def test_every_kind_has_its_members(self):
        header = (SOURCES / "CCaretaker/include/caretaker.h").read_text()
        members = (SOURCES / "CaretakerPython/extension/form_events.c").read_text()
        kinds = re.findall(r"  (CARETAKER_EVENT_\w+) = \d+", header)
        self.assertGreater(len(kinds), 30)
        for kind in kinds:
            self.assertIn("{" + kind + ",", members)


if __name__ == "__main__":
    unittest.main()
