internal import SecretMemory

/// Reads a number out of text as people write and copy it: `1.234,56 €`, `(1,234.50)`, `−1 234`, `١٬٢٣٤٫٥`, `USD 12`.
///
/// Spaces and apostrophes always group. Of `.` and `,` both, the last is decimal; one of them repeated groups; one of
/// them once means what it means in the format, except that a grouping sign not followed by exactly three digits, or
/// behind more than three, is decimal. A sign that could be read both ways is reported, and groups of a width no number has are refused: `21.11.2026`
/// is no amount.
///
///     let reading = try NumberReader(euros).read("1.234,56 €")
///     reading.text  // "1234.56"
public struct NumberReader: Sendable {
  public let symbols: NumberSymbols
  public let limits: NumberLimits
  /// The format's currency, percent sign or unit, folded as texts are, the longest first.
  private let marks: [[Unicode.Scalar]]

  public init(_ symbols: NumberSymbols, limits: NumberLimits = NumberLimits()) {
    self.symbols = symbols
    self.limits = limits
    marks = symbols.marks.map { mark in mark.unicodeScalars.filter { !$0.isInvisible }.map { $0.foldedForMarks } }
      .filter { !$0.isEmpty }.sorted { $0.count > $1.count }
  }

  /// - Throws: `NumberError`, with the position in scalars of what does not belong.
  /// - Complexity: linear in the text.
  public func read(_ text: String) throws(NumberError) -> NumberReading {
    var characters: SecretList<PlacedScalar> = []
    var end = 0
    for scalar in text.unicodeScalars {
      if end >= limits.textLength { throw NumberError(.textTooLong(limit: limits.textLength), at: end) }
      if !scalar.isInvisible { characters.append(PlacedScalar(scalar: scalar, position: end)) }
      end += 1
    }
    // a line copied from a table brings its end along
    while let last = characters.last, last.scalar.isLineEnd { characters.removeLast() }
    var surroundings = NumberSurroundings()
    let body = try skipSurroundings(&surroundings, in: characters.drop { $0.scalar.isLineEnd })
    let rest = body.drop { isBody($0.scalar) }
    var number = body[..<rest.startIndex]
    while let last = number.last, last.scalar.isSpace || last.scalar.isApostrophe { number.removeLast() }
    surroundings.isBehindNumber = true
    let behind = try skipSurroundings(&surroundings, in: body[number.endIndex...])
    if let stranger = behind.first { throw NumberError(.unexpected(stranger.scalar), at: stranger.position) }
    if let open = surroundings.parenthesis { throw NumberError(.unclosedParenthesis, at: open) }
    return try readBody(number, surroundings, end: end)
  }

  private func isBody(_ scalar: Unicode.Scalar) -> Bool {
    symbols.digit(scalar) != nil || sign(scalar) != nil
  }

  /// Takes spaces, signs, parentheses and the format's marks off the front.
  private func skipSurroundings(
    _ surroundings: inout NumberSurroundings, in text: Slice<SecretList<PlacedScalar>>
  ) throws(NumberError) -> Slice<SecretList<PlacedScalar>> {
    var text = text
    while let first = text.first {
      if let mark = marks.first(where: { text.starts(with: $0) { $0.scalar.foldedForMarks == $1 } }) {
        text.removeFirst(mark.count)
        surroundings.hasMark = true
        continue
      }
      if !first.scalar.isSpace, try !surroundings.take(first) { break }
      text.removeFirst()
    }
    return text
  }
}

/// A number read from a text.
public struct NumberReading: Hashable, Sendable {
  /// The number as it was written, zeros in front and an open separator included.
  package let number: DecimalDigits
  /// What the format multiplies a value by, as a power of ten.
  let valueExponent: Int
  /// The value, such as `-1234.50`.
  public var text: String {
    var digits = DigitBuffer(capacity: number.digits.count)
    digits.copy(number)
    digits.shift(by: -valueExponent)
    return digits.text
  }
  /// Where the sign stands that could be read both ways, as in `1,234`: in scalars of the text.
  public let ambiguity: Int?
  /// Whether sign, parentheses or currency stood beside the digits: such a text is a number of its own.
  public let hasSurroundings: Bool
  /// Where the sign or the parenthesis stood, if there was one.
  package let signPosition: Int?
  /// Where each digit stood.
  package let positions: [Int]
}

struct PlacedScalar {
  let scalar: Unicode.Scalar
  let position: Int
}

/// What stands beside a number's digits.
struct NumberSurroundings {
  var signPosition: Int?
  var isNegative = false
  var hasMark = false
  /// Where a parenthesis stands that is not yet closed.
  var parenthesis: Int?
  var isBehindNumber = false

  /// Takes a sign or a parenthesis; false for anything else.
  mutating func take(_ character: PlacedScalar) throws(NumberError) -> Bool {
    switch character.scalar {
    case "(", "\u{FF08}":
      guard !isBehindNumber else { return false }
      try sign(character, negative: true)
      parenthesis = character.position
    case ")", "\u{FF09}":
      guard isBehindNumber else { return false }
      guard parenthesis != nil else { throw NumberError(.unclosedParenthesis, at: character.position) }
      parenthesis = nil
    case "+", "\u{FF0B}", "\u{FE62}": try sign(character, negative: false)
    default:
      guard character.scalar.isMinus else { return false }
      try sign(character, negative: true)
    }
    return true
  }

  private mutating func sign(_ character: PlacedScalar, negative: Bool) throws(NumberError) {
    if signPosition != nil { throw NumberError(.secondSign, at: character.position) }
    signPosition = character.position
    isNegative = negative
  }
}

extension Unicode.Scalar {
  /// Capitals as small letters and every space as the plain one: `usd 12` is as good as `USD 12`.
  fileprivate var foldedForMarks: Unicode.Scalar {
    if isSpace { return " " }
    return value >= 65 && value <= 90 ? Unicode.Scalar(UInt8(value + 32)) : self
  }
}
