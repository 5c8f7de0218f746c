internal import NumberFormatting

/// What stands between the affixes of a field of numbers, taken apart again.
struct ShownNumber {
  /// From the first digit to the last that was entered, in scalars of the text; to the separator where none stands
  /// after that.
  private(set) var body: Range<Int>
  /// Where the caret may stand as after the last digit, too: before a separator that may have been entered or not.
  private(set) var endBeforeSeparator: Int?
  /// How many zeros stand after the digits for others that are not entered yet.
  private(set) var zeroCount = 0
  /// The number of scalars.
  private let length: Int
  var integer: [Unicode.Scalar] = []
  var fraction: [Unicode.Scalar] = []
  var hasSeparator = false
  let isNegative: Bool

  /// `nil` where the text is not a number of the value's sign.
  ///
  /// - Parameter isAsTyped: Whether it stands as it was typed, or a group is open: then no zeros stand for digits.
  init?(_ text: String, value: String, isAsTyped: Bool, _ setup: NumberSetup) {
    let symbols = setup.symbols
    let scalars = Array(text.unicodeScalars)
    length = scalars.count
    isNegative = value.hasPrefix("-") || value.isEmpty && !text.isSame(as: setup.emptyText)
    let isZero = !value.unicodeScalars.contains { $0 >= "1" && $0 <= "9" }
    let (positive, negative) = isZero ? (symbols.zero, symbols.negativeZero) : (symbols.positive, symbols.negative)
    let affixes = isNegative ? negative : positive
    let (prefix, suffix) = (Array(affixes.prefix.unicodeScalars), Array(affixes.suffix.unicodeScalars))
    if scalars.isEmpty {
      body = 0..<0
      return
    }
    guard scalars.starts(with: prefix), scalars.reversed().starts(with: suffix.reversed()),
      scalars.count >= prefix.count + suffix.count
    else { return nil }
    body = prefix.count..<scalars.count - suffix.count
    guard read(scalars[body], symbols) else { return nil }
    if setup.shownFraction > 0 && !value.isEmpty && !isAsTyped { takeOffZeros(value, symbols) }
  }

  /// Takes off the zeros that stand for digits: the value says how many were entered.
  private mutating func takeOffZeros(_ value: String, _ symbols: NumberSymbols) {
    let halves = value.split(separator: ".")
    let entered = (halves.count == 2 ? halves[1].count : 0) - symbols.valueExponent
    let rest = fraction.dropFirst(max(0, entered))
    if rest.isEmpty || rest.contains(where: { $0 != "0" }) { return }
    zeroCount = rest.count
    fraction.removeLast(zeroCount)
    body = body.lowerBound..<body.upperBound - zeroCount
    if fraction.isEmpty { endBeforeSeparator = body.upperBound - symbols.decimalSeparator.unicodeScalars.count }
  }

  /// Whether a caret may stand there after the last digit.
  func isEnd(_ place: Int) -> Bool { place == body.upperBound || place == endBeforeSeparator }

  /// Whether a range is all that stands before the digits, or after them.
  func isAffix(_ range: Range<Int>) -> Bool {
    (range.lowerBound == 0 || isEnd(range.lowerBound))
      && (range.upperBound == length || range.upperBound == body.lowerBound)
  }

  private mutating func read(_ scalars: ArraySlice<Unicode.Scalar>, _ symbols: NumberSymbols) -> Bool {
    let (grouping, decimal) = (symbols.groupingSeparator.unicodeScalars, symbols.decimalSeparator.unicodeScalars)
    var rest = scalars
    while let first = rest.first {
      if let digit = symbols.digits.firstIndex(of: first) {
        let scalar = Unicode.Scalar(48 + UInt8(digit))
        if hasSeparator { fraction.append(scalar) } else { integer.append(scalar) }
        rest.removeFirst()
      } else if !hasSeparator, rest.starts(with: decimal) {
        hasSeparator = true
        rest.removeFirst(decimal.count)
      } else if !hasSeparator, !grouping.isEmpty, rest.starts(with: grouping) {
        rest.removeFirst(grouping.count)
      } else if !hasSeparator, " ',.".unicodeScalars.contains(first) {
        // the sign of an open group, as it was typed
        rest.removeFirst()
      } else {
        return false
      }
    }
    return true
  }

  var digits: [Unicode.Scalar] { integer + fraction }
  /// Whether zeros stand before another integer digit: they are not part of the value.
  var hasZerosInFront: Bool { integer.count > 1 && integer[0] == "0" }

  /// Whether the number has room in a field.
  func fits(_ setup: NumberSetup) -> Bool {
    let most = setup.entry == .minorUnits ? Int.max : setup.limits.fractionDigits
    return integer.count <= setup.limits.integerDigits && fraction.count <= most
  }

  /// Whether the digits are those of a value, the number shown being the value times ten to a power.
  func hasDigits(of value: String, exponent: Int) -> Bool {
    let halves = value.unicodeScalars.drop { $0 == "-" }.split(separator: ".")
    let digits = Array(halves.joined())
    return self.digits.drop { $0 == "0" } == digits.drop { $0 == "0" }
      && (digits.isEmpty || fraction.count + exponent == (halves.count == 2 ? halves[1].count : 0))
  }
}
