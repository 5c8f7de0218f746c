import Caretaker
import CommandConsole
import FieldForms
import Foundation
import MaskFuzzing

/// A line of a replay with a form: what each step changes is written.
///
///     {"form": {"caretakerForm": 1, "fields": […]}, "keys": "«NEXT»ada@x«BS»«NEXT»", "today": "2026-11-24"}
struct ReplayForm {
  private let plan: FormPlan
  private let script: FormScript

  /// Reads a line; `nil` if it has no form.
  static func read(_ line: InputLine) throws(ReplayError) -> ReplayForm? {
    guard let text = try? line.text.get(), let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let members = object as? [String: Any], let form = members["form"]
    else { return nil }
    return try ReplayForm(form, members)
  }

  private init(_ form: Any, _ members: [String: Any]) throws(ReplayError) {
    let known = ["form", "keys", "today", "region"]
    if let stranger = members.keys.filter({ !known.contains($0) }).min() {
      throw ReplayError("no member is called \"\(stranger)\": a form has form, keys, today and region")
    }
    for name in known.dropFirst() where members[name] != nil && !(members[name] is String) {
      throw ReplayError("\"\(name)\" is not text")
    }
    guard let keys = members["keys"] as? String else { throw ReplayError("\"keys\" is missing") }
    var environment = FormEnvironment(catalog: .localized, region: members["region"] as? String)
    if let day = members["today"] as? String {
      guard let today = CalendarDate(iso: day) else { throw ReplayError("\"today\" is not a date (YYYY-MM-DD)") }
      environment.today = today
    }
    guard form is [String: Any], let data = try? JSONSerialization.data(withJSONObject: form) else {
      throw ReplayError("\"form\" is not an object")
    }
    do throws(FormDescriptionError) { plan = try FormPlan(json: Array(data), environment: environment) } catch {
      // line and column would be those of another text
      throw ReplayError(error.sentence(joinedBy: "; "))
    }
    do throws(ScriptError) { script = try FormScript(parsing: keys) } catch { throw ReplayError(error.description) }
  }

  /// Plays the steps, and writes what each changes as it comes.
  func play(_ output: inout Output) throws {
    var replay = FormReplay(plan)
    try output.write("{\"steps\": [")
    for (number, step) in script.steps.enumerated() {
      if number > 0 { try output.write(", ") }
      let changed = replay.take(step).map { JSONValue.Member(key: $0.name, value: JSONValue($0.fact)) }
      try output.write("\(JSONValue.object(changed))")
    }
    try output.write("]}")
  }
}

extension JSONValue {
  /// What is known of a form.
  init(_ fact: FormFact) {
    self =
      switch fact {
      case .text(let text): .string(text)
      case .texts(let texts): .array(texts.map { .string($0) })
      case .number(let number): .number(number)
      case .bool(let isTrue): .bool(isTrue)
      case .none: .null
      }
  }
}
