internal import SecretMemory
internal import UnicodeFacts

extension Check {
  /// A domain name of two labels at least, as RFC 1123 and RFC 5890 have them: letters of any script with their marks,
  /// digits and hyphens.
  ///
  /// A label may not be mistaken for another (UTS 39): its scripts are not mixed, but Latin with those of Chinese,
  /// Japanese or Korean; and where the last label is Latin, a label of another script has a letter that does not look
  /// like one of ASCII. A label that begins with `xn--` is judged by what it shows.
  public static let domain = Check.ofBytes("domain") { bytes in
    NetworkText.domainProblem(bytes[...], labels: 2).map { .malformed($0) }
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
    let labels = labels(of: text)
    let isLatin = isAmongLatin(text)
    for label in labels {
      if label.count > 63 { return "has a name of more than 63 characters in its domain" }
      guard let label = shown(label) else { return "has a name that begins with xn-- and is not Punycode" }
      guard let first = label.first, let last = label.last else { return "has a dot without a name beside it" }
      if first == "-" || last == "-" { return "has a name that begins or ends with a hyphen in its domain" }
      if first.isCombiningMark { return "has a name that begins with a mark in its domain" }
      let isName = label.indices.allSatisfy { label[$0].isOfName || label[$0] == "-" || takesSign(at: $0, in: label) }
      if !isName { return "has a character that no domain has" }
      if let problem = spoofProblem(label, isAmongLatin: isLatin) { return problem }
    }
    if labels.count < least { return "has a domain without a dot" }
    // RFC 3696, section 2: a name of digits alone would be read as an address
    if let last = labels.last, last.allSatisfy({ $0.isASCIIDigit }) { return "has a domain that ends in a number" }
    return nil
  }

  private static func labels(of text: Slice<SecretList<UInt8>>) -> [Name] {
    scalars(of: text).split(omittingEmptySubsequences: false) { $0.separatesLabels }
  }

  /// Whether names of a domain may be taken for Latin: its last label is ASCII, or the only one. `орг` and `срб` are
  /// not, though all of their letters look so.
  static func isAmongLatin(_ domain: Slice<SecretList<UInt8>>) -> Bool {
    let labels = labels(of: domain)
    return labels.count < 2 || labels.last.flatMap { shown($0) }?.allSatisfy { $0.isASCII } ?? true
  }

  /// Whether a sign stands in a label that is taken only there, as in `paral·lel` (RFC 5892, appendix A), or a joiner
  /// after a mark or a letter of a script that has them.
  private static func takesSign(at place: Int, in label: Name) -> Bool {
    let before = place > label.startIndex ? label[place - 1] : nil
    let after = place + 1 < label.endIndex ? label[place + 1] : nil
    switch label[place] {
    case "\u{B7}": return before?.simpleLowercase == "l" && after?.simpleLowercase == "l"
    case "\u{375}": return after.map { 0x370...0x3FF ~= $0.value } ?? false
    case "\u{5F3}", "\u{5F4}": return before.map { 0x5D0...0x5EA ~= $0.value } ?? false
    case "\u{30FB}": return label.contains { $0.isLetter && 0x3005...0x9FFF ~= $0.value }
    case "\u{200C}", "\u{200D}": return before?.takesJoiners ?? false
    default: return false
    }
  }

  /// The scalars of a text in UTF-8.
  static func scalars(of text: Slice<SecretList<UInt8>>) -> SecretList<Unicode.Scalar> {
    var scalars: SecretList<Unicode.Scalar> = []
    scalars.reserveCapacity(text.count)
    var (rest, decoder) = (text.makeIterator(), UTF8())
    while case .scalarValue(let scalar) = decoder.decode(&rest) { scalars.append(scalar) }
    return scalars
  }
}

extension Unicode.Scalar {
  /// Whether names have it wherever it stands, by its general category as UTS 46 and RFC 5892 do: a letter, a mark, a
  /// decimal digit, and four signs that are letters to those who write them. Fillers, which are letters, show nothing.
  var isOfName: Bool {
    switch value {
    case 0x6FD, 0x6FE, 0xF0B, 0x3007: true
    default: isLetter && !isInvisible || decimalDigit != nil || isCombiningMark
    }
  }

  /// Whether it is a dot between labels: a full stop, or one of the keyboards of Chinese and Japanese (UTS 46).
  fileprivate var separatesLabels: Bool { plainForm == "." }
}
