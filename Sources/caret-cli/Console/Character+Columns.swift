/// How many columns of a terminal a character takes. By Unicode's facts, not the C library's, so that no locale is
/// needed.
extension Character {
  var columns: Int {
    let scalars = Array(unicodeScalars)
    guard scalars.count > 1 else { return scalars[0].columns }
    // an emoji made of several is drawn as one, a flag too
    let isJoined = scalars.contains { $0 == "\u{FE0F}" || $0 == "\u{200D}" && scalars[0].properties.isEmoji }
    if isJoined || (0x1F1E6...0x1F1FF).contains(scalars[0].value) { return 2 }
    let sum = scalars.reduce(0) { $0 + ($1.properties.isEmojiModifier && $1 != scalars[0] ? 0 : $1.columns) }
    return scalars[0].isHangulJamo ? 2 : sum
  }
}

extension Unicode.Scalar {
  fileprivate var isHangulJamo: Bool { (0x1100...0x115F).contains(value) }

  fileprivate var columns: Int {
    if (0x20..<0x7F).contains(value) { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .lineSeparator, .paragraphSeparator: return 0
    case .format: return value == 0xAD ? 1 : 0
    default: return isWide ? 2 : 1
    }
  }

  /// East Asian wide and full-width characters, and what is drawn as an emoji by itself.
  private var isWide: Bool {
    switch value {
    case 0..<0x1100: false
    case 0x1100...0x115F, 0x2329, 0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF,
      0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
      0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
    }
  }
}
