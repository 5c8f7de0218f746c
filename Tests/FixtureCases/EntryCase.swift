import FieldEditing
import Foundation
import MaskFuzzing
import Testing

/// What a case of number or phone entry is about: the field.
package protocol EntrySetup: Decodable, Sendable, CustomStringConvertible {
  /// The member of a case that describes it.
  static var member: EntryCaseMember { get }
  /// The same field, which takes what fits of a whole text, as the oracle does.
  var verbatim: Self { get }
}

extension NumberSetup: EntrySetup {
  package static var member: EntryCaseMember { .number }
  // a number is taken whole or not at all
  package var verbatim: NumberSetup { self }
}

extension PhoneSetup: EntrySetup {
  package static var member: EntryCaseMember { .phone }
}

package enum EntryCaseMember: String, CodingKey { case about, number, phone, keys, steps, last, skip, doubt }

/// A script for a field of numbers or phone numbers, and what must stand in it after each key.
package struct EntryCase<Setup: EntrySetup>: Decodable, Sendable, Placed, CustomTestStringConvertible {
  package struct Step: Decodable, Sendable, Equatable {
    package let shown: String
    package let value: String
    package var selected: String?
    package var complete: Bool?
    package var rejected: Bool?
    /// What else the edit of a number reports.
    package var notices: Set<String>?

    package init(
      shown: String, value: String, selected: String?, complete: Bool?, rejected: Bool?, notices: Set<String>
    ) {
      (self.shown, self.value, self.selected) = (shown, value, selected)
      (self.complete, self.rejected, self.notices) = (complete, rejected, notices)
    }
  }
  /// What the last key reports beside what it shows.
  package struct Last: Decodable, Sendable {
    package var rejections: [EditingCase.Last.Refused]?
    package var ambiguity: Int?
  }

  package let about: String
  package let setup: Setup
  package let keys: String
  package let steps: [Step]
  package var last: Last?
  /// Why a door cannot run the case, by the door's name.
  package var skip: [String: String]?
  /// Why what is shown may be wrong for the person typing, though the rules as written say so.
  package var doubt: String?
  package var place = ""

  package static var members: [String: String] {
    [
      "": "about \(Setup.member.rawValue) keys steps last skip doubt",
      "steps": "shown value selected complete rejected notices", "last": "rejections ambiguity",
      "rejections": "position reason",
    ]
  }

  package init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: EntryCaseMember.self)
    about = try object.decode(String.self, forKey: .about)
    setup = try object.decode(Setup.self, forKey: Setup.member).verbatim
    keys = try object.decode(String.self, forKey: .keys)
    steps = try object.decode([Step].self, forKey: .steps)
    last = try object.decodeIfPresent(Last.self, forKey: .last)
    skip = try object.decodeIfPresent([String: String].self, forKey: .skip)
    doubt = try object.decodeIfPresent(String.self, forKey: .doubt)
  }

  package var testDescription: String { "\(place) \(about)" }

  /// Plays the keys on a door's field, and compares what it shows with what must be, to the scalar; then what the last
  /// key reports.
  package func run<Target: EntryTarget & ~Copyable>(_ door: String, on target: consuming Target) throws {
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
  package init<Target: EntryTarget & ~Copyable>(of target: borrowing Target, after key: EditCommand, isAccepted: Bool) {
    let (anchor, head) = target.selection
    let text = target.text
    self.init(
      shown: EditingCase.Step(text, caret: head, value: "", complete: false).shown, value: target.value,
      selected: text.part(between: anchor, head), complete: target.isComplete, rejected: !isAccepted,
      notices: key.isEdit ? Set(target.report(on: key.text).notices.map(\.rawValue)) : [])
  }

  package func isSame(as other: Self) -> Bool {
    shown.isSame(as: other.shown) && value.isSame(as: other.value) && (selected ?? "").isSame(as: other.selected ?? "")
      && complete ?? false == other.complete ?? false && rejected ?? false == other.rejected ?? false
      && notices ?? [] == other.notices ?? []
  }
}

extension String {
  /// What is selected between two offsets in scalars.
  package func part(between anchor: Int, _ head: Int) -> String {
    Array(unicodeScalars)[min(anchor, head)..<max(anchor, head)].reduce(into: "") { $0.unicodeScalars.append($1) }
  }
}

package typealias NumberCase = EntryCase<NumberSetup>
package typealias PhoneCase = EntryCase<PhoneSetup>

extension Fixtures {
  package static let numbers: [NumberCase] = {
    let decoder = JSONDecoder()
    do {
      let symbols = Data(try text("numbers/symbols.json").utf8)
      decoder.userInfo[NumberSetup.namedSymbols] = try JSONDecoder().decode(
        [String: NumberSymbolsDescription].self, from: symbols)
    } catch {
      preconditionFailure("symbols.json: \(error)")
    }
    return cases("numbers", decoder: decoder)
  }()

  package static let phones: [PhoneCase] = cases("phones/editing")
}
