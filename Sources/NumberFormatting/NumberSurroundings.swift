/// What stands beside a number's digits.
struct NumberSurroundings {
  private(set) var signPosition: Int?
  private(set) var isNegative = false
  var hasMark = false
  /// Where a parenthesis stands that is not yet closed.
  private(set) var parenthesis: Int?
  var isAfterNumber = false
  /// Whether a mark stands after the number that is not its own: a dash after one, as in `1250;-`, is no minus.
  var isAfterEdge = false

  /// Takes a sign or a parenthesis; false for anything else.
  mutating func take(_ scalar: Unicode.Scalar, at position: Int) throws(NumberError) -> Bool {
    switch scalar {
    case "(", "\u{FF08}":
      guard !isAfterNumber else { return false }
      try sign(negative: true, at: position)
      parenthesis = position
    case ")", "\u{FF09}":
      guard isAfterNumber else { return false }
      guard parenthesis != nil else { throw NumberError(.unclosedParenthesis, at: position) }
      parenthesis = nil
    case "+", "\u{FF0B}", "\u{FE62}": try sign(negative: false, at: position)
    default:
      guard scalar.isMinus && !isAfterEdge else { return false }
      try sign(negative: true, at: position)
    }
    return true
  }

  private mutating func sign(negative: Bool, at position: Int) throws(NumberError) {
    if signPosition != nil { throw NumberError(.secondSign, at: position) }
    signPosition = position
    isNegative = negative
  }
}
