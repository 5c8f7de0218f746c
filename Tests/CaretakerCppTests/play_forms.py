"""Plays the cases of fixtures/forms through form_player, and compares what is known after each step:

    python3 play_forms.py [valgrind …] ./form_player
"""

import json
import pathlib
import re
import subprocess
import sys

FORMS = pathlib.Path(__file__).resolve().parents[2] / "fixtures/forms"

# «BS», «SEL 0 3», or a character; «« is a typed «
STEP = re.compile(r"«([A-Z-]+)(?: ([^»]*))?»|(««|.)", re.DOTALL)

# what the library for C does not hand out
NOT_OF_C = frozenset(
    "role keyboard fitted expansion completion columns height leading trailing isInvalid isCorrected isSensitive "
    "capitals cell".split()
)


def texts(answer):
    """The texts of an answer, between tabs."""
    escapes = {"n": "\n", "t": "\t"}
    return [re.sub(r"\\(.)", lambda each: escapes.get(each[1], each[1]), text) for text in answer.split("\t")]


def fact(answer):
    """A fact as the fixtures have it."""
    kind, *parts = texts(answer)
    if kind == "bool":
        return parts[0] == "true"
    if kind == "number":
        return int(parts[0])
    return {"none": None, "text": "".join(parts), "texts": parts}[kind]


class Player:
    """The program, as a process."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *parts):
        """Sends a request, and returns what is known then, as answers by names, and what is wrong."""
        line = "\t".join(re.sub(r"[\\\t]", r"\\\g<0>", part).replace("\n", "\\n") for part in parts)
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answers, faults = {}, []
        while (answer := self.process.stdout.readline()) != ".\n":
            if not answer:
                sys.exit(f"the player ended with {self.process.wait()} at {parts}")
            name, fact = answer[:-1].split("\t", 1)
            if name == "fault":
                faults += texts(fact)
            else:
                answers[name] = fact
        return answers, faults

    def end(self):
        self.process.stdin.close()
        return self.process.wait()


def description(form):
    """The JSON of a case's form: an example by its name, a form, or the fields of one that has nothing else."""
    if isinstance(form, str):
        return (FORMS / f"examples/{form}.json").read_text()
    return json.dumps({"caretakerForm": 1, "fields": form} if isinstance(form, list) else form)


def steps(script):
    for name, text, typed in STEP.findall(script):
        yield (name, text) if name else ("TYPE", typed[0])


def expected(path, fact):
    """What the library for C makes of a fact of the fixtures."""
    if path.endswith(".verdict"):
        # the kind of a problem is in its message
        return fact.split()[0]
    if path.endswith(".requirements"):
        return [text for text in fact if not text.startswith("✓ ")]
    if path == "action" and fact and " for " in fact:
        return "accessory of " + fact.split(" for ")[1]
    return fact


def found(path, known):
    """The same fact of the player; a selection is copied of the field that has the focus."""
    field, _, name = path.rpartition(".")
    if name == "copied":
        return fact(known["copied"]) if fact(known["focus"]) == field else None
    return fact(known[path.replace(".requirements", ".unmet")])


def play(player, case, unit):
    """Plays a case; yields what is wrong, and a number for each step whose facts were compared."""
    known, faults = player.ask("form", unit, case.get("today", ""), case.get("region", ""), description(case["form"]))
    if "error" in known:
        yield f"the form is not read: {texts(known['error'])}"
        return
    # offsets of the cases count characters, and dates of birth are those of a locale, which the library for C has not
    is_compared = unit == "characters" and "birthDate" not in description(case["form"])
    for step in case["steps"]:
        for name, text in steps(step["keys"]):
            known, more = player.ask(name, text)
            yield from (f"after «{name} {text}»: {fault}" for fault in faults + more)
            faults = []
        if not is_compared:
            continue
        facts = {path: fact for path, fact in step.items() if path.split(".")[-1] not in NOT_OF_C | {"keys"}}
        for path, wanted in facts.items():
            if found(path, known) != expected(path, wanted):
                yield f"after {step['keys']}: {path} is {found(path, known)!r}, not {expected(path, wanted)!r}"
        yield len(facts)
    if is_compared and "values" in case:
        of = "value of "
        values = {name.removeprefix(of): fact(answer) for name, answer in known.items() if name.startswith(of)}
        if values != case["values"]:
            yield f"the values are {values}, not {case['values']}"
        yield len(values)


def error_of(player, case):
    """What is wrong with the error of a description, and with its span."""
    text = description(case["form"])
    known, _ = player.ask("form", "characters", case.get("today", ""), case.get("region", ""), text)
    if "error" not in known:
        yield "the form is read"
        return
    message, suggestion, start, end = texts(known["error"])
    if f"{message}; {suggestion}" != case["error"]:
        yield f"the error is {message}; {suggestion}"
    if not 0 <= int(start) <= int(end) <= len(text.encode()):
        yield f"the error is at {start} to {end}"


def main(command):
    player = Player(command)
    failures, compared, played, errors = [], 0, 0, 0
    for path in sorted(FORMS.glob("guidance/cases/*.jsonl")):
        for number, line in enumerate(path.read_text().splitlines(), 1):
            case = json.loads(line)
            found_here = []
            if "steps" in case:
                found_here = [*play(player, case, "characters"), *play(player, case, "bytes")]
                played += any(isinstance(each, int) for each in found_here)
            elif "error" in case:
                found_here = list(error_of(player, case))
                errors += 1
            compared += sum(each for each in found_here if isinstance(each, int))
            failures += [f"{path.name}:{number}: {each}" for each in found_here if isinstance(each, str)]
    for name in sorted(FORMS.glob("examples/*.json")):
        known, _ = player.ask("form", "bytes", "2026-11-24", "DE", name.read_text())
        if "error" in known:
            failures.append(f"{name.name}: {texts(known['error'])}")
    if player.end() != 0:
        failures.append("the player ends with an error")
    print(f"{played} cases of forms, {compared} facts, {errors} errors")
    if played < 90 or compared < 550 or errors < 6:
        failures.append("too little is compared")
    # an empty text would be an error, too
    sys.exit("\n".join(failures) or 0)


main(sys.argv[1:])
