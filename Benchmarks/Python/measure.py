"""Measures: see `run`. Times are of the processor, since a shared machine's clock is not ours, and the least of some."""

import importlib.util
import random
import re
import subprocess
import sys
import time
import timeit

import caretaker


def is_installed(name):
    found = importlib.util.find_spec(name) is not None
    if not found:
        print(f"NOT MEASURED: {name} is not installed")
    return found


def seconds(body, rounds=3):
    """The least time of some rounds, of the processor."""
    return min(timeit.repeat(body, number=1, repeat=rounds, timer=time.process_time))


def report(name, rows, time, beside=None):
    """A line with the rate; `beside` is the rate of another way, which it is compared with."""
    rate = rows / time
    ratio = f"{rate / beside:8.1f} times" if beside else ""
    print(f"{name:48} {rate / 1e6:8.2f} M rows/s {ratio}")
    return rate


def phones(rows):
    """Phone numbers of North America in the shapes that people write, mixed."""
    chance = random.Random(21)
    shapes = ("{}{}{}", "{}-{}-{}", "({}) {}-{}", "{} {} {}", "{}.{}.{}", "({}) {} {}")
    areas = ("201", "212", "305", "415", "617", "702")
    return [
        chance.choice(shapes).format(chance.choice(areas), chance.randrange(200, 990), f"{chance.randrange(10_000):04}")
        for _ in range(rows)
    ]


def measure_import():
    def start():
        options = [sys.executable, "-X", "importtime", "-c", "import caretaker"]
        lines = subprocess.run(options, capture_output=True, text=True, check=True).stderr.splitlines()
        return int(next(line for line in lines if line.endswith("| caretaker")).split("|")[1])

    print(f"{'import':48} {min(start() for _ in range(20)) / 1000:8.2f} ms")


def measure_keys():
    field = caretaker.Field(caretaker.Mask("+1 (###) ###-####"))
    insert, clear = field.insert, field.clear

    def type_number():
        clear()
        for key in "2015550123":
            insert(key)

    rounds = 20_000
    least = min(timeit.repeat(type_number, number=rounds, repeat=7, timer=time.process_time)) / rounds / 10
    print(f"{'a key':48} {least * 1e9:8.0f} ns")


def measure_loops(values, format):
    """A column of a list, and of Arrow, beside loops of Python over a part of it."""
    digits, groups = re.compile(r"\D+"), re.compile(r"(\d{3})(\d{3})(\d{4})")
    part = values[: max(1, len(values) // 10)]
    rewritten = seconds(lambda: [groups.sub(r"(\1) \2-\3", digits.sub("", value)) for value in part])
    expressions = report("a loop over compiled re", len(part), rewritten)
    report("a list by mask", len(values), seconds(lambda: caretaker.format_column(values, format)), expressions)
    if not is_installed("pyarrow"):
        return
    import pyarrow

    column = pyarrow.array(values)
    report("Arrow by mask", len(values), seconds(lambda: caretaker.format_column(column, format)), expressions)
    if not is_installed("phonenumbers"):
        return
    import phonenumbers

    def read(value):
        number = phonenumbers.parse(value, "US")
        return phonenumbers.is_valid_number(number), phonenumbers.format_number(number, phonenumbers.PhoneNumberFormat.E164)

    part = part[:5_000]
    loop = report("a loop over phonenumbers: validity and E.164", len(part), seconds(lambda: [read(value) for value in part], 2))
    region = caretaker.PhoneFormat("US")
    # one pass answers both: verdicts stand beside the text
    report(
        "Arrow by phone number: the same", len(values),
        seconds(lambda: caretaker.format_column(column, region, answering="e164")), loop,
    )  # fmt: skip


def measure_duckdb(values, format):
    if not (is_installed("duckdb") and is_installed("pyarrow")):
        return
    import duckdb
    import pyarrow

    with duckdb.connect(config={"threads": 1}) as connection:
        connection.register("given", pyarrow.table({"phone": values}))
        connection.execute("CREATE TABLE phones AS SELECT * FROM given")
        total = "SELECT sum(length({})) FROM {}"
        replaced = r"regexp_replace(regexp_replace(phone, '\D', '', 'g'), '(\d{3})(\d{3})(\d{4})', '(\1) \2-\3')"
        own = seconds(lambda: connection.execute(total.format(replaced, "phones")).fetchall())
        beside = report("DuckDB: its regexp_replace, one thread", len(values), own)

        def answer(column):
            return pyarrow.array(caretaker.format_column(column, format)).cast(pyarrow.string())

        connection.create_function("shown", answer, ["VARCHAR"], "VARCHAR", type="arrow", null_handling="special")
        registered = seconds(lambda: connection.execute(total.format("shown(phone)", "phones")).fetchall())
        report("DuckDB: a registered function, one thread", len(values), registered, beside)

        def round_trip():
            table = connection.sql("SELECT phone FROM phones").to_arrow_table()
            column = pyarrow.array(caretaker.format_column(table["phone"], format))
            connection.register("formatted", pyarrow.table({"phone": column}))
            connection.execute(total.format("phone", "formatted")).fetchall()

        report("DuckDB: out to Arrow and back, one thread", len(values), seconds(round_trip), beside)


if __name__ == "__main__":
    values = phones(int(sys.argv[1]))
    mask = caretaker.Mask("(###) ###-####")
    measure_import()
    measure_keys()
    measure_loops(values, mask)
    measure_duckdb(values, mask)
