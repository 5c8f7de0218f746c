import Testing

@testable import FieldForms

/// Descriptions that nobody means well with are rejected with a place, or make a form that works.
@Suite struct HostileDescriptionTests {
  /// A form with the members of one field, in JSON.
  static func json(_ members: String, _ more: String = "") -> String {
    #"{"caretakerForm": 1, "fields": [{"name": "a", "label": "A", \#(members)}\#(more)]}"#
  }

  static func error(_ json: String, limits: JSONLimits = JSONLimits()) -> FormDescriptionError? {
    do throws(FormDescriptionError) {
      _ = try FormPlan(json: Array(json.utf8), limits: limits)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "-9223372036854775808", "9223372036854775807", "99999999999999999999999", "1e400", "-1e-400", "0.5", "-0", "65",
    "-1", "1000001",
  ]) func numbersBeyondEveryBound(_ number: String) throws {
    let error = try #require(Self.error(Self.json(#""cells": \#(number)"#)))
    #expect(error.path == "fields[0].cells" && !error.message.isEmpty)
    for member in ["minimum", "maximum"] {
      _ = Self.error(Self.json(#""length": {"\#(member)": \#(number)}"#))
      _ = Self.error(Self.json(#""lines": {"\#(member)": \#(number)}"#))
    }
    _ = Self.error(Self.json(#""type": "newPassword", "requirements": [{"length": \#(number)}]"#))
  }

  @Test func oneNameInTwoSpellings() throws {
    let error = try #require(Self.error(Self.json(#""l\u0061bel": "B""#)))
    #expect(error.message == "the member stands there twice")
  }

  @Test func manyFieldsAreALimit() throws {
    let fields = (0..<1_200).map { #", {"name": "f\#($0)", "label": "F"}"# }.joined()
    let error = try #require(Self.error(Self.json(#""optional": true"#, fields)))
    #expect(error.message == "the form has more than 1000 fields" && error.suggestion == "raise the limit fieldCount")
    #expect(Self.error(Self.json(#""optional": true"#, fields), limits: JSONLimits(fieldCount: 1_201)) == nil)
  }

  /// A chain as long as the form, and a circle of the same length.
  @Test func longChains() throws {
    func chain(_ count: Int, first: String) -> [FieldDescription] {
      (0..<count).map { i in
        var field = FieldDescription("f\(i)", label: "F", isOptional: true)
        field.shownWhen = FieldCondition(i == 0 ? first : "f\(i - 1)", .isFilled(true))
        return field
      }.reversed()
    }
    let first = FieldDescription("first", label: "First")
    var form = try FieldForm(FormDescription(fields: chain(3_000, first: "first") + [first]))
    form.handle(.fill(["first": "1"]))
    #expect(form.field(named: "f0").map { form[$0].isShown } == true)
    do throws(FormError) {
      _ = try FormPlan(FormDescription(fields: chain(20_000, first: "f19999")))
      Issue.record("a circle is not a form")
    } catch { #expect(error.message.contains("f19999, f19998")) }
  }

  /// Conditions that pull in two directions at each of many levels: each field follows once.
  @Test(.timeLimit(.minutes(1))) func conditionsThatFlutter() throws {
    var items = [FormItem.field(FieldDescription("s0", label: "S", isOptional: true))]
    for level in 1...60 {
      func add(_ name: String, _ source: String, _ isFilled: Bool, and other: String? = nil) {
        var field = FieldDescription("\(name)\(level)", label: name, isOptional: true)
        field.defaultValue = .value("1")
        field.shownWhen = FieldCondition(source, .isFilled(isFilled))
        let condition = other.map { FieldCondition($0, .isFilled(isFilled)) }
        items.append(.group(FieldGroup("G", shownWhen: condition, fields: [field])))
      }
      let source = "s\(level - 1)"
      for (name, isFilled) in [("a", true), ("b", false), ("c", false), ("d", true)] { add(name, source, isFilled) }
      // if a and b were followed one by one, both would hold for a moment when the source is filled in, and c and d
      // when it is emptied: at each level twice as many moments
      add("x", "a\(level)", true, and: "b\(level)")
      add("y", "c\(level)", true, and: "d\(level)")
      add("s", "x\(level)", false, and: "y\(level)")
    }
    var form = try FieldForm(FormDescription(items: items))
    for key in ["1", "", "1"] { form.handle(.fill(["s0": key])) }
    #expect(form.field(named: "s60").map { form[$0].isShown } == true)
  }

  @Test func messagesNestedWithoutEnd() throws {
    var field = FieldDescription("a", label: "A")
    field.messages["missing"] = String(repeating: "{count|", count: 200_000) + String(repeating: "}", count: 200_000)
    field.messages["tooShort"] = field.messages["missing"]
    field.length = TextLength(minimum: 3)
    var form = try FieldForm(FormDescription(fields: [field]))
    form.handle(.focus(.field(FieldID(0))))
    form.handle(.edit(.insert("1")))
    form.handle(.submit)
    #expect(form[FieldID(0)].message?.isEmpty == false)
  }

  /// A secret is hidden or the description says that it cannot be: it is never shown by another member.
  @Test(arguments: [
    #""type": "password", "lines": {}"#, #""secure": true, "lines": {}"#,
    #""type": "password", "choices": {"options": [{"value": "1", "label": "1"}], "others": true}"#,
    #""secure": {}, "choices": {"from": "regions"}"#, #""secure": true, "choices": {"style": "switch"}"#,
  ]) func onlyALineHidesASecret(_ members: String) throws {
    let error = try #require(Self.error(Self.json(members)))
    #expect(error.message == "only a text of one line or a code can be hidden")
  }

  @Test func noOtherFieldFollowsASecret() throws {
    let error = try #require(
      Self.error(
        Self.json(#""secure": true"#, #", {"name": "p", "label": "P", "type": "phone", "region": {"from": "a"}}"#)))
    #expect(error.message == "a secret is not a region" && error.path == "fields[1].region.from")
  }
}
