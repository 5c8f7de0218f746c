from datetime import date

def iso_date(day: date | str | None) -> str | None:
    """A date, or its text, as ISO 8601 writes it; None for none. Raises ValueError where it is not a date."""
