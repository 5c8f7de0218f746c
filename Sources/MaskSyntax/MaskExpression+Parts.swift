/// What an expression is made of, and questions that its parts answer: each spells only the kinds that matter to it.
extension MaskExpression {
  /// The expressions that it is made of; none for a slot, a literal or a number.
  package var parts: [MaskExpression] {
    switch kind {
    case .slot, .literal, .valueLiteral, .range: []
    case .sequence(let items), .alternatives(let items): items
    case .repetition(let body, _, _), .capture(_, let body): [body]
    }
  }

  /// The parts of a sequence; anything else is the only one.
  package var items: [MaskExpression] { if case .sequence(let items) = kind { items } else { [self] } }

  /// The same with other parts, in the same place.
  package func mapParts(_ transform: (MaskExpression) -> MaskExpression) -> MaskExpression {
    let kind: Kind =
      switch self.kind {
      case .slot, .literal, .valueLiteral, .range: self.kind
      case .sequence(let items): .sequence(items.map(transform))
      case .alternatives(let items): .alternatives(items.map(transform))
      case .repetition(let body, let least, let most): .repetition(transform(body), least: least, most: most)
      case .capture(let name, let body): .capture(name: name, transform(body))
      }
    return MaskExpression(kind, span: span)
  }

  /// Whether a test holds of it, or of anything in it.
  package func contains(where test: (MaskExpression) -> Bool) -> Bool {
    if test(self) { return true }
    // as `parts` has it, without an array for a body alone
    switch kind {
    case .slot, .literal, .valueLiteral, .range: return false
    case .sequence(let items), .alternatives(let items): return items.contains { $0.contains(where: test) }
    case .repetition(let body, _, _), .capture(_, let body): return body.contains(where: test)
    }
  }

  /// Whether each of its values has something of which a test of slots, literals and numbers holds.
  package func isInEachValue(where test: (MaskExpression) -> Bool) -> Bool {
    switch kind {
    case .slot, .literal, .valueLiteral, .range: test(self)
    case .sequence(let items): items.contains { $0.isInEachValue(where: test) }
    case .alternatives(let items): items.allSatisfy { $0.isInEachValue(where: test) }
    case .repetition(let body, let least, _): least > 0 && body.isInEachValue(where: test)
    case .capture(_, let body): body.isInEachValue(where: test)
    }
  }

  /// How many characters each of its values has; `nil` where they differ.
  package var fixedLength: Int? {
    @export(interface) get {
      switch kind {
      case .slot, .valueLiteral: return 1
      case .literal: return 0
      case .range(let range): return range.isFixedWidth ? range.highWidth : nil
      case .sequence(let items):
        return items.reduce(0) { sum, item in
          guard let sum, let length = item.fixedLength else { return nil }
          return sum.joinedSize(with: length)
        }
      case .alternatives(let items):
        let first = items.first?.fixedLength
        return items.allSatisfy { $0.fixedLength == first } ? first : nil
      case .repetition(let body, let least, let most):
        guard least == most, let length = body.fixedLength else { return nil }
        return length.repeatedSize(least)
      case .capture(_, let body): return body.fixedLength
      }
    }
  }

  /// Whether a character of a value can stand in it: an expression without slots and value literals takes nothing.
  package var takesCharacters: Bool {
    contains { part in
      switch part.kind {
      case .slot, .valueLiteral, .range: true
      default: false
      }
    }
  }

  /// Whether it is text, part of the value or not.
  package var isFixedText: Bool {
    switch kind {
    case .literal, .valueLiteral: true
    default: false
    }
  }

  /// Whether it is text beside the value.
  package var isLiteral: Bool { if case .literal = kind { true } else { false } }
}
