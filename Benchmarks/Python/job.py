"""A job over a Parquet file of phone numbers, cards and dates, formatted by row groups on threads, or on Spark.

    .build/python/environment/bin/python Benchmarks/Python/job.py make 20000000 people.parquet
    .build/python/environment/bin/python Benchmarks/Python/job.py run people.parquet --threads 2
    .build/python/environment/bin/python Benchmarks/Python/job.py spark people.parquet --threads 2

It writes what it formats to a file beside the first, and prints rows a second: by the clock, and by the processor where
it is one process. On Spark it says how long reading and writing take alone, and with batches that cross to Python and
back as they are.
"""

import argparse
import concurrent.futures
import os
import random
import sys
import time

import caretaker
import pyarrow
import pyarrow.parquet

FORMATS = {"phone": ("phone(US)", "e164"), "card": ("card", "text"), "date": ("date", "text")}
GROUP = 250_000


def checked(card):
    """A card number whose last digit is the check digit of the others."""
    digits = [int(character) for character in card[:-1] if character.isdigit()][::-1]
    total = sum(sum(divmod(2 * digit, 10)) if place % 2 == 0 else digit for place, digit in enumerate(digits))
    return card[:-1] + str(-total % 10)


def group(seed, rows):
    """A row group of texts as people type them."""
    chance = random.Random(seed)
    phones = ("201555{:04}", "(201) 555-{:04}", "+1 212 555 {:04}", "305.555.{:04}", "+44 20 7946 {:04}")
    cards = ("411111111111{:04}", "4111 1111 1111 {:04}", "5555-5555-5555-{:04}", "37828224631{:04}")
    dates = ("2026-{:02}-{:02}", "2026{:02}{:02}", "2026/{:02}/{:02}")
    number, month, day = (lambda: chance.randrange(10_000)), (lambda: chance.randrange(1, 13)), (lambda: chance.randrange(1, 29))

    def typed(shapes, *parts):
        """One in fifty is not a value: nothing, a word, or a number that breaks off."""
        text = chance.choice(shapes).format(*parts)
        return text if chance.random() < 0.98 else chance.choice(("", "n/a", "unknown", text[: chance.randrange(1, 8)]))

    return pyarrow.table(
        {
            "phone": [typed(phones, number()) for _ in range(rows)],
            "card": [typed([checked(chance.choice(cards).format(number()))]) for _ in range(rows)],
            "date": [typed(dates, month(), day()) for _ in range(rows)],
        }
    )


def make(rows, path):
    # so many different groups, written again and again: making them is not what is measured
    groups = [group(seed, min(GROUP, rows)) for seed in range(4)]
    with pyarrow.parquet.ParquetWriter(path, groups[0].schema) as writer:
        for start in range(0, rows, GROUP):
            writer.write_table(groups[start // GROUP % 4].slice(0, min(GROUP, rows - start)))


def formatted(table, formats):
    """A table with every column answered."""
    columns = {
        name: pyarrow.array(caretaker.format_column(table[name], formats[name], answering=question)).cast(pyarrow.string())
        for name, (_, question) in FORMATS.items()
    }
    return pyarrow.table(columns)


def run(path, threads):
    formats = {name: caretaker.NamedFormat(format) for name, (format, _) in FORMATS.items()}
    source = pyarrow.parquet.ParquetFile(path)

    def read_and_format(number):
        # a reader is for one thread
        return formatted(pyarrow.parquet.ParquetFile(path).read_row_group(number, use_threads=False), formats)

    with concurrent.futures.ThreadPoolExecutor(threads) as pool:
        with pyarrow.parquet.ParquetWriter(path + ".formatted", source.schema_arrow) as writer:
            for table in pool.map(read_and_format, range(source.num_row_groups)):
                writer.write_table(table)
    return source.metadata.num_rows


def run_on_spark(path, threads):
    from pyspark.sql import SparkSession

    os.environ["PYSPARK_PYTHON"] = sys.executable

    def batches(parts):
        formats = {name: caretaker.NamedFormat(format) for name, (format, _) in FORMATS.items()}
        for part in parts:
            yield from formatted(pyarrow.table(part), formats).to_batches()

    def unchanged(parts):
        yield from parts

    builder = SparkSession.builder.master(f"local[{threads}]").config("spark.ui.enabled", "false")
    # a row group in one batch: of 10,000 rows, as is usual, each costs a quarter more
    with builder.config("spark.sql.execution.arrow.maxRecordsPerBatch", GROUP).getOrCreate() as session:
        frame = session.read.parquet(path)
        ways = {
            "Spark alone": frame,
            "with the crossing to Python": frame.mapInArrow(unchanged, frame.schema),
            "formatted": frame.mapInArrow(batches, frame.schema),
        }
        # the second time it runs, what Spark compiles is there
        for seconds in [{}, {}]:
            for way, answer in ways.items():
                start = time.perf_counter()
                answer.write.mode("overwrite").parquet(path + ".spark")
                seconds[way] = time.perf_counter() - start
    for way, elapsed in seconds.items():
        print(f"{elapsed:6.1f} s  {way}")
    rows = pyarrow.parquet.ParquetFile(path).metadata.num_rows
    print(f"{rows:,} rows of {len(FORMATS)} columns: {rows / elapsed / 1e6:.2f} M rows/s by the clock, once it runs")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    verbs = parser.add_subparsers(dest="verb", required=True)
    made = verbs.add_parser("make")
    made.add_argument("rows", type=int)
    made.add_argument("path")
    for verb in ("run", "spark"):
        runs = verbs.add_parser(verb)
        runs.add_argument("path")
        runs.add_argument("--threads", type=int, default=os.cpu_count())
    given = parser.parse_args()
    clock, processor = time.perf_counter(), time.process_time()
    if given.verb == "make":
        make(given.rows, given.path)
    elif given.verb == "run":
        rows = run(given.path, given.threads)
        elapsed, used = time.perf_counter() - clock, time.process_time() - processor
        print(f"{rows:,} rows of {len(FORMATS)} columns: {rows / elapsed / 1e6:.2f} M rows/s by the clock")
        print(f"{rows / used / 1e6:.2f} M rows a second of the processor")
    else:
        run_on_spark(given.path, given.threads)
