"""Scripts of forms, as `caret replay` takes them, and the facts that are known after them; and a form for tests."""

import re

from scripts import camel_case

FIELDS = [
    {"name": "user", "label": "User name", "answers": True},
    {"name": "size", "label": "Size", "choices": {"options": [
        {"value": "s", "label": "Small"}, {"value": "m", "label": "Medium"},
    ]}},
    {"name": "gift", "label": "Gift", "optional": True, "choices": {"style": "switch"}},
    {"name": "note", "label": "Note", "lines": {"minimum": 2}, "shownWhen": {"field": "gift", "is": True}},
    {"name": "pin", "label": "PIN", "type": "pin"},
]  # fmt: skip

_TOKEN = re.compile(r"«([A-Z-]+)(?: ([^»]*))?»|««|(.)", re.DOTALL)
_PLAIN = {
    "ALL": "select_all", "UNDO": "undo", "REDO": "redo", "COPY": "copy", "CUT": "cut", "COMMIT": "unmark_text",
    "NEXT": "next", "PREVIOUS": "previous", "ENTER": "enter", "OPEN": "open_choices", "CLOSE": "close_choices",
    "TOGGLE": "toggle", "SUBMIT": "submit", "SUBMITTED": "submission_ended", "RESET": "reset",
}  # fmt: skip
_TEXTS = {"INSERT": "insert", "PASTE": "paste", "COMPOSE": "set_marked_text"}
_BUTTONS = {
    "CLEAR": "clear", "REVEAL": "reveal", "LEADING": "leading_accessory", "TRAILING": "trailing_accessory",
}  # fmt: skip
_MOVEMENTS = {
    "LEFT": "backward", "RIGHT": "forward", "WORD-LEFT": "word_backward", "WORD-RIGHT": "word_forward",
    "HOME": "start", "END": "end",
}  # fmt: skip
_ROWS = ("UP", "DOWN", "PAGE-UP", "PAGE-DOWN", "ROW-START", "ROW-END", "TEXT-START", "TEXT-END")
_NUMBERS = {"CHOOSE": "choose", "HIGHLIGHT": "highlight", "SCROLL": "scroll", "TICK": "tick"}
_DELETION = re.compile("(BS|DEL)(?:-(WORD|LINE|ALL))?")


def tokens(script):
    """The steps of a script: pairs of a name and a text."""
    for match in _TOKEN.finditer(script):
        yield (match[1], match[2] or "") if match[1] else ("INSERT", match[3] or "«")


class ScriptedForm:
    """A form that steps are taken on, and a view that shows no more of it than changes name."""

    def __init__(self, form):
        self.form = form
        self.change = None
        # the ticket of the question that is open, by the name of its field
        self.tickets = {}
        self.announced = []
        self.view = {field.name: field.text for field in form.fields}

    def take(self, name, text):
        """Takes a step."""
        if name == "WIDTH":
            field, width = text.split()
            self.form[field].lay_out(int(width))
            return
        change = self.change = self._send(name, text)
        if change.action == "ask":
            self.tickets[change.action_field.name] = change.ticket
        self.announced = [text for text, _ in self.form.announcements()]
        self._draw(change)

    def _send(self, name, text):
        form = self.form
        first, _, rest = text.partition(" ")
        is_extending, plain = name.startswith("SHIFT-"), name.removeprefix("SHIFT-")
        if name in _PLAIN:
            return form.send(_PLAIN[name])
        if name in _TEXTS:
            return form.send(_TEXTS[name], text=text)
        if name in _NUMBERS:
            return form.send(_NUMBERS[name], number=int(text))
        if name == "STEP":
            return form.send("step", number=int(first), step_size=rest or "usual")
        if name in _BUTTONS:
            return form.send("press", button=_BUTTONS[name])
        if plain in _MOVEMENTS:
            return form.send("move", movement=_MOVEMENTS[plain], extending=is_extending)
        if plain in _ROWS:
            movement = plain.removeprefix("ROW-").lower().replace("-", "_")
            return form.send("move_by_row", row_movement=movement, extending=is_extending)
        if match := _DELETION.fullmatch(name):
            kind = "delete_backward" if match[1] == "BS" else "delete_forward"
            return form.send(kind, unit=(match[2] or "character").lower())
        if name == "SEL":
            return form.send("set_selection", selection=(int(first), int(rest)))
        if name == "REPLACE":
            end, _, rest = rest.partition(" ")
            return form.send("replace", range=(int(first), int(end)), text=rest)
        if name in ("FILL", "OBJECT"):
            return form.send(name.lower(), texts={first: rest})
        if name == "ANSWER":
            return form[first].answer(self.tickets.pop(first), rest or None)
        return form.send("focus", field={"LEAVE": None, "BUTTON": "submit button"}.get(name, text))

    def _draw(self, change):
        for name, facets in change.changed.items():
            if "text" not in facets:
                continue
            field = self.form[name]
            if change.edit and change.field == field:
                (start, end), shown = change.edit.replaced, self.view[name]
                self.view[name] = shown[:start] + field.text_in(*change.edit.replacement) + shown[end:]
            else:
                self.view[name] = field.text

    @property
    def shown(self):
        return {field.name: field.text for field in self.form.fields}

    def fact(self, path):
        """A fact by its name in the fixtures, of a field after its name and a point."""
        field, _, name = path.rpartition(".")
        return _OF_FIELD[name](self.form[field]) if field else _OF_FORM[name](self)

    @staticmethod
    def has_fact(path):
        field, _, name = path.rpartition(".")
        return name in (_OF_FIELD if field else _OF_FORM)


def _action(scripted):
    change = scripted.change
    # what an accessory does is the application's: the form says which field and button it is
    return change.action if change.action in (None, "submit") else f"{change.action} of {change.action_field.name}"


def _focus(scripted):
    focus = scripted.form.focus
    return "the button" if focus == "submit button" else focus and focus.name


_OF_FORM = {
    "focus": _focus,
    "announced": lambda scripted: scripted.announced,
    "action": _action,
    "canSubmit": lambda scripted: scripted.form.can_submit,
    "remaining": lambda scripted: scripted.form.remaining or None,
    "notice": lambda scripted: scripted.form.notice or None,
    "summaryTitle": lambda scripted: next(iter(scripted.form.summary), None),
    "summary": lambda scripted: scripted.form.summary[1:],
    "isDirty": lambda scripted: scripted.form.is_dirty,
    "isSubmitting": lambda scripted: scripted.form.is_submitting,
    "tabOrder": lambda scripted: [field.name for field in scripted.form.fields if field.is_shown],
}
_OF_FIELD = {
    "text": lambda field: field.text,
    "value": lambda field: "a secret" if field.is_secure and field.value is not None else field.value,
    "message": lambda field: field.message or None,
    "remark": lambda field: field.remark or None,
    "label": lambda field: field.label,
    "helper": lambda field: field.helper or None,
    "prompt": lambda field: field.prompt or None,
    "skeleton": lambda field: field.skeleton,
    "roles": lambda field: [camel_case(role) for role, _, _, _ in field.runs],
    "verdict": lambda field: field.verdict,
    "caret": lambda field: field.caret,
    "selection": lambda field: "{}..<{}".format(*sorted(field.selection)),
    "options": lambda field: field.options[:5],
    "copied": lambda field: field.form.selected_text or None,
    "highlighted": lambda field: field.highlighted,
    "style": lambda field: field.choice_style,
    "rows": lambda field: len(field.rows),
    "firstRow": lambda field: field.visible_rows[0],
    "autofill": lambda field: field.autofill or None,
    "said": lambda field: field.accessible_value,
    "described": lambda field: field.descriptions,
    "clearName": lambda field: field.clear_name or None,
    "revealName": lambda field: field.reveal_name or None,
    "isRequired": lambda field: field.is_required,
    "isShown": lambda field: field.is_shown,
    "isOpen": lambda field: field.is_open,
    "isBusy": lambda field: field.is_busy,
    "isRevealed": lambda field: field.is_revealed,
    "canClear": lambda field: field.can_clear,
    "canReveal": lambda field: field.can_reveal,
    "canUndo": lambda field: field.can_undo,
}
