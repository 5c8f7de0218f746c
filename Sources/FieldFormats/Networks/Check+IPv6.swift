internal import SecretMemory

extension Check {
  /// An internet address of version 6, as RFC 4291 writes it: eight groups of up to four hexadecimal digits, `::` once
  /// for one group of zeros or more, and, optionally, four decimal numbers at its end for the last two groups.
  public static let ipv6 = Check.ofBytes("ipv6") { NetworkText.ipv6Problem($0[...]).map { .malformed($0) } }
}

/// What is wrong with the names and addresses of computers, as the ends of sentences.
enum NetworkText {
  /// Why a text is not an address of version 6; `nil` where it is one.
  static func ipv6Problem(_ text: Slice<SecretList<UInt8>>) -> String? {
    var groups = text.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)[...]
    guard groups.count > 2 else { return "has too few groups" }
    // a double colon at an end leaves two empty groups there, and a single one leaves one
    if groups[0].isEmpty {
      if !groups[1].isEmpty { return "begins with a single colon" }
      groups.removeFirst()
    }
    if let last = groups.last, last.isEmpty, groups.count > 1 {
      groups.removeLast()
      if groups.last?.isEmpty != true { return "ends with a single colon" }
    }
    var count = 0
    var gaps = 0
    for (i, group) in groups.enumerated() {
      if group.isEmpty {
        gaps += 1
      } else if group.contains(UInt8(ascii: ".")) {
        if i < groups.count - 1 || !isIPv4(group) {
          return "has a group with a dot that is not an IPv4 address at its end"
        }
        count += 2
      } else {
        if group.count > 4 { return "has a group of more than four digits" }
        if !group.allSatisfy({ isHexadecimal($0) }) { return "has a group that is not hexadecimal" }
        count += 1
      }
    }
    if gaps > 1 { return "has two double colons" }
    if gaps == 1 { return count > 7 ? "has too many groups for a double colon" : nil }
    return count < 8 ? "has too few groups" : count > 8 ? "has too many groups" : nil
  }

  /// Whether a text is four numbers of 0 to 255 without zeros in front.
  static func isIPv4(_ text: Slice<SecretList<UInt8>>) -> Bool {
    let numbers = text.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4
      && numbers.allSatisfy { number in
        guard 1...3 ~= number.count, number.count == 1 || number.first != 48 else { return false }
        guard let value = number.smallNumber else { return false }
        return value < 256
      }
  }

  static func isDigit(_ byte: UInt8) -> Bool { 48...57 ~= byte }
  static func isHexadecimal(_ byte: UInt8) -> Bool { isDigit(byte) || 97...102 ~= byte || 65...70 ~= byte }
}
