import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats

/// `caret convert`: masks of other libraries.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn masks of other libraries into those of this library.",
    discussion: """
      The first line that is written is the mask alone. Options of its field follow, as caret replay takes them, and notes: what \
      was left out, and what is typed or shown otherwise. The text is the mask, or its options as they stand in code, \
      as JavaScript or JSON. It may be the whole call or element that makes the mask, which says of which library it is:

        caret convert --from imask "{mask: '00-00', eager: true}"
        caret convert "IMask(element, {mask: '00-00', eager: true})"

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
        autonumeric          autoNumeric               {digitGroupSeparator: '.', decimalCharacter: ','}
        vue-the-mask         vue-the-mask              +1 (###) ###-####
        flutter              MaskTextInputFormatter    +# (###) ###-##-##
        qt                   Qt's input masks          (999) 999-9999;_
        regex                regular expressions       \\d{3}-\\d{4}

      With --json, one object is written. It has mask, number or preset; checks are what a date is held against, the kind of a \
      note is leftOut or differs, and a span counts Unicode scalars of the text. error and warnings are those of caret check:
        {"dialect": "ngx", "text": "X00", "mask": "###", "options": {"eager": false}, "checks": [],
         "notes": [{"kind": "differs", "message": "…", "span": [0, 1]}],
         "ok": true, "error": null, "warnings": []}

      With --scan, the masks of a project are found and converted: calls such as IMask(element, {…}), new Cleave(…, {…}) and \
      $(…).inputmask(…), components such as <PatternFormat …>, attributes such as mask, v-maska, data-inputmask, data-mask and data-a-sep, in JavaScript, \
      TypeScript, HTML, Vue, Svelte and templates of servers; primaryMaskFormat and MaskedTextChangedListener in Swift, Kotlin \
      and Java; MaskedTextBox in C#; MaskTextInputFormatter in Dart; setInputMask in C++ and Python, inputMask in QML. Each is written with file, line and library; with --json, as the object above with file, \
      line and column before. Constants of the same file are put in: {...base, mask: MASK}. Options of all masks of a project, as \
      provideNgxMask({…}) and Inputmask.extendDefaults({…}) set them, are a note at their place, and put into the masks of the same file; with --json, an \
      object with shared. \
      Files and folders that cannot be read are named; with --json, an object with file, ok and error. The exit status is 1 if \
      something cannot be read, or only without a part or an option. Hidden folders, node_modules, Pods, build and dist are \
      passed over, and comments.

      EXAMPLES
        caret convert --from ngx '(000) 000-0000'
        caret convert --scan src
        caret convert '<input mask="(000) 000-0000">'
        caret convert --from inputmask "{alias: 'datetime', inputFormat: 'dd/mm/yyyy'}"
        caret convert --from regex '[A-F]{2}-\\d+'
        caret format "$(caret convert --from redmadrobot '[000]-[AA]' | head -1)" < codes.txt
      """)

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp("The language of the mask.", valueName: "dialect"),
    completion: .list(MaskDialect.allCases.map(\.name)))
  var dialectName: String?

  @Option(
    name: .customLong("scan"),
    help: ArgumentHelp("Find and convert the masks of a project, or of a file.", valueName: "folder"),
    completion: .directory)
  var project: String?

  @Option(help: "With --scan, bytes that a file may have; of a longer one nothing is read.")
  var maxFile = 1_000_000

  @Argument(help: ArgumentHelp("The mask, its options, or the call that makes it.", valueName: "text"))
  var text: String?

  @Flag(help: "Write a JSON object for each mask.")
  var json = false

  mutating func validate() throws {
    if maxFile < 1 { throw ValidationError("--max-file is 1 or more") }
    if project != nil {
      if dialectName != nil || text != nil {
        throw ValidationError("--scan finds masks and their languages: leave --from and the mask out")
      }
      return
    }
    if text == nil { throw ValidationError(Self.usage) }
    guard let dialectName else { return }
    do { _ = try MaskDialect(called: dialectName) } catch { throw ValidationError(error.message) }
  }

  private static let usage =
    "write --from and a mask, as in caret convert --from ngx '000', or --scan and a folder"

  func run() throws {
    if let project {
      try scan(project)
    } else if let text {
      let (mask, dialect) = try mask(in: text)
      try convert(mask, dialect)
    }
  }

  /// The mask that a text is, or that a call or an element in it makes.
  private func mask(in text: String) throws(CommandFailure) -> (String, MaskDialect) {
    var dialect: MaskDialect?
    if let dialectName { dialect = try MaskDialect(called: dialectName) }
    // calls within options are part of them
    if let dialect, let first = text.first(where: { !$0.isWhitespace }), "{['\"/".contains(first) {
      return (text, dialect)
    }
    let uses = MaskUse.all(inAnyLanguage: text).filter { $0.shared == nil && (dialect == nil || $0.dialect == dialect) }
    guard let use = uses.first else {
      if let dialect { return (text, dialect) }
      throw CommandFailure("no call of a library that is read is in it: \(Self.usage)")
    }
    if uses.count > 1 { throw CommandFailure("\(uses.count) masks are in it: write it to a file, and --scan that") }
    switch use.content {
    case .mask(let mask), .options(let mask): return (mask, use.dialect)
    case .expression: throw CommandFailure(Finding(unwrittenMaskOf: use.dialect).commandMessage)
    }
  }

  private func scan(_ project: String) throws {
    var output = Output()
    let style = Style(for: .output)
    var (masks, lost, reduced, shared, unread) = (0, 0, 0, 0, 0)
    try MaskScan(maxBytes: maxFile).run(project) { item in
      switch item {
      case .mask(let mask):
        masks += 1
        if mask.isLost { lost += 1 } else if mask.leavesSomethingOut { reduced += 1 }
        try output.write(json ? "\(mask.json)\n" : mask.text(style))
      case .shared(let options):
        shared += 1
        try output.write(json ? "\(options.json)\n" : options.lines)
      case .unread(let file):
        unread += 1
        if json { try output.write("\(file.json)\n") }
        Diagnostics.write(file.line)
      }
    }
    try output.flush()
    let further =
      (shared > 0 ? "; options of all masks in \(counted(shared, "place"))" : "")
      + (unread > 0 ? "; \(counted(unread, "file")) not read" : "")
    Diagnostics.write("\(counted(masks, "mask")): \(lost) not read, \(reduced) with something left out\(further)")
    if lost + reduced + shared + unread > 0 { throw ExitStatus.findings }
  }

  private func convert(_ text: String, _ dialect: MaskDialect) throws {
    let conversion: Conversion
    do throws(MaskError) {
      conversion = try Conversion(text, dialect)
    } catch {
      let finding = Finding(error, from: dialect)
      if !json { throw CommandFailure(finding.commandMessage) }
      try write("\(JSONValue.object(Conversion.members(ofRejected: text, dialect, finding)))\n")
      throw ExitStatus.findings
    }
    try write(json ? "\(JSONValue.object(conversion.members))\n" : conversion.text(Style(for: .output)))
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
    // packages have longer names than their languages: ngx-mask, react-imask
    let meant = names.nearest(to: name) ?? names.first { name.lowercased().contains($0) }
    let hint = meant.map { "did you mean \($0)?" } ?? "there are " + names.joined(separator: ", ")
    throw CommandFailure("no dialect is called \(name.quoted): \(hint)")
  }
}
