/// What `caret fuzz --help` reports.
let fuzzDiscussion = """
  Each run presses random keys that suit the field: plausible typing and slips, pastes in half-formatted forms, edits in the \
  middle, selections, undo, composition, ending editing, hostile Unicode. After every key the laws of fields are tried: the value gives the \
  display, what is typed one by one is what is pasted, backspace and undo take back, the caret stands between characters, \
  each edit says what it changed. In one of --oracle runs the engine is compared with a slow oracle on every key.

  A failure is shortened to the fewest keys that show it, and written with its law, as a line of caret replay and as a \
  case for fixtures; then the exit status is 1. Run number n of a seed presses the same keys on every machine, however many \
  jobs there are: --first n --runs 1 repeats it. Ctrl-C ends after the runs at hand, with the report.

  Of a mask it reports findings, too: a value that is another when it is pasted, a display that does not read back, an alternative that \
  no run went through, a character that a person would type there and that is rejected, a dead end that only deletion \
  leaves. Each has the keys that show it, and a suggestion. They are not violations, so the exit status stays 0 unless there is \
  --strict.

  --masks makes masks at random, a mask a run, presses keys on each, and says which compile slowly, grow large, are \
  warned of, or can never be complete.

  --forms makes forms at random, a form a run, and takes steps in each: keys, focus, choices, answers, submission. A front end that \
  follows the changes shows what the form shows, problems that are shown are true, no secret is in a message, and a form that is \
  written as JSON is read as the same.

  With --json, one object a failure is written, and one at the end:
    {"run": 17, "subject": "##/##", "law": "undoInverts", "sentence": "…",
     "found": "…", "keys": "1«UNDO»", "replay": "{…}", "fixture": "{…}"}
    {"subject": "[A-F]#", "finding": "rejectedCase", "message": "…",
     "suggestion": "…", "keys": "a", "replay": "{…}"}
    {"subject": "##/##", "subjects": 1, "seed": "1", "runs": 1000, "keys": 11042, …,
     "states": [6, 6], "transitions": [8, 9]}

  EXAMPLES
    caret fuzz '(###) ###-####'
    caret fuzz card --seconds 60
    caret fuzz phone --region GB --runs 100000 --seed 7
    caret fuzz currency --locale de_DE --currency EUR --entry minor-units
    caret fuzz --file masks.txt --runs 50000
    caret fuzz --masks --runs 1000
    caret fuzz --forms --seconds 30
  """
