from typing import Any, Literal

from ._caretaker import Format

class Formatted:
    """How a text of a model is read: by a format, or that of a name.

    ``keeping`` is what the model has of it: its ``value``, its ``text`` as it is shown, its ``plain_value``, a phone
    number's ``e164`` or a card's ``network``. ``language`` is that of errors, such as ``de``. Raises LookupError
    where the format's values have no such thing.
    """
    format: Format
    keeping: str
    language: str | None
    def __init__(
        self,
        format: Format | str,
        *,
        keeping: Literal["value", "text", "plain_value", "e164", "network"] = "value",
        language: str | None = None,
    ) -> None: ...
    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any: ...
    def __get_pydantic_json_schema__(self, schema: Any, handler: Any) -> Any: ...
