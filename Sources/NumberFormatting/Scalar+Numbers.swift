internal import UnicodeFacts

/// What characters mean around a number.
extension Unicode.Scalar {
  /// Whether this goes on with a letter before it: a mark, or what the scripts from India to Myanmar set beside one.
  package var continuesLetter: Bool { 0x900...0x109F ~= value || isNonspacingMark }

  /// What shows nothing, and the frame of a keycap: they mean nothing in a number.
  var isLeftOutOfNumbers: Bool { isInvisible || self == "\u{20E3}" }
}
