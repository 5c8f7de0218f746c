"""Types of Pydantic: texts that a format reads, and of which it says what is wrong.

>>> from typing import Annotated
>>> from pydantic import BaseModel
>>> from caretaker import PhoneFormat
>>> from caretaker.pydantic import Formatted
>>> class Payment(BaseModel):
...     iban: Annotated[str, Formatted("iban")]
...     phone: Annotated[str, Formatted(PhoneFormat("GB"), keeping="e164")]
>>> Payment(iban="de89 3704 0044 0532 0130 00", phone="020 7946 0958")
Payment(iban='DE89370400440532013000', phone='+442079460958')
"""

from pydantic_core import PydanticCustomError, core_schema

from ._caretaker import Field, Formatter
from ._columns import _format

_KEPT = ("value", "text", "plain_value", "e164", "network")


class Formatted:
    """How a text of a model is read: by a format, or that of a name.

    ``keeping`` is what the model has of it: its ``value``, its ``text`` as it is shown, its ``plain_value``, a phone
    number's ``e164`` or a card's ``network``. ``language`` is that of errors, such as ``de``. Raises LookupError where
    the format's values have no such thing.
    """

    __slots__ = ("format", "keeping", "language")

    def __init__(self, format, *, keeping="value", language=None):
        if keeping not in _KEPT:
            raise ValueError(f"{keeping!r} is not one of {', '.join(map(repr, _KEPT))}")
        self.format, self.keeping, self.language = _format(format), keeping, language
        if keeping in ("e164", "network"):
            Formatter(self.format, keeping)

    def _read(self, text):
        # of a type that may be None
        if text is None:
            return None
        if not isinstance(text, str):
            raise self._error("expected a text")
        verdict = self.format.validate(text, self.language)
        if not verdict.is_valid:
            raise self._error(verdict.message)
        # a model keeps what was entered, and no bullets
        field = Field(self.format, secure=False)
        field.fill(text)
        if self.keeping == "text":
            field.end_editing()
        kept = getattr(field, self.keeping)
        if kept is None:
            raise self._error(f"the {self.keeping} is not known")
        return kept

    @staticmethod
    def _error(problem):
        # what it says is not a template
        return PydanticCustomError("caretaker", "{problem}", {"problem": problem})

    def __get_pydantic_core_schema__(self, source, handler):
        return core_schema.no_info_after_validator_function(self._read, handler(source))

    def __get_pydantic_json_schema__(self, schema, handler):
        described = handler(schema)
        if self.keeping == "text" and self.format.example:
            described["examples"] = [self.format.example]
        if self.format.label:
            described["title"] = self.format.label
        return described
