import CUnicodeTables

extension Unicode.Scalar {
  /// The value of a decimal digit of any script (general category Nd), else `nil`: out of the tables that masks know
  /// digits by.
  var decimalDigit: UInt8? {
    if isASCII { return value >= 48 && value <= 57 ? UInt8(value - 48) : nil }
    // three loads, each an index of the next table; after the end of the first nothing is a digit
    let value = Int(value)
    guard value >> 9 < unicode_facts_top_count else { return nil }
    let block = unsafe Int(unicode_facts_middle()[Int(unicode_facts_top()[value >> 9]) << 5 | value >> 4 & 31])
    let digit = unsafe unicode_facts_rows()[Int(unicode_facts_leaves()[block << 4 | value & 15])].digit
    return digit < 10 ? digit : nil
  }
}
