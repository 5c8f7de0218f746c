extension CheckedEntry {
  /// The letters and digits of what is checked, as ASCII, letters in upper case. Separators of the value count nothing.
  var characters: [UInt8] { CheckedEntry.characters(of: text) }

  static func characters(of text: String) -> [UInt8] {
    var out: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90: out.append(byte)
      case 97...122: out.append(byte - 32)
      default: break
      }
    }
    return out
  }
}
