from collections.abc import Iterable, Mapping
from typing import Any, Literal, Self

version: str

class FormatError(ValueError):
    """No format can be made: ``message`` says why, ``span`` where (characters of the text, from and to),
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
    def _number(cls, **symbols: str | int | bool | tuple[str, ...] | None) -> Self: ...
    @classmethod
    def _phone(
        cls, region: str | None, international: bool, extensions: bool, digit_limit: int | None, /
    ) -> Self: ...
    @classmethod
    def _card(cls, networks: tuple[str, ...] | None, preferring: tuple[str, ...], known_only: bool, /) -> Self: ...
    @classmethod
    def _names(cls) -> list[str]: ...
    def format(self, value: str, /) -> str:
        """Shows a value: ``5551234567`` as ``(555) 123-4567``.

        Raises ValueError where a character of it is rejected.
        """
    def read(self, text: str, /) -> str:
        """Reads a text as people have it at hand, and returns its value.

        Raises ValueError where no field accepts it.
        """
    def problem(self, text: str, language: str | None = None) -> str | None:
        """What is wrong with a text that is submitted, in words of a language; None where it is valid."""
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
    def notes(self) -> list[tuple[Literal["left_out", "differs"], str]]:
        """What was left out of a mask of another library, or is typed otherwise: ``('differs', 'a sentence')``."""
    def examples(self, count: int, /) -> list[str]:
        """Complete values of its mask that its checks accept and that look real, always the same ones.

        1,000 at most, fewer where it has not so many, or no mask.
        """
    @property
    def outline(self) -> str | None:
        """How its mask is read, in words: an item a line, and what is inside one indented. Empty for a compiled mask; None for
        numbers and phone numbers, as ``lengths`` and ``diagram`` are."""
    @property
    def lengths(self) -> str | None:
        """How many characters a complete value has: ``4 to 6 characters``."""
    @property
    def diagram(self) -> str | None:
        """Its automaton, in the language of Graphviz."""
    @property
    def warnings(self) -> list[tuple[str, str, str, str]]:
        """What is likely a slip in its mask: for each its code, a message, a suggestion, and the mask with carets under the
        place. The mask is compiled again for that: for whoever writes one, not for a field."""
    @property
    def is_secure(self) -> bool:
        """Whether values are not for other people's eyes."""

class Edit:
    """What an edit did: ranges only, so that a view changes no more than has changed."""
    @property
    def effects(self) -> frozenset[str]:
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

_Unit = Literal["character", "word", "line", "all"]
_Movement = Literal["backward", "forward", "word_backward", "word_forward", "start", "end"]

class Field:
    """A text field: value, display, selection, and what keys do to them.

    ``lazy`` shows literals when the next character needs them, ``overwriting`` has typing replace the next slot's
    character, with ``keeps_places`` deleting in the middle of a mask leaves what stands after in its place, and
    ``shows_suffix`` shows the literals with which a mask ends from the first character on; all four are as the
    format says, and False for most.

    ``secure`` shows bullets and overwrites memory; with ``hides_parts`` the bullets stand only in parts of a mask
    whose name begins with ``hidden``. ``drops_overflow`` has typing drop what it pushes out at the
    end, and ``lenient_pastes`` takes a paste as far as it fits; both are rejected otherwise. With ``carries_steps``,
    a step carries into the next greater part of a date or time, which begins again otherwise: a minute up from 09:59
    is 10:00.
    """
    def __new__(
        cls,
        format: Format,
        *,
        secure: bool = False,
        lazy: bool = ...,
        drops_overflow: bool = False,
        lenient_pastes: bool = False,
        overwriting: bool = ...,
        keeps_places: bool = ...,
        shows_suffix: bool = ...,
        hides_parts: bool = ...,
        carries_steps: bool = False,
        undo_steps: int = 100,
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
    def delete_backward(self, unit: _Unit = "character") -> Edit:
        """Deletes the selection, or what stands before the caret."""
    def delete_forward(self, unit: _Unit = "character") -> Edit:
        """Deletes the selection, or what stands after the caret."""
    def change_region(self, region: str | None, /) -> Edit:
        """Goes on with another region's phone numbers; None for none. The digits stay."""
    def end_editing(self) -> Edit:
        """Finishes a number, for when the field loses focus."""
    def step(self, count: int, /) -> Edit:
        """Steps what stands at the caret up, or down: a part of a mask, such as an hour, or a number."""
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
    def move(self, movement: _Movement, *, extending: bool = False) -> None:
        """Moves the caret."""
    def state(self, *, finished: bool = False) -> Literal["incomplete", "complete", "invalid"]:
        """``incomplete``, ``complete`` or ``invalid``, with the format's checks."""
    def state_message(self, language: str | None = None, *, finished: bool = False) -> str:
        """How far the value is one, in words of a language."""
    def redacted_text(self, count: int, /) -> str:
        """What is shown, with bullets for all but the last characters."""
    def phone(self, kind: str, /) -> str:
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
    def captures(self) -> dict[str, str]:
        """What the named groups of the mask hold."""
    @property
    def candidates(self) -> list[str]:
        """Networks, regions or alternatives that the value may still be of."""
    @property
    def card_networks(self) -> list[str]:
        """The networks that certainly stand on a card, the one to show first: several where it is co-badged."""
    @property
    def rejections(self) -> list[tuple[int, str]]:
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
        """Whether the value is complete."""
    @property
    def can_undo(self) -> bool:
        """Whether there is a step to undo."""
    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
    @property
    def has_marked_text(self) -> bool:
        """Whether an input method's text is shown."""

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
