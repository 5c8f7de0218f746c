public import Caretaker

/// Coded as ISO 8601 writes it: `"2026-12-31"`.
extension CalendarDate: Codable {
  /// Decodes a date.
  ///
  /// - Throws: `DecodingError` where the calendar has no such day.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let date = CalendarDate(iso: text) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "not a date (YYYY-MM-DD)"))
    }
    self = date
  }
  public func encode(to encoder: any Encoder) throws { try encoder.encode(description) }
}
