internal import SecretMemory

extension Check {
  /// A web address: `http` or `https`, a host (a domain, or an address, one of version 6 in brackets), a port if there
  /// is one, and then what RFC 3986 lets stand there. Letters of any script are taken, and a user name before the host
  /// is not.
  public static let url = Check.ofBytes("url") { NetworkText.urlProblem($0).map { .malformed($0) } }
}

extension NetworkText {
  static func urlProblem(_ text: SecretList<UInt8>) -> String? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { return "has no http:// or https:// in front" }
    let scheme = text[..<colon].lazy.map { 65...90 ~= $0 ? $0 + 32 : $0 }
    guard scheme.elementsEqual("https".utf8) || scheme.elementsEqual("http".utf8),
      text[colon...].starts(with: "://".utf8)
    else {
      return "has no http:// or https:// in front"
    }
    let rest = text[(colon + 3)...]
    let end =
      rest.firstIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? rest.endIndex
    return authorityProblem(rest[..<end]) ?? pathProblem(rest[end...])
  }

  /// `host`, `host:port`.
  private static func authorityProblem(_ text: Slice<SecretList<UInt8>>) -> String? {
    if text.contains(UInt8(ascii: "@")) { return "has a user name before the host" }
    var host = text
    if let colon = text.lastIndex(of: UInt8(ascii: ":")), !text[colon...].contains(UInt8(ascii: "]")) {
      host = text[..<colon]
      let port = text[(colon + 1)...].smallNumber ?? 0
      if !(1...65535 ~= port) { return "has a port that is none: 1 to 65535 are" }
    }
    if host.isEmpty { return "has no host" }
    if host.first == UInt8(ascii: "[") {
      guard host.last == UInt8(ascii: "]") else { return "has a bracket that is not closed" }
      return ipv6Problem(host.dropFirst().dropLast())
    }
    if isIPv4(host) { return nil }
    // a dot at the end says that the name is whole
    return domainProblem(host.last == UInt8(ascii: ".") ? host.dropLast() : host, labels: 1)
  }

  /// Path, query and fragment.
  private static func pathProblem(_ text: Slice<SecretList<UInt8>>) -> String? {
    var hasFragment = false
    var at = text.startIndex
    while at < text.endIndex {
      let byte = text[at]
      at = text.index(after: at)
      switch byte {
      case UInt8(ascii: "%"):
        guard text[at...].prefix(2).count == 2, text[at...].prefix(2).allSatisfy({ isHexadecimal($0) }) else {
          return "has a percent sign without two hexadecimal digits after it"
        }
      case UInt8(ascii: "#"):
        if hasFragment { return "has two signs #" }
        hasFragment = true
      case 0...32, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["), UInt8(ascii: "\\"),
        UInt8(ascii: "]"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"),
        UInt8(ascii: "}"), 127:
        return "has a character that must be written with a percent sign"
      default: break
      }
    }
    return nil
  }
}
