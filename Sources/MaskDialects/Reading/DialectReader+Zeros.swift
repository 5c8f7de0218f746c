internal import MaskSyntax

/// Numbers that may begin with zeros.
extension DialectReader {
  /// Numbers; or where an option keeps the zeros with which one begins, which no number has, a mask of its digits.
  ///
  /// A mask cannot say digits that are grouped, or bounded by what they are worth: there the option is left, and so is
  /// noted as left out.
  ///
  /// - Parameters:
  ///   - option: The name of the option.
  ///   - kept: What the option says where zeros are kept.
  ///   - dropped: What it says where they are not, as without it.
  mutating func content(
    of number: DialectNumber, _ options: inout PeerOptions, zeros option: String, kept: String, dropped: String
  ) throws(SyntaxError) -> Meaning {
    var rest = options
    let value = rest.take(option)
    let word = value.flatMap { $0.word ?? $0.text?.string }
    guard value == nil || word == dropped || word == kept && number.isDigitsAlone else { return .number(number) }
    options = rest
    return word == kept ? .mask(try digits(of: number, options.span)) : .number(number)
  }

  private mutating func digits(of number: DialectNumber, _ span: Range<Int>) throws(SyntaxError) -> MaskExpression {
    func fixed(_ text: String) -> [MaskExpression] { text.clusters.map { MaskExpression(.literal($0), span: span) } }
    let digits = try repeated(try leaf(.slot(Slot(.digit)), span), 1, number.integerDigits, span)
    let minus = number.allowsNegative ? [MaskExpression.optional(try leaf(.valueLiteral(Cluster("-")), span))] : []
    let prefix = fixed(number.prefix)
    options.showsSuffix = !number.suffix.isEmpty
    let beginning = number.negativePrefix == number.prefix + "-" ? prefix + minus : minus + prefix
    return MaskExpression(.sequence(beginning + [digits] + fixed(number.suffix)), span: span)
  }
}

extension DialectNumber {
  /// Whether it is its digits, a minus before them or before the prefix, and the same text around them always.
  fileprivate var isDigitsAlone: Bool {
    let isPlain = [nil, "-" + prefix, prefix + "-"].contains(negativePrefix) && negativeSuffix ?? suffix == suffix
    // of digits without a minus none is less than 0
    let isBounded = maximum != nil || minimum != nil && !(minimum == "0" && !allowsNegative)
    let isWhole = maximumFractionDigits == 0 && valueExponent == 0 && roundingIncrement == 1
    return isWhole && groupingSeparator.isEmpty && isPlain && !isBounded && !isMinorUnits
  }
}
