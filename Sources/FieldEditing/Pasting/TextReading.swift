package import SecretMemory

/// A format's reading of a text that arrives whole: pasted, dropped, filled in by a browser, or a line of a file.
public struct TextReading: Sendable {
  /// Whether a field takes the text. Otherwise the field stays as it is.
  public let isAccepted: Bool
  /// The characters of an accepted text that are left out around its value, such as a label; of any other text those
  /// that keep it from being read. Their positions count the text's characters.
  public let rejections: [Rejection]
  /// What a field is made from, in UTF-8: the value as people write it.
  package let entry: SecretList<UInt8>
  /// What a field is made from in which typing may go on: `2026-12-1`, where `entry` is `2026-12-01`.
  package let beginning: SecretList<UInt8>

  /// How many characters of the text come before a number.
  package let labelLength: Int

  /// A text that is accepted.
  package init(
    _ entry: SecretList<UInt8>, beginning: SecretList<UInt8>? = nil, leavingOut rejections: [Rejection] = [],
    labelLength: Int = 0
  ) {
    isAccepted = true
    self.entry = entry
    self.beginning = beginning ?? entry
    self.rejections = rejections
    self.labelLength = labelLength
  }

  /// A text that is rejected as a whole.
  package init(rejecting rejections: [Rejection]) {
    isAccepted = false
    (entry, beginning, labelLength) = ([], [], 0)
    self.rejections = rejections
  }
}
