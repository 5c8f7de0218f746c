import ArgumentParser
import CommandConsole
import FieldFormats

/// `caret parse`: numbers as people write them in, what programs keep of them out.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Read numbers as people write them; write plain decimals, or all that is known of a phone number.",
    discussion: """
      Reads every text, or every line of standard input, by the rules of pasting into a field, and writes a value a line, \
      exactly as written: 1.234,50 € is 1234.50. What is not a number, or one of another currency, is rejected: its line stays \
      empty, standard error says why and where, and the exit status is 1. What could be read in two ways is read as in the \
      locale, and reported.

      With --json, one object a text is written. Positions count its Unicode scalars from 0:
        {"line": 1, "text": "1.234", "value": "1234", "ambiguous": true,
         "position": 1}
        {"line": 2, "text": "1e5", "value": null, "ambiguous": false,
         "position": 1, "error": "unexpected 'e': …"}
      The position is that of the error, or of the separator that could be read both ways; both may be missing.

      phone reads a phone number wherever it is written: in any layout, with words before it, with letters for digits, as a \
      tel: address. Without a --region it must begin with a + and its calling code. All that is known of it is written, a fact \
      a line and an empty line between two numbers; with --value its E.164 alone, with x and the extension after, a line each. \
      A number of the right length is possible, and valid if such numbers are given out; one that is not is not an error, but with \
      --strict it is. With --json:
        {"line": 1, "text": "020 7946 0958", "value": "+442079460958",
         "e164": "+442079460958", "region": "GB", "type": "fixed-line",
         "possibility": "possible", "valid": true, "callingCode": 44,
         "nationalNumber": "2079460958", "extension": null, "carrier": null,
         "international": "+44 20 7946 0958", "national": "020 7946 0958",
         "rfc3966": "tel:+44-20-7946-0958", "fromAbroad": true}
        {"line": 2, "text": "+0", "value": null, "position": 2, "error": "…"}
      possibility is possible, possibleLocally (without the area code), tooShort, tooLong or invalidLength; type is null of a \
      number that is not valid. Where it is not certain which region it is of, "regions" has those that share the calling code, \
      in place of "region"; 001 belongs to no country, as +800. fromAbroad is false where calls from abroad do not reach it.

      What a mask makes of a text is reported by caret format --value --strict.

      EXAMPLES
        caret parse currency --locale de_DE --currency EUR '1.234,56 €'
        caret parse decimal --locale en_US -5 '(1,234.50)'
        cut -f2 amounts.tsv | caret parse accounting --locale en_US --currency USD
        caret parse percent --locale fr --percent-as-fraction '7,5 %'
        caret parse phone --region US 1-800-FLOWERS '+44 20 7946 0958'
        caret parse phone --region GB --value < numbers.txt
      """)

  @Argument(help: ArgumentHelp("Which numbers.", valueName: "style"))
  var style: Choice<Style>
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("What to read; standard input where there is none.", valueName: "text"))
  var texts: [String] = []
  @OptionGroup(title: "Options of numbers") var place: LocaleArgument
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var region: RegionArgument

  @Flag(help: "Write values alone, a line each: what a program keeps.")
  var value = false

  @Flag(help: "Write one JSON object a text.")
  var json = false

  @Flag(help: "Exit with status 1, too, if a text could be read in two ways, or a phone number is not valid.")
  var strict = false

  /// What is read.
  enum Style: String, CaseIterable {
    case decimal, percent, currency, accounting, unit, phone
  }

  /// A number may begin with a minus; what begins with two is an option there is none of, unless it stands after `--`.
  mutating func validate() throws {
    if value && json { throw ValidationError("--json writes the value too: leave --value out") }
    if style.value == .phone {
      if let option = numbers.firstGiven { throw ValidationError("\(option) is for numbers, not for phone numbers") }
    } else if region.region != nil {
      throw ValidationError("--region is for phone alone, not for \(style.value)")
    }
    let end = texts.firstIndex(of: "--")
    if let option = texts[..<(end ?? texts.endIndex)].first(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    if let end { texts.remove(at: end) }
  }

  func run() throws {
    let lines = LineReader()
    if let numberStyle = NumberRequest.StyleName(rawValue: style.value.rawValue) {
      try run(
        NumberLineParser(
          try numbers.format(numberStyle, FormatName(numberStyle.rawValue), locale: place.locale), limit: lines.limit),
        lines)
    } else {
      try run(PhoneLineParser(region: try region.phoneRegion()), lines)
    }
  }

  private func run(_ parser: some LineParser, _ lines: LineReader) throws {
    var output = Output()
    var isEachFine = true
    var isFirst = true
    func parse(_ line: InputLine, _ output: inout Output) throws {
      let parsed = parser.parse(line)
      if parsed.value == nil || strict && !parsed.isClean { isEachFine = false }
      let place = texts.isEmpty ? "line \(line.number): " : texts.count > 1 ? "text \(line.number): " : ""
      if let message = parsed.message {
        // so that on a terminal the two stand in the order of the texts
        try output.flush()
        Diagnostics.write(message.severity, message.text, at: place)
      }
      if json || value { return try output.writeLine(json ? "\(parsed.json)" : parsed.value ?? "") }
      guard let text = parsed.text(isOneOfMany: texts.count != 1) else { return }
      if style.value == .phone && !isFirst { try output.writeLine() }
      isFirst = false
      try output.writeLine(text)
    }
    if texts.isEmpty { try lines.forEachLine(&output, parse) }
    for (index, text) in texts.enumerated() {
      try parse(InputLine(number: index + 1, text: .success(text), ending: .newline), &output)
    }
    try output.flush()
    if !isEachFine { throw ExitStatus.findings }
  }
}
