/// Values in quotes: those that could not be seen, or not be distinguished from a missing one, if they were written as
/// they are.
///
/// In quotes, `\"` and `\\` are the characters themselves, and `\u{A}` is a scalar by its number.
enum PlanTextQuote {
  /// A value as a line has it.
  static func written(_ value: String) -> String {
    guard needsQuotes(value) else { return value }
    var text = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case _ where isControl(scalar): text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// What stands between quotes; nil if they do not close at the end.
  static func read(_ quoted: Substring.UnicodeScalarView, line: Int) throws(PlanTextError) -> String? {
    var rest = quoted.dropFirst()
    var value = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return rest.isEmpty ? String(value) : nil }
      if scalar == "\\" {
        guard let escaped = readEscape(&rest) else { throw PlanTextError(.unknownEscape, line: line) }
        value.append(escaped)
      } else {
        value.append(scalar)
      }
    }
    return nil
  }

  private static func readEscape(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = rest[..<end]
      rest = rest[end...].dropFirst()
      return UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }

  private static func needsQuotes(_ value: String) -> Bool {
    guard let first = value.unicodeScalars.first, let last = value.unicodeScalars.last else { return true }
    return first == "\"" || first.properties.isWhitespace || last.properties.isWhitespace
      || value.unicodeScalars.contains(where: isControl)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.value < 0x20 || scalar.value == 0x7F }
}
