package import MaskSyntax
internal import SecretMemory
internal import UnicodeFacts

/// What a mask says about its values without being compiled.
extension MaskExpression {
  /// Whether a value may have anything but letters and digits.
  var valuesHavePunctuation: Bool {
    contains { part in
      switch part.kind {
      case .slot(let slot): [" ", "-", ".", ":", "/", ",", "@"].contains { slot.accepts($0) }
      case .valueLiteral(let cluster): !cluster.first.isLetterOrNumber
      default: false
      }
    }
  }

  /// Whether a value may have letters.
  var valuesHaveLetters: Bool {
    contains { part in
      switch part.kind {
      case .slot(let slot): ["a", "x", "A", "X"].contains { slot.accepts($0) }
      case .valueLiteral(let cluster): cluster.first.isLetterOrNumber && cluster.first.decimalDigit == nil
      default: false
      }
    }
  }

  /// Whether a slot takes any character that shows: such a text is nobody's code, and full-width forms in it stay.
  var takesAnyPrintable: Bool {
    contains { if case .slot(let slot) = $0.kind { slot.kind == .printable } else { false } }
  }

  /// Whether no value is without a digit that is typed, as far as its characters are those of ASCII.
  var valuesNeedDigits: Bool {
    isInEachValue { part in
      switch part.kind {
      case .slot(let slot): !(0x20..<0x7F).contains { !(48...57 ~= $0) && slot.accepts(Unicode.Scalar($0)) }
      case .range(let range): range.low != range.high
      default: false
      }
    }
  }

  /// Whether a number of a fixed width stands in it.
  package var hasFixedNumbers: Bool {
    contains { if case .range(let range) = $0.kind { range.isFixedWidth } else { false } }
  }

  /// Whether marks between two figures say what would not be known without them: where a number stands in it, a part
  /// without a bound, or one of more than one length that more may follow. A code of six to eight digits has none.
  var isVariable: Bool { isVariable(isFollowed: false) }

  private func isVariable(isFollowed: Bool) -> Bool {
    switch kind {
    case .range: return true
    case .slot, .literal, .valueLiteral: return false
    case .sequence(let items):
      var isFollowed = isFollowed
      for item in items.reversed() {
        if item.isVariable(isFollowed: isFollowed) { return true }
        isFollowed = isFollowed || item.takesCharacters
      }
      return false
    // whole values one beside another
    case .alternatives(let items): return items.contains { $0.isVariable(isFollowed: isFollowed) }
    case .repetition(let body, let least, let most):
      if body.takesCharacters && (most == nil || least != most && isFollowed) { return true }
      return body.isVariable(isFollowed: isFollowed || most != 1)
    case .capture(_, let body): return body.isVariable(isFollowed: isFollowed)
    }
  }

  /// Whether a digit stands in it that is not part of a value.
  var hasDigitsBesideValue: Bool {
    contains { if case .literal(let cluster) = $0.kind { cluster.first.decimalDigit != nil } else { false } }
  }

  /// How large its values are.
  var size: ValueSize {
    switch kind {
    case .slot: ValueSize(least: 1, most: 1)
    case .range(let range): ValueSize(least: 1, most: range.highWidth)
    case .valueLiteral(let cluster), .literal(let cluster):
      ValueSize(least: 0, most: cluster.first.isLetterOrNumber ? 1 : 0)
    case .sequence(let items): items.reduce(into: ValueSize(least: 0, most: 0)) { $0.append($1.size) }
    case .alternatives(let items):
      items.dropFirst().reduce(into: items.first?.size ?? ValueSize()) { $0.formUnion($1.size) }
    case .repetition(let body, let least, let most): body.size.repeated(least: least, most: most)
    case .capture(_, let body): body.size
    }
  }

  /// Whether a named group of the name stands in it.
  func hasGroup(_ name: String) -> Bool {
    contains { if case .capture(name, _) = $0.kind { true } else { false } }
  }

  /// A text for it, with the zeros of a number of fixed width, and without those of another.
  private func padded(_ text: SecretList<UInt8>) -> SecretList<UInt8> {
    guard case .range(let range) = kind else { return text }
    let zero = UInt8(ascii: "0")
    let zeros = range.isFixedWidth ? 0 : min(text.prefix { $0 == zero }.count, max(0, text.count - range.lowWidth))
    return SecretList(repeatElement(zero, count: max(0, range.lowWidth - text.count))) + text.dropFirst(zeros)
  }

  /// What is shown where named groups hold these texts, all in UTF-8; `nil` where something else is to be filled in.
  func text(with captures: [(name: String, text: SecretList<UInt8>)]) -> SecretList<UInt8>? {
    switch kind {
    case .capture(let name, let body): return captures.first { $0.name == name }.map { body.padded($0.text) }
    case .literal(let cluster), .valueLiteral(let cluster):
      var out: SecretList<UInt8> = []
      for scalar in cluster.scalars { out.append(scalar) }
      return out
    case .sequence(let items):
      var out: SecretList<UInt8> = []
      for item in items {
        guard let text = item.text(with: captures) else { return nil }
        out += text
      }
      return out
    case .alternatives(let items):
      for item in items { if let text = item.text(with: captures) { return text } }
      return nil
    case .repetition(let body, let least, _): return least == 0 ? [] : least == 1 ? body.text(with: captures) : nil
    case .slot, .range: return nil
    }
  }
}

/// How large the values of a mask are, so that a text which is not one is known by its length alone.
struct ValueSize {
  /// How many characters have to be typed at least.
  private(set) var least = 0
  /// How many letters and digits the display has at most; `nil` where there is no bound.
  private(set) var most: Int?

  mutating func append(_ next: ValueSize) {
    least = Self.sum(least, next.least) ?? .max
    most = Self.sum(most, next.most)
  }

  mutating func formUnion(_ other: ValueSize) {
    least = min(least, other.least)
    most = if let most, let other = other.most { max(most, other) } else { nil }
  }

  func repeated(least times: Int, most mostTimes: Int?) -> ValueSize {
    ValueSize(
      least: Self.product(least, times) ?? .max, most: most == 0 ? 0 : Self.product(most, mostTimes))
  }

  private static func sum(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b, case (let sum, false) = a.addingReportingOverflow(b) else { return nil }
    return sum
  }

  private static func product(_ a: Int?, _ b: Int?) -> Int? {
    guard let a, let b, case (let product, false) = a.multipliedReportingOverflow(by: b) else { return nil }
    return product
  }
}
