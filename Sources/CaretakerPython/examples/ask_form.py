"""Asks a form in a terminal, field by field: `python ask_form.py form.json` prints its values as JSON."""

import getpass
import json
import pathlib
import sys

import caretaker


def ask(field: caretaker.FormField) -> None:
    """Asks until the value is good. An empty answer keeps it; an option is answered by its number or its label."""
    options = field.options if len(field.options) <= 20 else []
    hint = "y/n" if field.kind == "toggle" else field.text or field.prompt
    lines = [field.label + (f" [{hint}]" if hint else ""), *(f"  {i} {label}" for i, label in enumerate(options, 1))]
    while True:
        answer = (getpass.getpass if field.is_secure else input)("\n".join(lines) + ": ")
        if field.kind == "toggle" and answer and field.is_on != answer.lower().startswith("y"):
            field.toggle()
        elif answer.isdecimal() and 0 < int(answer) <= len(options):
            field.choose(int(answer) - 1)
        elif field.kind != "toggle" and answer:
            field.set_text(answer)
        if field.verdict in ("good", "blank"):
            return
        # a submission that is not complete shows all problems
        field.form.submit()
        print(field.message or field.remark)


if __name__ == "__main__":
    form = caretaker.Form(pathlib.Path(sys.argv[1]).read_bytes())
    for field in form.fields:
        # an answer may show or hide fields that follow
        if field.is_shown:
            ask(field)
    print(json.dumps(form.values, ensure_ascii=False))
