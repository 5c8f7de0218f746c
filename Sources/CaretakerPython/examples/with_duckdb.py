"""DuckDB: a function that queries call, and a whole result out to Arrow and back, which costs less a row."""

from collections.abc import Mapping, Sequence

import caretaker
import duckdb
import pyarrow


def register(
    connection: duckdb.DuckDBPyConnection, name: str, format: caretaker.Format | str, question: str = "text"
) -> None:
    """Registers a function of one text: what `question` asks of it."""

    def answer(values: pyarrow.ChunkedArray) -> pyarrow.Array:
        return pyarrow.array(caretaker.format_column(values, format, answering=question)).cast(pyarrow.string())

    connection.create_function(name, answer, ["VARCHAR"], "VARCHAR", type="arrow", null_handling="special")


def formatted(
    connection: duckdb.DuckDBPyConnection,
    query: str,
    columns: Mapping[str, caretaker.Format | str],
    adding: Sequence[str] = (),
) -> pyarrow.Table:
    """The result of a query with columns formatted, as a table that the next query names as a variable."""
    return caretaker.format_table(connection.sql(query).to_arrow_table(), columns, adding=adding)


if __name__ == "__main__":
    phones = caretaker.PhoneFormat("GB")
    with duckdb.connect() as connection:
        register(connection, "e164", phones, "e164")
        print(connection.sql("SELECT e164('020 7946 0958')").fetchall())
        query = "SELECT '020 7946 0958' AS phone, '4/12/1985' AS born"
        people = formatted(connection, query, {"phone": phones, "born": "date-mdy"}, ["e164"])
        print(connection.sql("SELECT born, phone_e164 FROM people").fetchall())
