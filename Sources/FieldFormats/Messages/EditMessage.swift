internal import UnicodeFacts

/// A line for people about what an edit did beside putting its text in place.
public struct EditMessage: Hashable, Sendable {
  /// The subject of a message.
  public enum Kind: Hashable, Sendable {
    /// Something was rejected or dropped.
    case message
    /// Something was auto-inserted, or could have been read in another way.
    case remark
  }
  /// The subject of the message.
  public let kind: Kind
  /// The line, without an end: `rejected 'x': expected a digit`.
  public let text: String

  /// A message of your own, to be shown among those of a field.
  ///
  /// - Parameters:
  ///   - kind: Whether it is a problem or a remark.
  ///   - text: The words, without a capital or a stop.
  /// - Complexity: O(1)
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }

  /// A text in single quotes, as messages name it.
  ///
  ///     EditMessage.quote("x\u{7}")     // "'xU+0007'"
  ///
  /// - Parameter text: A character, or a few. What does not show is named by its code point.
  /// - Returns: The text between `'` and `'`.
  /// - Complexity: O(*n*)
  public static func quote(_ text: String) -> String {
    var quoted = "'"
    for scalar in text.unicodeScalars {
      if scalar.isPrintable { quoted.unicodeScalars.append(scalar) } else { quoted += scalar.codePoint }
    }
    return quoted + "'"
  }
}

extension Unicode.Scalar {
  /// `U+001B`
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
