internal import MaskSyntax
internal import UnicodeFacts

extension MaskExpression {
  /// The same with those literals as value literals that decide how a value is laid out: after a part of varying
  /// length, in a part that may be left out and has nothing else, and the letters and digits that tell alternatives
  /// apart.
  ///
  ///     #{1,3}.#      // as #{1,3}"."#: where the first number ends, only the point shows
  ///
  /// - Returns: The tree, and what was quoted in it.
  func withDecidingText() -> (tree: MaskExpression, quoted: [MaskExpression]) {
    var text = DecidingText()
    let tree = text.quoting(self, isFollowed: false)
    return (tree, text.quoted)
  }
}

/// A walk through a tree from its start that quotes what decides.
private struct DecidingText {
  /// The characters that the last part of varying length could still take here; empty where its end is known.
  private var open: TakenCharacters = []
  /// Whether a value literal ends the part of varying length at the next slot.
  private var isDecided = false
  /// Whether letters and digits tell the alternative from others.
  private var isInAlternative = false
  /// The value literals that were literals.
  private(set) var quoted: [MaskExpression] = []

  mutating func quoting(_ expression: MaskExpression, isFollowed: Bool) -> MaskExpression {
    switch expression.kind {
    case .literal(let cluster):
      let decides = !open.isEmpty && isFollowed || isInAlternative && isFollowed && cluster.first.isLetterOrNumber
      if !decides { return expression }
      isDecided = true
      quoted.append(MaskExpression(.valueLiteral(cluster), span: expression.span))
      return quoted[quoted.count - 1]
    case .valueLiteral:
      isDecided = true
      return expression
    case .slot(let slot):
      close(before: slot.takenCharacters)
      return expression
    case .range(let range):
      close(before: .digits)
      if !range.isFixedWidth { open = .digits }
      return expression
    case .capture(let name, let body):
      return MaskExpression(.capture(name: name, quoting(body, isFollowed: isFollowed)), span: expression.span)
    case .sequence(let items):
      return MaskExpression(.sequence(quoting(items, isFollowed: isFollowed)), span: expression.span)
    case .alternatives(let branches):
      return MaskExpression(.alternatives(quoting(branches: branches, isFollowed: isFollowed)), span: expression.span)
    case .repetition(let body, let least, let most):
      let isFixed = least == most
      if !isFixed && !body.takesCharacters {
        isDecided = true
        return MaskExpression(.repetition(quoteAll(body), least: least, most: most), span: expression.span)
      }
      let body = quoting(body, isFollowed: isFollowed || most != 1)
      if !isFixed { open.formUnion(body.takenCharacters) }
      return MaskExpression(.repetition(body, least: least, most: most), span: expression.span)
    }
  }

  private mutating func quoting(_ items: [MaskExpression], isFollowed: Bool) -> [MaskExpression] {
    let last = items.lastIndex { $0.takesCharacters } ?? -1
    return items.enumerated().map { quoting($1, isFollowed: isFollowed || $0 < last) }
  }

  private mutating func quoting(branches: [MaskExpression], isFollowed: Bool) -> [MaskExpression] {
    let common = MaskExpression.commonLiterals(of: branches)
    let before = self
    var after = before.open
    let quoted = branches.map { branch -> MaskExpression in
      (open, isDecided, isInAlternative) = (before.open, before.isDecided, before.isInAlternative)
      if !branch.takesCharacters { return quoteAll(branch) }
      // what all of them begin with distinguishes none
      let items = branch.items
      let start = items[..<common].map { quoting($0, isFollowed: true) }
      isInAlternative = true
      let rest = quoting(Array(items[common...]), isFollowed: isFollowed)
      if isDecided { open = [] }
      after.formUnion(open)
      return MaskExpression(.sequence(start + rest), span: branch.span)
    }
    isInAlternative = before.isInAlternative
    isDecided = false
    let lengths = branches.map { $0.fixedLength }
    let isFixed = lengths.allSatisfy { $0 != nil && $0 == lengths[0] }
    open = isFixed ? before.open : branches.reduce(after) { $0.union($1.takenCharacters) }
    return quoted
  }

  private mutating func quoteAll(_ expression: MaskExpression) -> MaskExpression {
    guard case .literal(let cluster) = expression.kind else { return expression.mapParts { quoteAll($0) } }
    quoted.append(MaskExpression(.valueLiteral(cluster), span: expression.span))
    return quoted[quoted.count - 1]
  }

  private mutating func close(before taken: TakenCharacters) {
    if isDecided || open.isDisjoint(with: taken) { open = [] }
    isDecided = false
  }
}

/// Kinds of characters, as far as one kind is surely not another.
private struct TakenCharacters: OptionSet {
  let rawValue: UInt8
  static let digits = TakenCharacters(rawValue: 1)
  static let letters = TakenCharacters(rawValue: 2)
  static let others = TakenCharacters(rawValue: 4)
}

extension Slot {
  fileprivate var takenCharacters: TakenCharacters {
    switch kind {
    case .digit: return .digits
    case .letter: return .letters
    case .letterOrDigit: return [.digits, .letters]
    case .printable, .set(_, negated: true): return [.digits, .letters, .others]
    case .set(let ranges, negated: false):
      return ranges.reduce(into: []) { found, range in
        let isOneKind = range.low.isLetter && range.high.isLetter && range.low.isASCII == range.high.isASCII
        let isDigits = "0"..."9" ~= range.low && "0"..."9" ~= range.high
        found.formUnion(isDigits ? .digits : isOneKind ? .letters : [.digits, .letters, .others])
      }
    }
  }
}

extension MaskExpression {
  /// What can be typed into any part of it.
  fileprivate var takenCharacters: TakenCharacters {
    switch kind {
    case .slot(let slot): slot.takenCharacters
    case .range: .digits
    case .literal, .valueLiteral: []
    default: parts.reduce([]) { $0.union($1.takenCharacters) }
    }
  }

  /// With how many equal literals all of several trees begin.
  fileprivate static func commonLiterals(of trees: [MaskExpression]) -> Int {
    guard let first = trees.first?.items else { return 0 }
    let literals = first.prefix { $0.isLiteral }
    return trees.dropFirst().reduce(literals.count) { count, tree in
      zip(literals.prefix(count), tree.items).prefix { $0 == $1 }.count
    }
  }
}
