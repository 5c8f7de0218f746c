internal import SecretMemory

extension Check {
  /// A mail address within the lengths of RFC 5321: up to 64 bytes before the sign @, 254 in all, and a domain after
  /// it.
  ///
  /// Before the sign stand words parted by single dots, of letters of any script with their marks, digits and the signs
  /// of RFC 5322; what would need quotation marks is rejected. Neither side may be mistaken for another name, as in
  /// ``domain``.
  public static let email = Check.ofBytes("email") { NetworkText.emailProblem($0).map { .malformed($0) } }
}

extension NetworkText {
  static func emailProblem(_ text: SecretList<UInt8>) -> String? {
    guard let sign = text.lastIndex(of: UInt8(ascii: "@")) else { return "has no sign @" }
    let local = text[..<sign]
    if text.count > 254 { return "has more than 254 characters" }
    if local.count > 64 { return "has more than 64 characters before the sign @" }
    let words = local.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if words.contains(where: { $0.isEmpty }) { return "has a dot without a word beside it before the sign @" }
    let name = scalars(of: local)
    if !name.allSatisfy({ $0 == "." || isOfMailWord($0) }) {
      return "has a character before the sign @ that must not stand there"
    }
    let domain = text[(sign + 1)...]
    // words beside each other may be in two scripts, as the labels of a domain may
    let problems = name.split { $0.isOneOf(".+-_") }.lazy.compactMap {
      spoofProblem($0, isAmongLatin: isAmongLatin(domain))
    }
    return problems.first ?? domainProblem(domain, labels: 2)
  }

  /// `atext` of RFC 5322, and of what is not ASCII (RFC 6532) letters, marks and digits: a dash or a quotation mark
  /// there was put in by a keyboard or a page.
  private static func isOfMailWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isOfName || scalar.isOneOf("!#$%&'*+-/=?^_`{|}~\u{200C}\u{200D}")
  }
}
