/// A range of leading digits, both ends of the same length: a bank identification number, as `4`, or several, as
/// `2221-2720`.
public struct BINRange: Hashable, Sendable {
  /// The first and the last number that the digits are.
  public let bounds: ClosedRange<Int>
  /// The number of digits: 1 to 8.
  public let length: Int

  /// The longest prefix that tells networks apart.
  public static let longest = 8

  /// Reads a prefix or two, with a hyphen between them; `nil` for any other text.
  ///
  ///     BINRange("2221-2720")
  ///
  /// - Parameter text: A prefix of one to eight digits, such as `4`, or two prefixes of the same length with a hyphen
  ///   between them.
  /// - Complexity: O(*n*) in the text.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count <= 2, first.count == last.count else {
      return nil
    }
    guard 1...BINRange.longest ~= first.count, let low = BINRange.number(first), let high = BINRange.number(last) else {
      return nil
    }
    guard low <= high else { return nil }
    bounds = low...high
    length = first.count
  }

  private static func number(_ digits: Substring.UTF8View) -> Int? {
    var number = 0
    for byte in digits {
      guard 48...57 ~= byte else { return nil }
      number = number * 10 + Int(byte) - 48
    }
    return number
  }
}

extension BINRange: CustomStringConvertible {
  /// The range as text: `51-55`, or `4`.
  public var description: String {
    func digits(_ number: Int) -> String {
      let digits = "\(number)"
      return String(repeating: "0", count: length - digits.utf8.count) + digits
    }
    return bounds.count == 1 ? digits(bounds.lowerBound) : "\(digits(bounds.lowerBound))-\(digits(bounds.upperBound))"
  }
}
