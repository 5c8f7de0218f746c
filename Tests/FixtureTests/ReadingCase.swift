import Caretaker
import MaskFuzzing
import Testing

/// What a format makes of a text that arrives whole.
struct ReadingCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  let format: String
  let text: String
  /// The display; `nil` where the text is rejected.
  let shown: String?
  /// Whether the text is the beginning of a value.
  let isIncomplete: Bool
  /// Why the text is rejected.
  let rejected: String?
  /// The characters that are left out, without blanks.
  let leftOut: String
  let about: String?
  var place = ""

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case format, text, shown, incomplete, rejected, leftOut, about
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: CodingKeys.self)
    format = try object.decode(String.self, forKey: .format)
    text = try object.decode(String.self, forKey: .text)
    shown = try object.decodeIfPresent(String.self, forKey: .shown)
    isIncomplete = try object.decodeIfPresent(Bool.self, forKey: .incomplete) ?? false
    rejected = try object.decodeIfPresent(String.self, forKey: .rejected)
    leftOut = try object.decodeIfPresent(String.self, forKey: .leftOut) ?? ""
    about = try object.decodeIfPresent(String.self, forKey: .about)
    try #require((shown == nil) != (rejected == nil), "\(format), \(text): shown or rejected")
  }

  var testDescription: String { "\(format): \(text)" }

  func fieldFormat() throws -> FieldFormat { try FormatCatalog.localized.format(named: format) }

  /// The characters of the text that were left out.
  func leftOut(_ rejections: [Rejection]) -> String {
    let characters = Array(text)
    return String(rejections.filter { $0.reason == .leftOut }.map { characters[$0.position] })
  }
}
