import Caretaker
import Testing

/// What is answered about a value of a column.
package struct AnswerCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  /// The format by its name, or the mask.
  package let format, mask: String?
  /// The name of what is asked.
  package let question: String
  package let text: String
  /// The date of today that the format is made with.
  package let today: String?
  /// The answer; `nil` where it is not known.
  package let answer: String?
  package let about: String?
  private let skip: [String: String]?
  package var place = ""

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case format, mask, question, text, today, answer, about, skip
  }
  package static let members = ["": CodingKeys.allCases.map(\.rawValue).joined(separator: " ")]

  package var testDescription: String { "\(format ?? mask ?? ""), \(question): \(text)" }

  /// Whether it is not played at a door, which the case says why.
  package func skips(_ door: String) -> Bool { skip?[door] != nil }

  package var day: CalendarDate? { today.flatMap { CalendarDate(iso: $0) } }

  package func fieldFormat() throws -> FieldFormat {
    if let mask { return FieldFormat(try Mask(mask)) }
    return try FormatCatalog.localized.format(named: format ?? "", today: day)
  }
}

extension Fixtures {
  package static let answers = cases("columns", as: AnswerCase.self)
}
