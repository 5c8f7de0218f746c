extension FormatCatalog {
  /// The name that a person may have meant, with the arguments that they gave: one that is a slip or two away, or what
  /// the same thing is called in the region with which the name begins.
  ///
  ///     us-phnoe       us-phone
  ///     us-ssn         ssn, which only one country has
  ///     us-postcode    us-zip
  ///     uk-postcode    gb-postcode
  ///     card-expiry    expiry
  ///
  /// A slip never leads to another region: `us-postcode` is not `as-postcode`.
  package func meant(by name: FormatName) -> FormatName? {
    nearestName(to: name.base).map { FormatName($0, name.arguments) }
  }

  private func nearestName(to name: String) -> String? {
    let names = names
    guard let given = RegionalName(name) else { return names.nearest(to: name) ?? names.part(of: name) }
    let regional = names.compactMap { RegionalName($0) }.filter { $0.region.utf8.elementsEqual(given.region.utf8) }
    // what begins with two letters need not be of a region
    if regional.isEmpty {
      let others = names.filter { RegionalName($0) == nil }
      return others.nearest(to: name) ?? others.part(of: name)
    }
    let isCalledSo = regional.contains { $0.subject.utf8.elementsEqual(given.subject.utf8) }
    if !isCalledSo, let national = names.first(where: { $0.utf8.elementsEqual(given.subject.utf8) }) { return national }
    let subject =
      isCalledSo
      ? given.subject : regional.map { $0.subject }.nearest(to: given.subject) ?? namesake(of: given, among: regional)
    if let subject { return given.region + "-" + subject }
    return names.filter { RegionalName($0) == nil }.nearest(to: given.subject)
  }

  /// What a region calls the thing that is called so elsewhere: browsers fill in both by the same word.
  private func namesake(of name: RegionalName, among regional: [RegionalName]) -> String? {
    let others = formatNames.filter { RegionalName($0)?.subject.utf8.elementsEqual(name.subject.utf8) ?? false }
    guard let autofill = others.first.flatMap({ self[$0]?.metadata.autofill }) else { return nil }
    return regional.first { self[$0.region + "-" + $0.subject]?.metadata.autofill == autofill }?.subject
  }
}

extension [String] {
  /// The longest name that another ends with, or begins with, at a hyphen.
  fileprivate func part(of name: String) -> String? {
    let name = name.utf8.map { 65...90 ~= $0 ? $0 | 32 : $0 }
    func longest(_ isPart: (String) -> Bool) -> String? { filter(isPart).max { $0.utf8.count < $1.utf8.count } }
    return longest { name.reversed().starts(with: ("-" + $0).utf8.reversed()) }
      ?? longest { name.starts(with: ($0 + "-").utf8) }
  }
}

/// A name that begins with a region's two letters: `us-zip`.
private struct RegionalName {
  let region: String
  let subject: String

  /// - Returns: `nil` for a name without a region.
  init?(_ name: String) {
    let bytes = name.utf8.map { 65...90 ~= $0 ? $0 | 32 : $0 }
    guard bytes.count > 3, bytes[2] == UInt8(ascii: "-"), bytes[..<2].allSatisfy({ 97...122 ~= $0 }) else {
      return nil
    }
    let code = String(decoding: bytes[..<2], as: UTF8.self)
    region = code.utf8.elementsEqual("uk".utf8) ? "gb" : code
    subject = String(decoding: bytes[3...], as: UTF8.self)
  }
}
