extension Check {
  /// A mail address within the lengths of RFC 5321: up to 64 bytes before the sign @, 254 in all, and a domain behind it.
  ///
  /// Before the sign stand words parted by single dots, of letters of any script, digits and the signs of RFC 5322; what would need
  /// quotation marks is refused.
  public static let email = Check("email") { entry in NetworkText.emailProblem(entry.text).map { .malformed($0) } }
}

extension NetworkText {
  static func emailProblem(_ text: String) -> String? {
    guard let sign = text.utf8.lastIndex(of: UInt8(ascii: "@")) else { return "has no sign @" }
    let local = text.utf8[..<sign]
    if text.utf8.count > 254 { return "has more than 254 characters" }
    if local.count > 64 { return "has more than 64 characters before the sign @" }
    let words = local.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if words.contains(where: { $0.isEmpty }) { return "has a dot without a word beside it before the sign @" }
    if !words.allSatisfy({ $0.allSatisfy { isOfMailWord($0) } }) {
      return "has a character before the sign @ that must not stand there"
    }
    return domainProblem(text.utf8[text.utf8.index(after: sign)...], labels: 2)
  }

  /// `atext` of RFC 5322, and what is not ASCII (RFC 6532).
  private static func isOfMailWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "?"), UInt8(ascii: "^")...UInt8(ascii: "`"),
      UInt8(ascii: "{")...UInt8(ascii: "~"):
      true
    default: isLetter(byte) || isDigit(byte) || byte > 127
    }
  }
}
