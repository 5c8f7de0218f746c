import FieldFormats
import MaskFuzzing
import MaskOracle
import Testing

/// A script, and what must stand in the field after each key.
struct EditingCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  struct Options: Decodable, Sendable {
    var eager: Bool?
    var overflow: String?
    var secure: Bool?
    var keepsPlaces: Bool?
    var showsSuffix: Bool?
    var hidesParts: Bool?
  }
  struct Step: Decodable, Sendable, Equatable {
    let shown: String
    let value: String
    var complete: Bool?
  }
  /// What the last key reports beside what it shows.
  struct Last: Decodable, Sendable {
    struct Refused: Decodable, Sendable, Equatable {
      let position: Int
      let reason: String
    }
    var rejections: [Refused]?
    var effects: [String]?
    var autoInserted: String?
    var padded: String?
    var placeholder: String?
  }

  let about: String
  let mask: String
  let keys: String
  let steps: [Step]
  var options: Options?
  var captures: [String: String]?
  var last: Last?
  /// Why a door cannot run the case, by the door's name.
  var skip: [String: String]?
  /// Why what is shown may be wrong for the person typing, though the rules as written say so.
  var doubt: String?
  /// What a door does wrong for now, by the door's name: the case is then expected to fail there.
  var known: [String: String]?
  var place = ""

  private enum CodingKeys: String, CodingKey {
    case about, mask, keys, steps, options, captures, last, skip, doubt, known
  }

  var testDescription: String { "\(place) \(about)" }
  var isEager: Bool { options?.eager ?? true }
  var dropsOverflow: Bool { options?.overflow == "drop" }
  /// Runs a door, whose failures may be known.
  func run(_ door: String, _ body: () throws -> Void) throws {
    guard let reason = known?[door] else { return try body() }
    withKnownIssue("\(reason)") { try body() }
  }
  func skips(_ door: String) -> Bool { skip?[door] != nil }

  func script() throws -> Script { try Script(parsing: keys) }
  func compiled() throws -> Mask { try Mask(mask, strictness: .permissive) }
  var fieldOptions: FieldOptions {
    var all = FieldOptions(
      isEager: isEager, overflow: dropsOverflow ? .drop : .reject, pastes: .lenient, isSecure: options?.secure ?? false)
    all.keepsPlaces = options?.keepsPlaces ?? false
    all.showsSuffix = options?.showsSuffix ?? false
    if options?.hidesParts ?? false { (all.isSecure, all.secureDisplay) = (true, .hidingParts) }
    return all
  }
  var oracleOptions: OracleOptions { OracleOptions(fieldOptions) }

  /// Compares what a door found with what must be, to the scalar.
  func expect(_ found: [Step], captures: [String: String], at door: String) {
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
  init(_ text: String, caret: Int, value: String, complete: Bool) {
    var scalars = Array(text.unicodeScalars)
    scalars.insert("▏", at: min(caret, scalars.count))
    shown = scalars.reduce(into: "") { $0.unicodeScalars.append($1) }
    self.value = value
    self.complete = complete
  }
}

extension String {
  func isSame(as other: String) -> Bool { unicodeScalars.elementsEqual(other.unicodeScalars) }
}
