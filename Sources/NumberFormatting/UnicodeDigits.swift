import CUnicodeTables

extension Unicode.Scalar {
  /// The value of a decimal digit of any script (general category Nd), else `nil`: out of the tables that masks know
  /// digits by.
  var decimalDigit: UInt8? {
    if isASCII { return value >= 48 && value <= 57 ? UInt8(value - 48) : nil }
    let digit = unicode_facts_of(value).digit
    return digit < 10 ? digit : nil
  }

  /// Whether this is a letter (general category L): a stop after one belongs to a label, not to a number.
  package var isLabelLetter: Bool {
    if isASCII { return 65...90 ~= value & ~32 }
    return Int(unicode_facts_of(value).flags) & unicode_flag_letter != 0
  }

  /// Whether this goes on with a letter before it: a mark, or what the scripts from India to Myanmar set beside one.
  package var continuesLetter: Bool {
    0x900...0x109F ~= value || Int(unicode_facts_of(value).flags) & unicode_flag_nonspacing_mark != 0
  }

  /// What shows nothing, and the frame of a keycap: they mean nothing in a number.
  var isInvisible: Bool { unicode_is_invisible(value) || self == "\u{20E3}" }
}
