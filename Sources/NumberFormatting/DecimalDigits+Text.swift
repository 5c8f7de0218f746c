extension DecimalDigits {
  /// Reads the one form values have everywhere: `-1234.50`, ASCII digits with at most a minus and a point between digits.
  ///
  /// For what people write, with separators and symbols, there is `NumberReader`.
  /// - Throws: `NumberError` with the position, in scalars, of what does not belong; also for a number beyond `limits`.
  /// - Complexity: linear in the text.
  public init(_ text: String, limits: NumberLimits = NumberLimits()) throws(NumberError) {
    var position = 0
    digits.reserveCapacity(min(text.utf8.count, limits.integerDigits))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "-" where position == 0: isNegative = true
      case "." where integerCount > 0 && !hasSeparator: hasSeparator = true
      case "." where hasSeparator: throw NumberError(.secondDecimalSeparator, at: position)
      case "0"..."9":
        digits.append(UInt8(scalar.value - 48))
        if !hasSeparator { integerCount += 1 }
        if let excess = excess(over: limits) { throw NumberError(excess.reason, at: position) }
      default: throw NumberError(.unexpected(scalar), at: position)
      }
      position += 1
    }
    if integerCount == 0 || hasSeparator && fractionCount == 0 { throw NumberError(.noDigits, at: position) }
  }

  /// The number as values are written: `-1234.50`. No zero leads but the one before the point, and an open separator is
  /// left off; fraction digits stay as they are. Empty where there are no digits.
  public var text: String {
    guard !digits.isEmpty else { return "" }
    var text = isNegative ? "-" : ""
    var leading = 0
    while leading < integerCount - 1 && digits[leading] == 0 { leading += 1 }
    if integerCount == 0 { text += "0" }
    for index in leading..<digits.count {
      if index == integerCount { text += "." }
      text.unicodeScalars.append(Unicode.Scalar(48 + digits[index]))
    }
    return text
  }
}
