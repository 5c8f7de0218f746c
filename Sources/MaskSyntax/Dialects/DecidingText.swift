extension MaskTree {
  /// The same with those literals as value literals that decide how a value is laid out: after a part of varying
  /// length, in a part that may be left out and has nothing else, and the letters and digits that tell alternatives
  /// apart.
  ///
  ///     #{1,3}.#      // as #{1,3}"."#: where the first number ends, only the point shows
  ///
  /// - Returns: The tree, and what was quoted in it.
  func withDecidingText() -> (tree: MaskTree, quoted: [MaskTree]) {
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
  private(set) var quoted: [MaskTree] = []

  mutating func quoting(_ tree: MaskTree, isFollowed: Bool) -> MaskTree {
    switch tree.kind {
    case .literal(let cluster):
      let decides = !open.isEmpty && isFollowed || isInAlternative && isFollowed && cluster.first.isLetterOrNumber
      if !decides { return tree }
      isDecided = true
      quoted.append(MaskTree(.valueLiteral(cluster), span: tree.span))
      return quoted[quoted.count - 1]
    case .valueLiteral:
      isDecided = true
      return tree
    case .slot(let slot):
      close(before: slot.takenCharacters)
      return tree
    case .range(let range):
      close(before: .digits)
      if !range.isFixedWidth { open = .digits }
      return tree
    // how many characters there are decides
    case .fromEnd, .prompt: return tree
    case .capture(let name, let body):
      return MaskTree(.capture(name: name, quoting(body, isFollowed: isFollowed)), span: tree.span)
    case .sequence(let items): return MaskTree(.sequence(quoting(items, isFollowed: isFollowed)), span: tree.span)
    case .alternatives(let branches):
      return MaskTree(.alternatives(quoting(branches: branches, isFollowed: isFollowed)), span: tree.span)
    case .repetition(let body, let least, let most):
      let isFixed = least == most
      if !isFixed && !body.takesCharacters {
        isDecided = true
        return MaskTree(.repetition(quoteAll(body), least: least, most: most), span: tree.span)
      }
      let body = quoting(body, isFollowed: isFollowed || most != 1)
      if !isFixed { open.formUnion(body.takenCharacters) }
      return MaskTree(.repetition(body, least: least, most: most), span: tree.span)
    }
  }

  private mutating func quoting(_ items: [MaskTree], isFollowed: Bool) -> [MaskTree] {
    let last = items.lastIndex { $0.takesCharacters } ?? -1
    return items.enumerated().map { quoting($1, isFollowed: isFollowed || $0 < last) }
  }

  private mutating func quoting(branches: [MaskTree], isFollowed: Bool) -> [MaskTree] {
    let common = MaskTree.commonLiterals(of: branches)
    let before = self
    var after = before.open
    let quoted = branches.map { branch -> MaskTree in
      (open, isDecided, isInAlternative) = (before.open, before.isDecided, before.isInAlternative)
      if !branch.takesCharacters { return quoteAll(branch) }
      // what all of them begin with distinguishes none
      let items = branch.items
      let start = items[..<common].map { quoting($0, isFollowed: true) }
      isInAlternative = true
      let rest = quoting(Array(items[common...]), isFollowed: isFollowed)
      if isDecided { open = [] }
      after.formUnion(open)
      return MaskTree(.sequence(start + rest), span: branch.span)
    }
    isInAlternative = before.isInAlternative
    isDecided = false
    let lengths = branches.map { $0.fixedLength }
    let isFixed = lengths.allSatisfy { $0 != nil && $0 == lengths[0] }
    open = isFixed ? before.open : branches.reduce(after) { $0.union($1.takenCharacters) }
    return quoted
  }

  private mutating func quoteAll(_ tree: MaskTree) -> MaskTree {
    switch tree.kind {
    case .literal(let cluster):
      quoted.append(MaskTree(.valueLiteral(cluster), span: tree.span))
      return quoted[quoted.count - 1]
    case .slot, .valueLiteral, .range, .fromEnd, .prompt: return tree
    case .sequence(let items): return MaskTree(.sequence(items.map { quoteAll($0) }), span: tree.span)
    case .alternatives(let items): return MaskTree(.alternatives(items.map { quoteAll($0) }), span: tree.span)
    case .repetition(let body, let least, let most):
      return MaskTree(.repetition(quoteAll(body), least: least, most: most), span: tree.span)
    case .capture(let name, let body): return MaskTree(.capture(name: name, quoteAll(body)), span: tree.span)
    }
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

extension MaskTree {
  /// Its parts; itself where it is one.
  var items: [MaskTree] { if case .sequence(let items) = kind { items } else { [self] } }

  /// What can be typed into any part of it.
  fileprivate var takenCharacters: TakenCharacters {
    switch kind {
    case .slot(let slot): slot.takenCharacters
    case .range: .digits
    case .literal, .valueLiteral: []
    case .sequence(let items), .alternatives(let items): items.reduce([]) { $0.union($1.takenCharacters) }
    case .repetition(let body, _, _), .capture(_, let body), .fromEnd(let body), .prompt(_, let body):
      body.takenCharacters
    }
  }

  /// How many characters each of its values has; `nil` where they differ.
  fileprivate var fixedLength: Int? {
    switch kind {
    case .slot, .valueLiteral: return 1
    case .literal: return 0
    case .range(let range): return range.isFixedWidth ? range.highWidth : nil
    case .sequence(let items):
      return items.reduce(0) { sum, item in
        guard let sum, let length = item.fixedLength else { return nil }
        return sum + length
      }
    case .alternatives(let items):
      let first = items.first?.fixedLength
      return items.allSatisfy { $0.fixedLength == first } ? first : nil
    case .repetition(let body, let least, let most):
      guard least == most, let length = body.fixedLength else { return nil }
      return min(length, 1 << 30) * min(least, 1 << 20)
    case .capture(_, let body), .fromEnd(let body), .prompt(_, let body): return body.fixedLength
    }
  }

  /// With how many equal literals all of several trees begin.
  fileprivate static func commonLiterals(of trees: [MaskTree]) -> Int {
    guard let first = trees.first?.items else { return 0 }
    let literals = first.prefix { if case .literal = $0.kind { true } else { false } }
    return trees.dropFirst().reduce(literals.count) { count, tree in
      zip(literals.prefix(count), tree.items).prefix { $0 == $1 }.count
    }
  }
}
