internal import SecretMemory
internal import UnicodeFacts

/// Names that look like others, as UTS 39 finds them.
extension NetworkText {
  typealias Name = Slice<SecretList<Unicode.Scalar>>

  /// Why a name may be mistaken for another; `nil` where it may not.
  ///
  /// It is written in one script, or in Latin beside those of Chinese, Japanese or Korean (*highly restrictive*). Among
  /// Latin names it has a letter that does not look like one of ASCII, unless it is Latin itself.
  static func spoofProblem(_ name: Name, isAmongLatin: Bool) -> String? {
    if name.allSatisfy({ $0.isASCII }) { return nil }
    if let end = name.indices.first(where: { !isHighlyRestrictive(name[...$0]) }) {
      let (former, other) = (name[..<end], name[end])
      let one = former.first { !isHighlyRestrictive([$0, other] as SecretList) } ?? former[former.startIndex]
      return lookalikeProblem(other) ?? lookalikeProblem(one)
        ?? "has \(one.described) beside \(other.described) in one name"
    }
    let isConfusable = isAmongLatin && name.allSatisfy { $0.isASCII || $0.lookalike != nil }
    return isConfusable ? name.lazy.compactMap { lookalikeProblem($0) }.first : nil
  }

  /// Whether it is in one script, or in Latin and one of the three mixtures of scripts (UTS 39, section 5.2).
  private static func isHighlyRestrictive(_ name: some Sequence<Unicode.Scalar>) -> Bool {
    guard let first = name.first(where: { !$0.scripts.isEmpty }) else { return true }
    if first.scripts.contains(where: { script in name.allSatisfy { $0.isWritten(in: script) } }) { return true }
    return [UnicodeScript.hanWithBopomofo, .japanese, .korean].contains { script in
      name.allSatisfy { $0.isWritten(in: .latin) || $0.isWritten(in: script) }
    }
  }

  private static func lookalikeProblem(_ scalar: Unicode.Scalar) -> String? {
    guard let text = scalar.lookalike, let first = text.unicodeScalars.first else { return nil }
    let kind = first.isASCIIDigit ? "the digit" : text.utf8.count > 1 ? "the Latin letters" : "the Latin letter"
    return "has \(scalar.described), which looks like \(kind) \(text)"
  }
}

extension Unicode.Scalar {
  /// `the Cyrillic letter а (U+0430)`, `the Latin letter a`.
  fileprivate var described: String {
    let kind = isLetter ? "letter" : decimalDigit != nil ? "digit" : "mark"
    let named = "the \(scripts.first.map { $0.name + " " } ?? "")\(kind) \(self)"
    if isASCII { return named }
    let code = String(value, radix: 16, uppercase: true)
    return named + " (U+" + String(repeating: "0", count: max(0, 4 - code.utf8.count)) + code + ")"
  }
}
