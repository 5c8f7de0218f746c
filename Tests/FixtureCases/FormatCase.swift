import FieldEditing
package import FieldFormats
import Foundation
import MaskFuzzing
import MaskSyntax
import Testing

/// What a format of the catalogue makes of a text that is pasted as the whole field, or of keys pressed one by one.
package struct FormatCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  package struct Step: Decodable, Sendable, Equatable {
    /// The display, with the caret drawn in it where the case is about that, too.
    package let shown: String
    package let value: String
    package var complete: Bool?
    /// Where it is missing, as far as the value is complete.
    package var state: String?

    private enum CodingKeys: String, CodingKey, CaseIterable { case shown, value, complete, state }

    package init(from decoder: any Decoder) throws {
      let object = try decoder.container(onlyKeyedBy: CodingKeys.self)
      shown = try object.decode(String.self, forKey: .shown)
      value = try object.decode(String.self, forKey: .value)
      complete = try object.decodeIfPresent(Bool.self, forKey: .complete)
      state = try object.decodeIfPresent(String.self, forKey: .state)
    }

    fileprivate init(in object: KeyedDecodingContainer<FormatCase.CodingKeys>) throws {
      shown = try object.decode(String.self, forKey: .shown)
      value = try object.decode(String.self, forKey: .value)
      complete = try object.decodeIfPresent(Bool.self, forKey: .complete)
      state = try object.decodeIfPresent(String.self, forKey: .state)
    }

    package var stateToBe: String { state ?? (complete == true ? "complete" : "incomplete") }
  }

  package let format: String
  /// nil where keys are pressed.
  package let text: String?
  package let keys: [EditCommand]
  package let steps: [Step]
  package let today: CalendarDate?
  package let about: String?
  package var place = ""

  fileprivate enum CodingKeys: String, CodingKey, CaseIterable {
    case format, text, keys, steps, shown, value, complete, state, today, about
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: CodingKeys.self)
    format = try object.decode(String.self, forKey: .format)
    about = try object.decodeIfPresent(String.self, forKey: .about)
    today = try object.decodeIfPresent(String.self, forKey: .today).map { try #require(CalendarDate(iso: $0)) }
    text = try object.decodeIfPresent(String.self, forKey: .text)
    if let text {
      keys = [.setText(text)]
      steps = [try Step(in: object)]
    } else {
      keys = try Script(parsing: try object.decode(String.self, forKey: .keys)).keys
      steps = try object.decode([Step].self, forKey: .steps)
    }
  }

  package var testDescription: String {
    "\(place) \(format) \(text ?? Script(keys).description)\(about.map { ": " + $0 } ?? "")"
  }

  package func named() throws -> NamedFormat { try #require(FormatCatalog.standard[format], "\(place)") }
  package func mask() throws -> Mask { try #require(FormatMasks.all[format], "\(place)") }
}

/// What stands in a field after a key.
package struct FormatStanding {
  package let text: String
  package let caret: Int
  package let value: String
  package let isComplete: Bool
  /// nil where a door knows nothing of checks.
  package let state: String?

  package init(text: String, caret: Int, value: String, isComplete: Bool, state: String?) {
    (self.text, self.caret, self.value) = (text, caret, value)
    (self.isComplete, self.state) = (isComplete, state)
  }
}

extension FormatCase {
  /// Compares what a door found with what must be, to the scalar.
  package func expect(_ found: [FormatStanding], at door: String) {
    #expect(found.count == steps.count, "\(door), \(place)")
    for (i, (found, step)) in zip(found, steps).enumerated() {
      let drawn = step.shown.unicodeScalars.contains("▏")
      let shown =
        drawn ? EditingCase.Step(found.text, caret: found.caret, value: "", complete: false).shown : found.text
      let isSame =
        shown.isSame(as: step.shown) && found.value.isSame(as: step.value) && found.isComplete == step.complete ?? false
        && found.state ?? step.stateToBe == step.stateToBe
      #expect(isSame, "\(door), \(place), key \(i + 1): \(found), not \(step)")
    }
  }
}

/// The masks of the catalogue, each compiled once.
package enum FormatMasks {
  package static let all: [String: Mask] = {
    var masks: [String: Mask] = [:]
    for format in FormatCatalog.standard.formats {
      do throws(MaskError) {
        masks[format.name] = try format.mask()
      } catch {
        preconditionFailure("\(format.name): \(error.description)")
      }
    }
    return masks
  }()

  /// The names of formats, each with a mask that none before it has: with one mask the same keys show the same.
  package static let distinct: [String] = {
    var seen: Set<MaskTree> = []
    return FormatCatalog.standard.formats.filter { seen.insert($0.tree).inserted }.map(\.name)
  }()
}

extension Fixtures {
  package static let formats = cases("formats", as: FormatCase.self)
}
