internal import SecretMemory

extension Check {
  /// A domain name of two labels at least, as RFC 1123 and RFC 5890 have them: letters of any script, digits and
  /// hyphens.
  public static let domain = Check("domain") { entry in
    NetworkText.domainProblem(entry.bytes[...], labels: 2).map { .malformed($0) }
  }
}

extension NetworkText {
  /// Why a text is not a domain name; `nil` where it is one.
  ///
  /// A label has up to 63 characters, the name 253 bytes; of a name with other letters than those of ASCII the limits
  /// hold for another spelling, so that too long a one may pass.
  ///
  /// - Parameter least: How many labels it has at least.
  static func domainProblem(_ text: Slice<SecretList<UInt8>>, labels least: Int) -> String? {
    if text.count > 253 { return "has a domain of more than 253 characters" }
    let labels = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    for label in labels {
      guard let first = label.first, let last = label.last else { return "has a dot without a name beside it" }
      if label.count(where: { !isContinuation($0) }) > 63 {
        return "has a name of more than 63 characters in its domain"
      }
      if first == UInt8(ascii: "-") || last == UInt8(ascii: "-") {
        return "has a name that begins or ends with a hyphen in its domain"
      }
      let isName = label.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") || $0 > 127 }
      if !isName { return "has a character that no domain has" }
    }
    if labels.count < least { return "has a domain without a dot" }
    // RFC 3696, section 2: a name of digits alone would be read as an address
    if let last = labels.last, last.allSatisfy({ isDigit($0) }) { return "has a domain that ends in a number" }
    return nil
  }
}
