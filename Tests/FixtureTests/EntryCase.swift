import Foundation
import MaskFuzzing
import MaskOracle
import Testing

/// What a case of number or phone entry is about: the field.
protocol EntrySetup: Decodable, Sendable, CustomStringConvertible {
  /// The member of a case that describes it.
  static var member: EntryCaseMember { get }
  /// The same field, which takes what fits of a whole text, as the oracle does.
  var lenient: Self { get }
}

extension NumberSetup: EntrySetup {
  static var member: EntryCaseMember { .number }
  // a number is taken whole or not at all
  var lenient: NumberSetup { self }
}

extension PhoneSetup: EntrySetup {
  static var member: EntryCaseMember { .phone }
}

enum EntryCaseMember: String, CodingKey { case about, number, phone, keys, steps, last, skip, doubt }

/// A script for a field of numbers or phone numbers, and what must stand in it after each key.
struct EntryCase<Setup: EntrySetup>: Decodable, Sendable, Placed, CustomTestStringConvertible {
  struct Step: Decodable, Sendable, Equatable {
    let shown: String
    let value: String
    var selected: String?
    var complete: Bool?
    var rejected: Bool?
    /// What else the edit of a number reports.
    var notices: Set<String>?
  }
  /// What the last key reports beside what it shows.
  struct Last: Decodable, Sendable {
    var rejections: [EditingCase.Last.Refused]?
    var ambiguity: Int?
  }

  let about: String
  let setup: Setup
  let keys: String
  let steps: [Step]
  var last: Last?
  /// Why a door cannot run the case, by the door's name.
  var skip: [String: String]?
  /// Why what is shown may be wrong for the person typing, though the rules as written say so.
  var doubt: String?
  var place = ""

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntryCaseMember.self)
    about = try object.decode(String.self, forKey: .about)
    setup = try object.decode(Setup.self, forKey: Setup.member).lenient
    keys = try object.decode(String.self, forKey: .keys)
    steps = try object.decode([Step].self, forKey: .steps)
    last = try object.decodeIfPresent(Last.self, forKey: .last)
    skip = try object.decodeIfPresent([String: String].self, forKey: .skip)
    doubt = try object.decodeIfPresent(String.self, forKey: .doubt)
  }

  var testDescription: String { "\(place) \(about)" }

  /// Plays the keys on a door's field, and compares what it shows with what must be, to the scalar; then what the last
  /// key reports.
  func run<Target: EntryTarget & ~Copyable>(_ door: String, on target: consuming Target) throws {
    if skip?[door] != nil { return }
    let keys = try Script(parsing: keys).keys
    #expect(keys.count == steps.count)
    for (i, (key, step)) in zip(keys, steps).enumerated() {
      let isAccepted = target.press(key)
      let found = Step(of: target, after: key, isAccepted: isAccepted)
      #expect(found.isSame(as: step), "\(door), key \(i + 1): \(found), not \(step)")
    }
    let report = target.report(on: keys.last?.text ?? "")
    let rejections = report.rejections.map { EditingCase.Last.Refused(position: $0.position, reason: $0.reason) }
    #expect(rejections == last?.rejections ?? [], "\(door)")
    #expect(report.ambiguity == last?.ambiguity, "\(door)")
  }
}

extension EntryCase.Step {
  init<Target: EntryTarget & ~Copyable>(of target: borrowing Target, after key: Key, isAccepted: Bool) {
    let (anchor, head) = target.selection
    let text = target.text
    shown = EditingCase.Step(text, caret: head, value: "", complete: false).shown
    value = target.value
    selected = Array(text.unicodeScalars)[min(anchor, head)..<max(anchor, head)].reduce(into: "") {
      $0.unicodeScalars.append($1)
    }
    complete = target.isComplete
    rejected = !isAccepted
    notices = key.isEdit ? Set(target.report(on: key.text).notices.map(\.rawValue)) : []
  }

  func isSame(as other: Self) -> Bool {
    shown.isSame(as: other.shown) && value.isSame(as: other.value) && (selected ?? "").isSame(as: other.selected ?? "")
      && complete ?? false == other.complete ?? false && rejected ?? false == other.rejected ?? false
      && notices ?? [] == other.notices ?? []
  }
}
