import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats

/// `caret convert`: masks of other libraries.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a mask of another library into one of this library.",
    discussion: """
      The first line that is written is the mask alone. Options of its field follow, as caret replay takes them, and notes: what \
      was left out, and what is typed or shown otherwise. The text is the mask, or its options as they stand in code, \
      as JavaScript or JSON:

        caret convert --from imask "{mask: '00-00', eager: true}"

      What describes numbers gives, in place of a mask, what caret replay takes as "number"; cards and phone numbers give \
      the name of a format (see caret formats). A text that cannot be read is reported with its place, and the exit status is 2. \
      It is 1 if a value of the mask has two layouts (see caret check).

      Dialects:
        redmadrobot          RedMadRobot's InputMask   +1 ([000]) [000]-[0000]
        inputmask            Inputmask                 (999) 999-9999[ x9{1,5}]
        imask                imask.js                  {+7}(000)000-00-00
        maska                maska                     +1 (###) ###-####
        ngx                  ngx-mask                  (000) 000-0000
        dotnet               .NET's MaskedTextBox      (999) 000-0000
        maskedinput          jQuery.maskedinput        (999) 999-9999? x99999
        cleave               cleave.js                 {blocks: [2, 3]}
        react-number-format  react-number-format       +1 (###) ###-####
        maskito              maskito                   ['+', /\\d/, /\\d/]
        regex                regular expressions       \\d{3}-\\d{4}

      With --json, one object is written. It has mask, number or preset; the kind of a note is leftOut or differs, and a span \
      counts Unicode scalars of the text. error and warnings are those of caret check:
        {"dialect": "ngx", "text": "X00", "mask": "###", "options": {"eager": false},
         "notes": [{"kind": "differs", "message": "…", "span": [0, 1]}],
         "ok": true, "error": null, "warnings": []}

      EXAMPLES
        caret convert --from ngx '(000) 000-0000'
        caret convert --from inputmask "{alias: 'datetime', inputFormat: 'dd/mm/yyyy'}"
        caret convert --from regex '[A-F]{2}-\\d+'
        caret format "$(caret convert --from redmadrobot '[000]-[AA]' | head -1)" < codes.txt
      """)

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("The language of the mask.", valueName: "dialect"),
    completion: .list(MaskDialect.allCases.map(\.name)))
  var dialectName: String

  @Argument(help: ArgumentHelp("The mask, or its options.", valueName: "text"))
  var text: String

  @Flag(help: "Write one JSON object.")
  var json = false

  mutating func validate() throws {
    do { _ = try MaskDialect(called: dialectName) } catch { throw ValidationError(error.message) }
  }

  func run() throws {
    let dialect = try MaskDialect(called: dialectName)
    let conversion: Conversion
    do throws(MaskError) {
      conversion = try Conversion(text, dialect)
    } catch {
      let finding = Finding(error)
      if !json { throw CommandFailure(finding.commandMessage) }
      try write(Conversion.failure(finding, text, dialect))
      throw ExitStatus.findings
    }
    try write(json ? "\(conversion.json)\n" : conversion.text(Style(for: .output)))
    if conversion.error != nil { throw ExitStatus.findings }
  }

  private func write(_ text: String) throws {
    var output = Output()
    try output.write(text)
    try output.flush()
  }
}

extension MaskDialect {
  /// The dialect of a name, or the one that may have been meant.
  init(called name: String) throws(CommandFailure) {
    if let dialect = MaskDialect(rawValue: name) {
      self = dialect
      return
    }
    let names = MaskDialect.allCases.map(\.name)
    let hint = names.nearest(to: name).map { "did you mean \($0)?" } ?? "there are " + names.joined(separator: ", ")
    throw CommandFailure("no dialect is called \(name.quoted): \(hint)")
  }
}
