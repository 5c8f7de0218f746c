import Caretaker
import FieldForms
import Foundation
import MaskFuzzing
import Testing

/// A form, what somebody does to it, and what is known of it then. What a design guide asks for is shown by such cases.
package struct GuidanceCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  /// Keys, and facts that hold after them.
  package struct Step: Decodable, Sendable {
    package let keys: String
    package let facts: [String: FormFact]
  }
  /// An answer in line mode, and all that is said to it; without an answer, what is said at first.
  package struct Turn: Decodable, Sendable {
    package var answer: String?
    package let says: [String]
    package var hidden: Bool?
  }

  /// Keys of a terminal, and what its window shows after them.
  package struct Drawing: Decodable, Sendable {
    package let keys: String
    /// Rows that stand one below the other, without the blanks at their ends.
    package var shows: [String]?
    /// Texts that stand in a style of their own.
    package var dim, reversed: [String]?
    /// The row and the column of the caret.
    package var caret: [Int]?
    /// What goes to the clipboard.
    package var copies: String?
  }

  package let name: String
  /// The form, as JSON.
  package let form: String
  package var today, region: String?
  package var steps: [Step]?
  package var dialogue: [Turn]?
  package var error: String?
  package var warnings: [String]?
  package var values: [String: FormFact]?
  package var keyCount: Int?
  /// The terminal: columns and rows of its window, and the look in words.
  package var window: [Int]?
  package var look: String?
  package var screens: [Drawing]?
  package var place = ""

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name = "case", about, form, today, region, steps, dialogue, error, warnings, values, keyCount, window, look,
      screens
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: CodingKeys.self)
    name = try object.decode(String.self, forKey: .name)
    form = try object.decode(FormSource.self, forKey: .form).json
    today = try object.decodeIfPresent(String.self, forKey: .today)
    region = try object.decodeIfPresent(String.self, forKey: .region)
    steps = try object.decodeIfPresent([Step].self, forKey: .steps)
    dialogue = try object.decodeIfPresent([Turn].self, forKey: .dialogue)
    error = try object.decodeIfPresent(String.self, forKey: .error)
    warnings = try object.decodeIfPresent([String].self, forKey: .warnings)
    values = try object.decodeIfPresent([String: FormFact].self, forKey: .values)
    keyCount = try object.decodeIfPresent(Int.self, forKey: .keyCount)
    window = try object.decodeIfPresent([Int].self, forKey: .window)
    look = try object.decodeIfPresent(String.self, forKey: .look)
    screens = try object.decodeIfPresent([Drawing].self, forKey: .screens)
    guard steps != nil || dialogue != nil || error != nil || warnings != nil || screens != nil else {
      throw DecodingError.dataCorruptedError(forKey: .name, in: object, debugDescription: "nothing is tried")
    }
  }

  package var testDescription: String { "\(place) \(name)" }
  package var keys: String { (steps ?? []).map(\.keys).joined() }

  package var environment: FormEnvironment {
    FormEnvironment(catalog: .localized, today: today.flatMap { CalendarDate(iso: $0) }, region: region)
  }
  package func plan() throws -> FormPlan { try FormPlan(json: Array(form.utf8), environment: environment) }

  /// Compares what is known of a form with what must be, to the scalar.
  package func expect(_ facts: [String: FormFact], after step: Int, at door: String) {
    for (name, fact) in steps?[step].facts ?? [:] {
      guard let found = facts[name] else {
        Issue.record(
          "\(place): there is no fact \(name); those of forms are \(facts.keys.filter { !$0.contains(".") })")
        continue
      }
      #expect("\(found)".isSame(as: "\(fact)"), "\(door), \(place), step \(step + 1): \(name)")
    }
  }

  /// Compares what a form hands out, as JSON.
  package func expectValues(_ json: Data, at door: String) throws {
    struct Result: Decodable { let values: [String: FormFact] }
    if let values { #expect(try JSONDecoder().decode(Result.self, from: json).values == values, "\(door), \(place)") }
  }
}

extension GuidanceCase.Step {
  package init(from decoder: any Decoder) throws {
    var facts = try [String: FormFact](from: decoder)
    guard case .text(let keys) = facts.removeValue(forKey: "keys") else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "keys are missing"))
    }
    (self.keys, self.facts) = (keys, facts)
  }
}

extension FormFact: Decodable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .none
    } else if let isTrue = try? value.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else {
      self = .texts(try value.decode([String].self))
    }
  }
}

extension FormReplay {
  /// All that is known, by its names.
  package var facts: [String: FormFact] { Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.fact) }) }
}

extension Fixtures {
  package static let forms = cases("forms/guidance/cases", as: GuidanceCase.self)
}
