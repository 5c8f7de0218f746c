/// What `caret bench --help` reports beside the options.
let benchDiscussion = """
  Types scripts into fields, and says what a key costs: nanoseconds as a distribution, keys in a second on one core, \
  allocations, by kind of key:
    append     typed at the end
    middle     typed elsewhere, or over a selection
    reformat   typed or deleted, after which what stands before the caret is laid
               out otherwise: 1.234 that becomes 12.345
    delete     backspace, delete
    rejected   typed or deleted, and rejected
    paste      several characters at once
    movement, history (undo, redo), other
    (clear)    clearing the field between scripts; it is in no other time

  A key takes less time than reading the clock. So keys are timed in batches that take a hundred times the clock's \
  resolution or longer; the column BATCH says how many keys they have, and is 1 where each key was timed by itself. What a \
  reading costs is subtracted. Percentiles and the maximum take each key as the mean of its batch; "all, in thousands" has \
  batches of a thousand keys or more, and "these, settled" counts each of them with the median of its times. NS/KEY is the \
  median of all rounds, SPREAD half the distance of the quarters.

  With --compare a kind of keys is slower where 99 % of its resampled rounds are beyond the tolerance (5 % unless given), as \
  they are and beside two loops of the machine's own that were timed in the same rounds; then the exit status is 1. More allocations \
  count likewise.

  EXAMPLES
    caret bench cards --count 10000 --seed 1
    caret bench '(###) ###-####'
    caret bench currency --locale de_DE --currency EUR
    caret bench us-phone --file numbers.txt
    caret bench --file sessions.jsonl --seconds 10
    caret bench --all --html formats.html
    caret bench --growth --svg growth.svg
    caret bench cards --json > old.json
    caret bench cards --compare old.json --tolerance 3
    caret bench --results old.json --svg old.svg
  """
