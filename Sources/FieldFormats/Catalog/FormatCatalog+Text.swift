extension FormatCatalog {
  /// Reads a catalogue: blocks of a key and its value a line.
  ///
  ///     let mine = try FormatCatalog(
  ///       parsing: """
  ///         topic Library
  ///         format library-card
  ///           summary  Reader's card of the city library
  ///           label    Library card
  ///           keyboard digits
  ///           mask     ## ### ###-#
  ///           check    luhn
  ///           example  21 234 567-2
  ///         """)
  ///
  /// `format` begins a format by its name, `topic` a heading for those that follow. `summary`, `label`, `mask` and `example` must be
  /// given; `keyboard` is `text` unless given; lines `reads` are other forms, masks with the same named groups, in which a text may be pasted; `autofill` is a name of HTML's `autocomplete`. Several lines `mask` are alternatives, several
  /// lines `check` all hold; one for a named group alone begins with its name and a colon. `source` says where the facts come from.
  /// Empty lines and lines that begin with `#` mean nothing; blanks around a value are not part of it.
  ///
  /// - Complexity: linear in the text.
  public init(parsing text: String, rules: CheckRules = .standard) throws(CatalogError) {
    self.init()
    var topic = ""
    var block: CatalogBlock?
    var starts: [(name: String, line: Int)] = []
    for line in CatalogLine.lines(of: text) {
      switch line.key {
      case "topic":
        if let block { add(try block.format(topic: topic, rules)) }
        block = nil
        topic = try line.requiredValue
      case "format":
        if let block { add(try block.format(topic: topic, rules)) }
        let name = try line.requiredValue
        if let first = starts.first(where: { $0.name == name }) {
          throw line.failure(.repeatedName(name, firstLine: first.line))
        }
        starts.append((name, line.number))
        block = try CatalogBlock(name: name, line: line.number)
      default:
        if block == nil { throw line.failure(.outsideOfFormat(key: line.key)) }
        try block?.add(line)
      }
    }
    if let block { add(try block.format(topic: topic, rules)) }
  }
}

/// A line of a catalogue: a key and what stands behind it.
struct CatalogLine {
  let number: Int
  let key: String
  let value: String

  var requiredValue: String {
    get throws(CatalogError) {
      if value.isEmpty { throw failure(.missingValue(key: key)) }
      return value
    }
  }

  /// What stands between the blanks of the value.
  var words: [String] { value.utf8.split { CatalogLine.isBlank($0) }.map { String(Substring($0)) } }

  func failure(_ kind: CatalogError.Kind) -> CatalogError { CatalogError(kind, line: number) }

  /// The lines that mean something. Bytes are looked at, so that no table of characters is needed.
  static func lines(of text: String) -> [CatalogLine] {
    var out: [CatalogLine] = []
    for (i, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      let bytes = trimmed(line)
      guard let first = bytes.first, first != UInt8(ascii: "#") else { continue }
      let key = bytes.prefix { !isBlank($0) }
      let value = trimmed(bytes[key.endIndex...])
      out.append(CatalogLine(number: i + 1, key: String(Substring(key)), value: String(Substring(value))))
    }
    return out
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 13 }
  private static func trimmed(_ line: Substring.UTF8View) -> Substring.UTF8View {
    let start = line.firstIndex { !isBlank($0) } ?? line.endIndex
    let end = line.lastIndex { !isBlank($0) }.map { line.index(after: $0) } ?? start
    return line[start..<end]
  }
}

/// The lines of one format.
struct CatalogBlock {
  let name: String
  let line: Int
  private var given: [CatalogLine] = []

  private enum Key: String, CaseIterable {
    case summary, label, keyboard, autofill, mask, reads, check, example, source
    var isRequired: Bool { self == .summary || self == .label || self == .mask || self == .example }
    var isRepeatable: Bool { self == .mask || self == .reads || self == .check || self == .source }
  }

  init(name: String, line: Int) throws(CatalogError) {
    let isName = name.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 }
    guard isName else { throw CatalogError(.malformedName(name), line: line) }
    self.name = name
    self.line = line
  }

  mutating func add(_ line: CatalogLine) throws(CatalogError) {
    guard let key = Key(rawValue: line.key) else {
      throw line.failure(.unknownKey(line.key, known: ["format", "topic"] + Key.allCases.map { $0.rawValue }))
    }
    _ = try line.requiredValue
    if !key.isRepeatable, first(key) != nil { throw line.failure(.repeatedKey(line.key)) }
    given.append(line)
  }

  private func first(_ key: Key) -> CatalogLine? { given.first { $0.key == key.rawValue } }
  private func all(_ key: Key) -> [CatalogLine] { given.filter { $0.key == key.rawValue } }
  private func text(_ key: Key) -> String { first(key)?.value ?? "" }

  /// The format that the lines tell of.
  func format(topic: String, _ rules: CheckRules) throws(CatalogError) -> NamedFormat {
    for key in Key.allCases where key.isRequired && first(key) == nil {
      throw CatalogError(.missingKey(key.rawValue, format: name), line: line)
    }
    let tree = try tree()
    var checks: [Check] = []
    for line in all(.check) { checks.append(try check(line, tree, rules)) }
    let description = FieldDescription(
      label: text(.label), keyboard: try keyboard(), autofill: first(.autofill).map { AutofillType(rawValue: $0.value) },
      example: text(.example))
    return NamedFormat(
      name: name, summary: text(.summary), topic: topic, description: description, tree: tree, otherForms: try otherForms(),
      checks: checks)
  }

  private func tree() throws(CatalogError) -> MaskTree {
    var whole = ""
    for line in all(.mask) {
      whole += whole.isEmpty ? line.value : "|" + line.value
      do throws(SyntaxError) {
        // what is wrong is told of the line, what is read is the whole: findings draw under it
        let tree = try MaskTree(parsing: line.value)
        if all(.mask).count == 1 { return tree }
      } catch {
        throw line.failure(.malformedMask(error))
      }
    }
    do throws(SyntaxError) {
      return try MaskTree(parsing: whole)
    } catch {
      throw CatalogError(.malformedMask(error), line: line)
    }
  }

  private func otherForms() throws(CatalogError) -> [MaskTree] {
    var forms: [MaskTree] = []
    for line in all(.reads) {
      do throws(SyntaxError) {
        forms.append(try MaskTree(parsing: line.value))
      } catch {
        throw line.failure(.malformedMask(error))
      }
    }
    return forms
  }

  private func keyboard() throws(CatalogError) -> KeyboardKind {
    guard let line = first(.keyboard) else { return .text }
    guard let kind = KeyboardKind(rawValue: line.value) else {
      let known = KeyboardKind.allCases.map { $0.rawValue }
      throw line.failure(.unknownValue(line.value, key: line.key, known: known))
    }
    return kind
  }

  /// `RULE WORD…`, or `GROUP: RULE WORD…`.
  private func check(_ line: CatalogLine, _ tree: MaskTree, _ rules: CheckRules) throws(CatalogError) -> Check {
    var words = line.words
    var capture: String?
    if let first = words.first, first.utf8.last == UInt8(ascii: ":") {
      let name = String(first.unicodeScalars.dropLast())
      guard tree.hasCapture(name) else { throw line.failure(.unknownCapture(name)) }
      capture = name
      words.removeFirst()
    }
    if words.isEmpty { throw line.failure(.missingValue(key: line.value)) }
    do throws(CheckRules.Misreading) {
      return try rules.check(words).scoped(to: capture)
    } catch {
      switch error {
      case .unknownRule(let name): throw line.failure(.unknownCheck(name, known: rules.names))
      case .malformed(let rule, let words): throw line.failure(.malformedCheck(words: words, rule: rule))
      }
    }
  }
}

extension MaskTree {
  /// Whether a named group of the name stands in it.
  fileprivate func hasCapture(_ name: String) -> Bool {
    switch kind {
    case .capture(let own, let body): own == name || body.hasCapture(name)
    case .sequence(let items), .alternatives(let items): items.contains { $0.hasCapture(name) }
    case .repetition(let body, _, _): body.hasCapture(name)
    case .slot, .decoration, .quoted, .range: false
    }
  }
}
