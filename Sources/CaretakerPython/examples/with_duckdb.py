"""DuckDB: a function that queries call, and a whole result out to Arrow and back, which costs less a row."""

import caretaker
import duckdb
import pyarrow


def register(connection: duckdb.DuckDBPyConnection, name: str, format: caretaker.Format, question: str = "text") -> None:
    """Registers a function of one text: what `question` asks of it."""

    def answer(values: pyarrow.ChunkedArray) -> pyarrow.Array:
        return pyarrow.array(caretaker.format_column(values, format, answering=question)).cast(pyarrow.string())

    connection.create_function(name, answer, ["VARCHAR"], "VARCHAR", type="arrow", null_handling="special")


def answered(
    connection: duckdb.DuckDBPyConnection, query: str, column: str, format: caretaker.Format, question: str = "text"
) -> pyarrow.Table:
    """The result of a query with a column replaced, as a table that the next query names as a variable."""
    table = connection.sql(query).to_arrow_table()
    place = table.schema.get_field_index(column)
    values = pyarrow.array(caretaker.format_column(table[column], format, answering=question))
    return table.set_column(place, column, values)


if __name__ == "__main__":
    phones = caretaker.PhoneFormat("GB")
    with duckdb.connect() as connection:
        register(connection, "e164", phones, "e164")
        print(connection.sql("SELECT e164('020 7946 0958')").fetchall())
        table = answered(connection, "SELECT '020 7946 0958' AS phone", "phone", phones, "e164")
        print(connection.sql("SELECT phone FROM table").fetchall())
