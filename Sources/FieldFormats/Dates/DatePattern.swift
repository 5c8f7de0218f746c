internal import UnicodeFacts

/// A pattern of CLDR cut into its pieces: runs of a letter, and what is shown as it is.
struct DatePattern {
  enum Piece {
    /// A run of one letter, such as `MM`, and where it begins.
    case letters(Unicode.Scalar, count: Int, offset: Int)
    /// Literals, its quotation marks resolved.
    case text(String)
  }
  private(set) var pieces: [Piece] = []
  /// The length of the pattern in scalars.
  let length: Int

  /// `'…'` stands for literals, `''` one quotation mark, letters of ASCII are parts, and everything else stands for
  /// itself.
  init(_ pattern: String) throws(DatePatternError) {
    let scalars = Array(pattern.unicodeScalars)
    length = scalars.count
    var text = String.UnicodeScalarView()
    var quote: Int?
    var at = 0
    while at < scalars.count {
      let scalar = scalars[at]
      if scalar == "'" {
        if at + 1 < scalars.count, scalars[at + 1] == "'" {
          text.append(scalar)
          at += 1
        } else {
          quote = quote == nil ? at : nil
        }
        at += 1
      } else if quote == nil, "a"..."z" ~= scalar || "A"..."Z" ~= scalar {
        let start = at
        while at < scalars.count, scalars[at] == scalar { at += 1 }
        if !text.isEmpty { pieces.append(.text(String(text))) }
        text = String.UnicodeScalarView()
        pieces.append(.letters(scalar, count: at - start, offset: start))
      } else {
        if scalar.decimalDigit != nil { throw DatePatternError(.digit(scalar), at: at) }
        if text.isEmpty, !pieces.isEmpty, scalar.joinsDigit { throw DatePatternError(.mark(scalar), at: at) }
        text.append(scalar)
        at += 1
      }
    }
    if let quote { throw DatePatternError(.unclosedQuote, at: quote) }
    if !text.isEmpty { pieces.append(.text(String(text))) }
  }
}

extension Unicode.Scalar {
  /// Whether it stands in one cluster with a digit before it.
  fileprivate var joinsDigit: Bool {
    var breaker = GraphemeBreaker()
    _ = breaker.isBoundary(before: "0")
    return !breaker.isBoundary(before: self)
  }
}
