internal import MaskEngine
internal import SecretMemory
internal import UnicodeFacts

/// The value as programs keep it that know its shape.
extension MaskContent {
  /// The value without the value literals that are punctuation or spaces.
  var plainValue: String {
    var out: SecretList<UInt8> = []
    for k in 0..<now.count {
      let symbol = now.character(k)
      if now.isValueLiteral(k) && tables.firstScalar(of: symbol, typed).isPunctuationOrSpace { continue }
      for scalar in tables.scalars(of: symbol, typed) { out.append(scalar) }
    }
    return out.text
  }
}

extension Unicode.Scalar {
  /// Whether it is punctuation or white space: neither a letter, nor a number, nor a sign such as `+`, `$` or `€`.
  fileprivate var isPunctuationOrSpace: Bool {
    if isLetterOrNumber { return false }
    if isWhitespace { return true }
    if isASCII { return !"$+<=>^`|~".unicodeScalars.contains(self) }
    return switch value {
    // the punctuation of Latin-1, the blocks of general and of CJK punctuation, and its wide forms
    case 0xA1, 0xA7, 0xAB, 0xB6, 0xB7, 0xBB, 0xBF, 0x2010...0x2027, 0x2030...0x205E, 0x3001...0x3003, 0x3008...0x3011,
      0x3014...0x301F, 0x30FB, 0xFE10...0xFE19, 0xFE30...0xFE52, 0xFF01...0xFF0F, 0xFF1A...0xFF1B, 0xFF3B...0xFF3D:
      true
    default: false
    }
  }
}
