internal import UnicodeFacts

/// The format's own currency, percent sign or unit beside a number that is read or typed.
extension NumberTable {
  /// What is left of a text that begins with one of the format's marks, and of the stop after one that ends in a
  /// letter: that of `Rs.500` is not a decimal sign.
  func afterMark(_ text: NumberText) -> NumberText? {
    var mark = unsafe facts.marks
    while unsafe mark[0] != 0 {
      let end = unsafe mark + 1 + Int(mark[0])
      unsafe mark += 1
      var rest = text
      while unsafe mark < end, let scalar = rest.scalar, unsafe scalar.foldedForMarks.value == mark[0] {
        unsafe mark += 1
        rest.advance()
      }
      if unsafe mark == end {
        let endsInLetter = unsafe Unicode.Scalar(mark[-1])?.isLetter ?? false
        if endsInLetter && rest.scalar?.plainSeparator == "." { rest.advance() }
        return rest
      }
      unsafe mark = end
    }
    return nil
  }

  /// Goes on with a mark that is typed: with those of the format's marks that have a character at its place.
  package func mark(_ mark: TypedMark, continuedBy scalar: Unicode.Scalar) -> TypedMark {
    let folded = scalar.foldedForMarks.value
    var continued = TypedMark(candidates: 0, length: mark.length + 1)
    // a space after a name leaves it whole
    continued.isWhole = mark.isWhole && scalar.isSpace
    var (word, candidate) = unsafe (facts.marks, UInt64(1))
    while unsafe word[0] != 0 && candidate != 0 {
      let length = unsafe Int(word[0])
      if mark.candidates & candidate != 0, mark.length < length, unsafe word[1 + mark.length] == folded {
        continued.candidates |= candidate
        if length == continued.length { continued.isWhole = true }
      }
      unsafe word += 1 + length
      candidate &<<= 1
    }
    return continued
  }
}

/// The beginning of one of the format's marks, as it is typed after a number: a bit for each of the first 64 that begin
/// so.
package struct TypedMark: Equatable, Sendable {
  fileprivate(set) var candidates = UInt64.max
  fileprivate(set) var length = 0
  /// Whether it is one of the marks.
  fileprivate var isWhole = false

  package init() {}
  fileprivate init(candidates: UInt64, length: Int) { (self.candidates, self.length) = (candidates, length) }

  /// Whether no mark begins so.
  package var isNone: Bool { candidates == 0 }
  /// Whether one begins so, and none is this: the `p` after `50` may be pence as well as the beginning of `pounds`.
  package var isBeginning: Bool { length > 0 && !isNone && !isWhole }
}

extension Unicode.Scalar {
  /// Capitals as small letters, every space as the plain one, and full-width forms as those of half the width: `usd 12`
  /// is as good as `USD 12`, and `¥12` as `￥12`.
  package var foldedForMarks: Unicode.Scalar {
    if isSpace { return " " }
    let plain = halfWidth
    return plain.value >= 65 && plain.value <= 90 ? Unicode.Scalar(UInt8(plain.value + 32)) : plain
  }

  /// The character that a full-width or small form is a form of, of those that currencies and percent signs are written
  /// with.
  private var halfWidth: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(UInt8(value - 0xFEE0))
    case 0xFE69: "$"
    case 0xFE6A: "%"
    case 0xFFE0: "\u{A2}"
    case 0xFFE1: "\u{A3}"
    case 0xFFE5: "\u{A5}"
    case 0xFFE6: "\u{20A9}"
    default: self
    }
  }
}
