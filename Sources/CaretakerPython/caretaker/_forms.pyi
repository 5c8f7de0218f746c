from datetime import date
from typing import Any, Self

from ._caretaker import BaseForm, FormChange, FormField

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
    def __new__(
        cls,
        description: str | bytes | bytearray | dict[str, Any] | list[Any],
        *,
        today: date | str | None = None,
        region: str | None = None,
    ) -> Self: ...
    def __getitem__(self, name: str) -> FormField: ...
    def __contains__(self, name: str) -> bool: ...
    __iter__: None
    @property
    def values(self) -> dict[str, str | bool | None]:
        """The values by the names of their fields, also of secrets: text, of a switch a bool, and None for none."""
    @property
    def plain_values(self) -> dict[str, str | bool | None]:
        """The same without secrets."""
    @property
    def summary(self) -> list[str]:
        """The title of the summary of problems and a line for each; empty before a submission was tried."""
    def fill(self, texts: dict[str, str]) -> FormChange:
        """Fills in fields, as a browser or a password manager does: a dict of names and texts."""
    def object(self, texts: dict[str, str]) -> FormChange:
        """Shows objections of the server to values: a dict of names and texts."""
    def next(self) -> FormChange:
        """Moves the focus on in tab order."""
    def previous(self) -> FormChange:
        """Moves the focus back in tab order."""
    def enter(self) -> FormChange:
        """Presses Return: it takes what is highlighted, makes a line, moves on, or submits."""
    def submit(self) -> FormChange:
        """Submits the form: send the values if the action of the change is ``submit``."""
    def submission_ended(self) -> FormChange:
        """Ends a submission: the application has done what it asked for."""
    def reset(self) -> FormChange:
        """Makes all fields what they were at first."""
    def tick(self, milliseconds: int) -> FormChange:
        """Lets time pass, after which the form shows and says what waits for it."""
