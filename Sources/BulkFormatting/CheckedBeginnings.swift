internal import FieldEditing
internal import FieldFormats
internal import MaskSyntax
internal import SecretMemory

/// Checks that some first characters of a value, or of a group of it, decide: these tell lines apart, so that what
/// fails by them costs what any other line does.
struct CheckedBeginnings {
  private var rules: [(number: Int, capture: String?, beginning: Check.Beginning)] = []
  /// The letters and digits that they tell apart, letters in upper case.
  private(set) var characters: [UInt8] = []
  private var line: [UInt8] = []

  init(_ format: FieldFormat, _ mask: Mask) {
    for (number, check) in (format.namedFormat?.checks ?? []).enumerated() {
      guard case .beginning(let beginning) = check.kind, !mask.isFromEnd,
        mask.tree.expression.fills(check.capture)
      else { continue }
      rules.append((number, check.capture, beginning))
      characters += beginning.characters
    }
  }

  var isEmpty: Bool { rules.isEmpty }

  /// Whether lines are told apart by a check of the format, the first of which is 0.
  func decides(_ number: Int) -> Bool { rules.contains { $0.number == number } }

  mutating func begin() { line.removeAll(keepingCapacity: true) }

  mutating func read(_ byte: UInt8) { if !isEmpty { line.append(byte) } }

  /// What decides whether a value fails that is read so far, as numbers: nothing where it does not, whatever follows.
  func key(_ read: MaskReading.Line) -> [UInt32] {
    var key: [UInt32] = []
    for rule in rules {
      let cells = CheckedCells(value: read.value, captures: read.captures).cells(of: rule.capture) ?? []
      let characters = line.withUnsafeBytes { LineLayout.render(cells, of: $0) }.compactMap { $0.asCheckedCharacter }
      let text = SecretList(characters.prefix(rule.beginning.longest))
      if rule.beginning.mayFail(text) { key += [.max - 2, UInt32(rule.number)] + text.map { UInt32($0) } }
    }
    return key
  }
}

extension MaskExpression {
  /// Whether what is read goes on as it began in a group, or in the whole value: no later character shows that it
  /// began elsewhere, or that a text of the mask stands before it.
  fileprivate func fills(_ group: String?) -> Bool {
    guard let group else { return isFilledInOrder }
    guard case .sequence(let items) = kind else { return isCapture(group) && isFilledInOrder }
    guard let place = items.firstIndex(where: { $0.isCapture(group) }) else { return false }
    return items[...place].allSatisfy { $0.isFilledInOrder } && items[..<place].allSatisfy { $0.fixedLength != nil }
  }

  private func isCapture(_ group: String) -> Bool { if case .capture(group, _) = kind { true } else { false } }

  private var isFilledInOrder: Bool {
    switch kind {
    case .slot, .literal, .valueLiteral: true
    case .sequence(let items): items.allSatisfy { $0.isFilledInOrder }
    case .alternatives(let items): items.allSatisfy { $0.isFilledInOrder && !$0.hasValueLiterals }
    case .repetition(let body, let least, let most):
      body.isFilledInOrder && (least == most || !body.hasValueLiterals)
    case .capture(_, let body): body.isFilledInOrder
    case .range: false
    }
  }

  private var hasValueLiterals: Bool { contains { if case .valueLiteral = $0.kind { true } else { false } } }
}
