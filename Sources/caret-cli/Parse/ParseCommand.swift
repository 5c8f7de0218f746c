import ArgumentParser
import Caretaker

/// `caret parse`: numbers as people write them in, plain decimals out.
struct ParseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parse",
    abstract: "Read numbers as people write them; write plain decimals.",
    discussion: """
      Reads every text, or every line of standard input, by the rules of pasting into a field, and writes a value a line, \
      exactly as written: 1.234,50 € is 1234.50. What is no number, or one of another currency, is refused: its line stays \
      empty, standard error tells why and where, and the exit status is 1. What could be read in two ways is read as in the \
      locale, and told.

      With --json, one object a text is written. Positions count its Unicode scalars from 0:
        {"line": 1, "text": "1.234", "value": "1234", "ambiguous": true,
         "position": 1}
        {"line": 2, "text": "1e5", "value": null, "ambiguous": false,
         "position": 1, "error": "unexpected 'e': …"}
      The position is that of the error, or of the separator that could be read both ways; both may be missing.

      What a mask makes of a text is told by caret format --value --strict.

      EXAMPLES
        caret parse currency --locale de_DE --currency EUR '1.234,56 €'
        caret parse decimal --locale en_US -5 '(1,234.50)'
        cut -f2 amounts.tsv | caret parse accounting --locale en_US --currency USD
        caret parse percent --locale fr --percent-as-fraction '7,5 %'
      """)

  @Argument(help: ArgumentHelp("Which numbers.", valueName: "style"))
  var style: Choice<NumberRequest.StyleName>
  @Argument(
    parsing: .allUnrecognized, help: ArgumentHelp("What to read; standard input where there is none.", valueName: "text"))
  var texts: [String] = []
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments

  @Flag(help: "Write one JSON object a text.")
  var json = false

  /// A number may begin with a minus; what begins with two is an option there is none of, unless it stands behind `--`.
  mutating func validate() throws {
    let end = texts.firstIndex(of: "--")
    if let option = texts[..<(end ?? texts.endIndex)].first(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    if let end { texts.remove(at: end) }
  }

  func run() throws {
    let lines = LineReader()
    let parser = NumberLineParser(try numbers.format(style.value), limit: lines.limit)
    var output = Output()
    var isEachRead = true
    func parse(_ line: InputLine, _ output: inout Output) throws {
      let parsed = parser.parse(line)
      if parsed.value == nil { isEachRead = false }
      let place = texts.isEmpty ? "line \(line.number): " : texts.count > 1 ? "text \(line.number): " : ""
      if let message = parsed.message {
        // so that on a terminal the two stand in the order of the texts
        try output.flush()
        Diagnostics.write(message.severity, message.text, at: place)
      }
      try output.writeLine(json ? "\(parsed.json)" : parsed.value ?? "")
    }
    if texts.isEmpty { try lines.forEachLine(&output, parse) }
    for (index, text) in texts.enumerated() {
      try parse(InputLine(number: index + 1, text: .success(text), ending: .newline), &output)
    }
    try output.flush()
    if !isEachRead { throw ExitStatus.findings }
  }
}
