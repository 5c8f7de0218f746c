import Caretaker
import CommandConsole
import FieldFormats
import UnicodeFacts

/// A mask of another library, and what it is here.
struct Conversion {
  private let text: String
  private let read: DialectMask
  private let format: FieldFormat?
  private let notes: [DialectNote]
  /// Why the mask is not lawful.
  let error: Finding?

  /// - Throws: `MaskError` if the text cannot be read, or the catalogue lacks what it names.
  init(_ text: String, _ dialect: MaskDialect) throws(MaskError) {
    self.text = text
    do { read = try DialectMask(parsing: text, dialect: dialect) } catch { throw .syntax(error) }
    do throws(MaskError) {
      let converted = try DialectFormat(read, catalog: .localized)
      (format, notes) = (converted.format, converted.notes)
      error = nil
    } catch {
      guard case .compile = error else { throw error }
      self.error = Finding(error, from: dialect)
      (format, notes) = (nil, read.notes)
    }
  }

  /// What it is, on a line: a mask, the name of a format, or numbers as a replay takes them.
  private var line: String {
    switch read.content {
    case .mask(let tree): tree.text.printable
    case .named(let name): name
    case .number: format?.numberJSON.map { "\($0)" } ?? ""
    }
  }

  private var options: JSONValue? {
    let options = FieldOptions(read.options)
    var members = options.unusualFlags.map { JSONValue.Member(key: $0.rawValue, value: .bool(options[$0])) }
    if options.overflow != .reject { members.append(.init(key: "overflow", value: .string("\(options.overflow)"))) }
    if options.pastes != .lossless { members.append(.init(key: "pastes", value: .string("\(options.pastes)"))) }
    return members.isEmpty ? nil : .object(members)
  }

  /// What is held against a complete value beyond its shape, in words.
  private var checks: [String] {
    guard let date = read.date else { return [] }
    return ["date" + (date.minimum.map { " from \($0)" } ?? "") + (date.maximum.map { " to \($0)" } ?? "")]
  }

  /// Those of a mask; a format of the catalogue is as it is meant.
  private var warnings: [MaskWarning] { read.tree == nil ? [] : format?.mask?.warnings ?? [] }

  /// Several lines, the last one ended.
  func text(_ style: Style) -> String {
    var lines = line + "\n"
    if let options { lines += "options: \(options)\n" }
    for check in checks { lines += "checks: \(check)\n" }
    for note in notes {
      let drawing = SourceDrawing(read.source, note.span).text.drawable.indented()
      lines += "note: \(note.message.printable)\n\(drawing)\n"
    }
    if let error { lines += error.text(style) }
    return lines + warnings.map { Finding($0, in: text, from: read.dialect).text(style) }.joined()
  }

  /// Whether a note says that something was left out.
  var leavesSomethingOut: Bool { notes.contains { $0.kind == .leftOut } }

  /// The members of its JSON.
  var members: [JSONValue.Member] {
    let what: JSONValue.Member =
      switch read.content {
      case .mask(let tree): .init(key: "mask", value: .string(tree.text))
      case .named(let name): .init(key: "preset", value: .string(name))
      case .number: .init(key: "number", value: format?.numberJSON ?? .null)
      }
    let notes = notes.map { note -> JSONValue in
      [
        "kind": .string("\(note.kind)"), "message": .string(note.message),
        "span": .array([.number(note.span.lowerBound), .number(note.span.upperBound)]),
      ]
    }
    return [
      .init(key: "dialect", value: .string(read.dialect.name)), .init(key: "text", value: .string(text)), what,
      .init(key: "options", value: options ?? [:]), .init(key: "checks", value: .array(checks.map { .string($0) })),
      .init(key: "notes", value: .array(notes)),
      .init(key: "ok", value: .bool(error == nil)), .init(key: "error", value: error?.json ?? .null),
      .init(key: "warnings", value: .array(warnings.map { Finding($0, in: text, from: read.dialect).json })),
    ]
  }

  /// Those of a text that cannot be read.
  static func members(ofRejected text: String, _ dialect: MaskDialect, _ finding: Finding) -> [JSONValue.Member] {
    [
      .init(key: "dialect", value: .string(dialect.name)), .init(key: "text", value: .string(text)),
      .init(key: "ok", value: .bool(false)), .init(key: "error", value: finding.json),
    ]
  }
}

extension FieldFormat {
  /// Numbers as a line of `caret replay` takes them: what is as usual is left out.
  fileprivate var numberJSON: JSONValue? {
    guard case .number(let format, let entry) = kind else { return nil }
    let symbols = format.symbols
    func affixes(_ affixes: NumberSymbols.Affixes) -> JSONValue {
      .array([.string(affixes.prefix), .string(affixes.suffix)])
    }
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) { members.append(.init(key: key, value: value)) }
    if symbols.positive != .init() { add("positive", affixes(symbols.positive)) }
    if symbols.negative != .init(prefix: "-") { add("negative", affixes(symbols.negative)) }
    add("groupingSeparator", .string(symbols.groupingSeparator))
    add("decimalSeparator", .string(symbols.decimalSeparator))
    if !symbols.groupingSeparator.isEmpty {
      if symbols.primaryGroupingSize != 3 { add("primaryGroupingSize", .number(symbols.primaryGroupingSize)) }
      if symbols.secondaryGroupingSize != 3 { add("secondaryGroupingSize", .number(symbols.secondaryGroupingSize)) }
    }
    if symbols.minimumFractionDigits > 0 { add("minimumFractionDigits", .number(symbols.minimumFractionDigits)) }
    add("maximumFractionDigits", .number(symbols.maximumFractionDigits))
    if symbols.roundingIncrement != 1 { add("roundingIncrement", .number(symbols.roundingIncrement)) }
    add("roundingMode", .string("\(symbols.roundingMode)"))
    if symbols.valueExponent != 0 { add("valueExponent", .number(symbols.valueExponent)) }
    let all = JSONValue.object(members)
    members = []
    add("symbols", all)
    if entry.mode == .minorUnits { add("entry", .string("minorUnits")) }
    if !entry.decimalKeys.isEmpty { add("decimalKeys", .string(entry.decimalKeys)) }
    if entry.limits.integerDigits != NumberLimits().integerDigits {
      add("integerDigits", .number(entry.limits.integerDigits))
    }
    if let minimum = entry.minimum { add("minimum", .string(minimum.description)) }
    if let maximum = entry.maximum { add("maximum", .string(maximum.description)) }
    if entry.clampsToBounds { add("clampsToBounds", .bool(true)) }
    if entry.showsAffixWhenEmpty { add("showsAffixWhenEmpty", .bool(true)) }
    if entry.showsFractionZeros { add("showsFractionZeros", .bool(true)) }
    return .object(members)
  }
}
