public import UnicodeFacts

/// The reason why a text is not a phone number: what is wrong, and where.
///
///     do { _ = try PhoneNumber("030 123456") } catch { print(error) }
///     // no + in front and no region whose number it could be at 0: …
public struct PhoneError: Error, Hashable, Diagnosis {
  /// The reason for an error. New reasons may be added.
  public enum Reason: Hashable, Sendable {
    /// Not what a phone number looks like anywhere.
    case notANumber
    /// Neither a plus in front nor a region whose number it could be.
    case noRegion
    /// No region with phone numbers has this code.
    case unknownRegion(String)
    /// After the plus, or the prefix for calls abroad, stands no calling code in use.
    case invalidCallingCode
    /// Fewer digits than any national number has.
    case tooShort(limit: Int)
    /// Too few digits after the plus, or after the prefix for calls abroad.
    case tooShortAfterPrefix
    /// More digits than any national number has.
    case tooLong(limit: Int)
    /// More characters than are read.
    case textTooLong(limit: Int)
  }
  /// The reason.
  public let reason: Reason
  /// The offset of the error, in scalars of the text. `nil` if the text is not what is wrong.
  public let position: Int?

  /// An error, at a place in a text if there is one.
  ///
  /// - Parameters:
  ///   - reason: What is wrong.
  ///   - position: Where, in scalars of the text; `nil` if the text is not what is wrong.
  public init(_ reason: Reason, at position: Int? = nil) {
    self.reason = reason
    self.position = position
  }
}
