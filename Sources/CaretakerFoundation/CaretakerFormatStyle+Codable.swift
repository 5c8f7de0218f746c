internal import Caretaker
public import Foundation

/// A format by what it was asked for: the symbols themselves are the ICU's that decodes it.
private struct CodedFormat: Codable {
  let locale: String
  let style: LocaleNumberFormat.Style
  let options: LocaleNumberOptions

  init(_ format: LocaleNumberFormat) { (locale, style, options) = (format.locale, format.style, format.options) }

  /// - Throws: `DecodingError` that has the `LocaleNumberError` in it.
  static func decode(from decoder: any Decoder) throws -> LocaleNumberFormat {
    let coded = try CodedFormat(from: decoder)
    do {
      return try LocaleNumberFormat(locale: coded.locale, style: coded.style, options: coded.options)
    } catch {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: error.description, underlyingError: error))
    }
  }
}

extension Decimal.CaretakerFormatStyle: Codable {
  public init(from decoder: any Decoder) throws { self.init(try CodedFormat.decode(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try CodedFormat(numbers).encode(to: encoder) }
}

extension Decimal.CaretakerParseStrategy: Codable {
  public init(from decoder: any Decoder) throws { self.init(try CodedFormat.decode(from: decoder)) }
  public func encode(to encoder: any Encoder) throws { try CodedFormat(numbers).encode(to: encoder) }
}
