/// What `caret corpus --help` reports.
let corpusDiscussion = """
  Writes lines for caret replay, each what somebody does in an empty field:

    {"preset": "card", "keys": "4111 1111…"}

  Line number n of a kind and a seed is the same on every machine, in whatever order lines are written: --first and --count cut a piece \
  out of it. Memory does not grow with the number of lines.

    cards    Payment card numbers of all networks in all their lengths; one of twelve ends in a wrong check digit.
    phones   Phone numbers of every region, a quarter with plus and calling code; mobile, fixed-line, toll-free, \
  premium-rate and the rest; of a hundred, three are too short.
    amounts  Of all magnitudes alike, up to eight digits before the separator and more, in locales by how many people live there, with their \
  digits, separators and currencies; one of eight is a plain number.
    dates    Dates, times and expiries of the catalogue, typed with and without separators; of a hundred, three days \
  are not in the calendar.
    ibans    Account numbers of all countries that have them; one of twelve has wrong check digits.
    all      All five in turn.

  Of a hundred, 44 are typed without a slip; 9 have a wrong character that is noticed some keys later, 7 that of a neighbouring key, 4 two \
  characters swapped; 4 lack a character in the middle, 4 have one twice, and the caret goes back; 16 are pasted, half of them with separators as \
  people copy them, 8 filled in as a whole, 2 pasted and mended at the end, 2 deleted by mistake and undone.

  With --labels a line says what it is, too; replay passes over these members:
    "habit": "typo", "value": "4111111111111111", "valid": true

  EXAMPLES
    caret corpus cards --count 3 --seed 1 | caret replay
    caret corpus phones --count 10000000 > phones.jsonl
    caret corpus all --count 100 --first 5000 --labels
  """
