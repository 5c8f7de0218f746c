import ArgumentParser
import CommandConsole
import FieldEditing

/// `caret replay`: plays keys on fields, and says what stands there after each.
struct ReplayCommand: ParsableCommand {
  private static let flags = FieldOptions.Flag.allCases.map(\.rawValue).joined(separator: ", ")

  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play keystrokes on fields and write what they show after each key.",
    discussion: """
      Reads one JSON object a line, and writes one a line:

        {"mask": "##/##", "keys": "12«BS»3",
         "options": {"eager": true, "overflow": "reject"}}
        {"steps": [{"text": "1", "caret": 1, "value": "1", "complete": false}, …],
         "captures": {}}

      A step has, where it is so, too:
        "plainValue": "1234"    the value without its punctuation and spaces,
                                where that differs
        "anchor": 0             the end of the selection that stays
        "rejected": true         the key was rejected, or something of its text was lost
        "rejections": [{"position": 0, "reason": "outOfRange"}]
      Options may be left out: overflow ("reject" or "drop"), pastes ("lossless", "lenient" or "verbatim"), \(flags), each true or false, and step, smallStep and largeStep, as "0.25" or "minutes 15". The caret counts Unicode scalars. Every character of keys \
      is typed; other keys are
        «BS» «DEL» «LEFT» «RIGHT» «HOME» «END» «SHIFT-LEFT» «SHIFT-RIGHT»
        «BS-WORD» «DEL-LINE» «WORD-LEFT» «WORD-RIGHT» «ALL» «REPLACE a b text»
        «SEL a b» «PASTE text» «SET text» «VALUE text» «BLUR» «UNDO» «REDO»
        «OVERWRITE on» «OVERWRITE off» «COMPOSE text» «COMMIT»
        «UP» «DOWN» «STEP 5» «STEP 1 large» «REGION FR» «REGION», and «« for «.
      «SET» makes the whole field from a text, «VALUE» from a value, and «BLUR» leaves it. «UP» \
      steps the part at the caret, or the number, up by one, «DOWN» down by one, and «STEP 5» up by five; «STEP 1 large» makes a large step, «STEP 1 small» a small one. «REGION» goes on with another \
      region's phone numbers, or with none's; other fields reject it.

      Every mask that can be compiled is played, also an ambiguous one. A text that is not a mask gives
        {"error": "a group is not closed", "offset": 3}
      and a line that is not a session {"error": "line 3: no JSON"}; then the exit status is 1 at the end.

      With a dialect the mask is one of another library (see caret convert), whose options apply where none are given:

        {"mask": "(000) 000-0000", "dialect": "ngx", "keys": "2015550123"}

      A mask, preset or card may have a preparation of texts that are pasted or set, and are not values as they came:
        {"mask": "(###) ###-####", "preparation": {"prefixes": ["tel:"],
         "countryCode": "1", "replacements": {"O": "0"}},
         "keys": "«PASTE tel:+1-555-123-4567»"}

      In place of a mask there may be a format of the catalogue (see caret formats). Its steps have a state, too: "complete", \
      "incomplete", or "invalid: " and why. Expiries are held against today. Without it they are not looked at, \
      so that a session is played alike on every day; caret type and caret check take the day on the clock:

        {"preset": "expiry", "keys": "10/26", "today": "2026-11-21"}

      A name may have arguments, as phone(GB), date(hu) or currency(EUR, de_DE). The steps of numbers and phone numbers are then those \
      described below.

      Or payment cards, of all networks or of some. Where ranges of two overlap, the longest prefix wins, but those that are \
      preferred come first; cards of no network are taken unless acceptsUnknown is false:

        {"card": {"networks": ["visa", "dankort"], "preferring": ["visa"],
                  "acceptsUnknown": true}, "keys": "4571"}

      A step of cards has, beside text, caret, value and complete:
        "network": "visa"       null until it is certain
        "networks": ["visa"]    that certainly stand on it: several on a co-badged card
        "candidates": ["visa"]  all that it may be of, in order
        "expectedLengths": [13, 16, 18, 19]
        "securityCode": {"name": "CVV", "length": 3}, or null
        "state": "incomplete"   as that of a format; after «BLUR» no digit will
                                follow, and too few are invalid

      In place of a mask there may be numbers, of a locale or by symbols of their own:

        {"number": {"locale": "de_DE", "style": "currency", "currency": "EUR",
                    "entry": "minorUnits"}, "keys": "1234«BLUR»"}
        {"number": {"symbols": {"positive": ["$", ""], "negative": ["-$", ""],
                                "groupingSeparator": ",", "decimalSeparator": ".",
                                "maximumFractionDigits": 2}}, "keys": "12"}

      style is decimal, percent, currency, accounting or unit (with "unit": " kg"). Beside it may stand the options of caret \
      format and caret type, written minorUnits for minor-units; and minimumFraction, maximumFraction and "cash": true for \
      --fraction. symbols has the parameters of NumberSymbols.init, and may have entry, decimalKeys, integerDigits, \
      fractionDigits, textLength, minimum, maximum, clampsToBounds, showsAffixWhenEmpty and showsFractionZeros beside it. \
      A step of numbers has, where it is so, too:
        "ambiguity": 1          where the text pasted could be read in two ways
        "ambiguous": true       what was typed could mean another number
        "reformatted": true     a separator is shown otherwise than typed
        "rounded": true         ending editing, or a value, was rounded
        "clamped": true         ending editing brought it between the bounds
        "range": "below"        or "above": beyond the minimum or maximum
      Positions there count characters of the text typed, pasted or set.

      Or there may be phone numbers:

        {"phone": {"region": "US", "style": "international", "digitLimit": 30,
                   "extensions": false}, "keys": "6502530000«REGION FR»"}

      region is given always, and null for none; style is "national" or "international", digitLimit from 1 to 61. eager, secure and \
      overwriting may be given, too: true, false and false unless they are; and pastes, "lossless" unless it is "lenient" or "verbatim". A step has \
      anchor, rejected and rejections, too, and from the first digit what is known of the number, as caret parse --help \
      reports it:
        "e164": "+16502530000", "region": "US", "type": "fixed-line-or-mobile",
        "possibility": "possible", "valid": true
      Where the region is not certain, or there is no number yet, "regions" has those whose numbers go on so.

      Or there may be a form, as caret form reads it. A step says what it changed: of a field by its name, a point and what \
      is known of it, as email.text and email.message, and of the form focus, canSubmit, remaining, notice, summary and so on. \
      Expiries and dates of birth are held against today, if it is given, and a country is at first that of region:

        {"form": {"caretakerForm": 1, "fields": [{"name": "pin", "label": "PIN", "type": "pin"}]},
         "keys": "«NEXT»12«NEXT»", "today": "2026-11-21", "region": "DE"}

      Characters are typed into the field that has the focus. Beside the keys above that move, delete, select and compose there are
        «NEXT» «PREVIOUS» «FOCUS field» «BUTTON» «LEAVE» «ENTER» «SUBMIT» «SUBMITTED»
        «RESET» «CLEAR» «REVEAL» «LEADING» «TRAILING» «COPY» «CUT» «ALL»
        «OPEN» «CLOSE» «HIGHLIGHT 1» «CHOOSE 0» «TOGGLE» «FILL field text»
        «OBJECT field text» «ANSWER field text» «TICK milliseconds»
        «UP» «DOWN» «PAGE-UP» «PAGE-DOWN» «ROW-START» «ROW-END» «WIDTH field 20»
        «WORD-LEFT» «WORD-RIGHT» «BS-WORD» «BS-LINE» «DEL-WORD», and SHIFT- before a movement

      EXAMPLES
        echo '{"mask": "##/##", "keys": "1234«BS»"}' | caret replay
        echo '{"preset": "card", "keys": "«SET 4111-1111»"}' | caret replay
        echo '{"number": {"locale": "en", "style": "decimal"}, "keys": "1.5"}' |
          caret replay
        echo '{"phone": {"region": "GB"}, "keys": "02079460958«BS»"}' | caret replay
        caret replay sessions.jsonl > results.jsonl
      """)

  @OptionGroup var lines: LineArguments

  func run() throws {
    var output = Output()
    let formats = ReplayFormats()
    var foundBadLine = false
    try lines.reader.forEachLine(&output) { line, output in
      do {
        if let form = try ReplayForm.read(line) {
          try form.play(&output)
        } else {
          try ReplaySession.read(line, formats).play(&output)
        }
      } catch let error as MaskError {
        try output.write("\(["error": .string(error.message), "offset": .number(error.offset)] as JSONValue)")
      } catch let error as ReplayError {
        foundBadLine = true
        try output.write("\(["error": .string("line \(line.number): \(error.message)")] as JSONValue)")
      }
      try output.writeLine()
    }
    if foundBadLine { throw ExitStatus.findings }
  }
}
