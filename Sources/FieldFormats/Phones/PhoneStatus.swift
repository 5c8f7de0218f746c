public import FieldEditing
public import PhoneNumbering

/// The status of a phone number while it is entered: the number, once there is one, and where it may belong.
///
///     var field = Field(PhoneFormat(try PhoneRegion("GB")))
///     field.insert("07400123456")
///     let status = PhoneStatus(of: field)
///     status.number?.e164              // "+447400123456"
///     status.regions.map(\.code)       // ["GB"]
///     status.number?.validityText      // "valid"
public struct PhoneStatus: Hashable, Sendable {
  /// The number; `nil` while there is none.
  public let number: PhoneNumber?
  /// Whether there are more digits than any number has that begins so.
  public let isTooLong: Bool
  /// Regions whose numbers begin so, the main one of the calling code first; a single one where that is certain.
  public let regions: [PhoneRegion]

  /// The status of a number.
  ///
  /// - Parameter number: The number, valid or not.
  /// - Complexity: O(*r*) in the regions that share its calling code.
  public init(_ number: PhoneNumber) {
    self.number = number
    isTooLong = number.possibility == .tooLong
    regions = number.region.map { [$0] } ?? number.regions
  }

  /// The status of the number in a field.
  ///
  /// - Parameter field: A field over a phone format; of any other there is nothing to know.
  /// - Complexity: That of `Field.phoneNumber`: for after a key, not within it.
  public init(of field: borrowing Field) {
    do throws(PhoneError) {
      let number = try field.phoneNumber
      self.number = number
      isTooLong = number.possibility == .tooLong
    } catch {
      number = nil
      if case .tooLong = error.reason { isTooLong = true } else { isTooLong = false }
    }
    let candidates = field.phoneRegions
    regions = number?.region.map { [$0] } ?? (candidates.isEmpty ? number?.regions ?? [] : candidates)
  }
}
