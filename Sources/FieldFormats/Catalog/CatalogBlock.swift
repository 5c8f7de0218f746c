internal import MaskSyntax

/// The lines of one format.
struct CatalogBlock {
  let name: String
  let line: Int
  private var given: [CatalogLine] = []

  private enum Key: String, CaseIterable {
    case summary, label, keyboard, autofill, secure, mask, reads, prefix, check, sex, example, source
    var isRequired: Bool { self == .summary || self == .label || self == .mask || self == .example }
    var isRepeatable: Bool { [.mask, .reads, .prefix, .check, .sex, .source].contains(self) }
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

  /// The format that the lines describe.
  func format(topic: String, _ rules: CheckRules) throws(CatalogError) -> NamedFormat {
    for key in Key.allCases where key.isRequired && first(key) == nil {
      throw CatalogError(.missingKey(key.rawValue, format: name), line: line)
    }
    let tree = try tree()
    var checks: [Check] = []
    for line in all(.check) { checks.append(try check(line, tree, rules)) }
    var sexParts: [SexPart] = []
    for line in all(.sex) { sexParts.append(try sexPart(line, tree)) }
    let metadata = FieldMetadata(
      label: text(.label), keyboard: try keyboard(),
      autofill: first(.autofill).map { AutofillType(rawValue: $0.value) },
      example: text(.example), isSecure: try isSecure())
    var format = NamedFormat(
      name: name, summary: text(.summary), topic: topic, metadata: metadata, tree: tree, otherForms: try otherForms(),
      prefixes: all(.prefix).map { $0.value }, checks: checks)
    format.sexParts = sexParts
    return format
  }

  private func tree() throws(CatalogError) -> MaskTree {
    var whole = ""
    for line in all(.mask) {
      whole += whole.isEmpty ? line.value : "|" + line.value
      do throws(SyntaxError) {
        // an error names the line, and the whole is read: findings draw under it
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

  private func isSecure() throws(CatalogError) -> Bool {
    guard let line = first(.secure) else { return false }
    guard line.value == "yes" else { throw line.failure(.unknownValue(line.value, key: line.key, known: ["yes"])) }
    return true
  }

  /// `RULE WORD…`, or `GROUP: RULE WORD…`.
  private func check(_ line: CatalogLine, _ tree: MaskTree, _ rules: CheckRules) throws(CatalogError) -> Check {
    let (capture, words) = try scoped(line, tree)
    do throws(CheckRules.Misreading) {
      return try rules.check(words).scoped(to: capture)
    } catch {
      switch error {
      case .unknownRule(let name): throw line.failure(.unknownCheck(name, known: rules.names))
      case .malformed(let rule, let words): throw line.failure(.malformedCheck(words: words, rule: rule))
      }
    }
  }

  /// `at P CHARACTERS SEX…`, or `GROUP: at P CHARACTERS SEX…`.
  private func sexPart(_ line: CatalogLine, _ tree: MaskTree) throws(CatalogError) -> SexPart {
    let (capture, words) = try scoped(line, tree)
    guard let part = SexPart(words, of: capture) else {
      throw line.failure(.malformedValue(line.value, key: line.key, example: "at 10 13579 male 02468 female"))
    }
    return part
  }

  /// The words of a line, and the group of the mask that they are about.
  private func scoped(
    _ line: CatalogLine, _ tree: MaskTree
  ) throws(CatalogError) -> (capture: String?, words: [String]) {
    let words = line.words
    guard let first = words.first, first.utf8.last == UInt8(ascii: ":") else { return (nil, words) }
    let name = String(first.unicodeScalars.dropLast())
    guard tree.expression.hasGroup(name) else { throw line.failure(.unknownCapture(name)) }
    if words.count == 1 { throw line.failure(.missingValue(key: line.value)) }
    return (name, Array(words.dropFirst()))
  }
}
