"""Dates, as the library reads them."""


def iso_date(day):
    """A date, or its text, as ISO 8601 writes it; None for none. Raises ValueError where it is not a date."""
    if day is None:
        return None
    # imported where it is needed: most programs compare with no date
    import datetime

    if isinstance(day, datetime.datetime):
        day = day.date()
    return datetime.date.fromisoformat(str(day)).isoformat()
