import Caretaker
import MaskFuzzing
import Testing

/// What a format makes of a text that arrives whole.
package struct ReadingCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  /// What the field is made over.
  package enum Subject: Sendable {
    case format(String)
    case mask(String)
    case number(NumberSetup)
    case phone(PhoneSetup)
    /// Payment cards as code makes them, under no name.
    case cards
  }
  package let subject: Subject
  package let preparation: PreparationSetup?
  package let text: String
  /// The display; `nil` where the text is rejected.
  package let shown: String?
  /// Whether the text is the beginning of a value.
  package let isIncomplete: Bool
  /// Why the text is rejected.
  package let rejected: String?
  /// The characters that are left out, without blanks.
  package let leftOut: String
  /// What a field shows in which typing may go on; as `shown` where it is missing.
  package let pasted: String?
  /// What stands in the field before, and the range of it that is selected, in scalars; an empty field where it is
  /// missing.
  package let into: String?
  package let selected: [Int]
  package let about: String?
  package var place = ""

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case format, mask, number, phone, card, preparation
    case text, shown, incomplete, rejected, leftOut, pasted, into, selected, about
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: CodingKeys.self)
    if let mask = try object.decodeIfPresent(String.self, forKey: .mask) {
      subject = .mask(mask)
    } else if let number = try object.decodeIfPresent(NumberSetup.self, forKey: .number) {
      subject = .number(number)
    } else if let phone = try object.decodeIfPresent(PhoneSetup.self, forKey: .phone) {
      subject = .phone(phone)
    } else if object.contains(.card) {
      subject = .cards
    } else {
      subject = .format(try object.decode(String.self, forKey: .format))
    }
    preparation = try object.decodeIfPresent(PreparationSetup.self, forKey: .preparation)
    text = try object.decode(String.self, forKey: .text)
    shown = try object.decodeIfPresent(String.self, forKey: .shown)
    isIncomplete = try object.decodeIfPresent(Bool.self, forKey: .incomplete) ?? false
    rejected = try object.decodeIfPresent(String.self, forKey: .rejected)
    leftOut = try object.decodeIfPresent(String.self, forKey: .leftOut) ?? ""
    pasted = try object.decodeIfPresent(String.self, forKey: .pasted)
    into = try object.decodeIfPresent(String.self, forKey: .into)
    selected = try object.decodeIfPresent([Int].self, forKey: .selected) ?? []
    about = try object.decodeIfPresent(String.self, forKey: .about)
    try #require((shown == nil) != (rejected == nil), "\(text): shown or rejected")
  }

  package var testDescription: String { "\(subject): \(text)" }

  package func fieldFormat() throws -> FieldFormat {
    let format = try unpreparedFormat()
    guard let preparation else { return format }
    return try #require(format.preparing(preparation.preparation))
  }

  private func unpreparedFormat() throws -> FieldFormat {
    switch subject {
    case .format(let name): try FormatCatalog.localized.format(named: name)
    case .mask(let mask): FieldFormat(try Mask(mask))
    case .number(let setup): setup.fieldFormat
    case .phone(let setup): FieldFormat(setup.format)
    case .cards: FieldFormat(.standard)
    }
  }

  /// The keys that come to it, by a script.
  package func keys(_ key: EditCommand) -> [EditCommand] {
    guard let into, selected.count == 2 else { return [key] }
    return [.paste(into), .setSelection(anchor: selected[0], head: selected[1]), key]
  }

  /// The field, and what is done to texts, as a line of `caret replay` has them.
  package var replayMembers: String {
    subjectMember + (preparation.map { ", \"preparation\": \($0)" } ?? "")
  }

  private var subjectMember: String {
    switch subject {
    case .format(let name): "\"preset\": \(name.asJSON)"
    case .mask(let mask): "\"mask\": \(mask.asJSON)"
    case .number(let setup): "\"number\": \(setup)"
    case .phone(let setup): "\"phone\": \(setup)"
    case .cards: "\"card\": {}"
    }
  }

  /// A value that the field may have before the text arrives.
  package func otherValue(_ format: FieldFormat) throws -> String {
    switch subject {
    case .mask(let mask): try #require(Mask(mask).examples(1).first)
    case .number: "7"
    default: format.example
    }
  }

  /// The characters of the text that were left out.
  package func leftOut(_ rejections: [Rejection]) -> String {
    let characters = Array(text)
    return String(rejections.filter { $0.reason == .leftOut }.map { characters[$0.position] })
  }
}

extension Fixtures {
  /// Texts that arrive whole in an empty field, and in place of a part.
  package static let readings = allReadings.filter { $0.into == nil }
  package static let partReadings = allReadings.filter { $0.into != nil }
  package static let allReadings = cases("reading", as: ReadingCase.self)
}
