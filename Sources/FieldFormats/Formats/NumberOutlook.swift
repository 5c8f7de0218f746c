internal import FieldEditing
internal import NumberFormatting

/// Which numbers typing on can make of a number.
///
/// Digits typed after an integer make 12 into 120 to 129, 1,200 to 1,299 and so on, as far as there is room, each with
/// any fraction; digits typed after a fraction make 1.2 into 1.20 to 1.29. A sign may be typed at any time, but not
/// after the dash of a whole amount (`12.-`), and no digit after it. The bounds of such a range are the number's digits
/// with nothing but zeros or nines after them.
struct NumberOutlook {
  let outlook: EntryOutlook

  init(of field: borrowing Field, _ entry: NumberEntry) {
    outlook = NumberOutlook.isClosed(field, entry) ? .closed : .open
  }

  private static func isClosed(_ field: borrowing Field, _ entry: NumberEntry) -> Bool {
    // decimals of what is typed would stay in memory: a secret is not judged before its moment
    if field.options.isSecure { return false }
    guard entry.minimum != nil || entry.maximum != nil, field.boundsState != .inside, !field.options.isOverwriting,
      field.separatorMeaning == nil, let symbols = field.numberFormat?.symbols
    else { return false }
    let typed = TypedDigits(field.value, shiftedBy: symbols.valueExponent)
    let fractionLimit = min(entry.limits.fractionDigits, symbols.maximumFractionDigits)
    let fraction = entry.mode == .decimal ? field.typedFractionDigits : nil
    if fraction == nil && typed.isZero && !field.takesNoDigits { return false }
    let signs = symbols.showsSign && !field.endsInWholeDash ? [false, true] : [typed.isNegative]
    let ranges =
      field.takesNoDigits
      ? typed.ranges(entry, 0, limit: 0, exponent: symbols.valueExponent)
      : typed.ranges(entry, fraction, limit: fractionLimit, exponent: symbols.valueExponent)
    for range in ranges {
      for isNegative in signs where range.meets(entry.minimum, entry.maximum, isNegative: isNegative) { return false }
    }
    return true
  }
}

/// The digits of a number, as they were typed.
private struct TypedDigits {
  private var digits: [UInt8] = []
  private var integerCount = 0
  private(set) var isNegative = false

  /// - Parameters:
  ///   - value: The decimal.
  ///   - exponent: By how many places what is shown has its point further right.
  init(_ value: String, shiftedBy exponent: Int) {
    var point: Int?
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): point = digits.count
      default: digits.append(byte)
      }
    }
    integerCount = (point ?? digits.count) + exponent
    while digits.count < integerCount { digits.append(48) }
    while integerCount > 0 && digits[0] == 48 {
      digits.removeFirst()
      integerCount -= 1
    }
  }

  var isZero: Bool { digits.allSatisfy { $0 == 48 } }

  /// What typing on makes of it.
  ///
  /// - Parameters:
  ///   - fraction: How many digits stand after the separator, if one was typed.
  ///   - fractionLimit: How many may.
  func ranges(_ entry: NumberEntry, _ fraction: Int?, limit fractionLimit: Int, exponent: Int) -> [Range] {
    if let fraction { return [Range(digits, integerCount - exponent, nines: max(0, fractionLimit - fraction))] }
    // no bound has more digits than these, so that longer numbers are beyond both, as the last of these is
    let longest = max(entry.minimum?.description.utf8.count ?? 0, entry.maximum?.description.utf8.count ?? 0)
    let room = max(0, min(entry.limits.integerDigits, longest + abs(exponent) + fractionLimit + 1) - integerCount)
    return (0...room).map { more in
      let zeros = [UInt8](repeating: 48, count: more)
      let nines = entry.mode == .decimal ? fractionLimit : 0
      return Range(digits + zeros, integerCount + more - exponent, varying: more, nines: nines)
    }
  }

  /// The numbers from some digits to the same with nines in place of the last, and after them.
  struct Range {
    let low, high: ExactDecimal?

    init(_ digits: [UInt8], _ integerCount: Int, varying count: Int = 0, nines: Int) {
      low = Range.decimal(digits, integerCount)
      let fixed = digits.prefix(digits.count - count)
      high = Range.decimal(fixed + [UInt8](repeating: 57, count: count + nines), integerCount)
    }

    private static func decimal(_ digits: some Collection<UInt8>, _ integerCount: Int) -> ExactDecimal? {
      let zeros = [UInt8](repeating: 48, count: max(0, -integerCount))
      let all = zeros + digits
      let point = max(0, integerCount)
      return try? ExactDecimal(
        "0" + String(decoding: all.prefix(point), as: UTF8.self) + "."
          + String(decoding: all.dropFirst(point), as: UTF8.self) + "0",
        limits: .unbounded)
    }

    /// Whether one of the numbers, or of those with a minus, lies within bounds. Where that is not known, it does.
    func meets(_ minimum: ExactDecimal?, _ maximum: ExactDecimal?, isNegative: Bool) -> Bool {
      guard let low, let high else { return true }
      if !isNegative { return (minimum.map { $0 <= high } ?? true) && (maximum.map { low <= $0 } ?? true) }
      return (minimum.map { $0 <= -low } ?? true) && (maximum.map { -high <= $0 } ?? true)
    }
  }
}

extension ExactDecimal {
  fileprivate static prefix func - (number: ExactDecimal) -> ExactDecimal {
    let text = number.description
    let opposite = text.utf8.first == UInt8(ascii: "-") ? String(text.dropFirst()) : "-" + text
    return (try? ExactDecimal(opposite, limits: .unbounded)) ?? number
  }
}

extension NumberLimits {
  fileprivate static let unbounded: NumberLimits = {
    var limits = NumberLimits()
    (limits.integerDigits, limits.fractionDigits, limits.textLength) = (100_000, 100_000, 400_000)
    return limits
  }()
}
