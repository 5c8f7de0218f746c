"""Forms: made of a description, and what they hand out."""

from ._caretaker import BaseForm
from ._dates import iso_date


def _values(text):
    """The values of a form, which the library writes as JSON."""
    # imported where it is needed: most programs have no form, and an import takes longer than that of the rest
    import json

    return json.loads(text)["values"]


class Form(BaseForm):
    """A form of fields, by its description in JSON: events go in, changes come out.

    >>> form = Form([{"name": "email", "label": "Email", "type": "email"}])
    >>> form["email"].insert("ada@example").changed["email"] >= {"text", "verdict"}
    True
    >>> form.submit().action, form["email"].message
    (None, 'Enter the whole address, with an @ and a domain')
    >>> form["email"].insert(".org").field
    <caretaker.FormField 'email'>
    >>> form.submit().action, form.values
    ('submit', {'email': 'ada@example.org'})

    ``description`` is the text in JSON, its bytes, a dict, or a list of the fields of a form that has nothing else.
    ``today``, a date or a text such as ``2026-11-24``, is what expiries and dates of birth are compared with.
    ``region``, such as ``DE``, is where the person is. Offsets count characters, as those of a str. Raises FormatError
    with the place in the JSON that is wrong.
    """

    __slots__ = ()

    def __new__(cls, description, *, today=None, region=None):
        if isinstance(description, (bytes, bytearray)):
            description = description.decode()
        elif isinstance(description, list):
            description = {"caretakerForm": 1, "fields": description}
        if isinstance(description, dict):
            import json

            description = json.dumps(description, ensure_ascii=False, allow_nan=False)
        elif not isinstance(description, str):
            raise TypeError(f"expected a str, bytes, dict or list, not {type(description).__name__}")
        return cls._described(description, iso_date(today), region)

    def __getitem__(self, name):
        """The field of a name; KeyError suggests which may have been meant."""
        field = self._find(name)
        if field is None:
            import difflib

            near = difflib.get_close_matches(name, [each.name for each in self.fields], 1)
            raise KeyError(f"no field is called {name!r}" + (f": did you mean {near[0]!r}?" if near else ""))
        return field

    def __contains__(self, name):
        return self._find(name) is not None

    # neither fields nor names: say which
    __iter__ = None

    def __repr__(self):
        names = ", ".join(field.name for field in self.fields)
        return f"<caretaker.Form of {names}>"

    @property
    def values(self):
        """The values by the names of their fields, also of secrets: text, of a switch a bool, and None for none."""
        return _values(self._values)

    @property
    def plain_values(self):
        """The same without secrets."""
        return _values(self._plain_values)

    @property
    def summary(self):
        """The title of the summary of problems and a line for each; empty before a submission was tried."""
        return self._summary.split("\n") if self._summary else []

    def fill(self, texts):
        """Fills in fields, as a browser or a password manager does: a dict of names and texts."""
        return self.send("fill", texts=texts)

    def object(self, texts):
        """Shows objections of the server to values: a dict of names and texts."""
        return self.send("object", texts=texts)

    def next(self):
        """Moves the focus on in tab order."""
        return self.send("next")

    def previous(self):
        """Moves the focus back in tab order."""
        return self.send("previous")

    def enter(self):
        """Presses Return: it takes what is highlighted, makes a line, moves on, or submits."""
        return self.send("enter")

    def submit(self):
        """Submits the form: send the values if the action of the change is ``submit``."""
        return self.send("submit")

    def submission_ended(self):
        """Ends a submission: the application has done what it asked for."""
        return self.send("submission_ended")

    def reset(self):
        """Makes all fields what they were at first."""
        return self.send("reset")

    def tick(self, milliseconds):
        """Lets time pass, after which the form shows and says what waits for it."""
        return self.send("tick", number=milliseconds)
