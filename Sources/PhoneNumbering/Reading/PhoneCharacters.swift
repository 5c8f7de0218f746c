internal import UnicodeFacts

/// What the characters of a text mean in a phone number. The classes are those by which libphonenumber reads.
extension Unicode.Scalar {
  /// The plain or the full-width plus.
  package var isPhonePlus: Bool { self == "+" || self == "\u{FF0B}" }

  var isASCIILetter: Bool { isASCII && (65...90).contains(value & ~32) }

  /// Spaces, dashes, dots, slashes, brackets and tildes, and `x`, which stands where a carrier code would.
  package var isPhonePunctuation: Bool {
    switch self {
    case "-", "x", "X", " ", "(", ")", "[", "]", ".", "/", "~": true
    case "\u{2010}"..."\u{2015}", "\u{2212}", "\u{30FC}", "\u{FF0D}"..."\u{FF0F}": true
    case "\u{A0}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{3000}": true
    case "\u{FF08}", "\u{FF09}", "\u{FF3B}", "\u{FF3D}", "\u{2053}", "\u{223C}", "\u{FF5E}": true
    default: false
    }
  }

  /// Whether it may stand in a number after the first three digits: those are followed by letters, too, as in
  /// 1-800-FLOWERS.
  var isInsidePhoneNumber: Bool {
    isPhonePunctuation || self == "*" || decimalDigit != nil || folded.isASCIILetter
  }

  /// As a small letter, where a label of extensions may have it. Case is ignored as simple case folding does, so that
  /// the long s, the Kelvin sign, the i's of Turkish and two old Cyrillic forms are among the letters.
  var folded: Unicode.Scalar {
    switch self {
    case "A"..."Z", "\u{FF21}"..."\u{FF3A}", "\u{D3}", "\u{410}"..."\u{42F}": Unicode.Scalar(value + 32) ?? self
    case "\u{17F}": "s"
    case "\u{212A}": "k"
    case "\u{130}", "\u{131}": "i"
    case "\u{1C81}": "\u{434}"
    case "\u{1C82}": "\u{43E}"
    default: self
    }
  }

  /// The key of a telephone that has this letter (ITU-T E.161). The long s and the i without a dot are letters that
  /// have capitals on it.
  package var keypadDigit: UInt8? {
    let capital: Unicode.Scalar = self == "\u{17F}" ? "S" : self == "\u{131}" ? "I" : self
    guard capital.isASCIILetter else { return nil }
    switch capital.value & ~32 {
    case 65...67: return 2
    case 68...70: return 3
    case 71...73: return 4
    case 74...76: return 5
    case 77...79: return 6
    case 80...83: return 7
    case 84...86: return 8
    default: return 9
    }
  }

  var isLineEnd: Bool {
    switch self {
    case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// Every space inside a line as the plain one, every dash (general category Pd, and minus) as the hyphen, every plus
  /// as the plain one.
  var plainPunctuation: Unicode.Scalar {
    switch self {
    case "\u{FF0B}", "\u{FE62}": "+"
    case "\u{58A}", "\u{5BE}", "\u{1400}", "\u{1806}", "\u{2010}"..."\u{2015}", "\u{2043}", "\u{2212}": "-"
    case "\u{2E17}", "\u{2E1A}", "\u{2E3A}", "\u{2E3B}", "\u{2E40}", "\u{2E5D}", "\u{301C}", "\u{3030}", "\u{30A0}",
      "\u{30FC}":
      "-"
    case "\u{FE31}", "\u{FE32}", "\u{FE58}", "\u{FE63}", "\u{FF0D}", "\u{10EAD}": "-"
    default: isWhitespace && !isLineEnd ? " " : self
    }
  }
}
