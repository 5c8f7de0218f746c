import CTables

/// Facts of single scalars, of the Unicode version that the generated tables name.
///
/// ASCII is answered by arithmetic, which is inlined wherever it is asked; all else by four loads of a table.
extension Unicode.Scalar {
  /// The value of a decimal digit of any script, 0 to 9 (General_Category=Nd).
  @inlinable package var decimalDigit: UInt8? {
    if isASCII { return value >= 48 && value <= 57 ? UInt8(value - 48) : nil }
    let digit = facts.digit
    return digit < 10 ? digit : nil
  }

  /// The ASCII digit for a decimal digit of any script, and the scalar itself if it is not a digit.
  @inlinable package var asASCIIDigit: Unicode.Scalar { decimalDigit.map { Unicode.Scalar(48 + $0) } ?? self }

  /// The ASCII character for which keyboards of Chinese and Japanese write this one: a full-width form, the ideographic
  /// space, a full stop of either width. Else the scalar itself.
  package var plainForm: Unicode.Scalar {
    switch value {
    case 0xFF01...0xFF5E: Unicode.Scalar(value - 0xFF01 + 0x21) ?? self
    case 0x3000: " "
    case 0x3002, 0xFF61: "."
    default: self
    }
  }

  /// Whether this is a letter (General_Category=L*), as Python's `str.isalpha`.
  @inlinable package var isLetter: Bool {
    if isASCII { return isASCIILetter }
    return has(unicode_flag_letter)
  }

  /// Whether this is a letter of a script that writes syllables or words as one letter, or no spaces between words: one
  /// such letter may be a word, such as 月 or 오.
  package var mayBeWord: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x3040...0x31FF, 0x3400...0x9FFF: isLetter
    case 0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x20000...0x3FFFF: isLetter
    default: false
    }
  }

  /// Whether this is a letter or has a numeric value, as Python's `str.isalnum`.
  @inlinable package var isLetterOrNumber: Bool {
    if isASCII { return isASCIILetter || value >= 48 && value <= 57 }
    return has(unicode_flag_letter_or_number)
  }

  /// Whether this shows in text, or is the ASCII space, as Python's `str.isprintable`: no other space or separator, no
  /// control or format character, nothing private or unassigned.
  @inlinable package var isPrintable: Bool {
    if isASCII { return value >= 32 && value < 127 }
    return has(unicode_flag_printable)
  }

  /// Whether this shows nothing by itself (`unicode_is_invisible`): a joiner, a variation selector, a filler, a mark of
  /// direction.
  @inlinable package var isInvisible: Bool { !isASCII && unicode_is_invisible(value) }

  /// Whether joiners and variation selectors may stand with this one in a character of a value: the scripts before
  /// Hebrew have none of those, nor have digits.
  package var takesJoiners: Bool { value >= 0x590 && decimalDigit == nil && !isInvisible }

  /// Whether other scalars may stand with this one in a character of a value: marks do, and where they belong to the
  /// script or to a symbol, joiners and variation selectors.
  package func isJoined(byAll rest: some Sequence<Unicode.Scalar>) -> Bool {
    let takesJoiners = takesJoiners
    return rest.allSatisfy { !$0.isASCII && (takesJoiners || !$0.isInvisible) }
  }

  /// Whether this is white space, as Python's `str.isspace`.
  @inlinable package var isWhitespace: Bool {
    if isASCII { return value == 32 || value >= 9 && value <= 13 || value >= 28 && value <= 31 }
    return has(unicode_flag_whitespace)
  }

  /// Whether this is a mark that takes no place of its own (General_Category=Mn).
  @inlinable package var isNonspacingMark: Bool { !isASCII && has(unicode_flag_nonspacing_mark) }

  /// Whether this is a mark that belongs to the letter before it (General_Category=M*). Of what goes on with a word
  /// (Word_Break=Extend), only a joiner and the colours of emoji are none.
  package var isCombiningMark: Bool {
    !isASCII && wordClass == .extend && !isInvisible && !(0x1F3FB...0x1F3FF ~= value)
  }

  /// The upper case, where it is one scalar without a condition; else the scalar itself, as `ß`.
  @inlinable package var simpleUppercase: Unicode.Scalar {
    isASCII ? value >= 97 && value <= 122 ? moved(by: -32) : self : foreignUppercase
  }

  /// The lower case, where it is one scalar without a condition; else the scalar itself, as `İ`.
  @inlinable package var simpleLowercase: Unicode.Scalar {
    isASCII ? value >= 65 && value <= 90 ? moved(by: 32) : self : foreignLowercase
  }

  @usableFromInline var foreignUppercase: Unicode.Scalar {
    moved(by: UnicodeTables.caseRows[UnicodeTables.cases[self]].upper)
  }

  @usableFromInline var foreignLowercase: Unicode.Scalar {
    moved(by: UnicodeTables.caseRows[UnicodeTables.cases[self]].lower)
  }
}

extension Unicode.Scalar {
  /// The row of the table for this scalar.
  @inlinable var facts: unicode_facts { unicode_facts_of(value) }

  @inlinable func has(_ flag: Int) -> Bool { facts.flags & UInt8(flag) != 0 }

  @usableFromInline var isASCIILetter: Bool {
    let folded = value | 32
    return folded >= 97 && folded <= 122
  }

  @usableFromInline func moved(by distance: Int32) -> Unicode.Scalar {
    // Distances lead from a scalar to a scalar.
    Unicode.Scalar(UInt32(Int32(value) + distance))!
  }
}
