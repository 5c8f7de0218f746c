public import UnicodeFacts

extension NumberError {
  /// A clause that says what is wrong.
  public var message: String {
    switch reason {
    case .unexpected(let scalar): "unexpected '\(scalar.visible)'"
    case .noDigits: "a digit is missing"
    case .secondDecimalSeparator: "a second decimal separator"
    case .ambiguousSeparator: "a grouping sign where none stands"
    case .misplacedGrouping: "a group of digits no number has"
    case .secondSign: "a second sign"
    case .unclosedParenthesis: "a parenthesis without its other half"
    case .tooManyIntegerDigits(let limit): "more than \(limit) integer digits"
    case .tooManyFractionDigits(let limit): "more than \(limit) fraction digits"
    case .textTooLong(let limit): "a text of more than \(limit) characters"
    case .notFinite: "infinity or not a number"
    case .noSign: "a minus, which this format does not show"
    }
  }

  /// A suggestion of what would do instead.
  public var suggestion: String {
    switch reason {
    case .unexpected: "write digits, separators, one sign, and the format's own symbols"
    case .noDigits: "write at least one digit before and, if there is a separator, after it"
    case .secondDecimalSeparator: "leave one"
    case .ambiguousSeparator: "grouping is automatic; for the decimal separator use the locale's own"
    case .misplacedGrouping: "write groups of three digits, or none"
    case .secondSign: "leave one"
    case .unclosedParenthesis: "write both, or a minus"
    case .tooManyIntegerDigits: "shorten it, or raise the limit `integerDigits`"
    case .tooManyFractionDigits: "shorten it, or take a format or limit `fractionDigits` with more room"
    case .textTooLong: "shorten it, or raise the limit `textLength`"
    case .notFinite: "format a finite number"
    case .noSign: "leave it out, or take a format that shows the sign"
    }
  }

  /// Its position.
  public var place: SourcePlace? { .offset(position) }
}

extension Unicode.Scalar {
  /// Itself; what does not show by itself, by its number.
  fileprivate var visible: String {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x300..<0x370, 0x20D0..<0x2100, 0xE0000...: number
    default: isInvisible || isLineEnd ? number : String(self)
    }
  }

  private var number: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
