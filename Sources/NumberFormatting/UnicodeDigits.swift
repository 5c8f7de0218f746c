import CUnicodeTables

extension Unicode.Scalar {
  /// The value of a decimal digit of any script (general category Nd), else `nil`: out of the tables that masks know
  /// digits by.
  var decimalDigit: UInt8? {
    if isASCII { return value >= 48 && value <= 57 ? UInt8(value - 48) : nil }
    guard let digit = facts?.digit, digit < 10 else { return nil }
    return digit
  }

  /// Whether this is a letter (general category L): a stop after one belongs to a label, not to a number.
  package var isLabelLetter: Bool {
    if isASCII { return 65...90 ~= value & ~32 }
    return facts.map { Int($0.flags) & unicode_flag_letter != 0 } ?? false
  }

  /// Whether this goes on with a letter before it: a mark, or what the scripts from India to Myanmar set beside one.
  package var continuesLetter: Bool {
    0x900...0x109F ~= value || facts.map { Int($0.flags) & unicode_flag_nonspacing_mark != 0 } ?? false
  }

  // three loads, each an index of the next table; after the end of the first nothing is a digit or a letter
  private var facts: unicode_facts? {
    let value = Int(value)
    guard value >> 9 < unicode_facts_top_count else { return nil }
    let block = unsafe Int(unicode_facts_middle()[Int(unicode_facts_top()[value >> 9]) << 5 | value >> 4 & 31])
    return unsafe unicode_facts_rows()[Int(unicode_facts_leaves()[block << 4 | value & 15])]
  }
}
