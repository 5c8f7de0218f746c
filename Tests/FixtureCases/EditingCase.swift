import FieldEditing
import MaskFuzzing
import MaskOracle
import NumberFormatting
import Testing

/// A script, and what must stand in the field after each key.
package struct EditingCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  package struct Options: Decodable, Sendable {
    package var overflow: String?
    package var secure: Bool?
    package var flags: [FieldOptions.Flag: Bool]
    package var steps = StepLengths()

    package init(from decoder: any Decoder) throws {
      let all = try decoder.singleValueContainer().decode([String: OptionValue].self)
      if case .text(let text) = all["overflow"] { overflow = text }
      secure = all["secure"]?.isOn
      flags = Dictionary(
        uniqueKeysWithValues: FieldOptions.Flag.allCases.compactMap { flag in
          all[flag.rawValue]?.isOn.map { (flag, $0) }
        })
      for size in StepSize.allCases {
        if case .text(let text) = all[size.optionName] { steps[size] = StepLength(text) }
      }
    }
  }
  package struct Step: Decodable, Sendable, Equatable {
    package let shown: String
    package let value: String
    package var complete: Bool?
  }
  /// What the last key reports beside what it shows.
  package struct Last: Decodable, Sendable {
    package struct Refused: Decodable, Sendable, Equatable {
      let position: Int
      let reason: String

      package init(position: Int, reason: String) { (self.position, self.reason) = (position, reason) }
    }
    package var rejections: [Refused]?
    package var effects: [String]?
    package var autoInserted: String?
    package var padded: String?
    package var placeholder: String?
  }

  package let about: String
  package let mask: String
  package let keys: String
  package let steps: [Step]
  package var options: Options?
  package var captures: [String: String]?
  package var last: Last?
  /// Why a door cannot run the case, by the door's name.
  package var skip: [String: String]?
  /// Why what is shown may be wrong for the person typing, though the rules as written say so.
  package var doubt: String?
  /// What a door does wrong for now, by the door's name: the case is then expected to fail there.
  package var known: [String: String]?
  package var place = ""

  package static let members = [
    "": "about mask keys steps options captures last skip doubt known", "steps": "shown value complete",
    "options": "overflow secure " + FieldOptions.Flag.allCases.map(\.rawValue).joined(separator: " ")
      + " step smallStep largeStep",
    "last": "rejections effects autoInserted padded placeholder", "rejections": "position reason",
  ]

  private enum CodingKeys: String, CodingKey {
    case about, mask, keys, steps, options, captures, last, skip, doubt, known
  }

  package var testDescription: String { "\(place) \(about)" }
  package var isEager: Bool { options?.flags[.eager] ?? true }
  package var dropsOverflow: Bool { options?.overflow == "drop" }

  /// Runs a door, whose failures may be known.
  package func run(_ door: String, _ body: () throws -> Void) throws {
    guard let reason = known?[door] else { return try body() }
    withKnownIssue("\(reason)") { try body() }
  }
  package func skips(_ door: String) -> Bool { skip?[door] != nil }

  package func script() throws -> Script { try Script(parsing: keys) }
  package func compiled() throws -> Mask { try Mask(mask, strictness: .permissive) }
  package var fieldOptions: FieldOptions {
    var all = FieldOptions(
      isEager: isEager, overflow: dropsOverflow ? .drop : .reject, pastes: .verbatim, isSecure: options?.secure ?? false
    )
    for (flag, isOn) in options?.flags ?? [:] { all[flag] = isOn }
    all.steps = options?.steps ?? StepLengths()
    return all
  }
  package var oracleOptions: OracleOptions { OracleOptions(fieldOptions) }

  /// Compares what a door found with what must be, to the scalar.
  package func expect(_ found: [Step], captures: [String: String], at door: String) {
    #expect(found.count == steps.count)
    for (i, (found, step)) in zip(found, steps).enumerated() {
      let (isShown, isHeld) = (found.shown.isSame(as: step.shown), found.value.isSame(as: step.value))
      let isAsComplete = found.complete ?? false == step.complete ?? false
      #expect(isShown && isHeld && isAsComplete, "\(door), key \(i + 1): \(found), not \(step)")
    }
    #expect(captures == self.captures ?? [:], "\(door)")
  }
}

extension EditingCase.Step {
  /// A text with a caret at an offset in scalars drawn in it.
  package init(_ text: String, caret: Int, value: String, complete: Bool) {
    var scalars = Array(text.unicodeScalars)
    scalars.insert("▏", at: min(caret, scalars.count))
    shown = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    self.value = value
    self.complete = complete
  }
}

extension String {
  package func isSame(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}

extension EditResult.Effects {
  /// The names of what it holds, in order.
  package var names: [String] {
    let all: [(EditResult.Effects, String)] = [
      (.valueChanged, "valueChanged"), (.rejected, "rejected"), (.autoInserted, "autoInserted"), (.padded, "padded"),
      (.leftEmptySlots, "leftEmptySlots"), (.filledEmptySlots, "filledEmptySlots"), (.reformatted, "reformatted"),
      (.replacedContents, "replacedContents"),
      (.truncated, "truncated"), (.clamped, "clamped"),
    ]
    return all.filter { contains($0.0) }.map { $0.1 }
  }
}

extension Fixtures {
  package static let editing = cases("editing", as: EditingCase.self)
}
