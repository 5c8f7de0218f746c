import CCaretaker
internal import FieldEditing
internal import FieldFormats
internal import NumberFormatting

@c @implementation public func caretaker_format_number(
  _ symbols: UnsafePointer<caretaker_number_symbols>!, _ entry: UnsafePointer<caretaker_number_entry>!,
  _ format: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<OpaquePointer?>!
) -> caretaker_status {
  unsafe makeFormat(format, error) { () throws(FormatFailure) in try unsafe numberFormat(symbols, entry) }
}

/// A format of numbers, of symbols and of a way of entry as C gives them.
func numberFormat(
  _ symbols: UnsafePointer<caretaker_number_symbols>?, _ entry: UnsafePointer<caretaker_number_entry>?,
  named name: FormatName? = nil
) throws(FormatFailure) -> FieldFormat {
  let given = try unsafe orFailure { () throws(caretaker_status) in
    guard let symbols = try unsafe options(symbols) else { throw CARETAKER_NULL_POINTER }
    return unsafe symbols
  }
  return try unsafe numberFormat(NumberFormat(NumberSymbols(given)), entry, named: name)
}

/// A format of numbers, of a way of entry as C gives it.
func numberFormat(
  _ numbers: NumberFormat, _ entry: UnsafePointer<caretaker_number_entry>?, named name: FormatName?
) throws(FormatFailure) -> FieldFormat {
  let way = try unsafe orFailure { () throws(caretaker_status) in try unsafe options(entry) }
  guard let way = unsafe way else { return FieldFormat(numbers, name: name) }
  return FieldFormat(numbers, entry: try unsafe NumberEntry(way), name: name)
}

extension NumberSymbols {
  /// Symbols that were given, once they are known to make a format.
  fileprivate init(_ given: caretaker_number_symbols) throws(FormatFailure) {
    func text(_ pointer: UnsafePointer<CChar>?) throws(FormatFailure) -> String? {
      try orFailure { () throws(caretaker_status) in try unsafe string(pointer) }
    }
    /// `nil` where neither is given.
    func affixes(
      _ prefix: UnsafePointer<CChar>?, _ suffix: UnsafePointer<CChar>?
    ) throws(FormatFailure) -> Affixes? {
      let (prefix, suffix) = (try unsafe text(prefix), try unsafe text(suffix))
      return prefix == nil && suffix == nil ? nil : Affixes(prefix: prefix ?? "", suffix: suffix ?? "")
    }
    func count(_ number: Int32, usually usual: Int, in range: ClosedRange<Int>, _ name: String) throws(FormatFailure)
      -> Int
    {
      let count = number == 0 ? usual : number == -1 ? 0 : Int(number)
      if range.contains(count) { return count }
      throw FormatFailure(
        "invalidSymbols", "\(name) is \(number)", "it is \(range.lowerBound) to \(range.upperBound)")
    }
    let digits = try unsafe text(given.digits) ?? "0123456789"
    let widths = digits.unicodeScalars.map { UTF8.width($0) }
    guard widths.count == 10, widths.allSatisfy({ $0 == widths[0] }) else {
      throw FormatFailure(
        "invalidSymbols", "digits are not ten of one width", "write ten digits of one script, 0 first")
    }
    let separator = try unsafe text(given.decimal_separator) ?? "."
    if separator.isEmpty { throw FormatFailure("invalidSymbols", "there is no decimal separator", "write one") }
    let rounding = unsafe given.rounding.rawValue
    guard let mode = UInt8(exactly: rounding).flatMap({ RoundingMode(rawValue: $0) }) else {
      throw .misuse(CARETAKER_OUT_OF_RANGE)
    }
    let least = try unsafe count(given.minimum_fraction_digits, usually: 0, in: 0...1_000, "minimum_fraction_digits")
    let most = try unsafe count(given.maximum_fraction_digits, usually: 0, in: 0...1_000, "maximum_fraction_digits")
    if most < least {
      throw FormatFailure(
        "invalidSymbols", "maximum_fraction_digits is less than minimum_fraction_digits", "exchange them")
    }
    self.init(
      positive: try unsafe affixes(given.positive_prefix, given.positive_suffix) ?? Affixes(),
      negative: try unsafe affixes(given.negative_prefix, given.negative_suffix) ?? Affixes(prefix: "-"),
      zero: try unsafe affixes(given.zero_prefix, given.zero_suffix),
      negativeZero: try unsafe affixes(given.negative_zero_prefix, given.negative_zero_suffix),
      digits: digits, groupingSeparator: try unsafe text(given.grouping_separator) ?? "",
      decimalSeparator: separator,
      primaryGroupingSize: try unsafe count(
        given.primary_grouping_size, usually: 3, in: 0...1_000, "primary_grouping_size"),
      secondaryGroupingSize: try unsafe count(
        given.secondary_grouping_size, usually: 3, in: 1...1_000, "secondary_grouping_size"),
      minimumGroupingDigits: try unsafe count(
        given.minimum_grouping_digits, usually: 1, in: 1...1_000, "minimum_grouping_digits"),
      minimumFractionDigits: least, maximumFractionDigits: most,
      roundingIncrement: try unsafe count(given.rounding_increment, usually: 1, in: 1...10_000, "rounding_increment"),
      roundingMode: mode,
      valueExponent: try unsafe NumberSymbols.exponent(given.value_exponent),
      minorUnitDigits: try unsafe count(given.minor_unit_digits, usually: most, in: 0...1_000, "minor_unit_digits"),
      marks: try orFailure { () throws(caretaker_status) in try unsafe strings(given.marks, given.mark_count) })
  }

  private static func exponent(_ exponent: Int32) throws(FormatFailure) -> Int {
    if (-1_000...1_000).contains(exponent) { return Int(exponent) }
    throw FormatFailure("invalidSymbols", "value_exponent is \(exponent)", "it is -1000 to 1000")
  }
}

extension NumberEntry {
  fileprivate init(_ given: caretaker_number_entry) throws(FormatFailure) {
    self.init(unsafe given.minor_units ? .minorUnits : .decimal)
    var limits = limits
    let (keys, least, most) = try orFailure { () throws(caretaker_status) in
      limits.integerDigits = try unsafe given.integer_digits.count(usually: limits.integerDigits)
      limits.fractionDigits = try unsafe given.fraction_digits.count(usually: limits.fractionDigits)
      limits.textLength = try unsafe given.text_length.count(usually: limits.textLength)
      return try unsafe (string(given.decimal_keys), string(given.minimum), string(given.maximum))
    }
    self.limits = limits
    decimalKeys = keys ?? ""
    minimum = try NumberEntry.bound(least)
    maximum = try NumberEntry.bound(most)
    clampsToBounds = unsafe given.clamps_to_bounds
    showsAffixWhenEmpty = unsafe given.shows_affix_when_empty
    showsFractionZeros = unsafe given.shows_fraction_zeros
    if let minimum, let maximum, maximum < minimum {
      throw FormatFailure("invalidBound", "the maximum is less than the minimum", "exchange them")
    }
  }

  private static func bound(_ text: String?) throws(FormatFailure) -> ExactDecimal? {
    guard let text else { return nil }
    do throws(NumberError) {
      return try ExactDecimal(text)
    } catch {
      throw FormatFailure("invalidBound", "'\(text)' is not a decimal", "write it as -1234.5")
    }
  }
}
