"""Scripts of keys, as `caret replay` takes them, and fields that they are played on."""

import re

import caretaker

# «BS», «SEL 0 3», or a character; «« is a typed «
_KEY = re.compile(r"«([\w-]+)(?: ([^»]*))?»|««|(.)", re.DOTALL)
_NAMES = frozenset(
    "BS DEL LEFT RIGHT HOME END SHIFT-LEFT SHIFT-RIGHT SEL PASTE SET VALUE BLUR UNDO REDO OVERWRITE COMPOSE COMMIT REGION "
    "UP DOWN STEP".split()
)


def keys(script):
    """The keys of a script: pairs of a name and a text; the name of what is typed is empty."""
    place = 0
    while place < len(script):
        match = _KEY.match(script, place)
        if match[1] and match[1] not in _NAMES:
            match = re.compile("(«)").match(script, place)
            yield "", match[1]
        elif match[1]:
            yield match[1], match[2] or ""
        else:
            yield "", match[3] or "«"
        place = match.end()


class ScriptedField:
    """A field that keys are pressed in."""

    def __init__(self, format, **options):
        self.options = {"pastes": "verbatim"} | options
        self.field = caretaker.Field(format, **self.options)
        self.is_number = isinstance(format, caretaker.NumberFormat)
        # what the last key did to the text; None where it moved the caret, or shows marked text
        self.edit = None

    def press(self, name, text):
        """Presses a key; False where the field rejected it, or lost something."""
        self.edit = None
        if name in ("LEFT", "RIGHT", "HOME", "END", "SHIFT-LEFT", "SHIFT-RIGHT", "SEL"):
            self._move(name, text)
        elif name == "OVERWRITE":
            self.field.is_overwriting = text == "on"
        elif name == "COMPOSE":
            self.field.set_marked_text(text)
        elif name == "COMMIT" and not self.field.has_marked_text:
            return False
        else:
            self.edit = self._edit(name, text)
            return "rejected" not in self.edit.effects and self.edit.rejected_count == 0
        return True

    def _edit(self, name, text):
        field = self.field
        # a whole text is read as a value, too, where what fits of it is taken
        whole = field.set_text if self.options["pastes"] == "verbatim" else field.fill
        if name in ("", "PASTE", "SET", "VALUE"):
            edits = {"": field.insert, "PASTE": field.paste, "SET": whole, "VALUE": field.set_value}
            return edits[name](text)
        if name in ("UP", "DOWN", "STEP"):
            # the size follows the count, where there is one
            count, _, size = text.partition(" ")
            return field.step({"UP": 1, "DOWN": -1}.get(name) or int(count), size or "usual")
        if name == "REGION":
            return field.change_region(text or None)
        edits = {
            "BS": field.delete_backward, "DEL": field.delete_forward, "BLUR": field.end_editing, "UNDO": field.undo,
            "REDO": field.redo, "COMMIT": field.unmark_text,
        }  # fmt: skip
        return edits[name]()

    def _move(self, name, text):
        field = self.field
        # an input method's text is committed before the caret moves
        if field.has_marked_text:
            field.unmark_text()
        end = len(field.text)
        if name == "SEL":
            field.select(*(min(int(offset), end) for offset in text.split()))
        elif name in ("HOME", "END"):
            field.select(*(0 if name == "HOME" else end,) * 2)
        else:
            movement = "backward" if name.endswith("LEFT") else "forward"
            field.move(movement, extending=name.startswith("SHIFT"))

    @property
    def shown(self):
        """What is shown, with the caret drawn in it."""
        text, caret = self.field.text, self.field.selection[1]
        return text[:caret] + "▏" + text[caret:]

    @property
    def selected(self):
        start, end = sorted(self.field.selection)
        return self.field.text[start:end]

    @property
    def notices(self):
        """What else the edit of a number reports."""
        if not self.edit or not self.is_number:
            return set()
        notices = self.edit.effects & {"reformatted", "ambiguous", "rounded", "clamped"}
        return notices - {"ambiguous"} if self.field.ambiguity is not None else notices

    @property
    def rejections(self):
        """The characters that were rejected or dropped, as cases write them."""
        return [{"position": position, "reason": camel_case(reason)} for position, reason in self.field.rejections]


def camel_case(name):
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def snake_case(name):
    return re.sub("([A-Z])", r"_\1", name).lower()
