public import Caretaker

/// Coded as a program keeps it: `"+442079460958"`, and `x` with the extension, if there is one.
extension PhoneNumber: Codable {
  /// Decodes a phone number.
  ///
  /// - Throws: `DecodingError` where the text is not a number with its calling code.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decoded { (text: String) throws(PhoneError) in try PhoneNumber(text) }
  }
  public func encode(to encoder: any Encoder) throws { try encoder.encode(value) }
}

/// Coded as its two letters: `"GB"`.
extension PhoneRegion: Codable {
  /// Decodes a region.
  ///
  /// - Throws: `DecodingError` where there is no such region.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decoded { (code: String) throws(PhoneError) in try PhoneRegion(code) }
  }
  public func encode(to encoder: any Encoder) throws { try encoder.encode(code) }
}

extension PhoneNumberStyle: Codable {}
