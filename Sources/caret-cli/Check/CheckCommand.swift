import ArgumentParser
import CommandConsole
import FieldEditing
import FieldFormats
import PhoneNumbering

/// `caret check`: the errors and warnings of masks, and whether values are those of a format.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check values against a format, or masks for errors, with suggestions.",
    usage: """
      caret check [--json] [--today <yyyy-mm-dd>] [--locale <locale>] [--from <date>] [--to <date>] <name> [<value> ...]
      caret check [--json] [--region <code>] phone [<value> ...]
      caret check [--json] [--mask] [--dialect <dialect>] <mask> ...
      """,
    discussion: """
      After the name of a format (see caret formats) stand values: each is read as the whole field, as if it were pasted, \
      and found valid, or it is reported why not: a character that does not fit, and where; what is still to come; or what is \
      wrong with a value of the right shape, such as a check digit. Punctuation that is not the format's own does no harm. Without \
      values the lines of standard input are read, if that is not a terminal; - says so, too. On a terminal a name alone has the \
      format's own mask checked. The exit status is 1 if a value is not valid.

      Numbers are checked by their names with arguments, as currency(EUR, de_DE). A phone number is valid if such numbers are given \
      out: with --region, or as phone(GB), as it is dialled there, else with a plus and its calling code.

      Where no format is called as the first argument, all are masks; with --mask they are, however they are called. An error \
      is what makes a text no mask, or breaks the law that the value determines the layout. A warning is what is likely a \
      slip. With --dialect they are masks of another library, and errors point into its text. The exit status is 1 if there is an error.

      With --json, one object a value is written, or a mask. shown is what the field shows of it, rest what is still to come; \
      state is "complete", "incomplete", or "invalid: " and why; lost has what does not fit, punctuation too:
        {"text": "4111x", "valid": false, "shown": "4111 ", "value": "4111",
         "state": "incomplete", "rest": "____ ____ ____",
         "lost": [{"position": 4, "character": "x", "reason": "notAllowedHere"}]}
      A line that is not text has line, valid and error. Of a mask, a span counts Unicode scalars; an empty one is the whole mask; a \
      witness is a value that shows the finding, or null:
        {"mask": "<1..12>/<1..31>", "ok": false,
         "error": {"message": "…", "suggestion": "…", "span": [7, 8], "witness": "111"},
         "warnings": []}
      The error of a mask without one is null, and it alone is warned of; a warning has what an error has. Of a format whose mask no text says, as card, mask is null.

      EXAMPLES
        caret check card 4111-1111-1111-1111 '3782 822463 10005'
        cut -f3 people.tsv | caret check date
        caret check --today 2026-11-21 expiry 10/26
        caret check phone --region GB '020 7946 0958'
        caret check '(###) ###-####' '<01..12>/##'
        caret check --dialect regex '\\d{3}-\\d{4}'
        caret check --json '[000]'
      """)

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("The name of a format and values of it, or masks.", valueName: "name|mask"),
    completion: .formatNames)
  var arguments: [String] = []

  @Flag(name: .customLong("mask"), help: "All are masks, even if a format is called so.")
  var areMasks = false

  @OptionGroup var dialect: DialectArgument
  @OptionGroup var catalog: CatalogArgument
  @OptionGroup var place: LocaleArgument
  @OptionGroup(title: "Options of dates") var bounds: DateBoundArguments
  @OptionGroup(title: "Options of phone numbers") var region: RegionArgument
  @OptionGroup var day: TodayArgument

  @Flag(help: "Write one JSON object a value, or a mask.")
  var json = false

  private var names: NamedFormatArguments { NamedFormatArguments(catalog: catalog, place: place, bounds: bounds) }
  /// Whether no argument is a name.
  private var isUnnamed: Bool { areMasks || dialect.name != nil }
  private var isNamed: Bool { !isUnnamed && arguments.first.map { names.knows($0) || isMade($0) } ?? false }

  /// Whether it names phone numbers, or numbers with their arguments.
  private func isMade(_ name: String) -> Bool {
    guard let name = try? FormatName(parsing: name) else { return false }
    return name.isPhone || name.style != nil && !name.arguments.isEmpty
  }

  /// The format of such a name; `nil` where a mask is called so.
  private func made(_ name: String) throws(CommandFailure) -> FieldFormat? {
    guard isMade(name) else { return nil }
    return name == "phone"
      ? FieldFormat(PhoneFormat(try region.phoneRegion())) : try names.catalog.format(whole: name)
  }

  /// A value may begin with a minus; what begins with two is an option there is none of, unless it stands after `--`.
  mutating func validate() throws {
    let end = arguments.firstIndex(of: "--")
    if let option = arguments[..<(end ?? arguments.endIndex)].first(where: { $0.hasPrefix("--") }) {
      throw ValidationError("Unknown option '\(option)'")
    }
    if let end { arguments.remove(at: end) }
    guard let first = arguments.first else { throw ValidationError("Missing expected argument '<name|mask> ...'") }
    if !isNamed {
      if day.today != nil { throw ValidationError("--today is for values of a format") }
      if let option = names.bounds.firstGiven { throw ValidationError("\(option) is for values of a format") }
    }
    if names.place.locale != nil && (try? FormatName(parsing: first))?.ofLocale == nil {
      throw ValidationError("--locale is for the formats date, date-range and time")
    }
    if region.region != nil && (isUnnamed || first != "phone") {
      throw ValidationError("--region is for the format phone alone")
    }
    if isUnnamed { return }
    if NumberRequest.StyleName(rawValue: first) != nil {
      throw ValidationError("numbers are checked by caret parse \(first)")
    }
  }

  func run() throws {
    try names.catalog.requireReadable()
    let values = Array(arguments.dropFirst())
    guard isNamed, let name = arguments.first else { return try checkMasks() }
    if let format = try made(name) {
      if let option = names.bounds.firstGiven { throw CommandFailure("\(option) is for dates, not for \(name)") }
      return try check(values: values, of: format)
    }
    guard let format = try names.format(named: name) else { return try checkMasks() }
    let isMaskMeant = values.isEmpty && FileDescriptor.input.isTerminal
    if isMaskMeant { return try checkMask(of: format) }
    let checked: FieldFormat
    do throws(MaskError) {
      checked = try FieldFormat(format, today: day.date)
    } catch {
      throw names.failure(error, of: format)
    }
    try check(values: values, of: checked)
  }

  private func check(values: [String], of format: FieldFormat) throws {
    var check = ValuesCheck(ValueChecker(format), asJSON: json)
    var output = Output()
    for value in values.isEmpty ? ["-"] : values {
      try value == "-" ? check.lines(&output) : check.report(value, &output)
    }
    try output.flush()
    if !check.isEachValid { throw ExitStatus.findings }
  }

  private func checkMasks() throws {
    if !isUnnamed, let name = arguments.first.flatMap({ try? FormatName(parsing: $0) }) {
      try names.catalog.requireNoSlip(name)
    }
    let checks = arguments.map { MaskCheck($0, dialect: dialect.dialect) }
    try write(checks)
    if !isUnnamed, let first = arguments.first, first.looksLikeFormatName {
      Diagnostics.write("no format is called \(first) (see caret formats), so it was read as a mask")
    }
    if checks.contains(where: { $0.error != nil }) { throw ExitStatus.findings }
  }

  private func checkMask(of format: NamedFormat) throws {
    let check = MaskCheck(format)
    try write([check])
    if check.error != nil { throw ExitStatus.findings }
  }

  private func write(_ checks: [MaskCheck]) throws {
    var output = Output()
    let style = Style(for: .output)
    for check in checks {
      try output.write(json ? "\(check.json)\n" : check.text(style, isOneOfMany: checks.count > 1))
    }
    try output.flush()
  }
}
