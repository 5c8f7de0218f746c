import builtins
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Any, Literal, Self, TypedDict, Unpack, final

from ._forms import Form
from ._names import (
    Action, Button, ChoiceStyle, Effect, EventKind, Facet, FieldKind, FieldOptions, FormFacet, Movement, NoteKind, PhoneTextKind, Reason, Role,
    RowMovement, State, StepSize, TextUnit, Verdict,
)  # fmt: skip

version: str

class FormatError(ValueError):
    """No format or form can be made: ``message`` says why, ``span`` where (characters of the text, from and to),
    ``suggestion`` what to do, ``diagnostic`` shows it, and ``code`` is for programs.
    """
    code: str
    message: str
    span: tuple[int, int]
    suggestion: str
    diagnostic: str

class Format:
    """What a field is made over: a mask, a named format, numbers, phone numbers or cards. It never changes."""
    @classmethod
    def _mask(cls, text: str, permissive: bool, /) -> Self: ...
    @classmethod
    def _from_program(cls, program: bytes | bytearray | memoryview, /) -> Self: ...
    @classmethod
    def _named(cls, name: str, today: str | None, /) -> Self: ...
    @classmethod
    def _dialect(cls, text: str, dialect: str, permissive: bool, /) -> Self: ...
    @classmethod
    def _number(cls, name: str | None, marks: tuple[str, ...], options: Mapping[str, Any], /) -> Self: ...
    @classmethod
    def _phone(
        cls, region: str | None, international: bool, extensions: bool, digit_limit: int | None, /
    ) -> Self: ...
    @classmethod
    def _card(cls, networks: tuple[str, ...] | None, preferring: tuple[str, ...], known_only: bool, /) -> Self: ...
    @classmethod
    def _names(cls) -> list[str]: ...
    def format(self, value: str | int | float | Decimal, /) -> str:
        """Shows a value: ``5551234567`` as ``(555) 123-4567``.

        A number may also be an int, a float or a Decimal. Raises ValueError where a character is rejected.
        """
    def parse(self, text: str, /) -> str:
        """Reads a text as people have it at hand, and returns its value.

        Raises ValueError where no field accepts it.
        """
    def validate(self, text: str, language: str | None = None) -> Validation:
        """Judges a text that is submitted, as finished; its message is in words of a language, such as ``de``."""
    def is_valid(self, text: str, /) -> bool:
        """Whether a text is a complete value that passes the checks; ``validate`` says what is wrong."""
    def preparing(
        self,
        *,
        prefixes: Iterable[str] = (),
        country_code: str = "",
        replacements: Mapping[str, str] = {},
    ) -> Format:
        """A format like this one, whose fields and columns prepare texts that arrive whole.

        Where a text is not a value as it came, a prefix, or the digits of a country's code where all that follows is
        a value, are left out before it is read again, and then characters are replaced. Raises LookupError for
        numbers and phone numbers.
        """
    @property
    def title(self) -> str:
        """Its name, or the text of its mask."""
    @property
    def label(self) -> str:
        """What stands beside a field; empty for a mask."""
    @property
    def example(self) -> str:
        """A complete value as it is shown."""
    @property
    def mask(self) -> str:
        """The text of its mask; empty for numbers and phone numbers."""
    @property
    def program(self) -> bytes | None:
        """Its compiled mask, which ``Mask.from_program`` reads without compiling; None for numbers and phone numbers.
        """
    @property
    def notes(self) -> list[tuple[NoteKind, str]]:
        """What was left out of a mask of another library, or is typed otherwise: ``('differs', 'a sentence')``."""
    def examples(self, count: int, /) -> list[str]:
        """Complete values of its mask that its checks accept and that look real, always the same ones.

        1,000 at most, fewer where it has not so many, or no mask.
        """
    @property
    def outline(self) -> str | None:
        """How its mask is read, in words: an item a line, and what is inside one indented. Empty for a compiled mask;
        None for numbers and phone numbers, as ``lengths`` and ``diagram`` are."""
    @property
    def lengths(self) -> str | None:
        """How many characters a complete value has: ``4 to 6 characters``."""
    @property
    def diagram(self) -> str | None:
        """Its automaton, in the language of Graphviz."""
    @property
    def warnings(self) -> list[tuple[str, str, str, str]]:
        """What is likely a slip in its mask: for each its code, a message, a suggestion, and the mask with carets under
        the place. The mask is compiled again for that: for whoever writes one, not for a field."""
    @property
    def is_secure(self) -> bool:
        """Whether values are not for other people's eyes."""

@final
class Validation:
    """A format's verdict on a text that is submitted. It is true if the text is valid, and never changes."""
    @property
    def state(self) -> State:
        """``complete``, ``incomplete`` or ``invalid``, with the format's checks."""
    @property
    def message(self) -> str:
        """Why the text is not valid, such as ``the check digit is wrong``; empty if it is."""
    @property
    def is_valid(self) -> bool:
        """Whether the text is a complete value that passes the format's checks."""
    def __bool__(self) -> bool: ...

class Edit:
    """What an edit did: ranges only, so that a view changes no more than has changed."""
    @property
    def effects(self) -> frozenset[Effect]:
        """What the edit did beside putting its text in place, by name."""
    @property
    def replaced(self) -> tuple[int, int]:
        """What was replaced, in the text before the edit: from and to."""
    @property
    def replacement(self) -> tuple[int, int]:
        """What stands there now, in the text after the edit."""
    @property
    def selection(self) -> tuple[int, int]:
        """The selection after the edit; empty where it is a caret."""
    @property
    def auto_inserted(self) -> tuple[int, int]:
        """Value literals that were inserted with what was typed."""
    @property
    def padded(self) -> tuple[int, int]:
        """Zeros that a number was padded with."""
    @property
    def is_complete(self) -> bool:
        """Whether the value is complete now."""
    @property
    def rejected_count(self) -> int:
        """How many characters were rejected or dropped."""


class Field:
    """A text field: value, display, selection, and what keys do to them.

    ``format`` is a format, or the name of one: ``"iban"``.

    ``lazy`` shows literals when the next character needs them, ``overwriting`` has typing replace the next slot's
    character, with ``keeps_places`` deleting in the middle of a mask leaves what stands after in its place, and
    ``shows_suffix`` shows the literals with which a mask ends from the first character on. Left out, these and the
    following are as the format says: a mask that was written for another library has its habits.

    ``secure`` shows bullets and overwrites memory; left out, it is True of a format that ``is_secure``, and where
    ``secure_display`` is given. With ``secure_display="hiding_parts"`` bullets stand only in parts of a mask whose
    name begins with ``hidden``. ``drops_overflow`` has typing drop what it pushes out at the end. A
    paste is read as a whole; with ``pastes="lenient"`` one that would be rejected is taken as far as it fits, and with
    ``pastes="verbatim"`` it is not read at all.

    ``step`` is how far ``step(1)`` goes, ``small_step`` and ``large_step`` how far steps of these sizes do: a number,
    or a text with parts of a mask by their names, ``"hours 2, minutes 15"``. Left out they are 1, as far as ``step``,
    and ten times as far. With ``carries_steps``, a step carries into the next greater part of a date or time, which
    begins again otherwise: a minute up from 09:59 is 10:00.
    """
    def __new__(
        cls,
        format: Format | str,
        /,
        **options: Unpack[FieldOptions],
    ) -> Self: ...
    def insert(self, text: str, /) -> Edit:
        """Types a text: what fits is accepted, the rest rejected."""
    def paste(self, text: str, /) -> Edit:
        """Takes a text that arrives whole, in place of the selection."""
    def fill(self, text: str, /) -> Edit:
        """Makes the whole field from a text that arrives whole."""
    def set_text(self, text: str, /) -> Edit:
        """Makes the whole field from a value or a display."""
    def set_value(self, value: str, /) -> Edit:
        """Makes the whole field from a value, or leaves it as it was."""
    def replace(self, start: int, end: int, text: str, /) -> Edit:
        """Replaces a range of what is shown, as if it were selected and the text typed."""
    def delete_backward(self, unit: TextUnit = "character") -> Edit:
        """Deletes the selection, or what stands before the caret."""
    def delete_forward(self, unit: TextUnit = "character") -> Edit:
        """Deletes the selection, or what stands after the caret."""
    def change_region(self, region: str | None, /) -> Edit:
        """Goes on with another region's phone numbers; None for none. The digits stay."""
    def end_editing(self) -> Edit:
        """Finishes a number, for when the field loses focus."""
    def step(self, count: int, size: StepSize = "usual") -> Edit:
        """Steps what stands at the caret up, or down: a part of a mask, such as an hour, or a number.

        ``size`` says how far each step goes, as the options do: ``usual`` is for the keys up and down, ``large`` with
        Shift and for page up and page down, ``small`` with Alt.
        """
    def undo(self) -> Edit:
        """Restores what stood there before the last step."""
    def redo(self) -> Edit:
        """Does again what was undone last."""
    def clear(self) -> None:
        """Begins again: no value, no history."""
    def set_marked_text(self, text: str, /) -> None:
        """Shows an input method's provisional text."""
    def unmark_text(self) -> Edit:
        """Reads the marked text into the field."""
    def select(self, anchor: int, caret: int, /) -> None:
        """Selects a part of what is shown."""
    def select_all(self) -> None:
        """Selects everything."""
    def move(self, movement: Movement, *, extending: bool = False) -> None:
        """Moves the caret."""
    def state(self, *, finished: bool = False) -> State:
        """``incomplete``, ``complete`` or ``invalid``, with the format's checks."""
    def state_message(self, language: str | None = None, *, finished: bool = False) -> str:
        """How far the value is one, in words of a language."""
    def redacted_text(self, count: int, /) -> str:
        """What is shown, with bullets for all but the last characters."""
    def phone(self, kind: PhoneTextKind, /) -> str:
        """The phone number entered, or what is known of it. Raises LookupError while there is none."""
    @property
    def text(self) -> str:
        """What is shown."""
    @property
    def value(self) -> str:
        """What a program keeps."""
    @property
    def plain_value(self) -> str:
        """The value without value literals that are punctuation or spaces."""
    @property
    def placeholder(self) -> str:
        """What is still to come, to be drawn dim after the text."""
    @property
    def selection(self) -> tuple[int, int]:
        """Anchor and caret."""
    @property
    def caret(self) -> int:
        """Where the caret stands; to set it selects nothing."""
    @caret.setter
    def caret(self, offset: int) -> None: ...
    @property
    def captures(self) -> dict[str, str]:
        """What the named groups of the mask hold."""
    @property
    def candidates(self) -> list[str]:
        """Networks, regions or alternatives that the value may still be of."""
    @property
    def network(self) -> str | None:
        """The first of ``card_networks``; None where there is none."""
    @property
    def e164(self) -> str | None:
        """The phone number entered, such as ``+442079460958``; None while there is none. It need not be a valid one."""
    @property
    def card_networks(self) -> list[str]:
        """The networks that certainly stand on a card, the one to show first: several where it is co-badged."""
    @property
    def rejections(self) -> list[tuple[int, Reason]]:
        """Which characters of its text the last edit could not use, each with the reason: ``(0,
        'not_allowed_here')``.
        """
    @property
    def ambiguity(self) -> int | None:
        """Which character of the text pasted last can be read both ways, as the comma of ``1,234``; None for none."""
    @property
    def is_overwriting(self) -> bool:
        """Whether typing replaces the next slot's character."""
    @is_overwriting.setter
    def is_overwriting(self, value: bool) -> None: ...
    @property
    def is_empty(self) -> bool:
        """Whether nothing has been entered."""
    @property
    def is_complete(self) -> bool:
        """Whether the value has all its characters; ``state`` judges check digits, too."""
    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
    @property
    def has_marked_text(self) -> bool:
        """Whether an input method's text is shown."""

class _EventMembers(TypedDict, total=False):
    text: str | None
    texts: dict[str, str]
    range: tuple[int, int]
    selection: tuple[int, int]
    unit: TextUnit
    movement: Movement
    row_movement: RowMovement
    button: Button
    field: FormField | str | None
    number: int
    ticket: int
    extending: bool
    step_size: StepSize

@final
class FormChange(tuple[Any, ...]):
    """The changes that an event made: draw again what they name, and leave the rest as it is."""
    @property
    def field(self) -> FormField | None:
        """The field that had the focus, or else the first that changed; None for none."""
    @property
    def edit(self) -> Edit | None:
        """How the text of ``field`` was edited; None where it was not."""
    @property
    def changed(self) -> dict[str, frozenset[Facet]]:
        """The names of the fields that changed, each with its facets: ``{'email': frozenset({'text'})}``."""
    @property
    def form_facets(self) -> frozenset[FormFacet]:
        """Facets of the form as a whole that changed, such as ``remaining``."""
    @property
    def action(self) -> Action:
        """The task of the application: ``submit``, ``accessory`` or ``ask``; None for nothing."""
    @property
    def action_field(self) -> FormField | None:
        """The field that the action is about; None for none."""
    @property
    def action_button(self) -> Literal["leading_accessory", "trailing_accessory"] | None:
        """The accessory that was pressed; None where the action is another one."""
    @property
    def ticket(self) -> int | None:
        """The ticket of the question that ``FormField.answer`` answers; None where nothing is asked."""
    @property
    def focus_moved(self) -> bool:
        """Whether the focus moved."""
    @property
    def focus_held(self) -> bool:
        """Whether the focus was held where it was; a second step on is not held."""

@final
class FormField:
    """A field of a form: what it shows, and what is said of it. Its edits give it the focus first."""
    @property
    def form(self) -> Form:
        """The form that it is in."""
    @property
    def number(self) -> int:
        """Its place in tab order."""
    @property
    def name(self) -> str:
        """The name by which programs know it."""
    @property
    def label(self) -> str:
        """The label above or beside it."""
    @property
    def helper(self) -> str:
        """A line of help; empty for none."""
    @property
    def prompt(self) -> str:
        """The text that it shows while it is empty; empty otherwise."""
    @property
    def text(self) -> str:
        """The text that it shows: of a secret that is hidden, bullets."""
    @property
    def skeleton(self) -> str:
        """The rest that the format expects, to be drawn dim after the text."""
    @property
    def message(self) -> str:
        """The problem that is shown; empty for none."""
    @property
    def remark(self) -> str:
        """The remark on the last key; empty for none."""
    @property
    def input_mode(self) -> str:
        """The value of HTML's ``inputmode``."""
    @property
    def autofill(self) -> str:
        """The value of HTML's ``autocomplete``; empty for nothing."""
    @property
    def accessible_name(self) -> str:
        """The name that assistive technology has for it."""
    @property
    def accessible_value(self) -> str:
        """Its value as assistive technology reads it: of a secret not what it is."""
    @property
    def descriptions(self) -> list[str]:
        """Texts that describe it, in reading order."""
    @property
    def clear_name(self) -> str:
        """The name of the button that clears it; empty while there is none."""
    @property
    def reveal_name(self) -> str:
        """The name of the button that shows or hides a secret; empty while there is none."""
    @property
    def requirements(self) -> list[str]:
        """The requirements that a new password does not meet yet."""
    @property
    def options(self) -> list[str]:
        """The labels of the options that match what is typed."""
    @property
    def value(self) -> str | bool | None:
        """Its value, also of a secret: text, of a switch True or False, and None while there is none."""
    @property
    def kind(self) -> FieldKind:
        """The way in which people answer: ``line``, ``box``, ``choice``, ``toggle`` or ``code``."""
    @property
    def verdict(self) -> Verdict:
        """``blank``, ``missing``, ``partial``, ``open``, ``certain``, ``checking`` or ``good``, whether or not
        anything is shown.
        """
    @property
    def choice_style(self) -> ChoiceStyle:
        """``switch``, ``list``, ``picker`` or ``combo``; None where nothing is chosen."""
    @property
    def selection(self) -> tuple[int, int]:
        """Anchor and caret."""
    @property
    def caret(self) -> int:
        """The offset of the caret."""
    @property
    def highlighted(self) -> int | None:
        """The index of the option that is highlighted; None for none."""
    @property
    def runs(self) -> list[tuple[Role, int, int, bool]]:
        """The text divided by role and selection: ``('literal', 0, 1, False)`` from 0 to 1; empty for a box."""
    @property
    def rows(self) -> list[tuple[int, int]]:
        """Where each row of a text of several lines starts and ends, without its line break."""
    @property
    def visible_rows(self) -> tuple[int, int]:
        """Which rows are in view: from and to."""
    @property
    def is_shown(self) -> bool:
        """Whether it is shown."""
    @property
    def is_required(self) -> bool:
        """Whether it must be filled in."""
    @property
    def is_secure(self) -> bool:
        """Whether it is a secret."""
    @property
    def is_empty(self) -> bool:
        """Whether nothing has been entered."""
    @property
    def has_marked_text(self) -> bool:
        """Whether an input method's text is shown."""
    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
    @property
    def can_clear(self) -> bool:
        """Whether it has a button that clears it now."""
    @property
    def can_reveal(self) -> bool:
        """Whether it has a button that shows a secret."""
    @property
    def is_revealed(self) -> bool:
        """Whether a secret is shown."""
    @property
    def is_on(self) -> bool:
        """Whether a switch is on."""
    @property
    def is_open(self) -> bool:
        """Whether its choices are open."""
    @property
    def is_busy(self) -> bool:
        """Whether an answer is awaited."""
    @property
    def was_edited(self) -> bool:
        """Whether it was edited."""
    @property
    def is_stepped(self) -> bool:
        """Whether the arrow keys up and down step what stands at the caret."""
    def focus(self) -> FormChange:
        """Moves the focus here, unless it is held; see ``FormChange.focus_held``."""
    def insert(self, text: str, /) -> FormChange:
        """Types a text: what fits is accepted, the rest remarked."""
    def paste(self, text: str, /) -> FormChange:
        """Takes a text that arrives whole, in place of the selection."""
    def replace(self, start: int, end: int, text: str, /) -> FormChange:
        """Replaces a range of the text that is shown."""
    def set_text(self, text: str, /) -> FormChange:
        """Makes the whole field from a text that arrives whole. The focus stays where it is."""
    def delete_backward(self, unit: TextUnit = "character") -> FormChange:
        """Deletes the selection, or what stands before the caret."""
    def delete_forward(self, unit: TextUnit = "character") -> FormChange:
        """Deletes the selection, or what stands after the caret."""
    def move(self, movement: Movement, *, extending: bool = False) -> FormChange:
        """Moves the caret."""
    def select(self, anchor: int, caret: int, /) -> FormChange:
        """Selects a part of the text that is shown."""
    def select_all(self) -> FormChange:
        """Selects everything."""
    def set_marked_text(self, text: str, /) -> FormChange:
        """Shows an input method's provisional text."""
    def unmark_text(self) -> FormChange:
        """Reads the marked text into the field."""
    def undo(self) -> FormChange:
        """Restores what stood there before the last step."""
    def redo(self) -> FormChange:
        """Does again what was undone last."""
    def step(self, count: int, size: StepSize = "usual") -> FormChange:
        """Steps what stands at the caret up, or down, as far as a ``usual``, ``small`` or ``large`` step goes in the
        description.
        """
    def choose(self, option: str | int, /) -> FormChange:
        """Chooses an option by its label, or by its index in ``options``."""
    def toggle(self) -> FormChange:
        """Turns a switch on or off."""
    def press(self, button: Button, /) -> FormChange:
        """Presses ``clear``, ``reveal``, ``leading_accessory`` or ``trailing_accessory``."""
    def send(self, kind: EventKind, /, **members: Unpack[_EventMembers]) -> FormChange:
        """Sends any event while the field has the focus, as ``Form.send`` does to the form."""
    def answer(self, ticket: int, objection: str | None = None) -> FormChange:
        """Answers whether the value is good: None for yes, or an objection to be shown."""
    def object(self, text: str, /) -> FormChange:
        """Shows an objection of the server to the value."""
    def text_in(self, start: int, end: int, /) -> str:
        """A part of the text that it shows, such as the replacement of an edit."""
    def lay_out(self, width: int, /) -> None:
        """Divides a text of several lines into rows of so many characters: read ``rows`` again."""
    def __eq__(self, other: builtins.object, /) -> bool: ...
    def __hash__(self) -> int: ...

class BaseForm:
    """A form as the library has it: events go in, changes come out. ``caretaker.Form`` is made of it."""
    @classmethod
    def _described(cls, json: str, today: str | None, region: str | None, /) -> Self: ...
    def _find(self, name: str, /) -> FormField | None: ...
    @property
    def _summary(self) -> str: ...
    @property
    def _values(self) -> str: ...
    @property
    def _plain_values(self) -> str: ...
    def send(self, kind: EventKind, /, **members: Unpack[_EventMembers]) -> FormChange:
        """Sends an event by its kind, such as ``insert``, and its members by their names.

        The kinds and what each looks at are those of ``caretaker.h``: ``send('focus', field='email')``. A ``field`` is
        a field, the name of one, ``submit button``, or None for none; ``texts`` is a dict of names and texts;
        ``range`` and ``selection`` are tuples of two offsets.
        """
    def announcements(self) -> list[tuple[str, bool]]:
        """The next texts for assistive technology to say, each with whether it interrupts. Each is handed out once."""
    @property
    def fields(self) -> tuple[FormField, ...]:
        """Its fields, in tab order."""
    @property
    def focus(self) -> FormField | Literal["submit button"] | None:
        """The field that has the focus, ``'submit button'``, or None."""
    @property
    def notice(self) -> str:
        """The sentence at the top about required fields; empty for none."""
    @property
    def remaining(self) -> str:
        """Which fields remain, in words; empty for none."""
    @property
    def remaining_count(self) -> int:
        """How many fields keep it from being submitted."""
    @property
    def selected_text(self) -> str:
        """The text that is selected, for the clipboard; empty of a hidden secret."""
    @property
    def can_submit(self) -> bool:
        """Whether all values are good."""
    @property
    def is_submitting(self) -> bool:
        """Whether it is being submitted."""
    @property
    def was_submitted(self) -> bool:
        """Whether a submission was tried; from then on all problems are shown."""
    @property
    def is_dirty(self) -> bool:
        """Whether any field differs from what it was at first."""

class Column:
    """A column that was formatted. Whatever reads Arrow takes it without a copy: ``pyarrow.array(column)``,
    ``polars.Series(column)``.
    """
    def __len__(self) -> int: ...
    def __getitem__(self, row: int, /) -> str | bool | None: ...
    def to_list(self) -> list[Any]:
        """The rows as a list; None for a null."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...
    @property
    def null_count(self) -> int:
        """How many rows are nulls."""
    @property
    def verdicts(self) -> Column:
        """Whether what each row was made of is valid: a column of bool."""

class Formatter:
    """Formats columns, and keeps what it has learnt of them. For one thread at a time."""
    def __new__(cls, format: Format, question: str, rejected: str | None = None) -> Self: ...
    def format(self, values: Any, /) -> Column:
        """Formats a column of Arrow's, or a sequence of str and None."""
    @property
    def report(self) -> dict[str, int]:
        """How many rows of the column formatted last became what, by name."""

def add_language(tag: str, table: str) -> None:
    """Adds messages in a language such as ``nl``, or other words for one that there is.

    The table has lines of a key, blanks and a text, such as ``field.full het veld is vol``. It is used from then on,
    by all fields, formats, columns and new forms. Raises FormatError, which names the line that is wrong.
    """
