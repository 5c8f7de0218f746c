import ArgumentParser
import BulkFormatting
import CommandConsole
import FieldFormats

/// `caret format`: lines in, formatted lines out.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format",
    abstract: "Format lines of text.",
    discussion: """
      Every line is read as a person would type or paste it, and written formatted: one line out for each line in, ended \
      as it was. A line is accepted if all of it is read, all after a label, or one part that alone is a value; otherwise it is \
      rejected: written as it came (see --on-reject), and reported on standard error, where the first ten are named with line, \
      character and reason. One that is not text (a NUL, no valid UTF-8, too long) is reported and written empty. What became \
      of the lines is reported at the end, on standard error. The exit status is 1 if a line was rejected.

      A format of the catalogue (see caret formats) is more than its mask: lines that are complete and cannot be such a value, as \
      one with a wrong check digit, are counted as invalid. caret check says about each why.

      A name may have arguments in parentheses, as phone(GB), date(hu) or currency(EUR, de_DE), in place of the options --region, \
      --locale, --currency and --unit.

      decimal, percent, currency, accounting and unit read numbers as people write them, and write them as the locale does. \
      With --input value they read plain decimals, exactly and of any length. A text with more digits than are shown does not \
      fit; a value is rounded. A text that could be read in two ways, as 1,234, is read as in the locale, and reported on standard \
      error with its line and place. The end says how many lines were rounded or ambiguous. A number as an argument is read \
      by caret parse.

      phone takes the digits of a line as if they were typed in the --region, with a + for other countries, and shows them as a \
      field does; what else there is in the line does not fit. It is complete if it is as long as such numbers are. With --style \
      a line is read as caret parse phone reads it, words and letters and all, and the number is written so that it can be \
      dialled: national for readers in its region, international for readers anywhere, e164 for programs (without extensions), \
      rfc3966 for links. Then a line that is not a number is reported with the place of what is wrong, and written empty. \
      --international takes numbers without a calling code for the region's, and shows all of them after theirs.

      With --csv, or --tsv, the lines are rows of a table, and the columns that --column names are formatted: all else stays as it \
      is, byte for byte. A cell may be in quotes, and hold line breaks then. One that is rejected stays as well, and is reported \
      with its row, where that of the names is 1, and its column; --rejects writes these rows to a file, too. --add appends \
      columns of answers, as phone_e164: why a cell is not valid (reason, message), what may be shown of it (redacted), dates \
      and times in ISO 8601 (canonical), when the person was born whose number it is (birth-date), what a named group of the mask \
      holds (year). Numbers are read as a field reads them: what one with more digits than are shown is rounded to is written, and \
      counted.

      With --json, one object a line is written. Positions count the characters of the line from 0:
        {"line": 1, "text": "12/31", "value": "1231", "complete": true,
         "rejected": false, "captures": {"month": "12"},
         "lost": [{"position": 0, "character": "x", "reason": "leftOut"}]}
      Of a line that is rejected text and value are null, and lost says why: notAllowedHere, full, severalFit, masked, tooLong, \
      tooComplex. Of a secret, lost names no character. For a format of the catalogue "state" follows captures: "complete", \
      "incomplete", or "invalid: " and why. A line that is not text has, instead of captures and lost, an \
      "error". For numbers, where positions count Unicode scalars:
        {"line": 1, "text": "1,23 €", "value": "1.234", "complete": true,
         "rejected": false, "rounded": true, "ambiguous": true, "position": 4,
         "error": "more than 2 fraction digits: …"}
      The position is that of the error, or of the separator that could be read both ways; both may be missing. For phone \
      numbers the members from e164 on stand there as soon as there is a number (see caret parse --help); with --style, a line \
      that is none has position and error as other numbers have:
        {"line": 1, "text": "020 7946 0958", "value": "02079460958",
         "complete": true, "rejected": false, "lost": [], "e164": "+442079460958",
         "region": "GB", "type": "fixed-line",
         "possibility": "possible", "valid": true}

      EXAMPLES
        caret format '(###) ###-####' numbers.txt
        caret format --strict --value '<01..12>/##' < dates.txt
        caret format --value=plain '@{1,}" "@{1,}' < names.txt
        caret format --strip-prefix tel: --drop-country-code 1 '(###) ###-####' < numbers.txt
        caret format --json card < cards.txt | jq -r 'select(.state == "complete") | .value'
        caret format 'currency(EUR, de_DE)' amounts.txt
        caret format accounting --locale en_US --currency USD --input value <<< -1234.5
        caret format unit --locale fr --unit ' km' --fraction 1 distances.txt
        caret format 'phone(GB)' numbers.txt
        caret format phone --region US --style e164 <<< '1-800-FLOWERS'
        caret format us-phone --csv --column phone people.csv
        caret format --csv --column 'phone=phone(GB)' --column born=date-dmy --add valid,e164,year --rejects wrong.csv people.csv
      """)

  @Argument(
    help: ArgumentHelp(
      "The name of a format (see caret formats), or a mask. With --csv none where each column has its own.",
      valueName: "name|mask"),
    completion: .formatNames)
  var firstArgument: String?

  @OptionGroup var source: FormatOptions
  @OptionGroup(title: "Options of numbers") var numbers: NumberArguments
  @OptionGroup(title: "Options of phone numbers") var phone: PhoneArguments
  @OptionGroup(title: "Texts that are not values as they came") var preparation: PreparationArguments
  @OptionGroup(title: "Tables") var table: TableArguments
  @OptionGroup var lines: LineArguments

  @Option(help: "What the lines are: text as people write it (the default), or values as programs keep them: -1234.5.")
  var input: Choice<Input>?

  @Flag(help: "Write values: what a program keeps; with --value=plain those without the punctuation that decides.")
  var value = false

  /// `--value=plain`; the parser has no flags with values.
  @Flag(name: .customLong("plain-value"), help: .hidden)
  var plainValue = false

  /// Arguments of which `--value=plain` is a flag of its own.
  static func spelled(_ arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName else { return arguments }
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    return arguments[..<end].map { $0 == "--value=plain" ? "--plain-value" : $0 } + arguments[end...]
  }

  @Flag(help: "Write one JSON object a line.")
  var json = false

  @Flag(help: "Exit with status 1 also if a line was incomplete or invalid, or could be read in two ways.")
  var strict = false

  @Option(
    help:
      "What is written of a line that is rejected: the line as it came (as usual; nothing with --value), nothing, or what fits."
  )
  var onReject: Choice<RejectedLines>?

  @Flag(help: "Report every line that is rejected, and not the first ten alone.")
  var verbose = false

  enum Input: CaseIterable { case text, value }

  var nameOrMask: String { firstArgument ?? "" }
  var options: FormatSourceOptions { FormatSourceOptions(source, numbers, phone) }
  private var format: FormatSourceArguments { FormatSourceArguments(nameOrMask: nameOrMask, options: options) }

  mutating func validate() throws {
    if firstArgument == nil && !table.namesAllFormats {
      throw ValidationError("Missing expected argument '<name|mask>'")
    }
    if table.isTable { return try validateTable() }
    try format.validate()
    if value && plainValue { throw ValidationError("--value=plain writes values: leave --value out") }
    if (value || plainValue) && json { throw ValidationError("--json writes the value too: leave --value out") }
    if format.phone.style != nil {
      if value || plainValue { throw ValidationError("--style says how numbers are written: leave --value out") }
      if format.phone.international {
        throw ValidationError("--style writes finished numbers: leave --international out")
      }
    }
  }

  func run() throws {
    if table.isTable { return try runTable() }
    let readsValues = input?.value == .value
    let writesPlain = plainValue
    let limit = lines.maxLine
    let fitsRejected = onReject?.value == .fit
    let source = try preparation.prepared(format.fieldFormat())
    // what a field makes of a text that loses nothing, whole columns become without one
    let writesValues = value || plainValue
    let needsEach = readsValues || json
    let isPlain = !needsEach && !writesValues
    let keepsIncomplete = isPlain && onReject?.value ?? .keep == .keep
    // what is written of a rejected line without one, unless there is more to be said of it
    let rejectedLines: RejectedLines? = json || fitsRejected ? nil : value ? .empty : onReject?.value ?? .keep
    let template = json ? LineTemplate.json(hasState: source.namedFormat != nil) : value ? .value : nil
    switch source.kind {
    case .mask, .named, .text:
      try run {
        MaskLineFormatter(source, readsValues: readsValues, fitsRejected: fitsRejected, isPlain: writesPlain)
      } engine: {
        readsValues || writesPlain
          ? nil
          : LineEngine(
            source, longest: limit, template: template, rejectedLines: rejectedLines, keepsIncomplete: keepsIncomplete)
      }
    case .number(let numbers, _):
      try run {
        NumberLineFormatter(numbers, readsValues: readsValues, lineLimit: limit)
      } engine: {
        needsEach ? nil : .numbers(numbers, writesValues: writesValues, lineLimit: limit)
      }
    case .phone(let phone):
      let style = format.phone.style?.value
      try run {
        PhoneLineFormatter(phone, style: style, readsValues: readsValues, fitsRejected: fitsRejected)
      } engine: {
        isPlain && style == nil
          ? LineEngine(source, longest: limit, rejectedLines: rejectedLines, keepsIncomplete: keepsIncomplete) : nil
      }
    }
  }

  private func run<Formatter: LineFormatter & ~Copyable>(
    _ makeFormatter: @escaping @Sendable () -> Formatter, engine makeEngine: @escaping @Sendable () -> LineEngine?
  ) throws {
    var reader = lines.reader
    reader.missingFileHint = "texts come on standard input, or as a file's name"
    if format.style != nil || format.isPhone { reader.missingFileHint += "; caret parse takes them as arguments" }
    let output: LineOutput = json ? .json : value || plainValue ? .value : .text
    let limit = lines.maxLine
    let rejectedLines = onReject?.value ?? .keep
    let mostNotes = verbose ? Int.max : 10
    let writer = ChunkWriter(mostNotes: mostNotes)
    let pipeline = LinePipeline(FileSource(reader), limit: limit, countsLines: json) {
      LineByLine(makeFormatter(), makeEngine(), output, rejectedLines, limit: limit, mostNotes: mostNotes)
    } write: { result in
      try writer.write(result)
    }
    FileDescriptor.input.widenPipe()
    FileDescriptor.output.widenPipe()
    try pipeline.run()
    let tally = writer.tally
    writer.noteRest()
    Diagnostics.write("\(tally)")
    if tally.hasRejected, let file = lines.files.first(where: { $0.hasSuffix(".csv") || $0.hasSuffix(".tsv") }) {
      let option = "--\(file.suffix(3))"
      Diagnostics.write(
        "\(file.printable) looks like a table: caret format \(nameOrMask.printable) \(option) --column NAME formats a column of it"
      )
    }
    if strict ? !tally.isClean : tally.hasRejected { throw ExitStatus.findings }
  }
}
