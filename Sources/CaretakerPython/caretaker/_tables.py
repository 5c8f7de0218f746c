"""Tables: columns of a frame, of Arrow or of a mapping, formatted in one call."""

from ._columns import _format, _is_from, format_column, validate_column


def format_table(table, columns, *, adding=(), rejected="keep"):
    """Formats columns of a table, and answers questions about them in columns of their own.

    ``table`` is a frame of pandas or Polars, a table or a batch of pyarrow, or a mapping of names to columns, and what
    comes back is another one. ``columns`` has a format, or the name of one, for each column that is formatted, as
    ``{"phone": "phone(GB)", "born": "date-dmy"}``; all others stay as they are. ``adding`` names questions that
    ``format_column`` answers, or ``valid``: each answer stands at the end, as ``phone_e164``, of the columns to whose
    formats the question applies. ``rejected`` says what becomes of a value that a field rejects, as there.

    Raises KeyError where the table has no such column, ValueError where it has one of the name of an answer, and
    LookupError where a question applies to none of the formats.
    """
    names = _names(table)
    answers, written = {question: 0 for question in adding}, {}
    for name, format in columns.items():
        if name not in names:
            raise KeyError(f"there is no column {name!r}: the table has {', '.join(map(repr, names)) or 'none'}")
        values, format = table[name], _format(format)
        written[name] = format_column(values, format, rejected=rejected)
        for question in answers:
            answer = f"{name}_{question}"
            if answer in names:
                raise ValueError(f"there is a column {answer!r} already: rename it")
            try:
                written[answer] = _answer(values, format, question)
            except LookupError:
                continue
            answers[question] += 1
    for question, count in answers.items():
        if columns and count == 0:
            raise LookupError(f"{question!r} applies to none of the formats")
    return _with_columns(table, written)


def _names(table):
    """The names of the columns of a table."""
    if _is_from(table, "pyarrow"):
        return table.schema.names
    return list(table.columns if hasattr(table, "columns") else table)


def _answer(values, format, question):
    if question == "valid":
        return validate_column(values, format)
    return format_column(values, format, answering=question, rejected=None)


def _with_columns(table, written):
    """The table with columns in the places of those of their names, or at the end."""
    if _is_from(table, "pyarrow"):
        import pyarrow

        for name, column in written.items():
            place, values = table.schema.get_field_index(name), pyarrow.array(column)
            if place < 0:
                table = table.append_column(name, values)
            else:
                table = table.set_column(place, name, values.cast(table.schema.field(place).type))
        return table
    if _is_from(table, "pandas"):
        return table.assign(**written)
    if _is_from(table, "polars"):
        return table.with_columns(**written)
    return {**table, **written}
