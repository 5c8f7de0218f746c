import FieldFormats
import Foundation
import Testing

@testable import FieldForms

/// Forms as JSON, in and out.
@Suite struct FormJSONTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../fixtures/forms").standardizedFileURL
  static let examples = ["checkout", "sign-up", "bank-transfer", "profile", "one-time-code", "retailer"]

  static let environment = FormEnvironment(today: CalendarDate(iso: "2026-11-24"), region: "DE")

  static func form(_ name: String) throws -> FieldForm {
    FieldForm(try FormPlan(json: example(name), environment: environment))
  }

  static func example(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent("examples/\(name).json")))
  }

  /// A reader goes when it has read: it has what it keeps of its fields, and they do not have it.
  @Test func aReaderIsNotKept() throws {
    weak var kept: FormReader?
    do {
      let json = ###"{"caretakerForm": 1, "fields": [{"name": "a", "label": "A"}, {"name": "b", "label": 1}]}"###
      let reader = try FormReader.reading(Array(json.utf8), JSONLimits())
      _ = reader.description()
      #expect(reader.fields.count == 2 && reader.firstError != nil)
      kept = reader
    }
    #expect(kept == nil)
  }

  @Test(arguments: examples) func examplesAreReadAndWritten(_ name: String) throws {
    let description = try FormDescription(json: try Self.example(name))
    #expect(description.name == name)
    #expect(try FormDescription(json: description.json) == description)
    let form = FieldForm(try FormPlan(description))
    #expect(form.fieldCount == description.fields.count)
  }

  @Test(arguments: [
    (
      #"{"caretakerForm": 1, "fields": [{"name": "a", "lable": "A"}]}"#,
      "1:47: fields[0].lable: there is no such member; did you mean label?"
    ),
    (#"{"caretakerForm": 2, "fields": []}"#, "1:19: caretakerForm: there is no such version of forms; write 1"),
    (#"{"fields": []}"#, "1:12: fields: a form has at least one field; add one"),
    (#"{"caretakerForm": 1}"#, "1:1: the member fields is missing; add it"),
    (#"{"caretakerForm": 1, "fields": []}"#, "1:32: fields: a form has at least one field; add one"),
    (
      #"{"caretakerForm": 1, "fields": [{"name": "a", "label": "A", "type": "emial"}]}"#,
      "1:69: fields[0].type: there is no 'emial' here; did you mean 'email'?"
    ),
    (
      #"{"caretakerForm": 1, "fields": [{"name": "1", "label": "A"}]}"#,
      "1:42: fields[0].name: a name is a letter, then up to 63 letters, digits, '-' and '_'; choose another"
    ),
    (
      #"{"caretakerForm": 1, "fields": [{"name": "a", "label": "A"}],}"#,
      "1:61: there is a comma after the last one; remove it"
    ),
    ("{\"caretakerForm\": 1, // one\n", "1:22: expected the name of a member; JSON has no comments: remove it"),
    (
      ##"{"caretakerForm": 1, "fields": [{"name": "a", "label": "A", "mask": "#", "format": "iban"}]}"##,
      "1:69: fields[0].mask: what is entered is said twice, by format and mask; remove one of them"
    ),
  ])
  func whatIsWrongIsNamed(_ json: String, _ error: String) {
    #expect(message(json) == error)
  }

  @Test(arguments: [
    (
      #"{"name": "b", "label": "B", "region": {"from": "contry"}}"#,
      "fields[1].region.from: no field is named 'contry'; did you mean 'country'?"
    ),
    (
      #"{"name": "b", "label": "B", "shownWhen": {"field": "x", "is": true}}"#,
      "fields[1].shownWhen.field: no field is named 'x'"
    ),
    (#"{"name": "country", "label": "B"}"#, "fields[1].name: two fields have this name; give one of them another"),
    (
      #"{"name": "b", "label": "B", "type": "password", "secure": false}"#,
      "fields[1].secure: a password is always hidden; remove this, or take another content type"
    ),
    (
      #"{"name": "b", "label": "B", "type": "password", "default": "secret"}"#,
      "fields[1].default: a password is not filled in by a form; remove the default"
    ),
    (
      #"{"name": "b", "label": "B", "choices": {"options": []}}"#,
      "fields[1].choices: there is nothing to choose; give options, or take them from a source"
    ),
    (
      #"{"name": "b", "label": "B", "format": "ibn"}"#,
      "fields[1].format: no format is called 'ibn'; did you mean iban?"
    ),
  ])
  func referencesAndRulesAreNamedWithTheirPlace(_ field: String, _ error: String) {
    let json = #"{"caretakerForm": 1, "fields": [{"name": "country", "label": "Country"}, \#(field)]}"#
    let found = planMessage(json)
    #expect(found?.drop { $0 != " " }.dropFirst() == error[...])
  }

  @Test func aFormatThatIsWrittenAsATypeIsLedToItsMember() {
    let field = #"{"name": "a", "label": "A", "type": "us-phone"}"#
    let found = message(#"{"caretakerForm": 1, "fields": [\#(field)]}"#)
    let suggestion = "for a format of the catalogue write format in place of type, else write one of name, givenName, "
    #expect(found?.hasPrefix("1:69: fields[0].type: there is no 'us-phone' here; " + suggestion) == true)
  }

  @Test func aFormNeedNotSayItsVersion() throws {
    let fields = #""fields": [{"name": "a", "label": "A"}]}"#
    let first = try FormDescription(json: #"{"caretakerForm": 1, "# + fields)
    #expect(try FormDescription(json: "{" + fields) == first)
  }

  @Test func whatIsSetInSwiftIsWritten() throws {
    var password = FieldDescription("p", label: "P", type: .password)
    password.secrecy = .hidden(FieldDescription.SecureEntry(canBeRevealed: false))
    let toggle = FieldDescription("t", label: "T", content: .choices(ChoiceList(.onAndOff, style: .list)))
    let again = try FormDescription(json: FormDescription(fields: [password, toggle]).json).fields
    #expect(again[0].secrecy == password.secrecy)
    #expect(again[1].content == .choices(ChoiceList(.onAndOff)))
  }

  @Test func aSwitchHasNoSource() {
    let field = #"{"name": "b", "label": "B", "choices": {"style": "switch", "from": "regions"}}"#
    let json = #"{"caretakerForm": 1, "fields": [\#(field)]}"#
    #expect(
      message(json)
        == "1:100: fields[0].choices.from: a switch has no choices but on and off; remove this, or take another style")
  }

  @Test func theDrawingHasCarets() throws {
    do {
      _ = try FormDescription(
        json: "{\n  \"caretakerForm\": 1,\n  \"fields\": [ { \"name\": \"a\", \"lable\": \"A\" } ]\n}")
    } catch {
      #expect(
        error.diagnostic() == """
          3:30: fields[0].lable: there is no such member
              "fields": [ { "name": "a", "lable": "A" } ]
                                         ^^^^^^^
            did you mean label?
          """)
    }
  }

  /// Each error once, in order of place, and none that only follows from another.
  @Test(arguments: [
    ("[", ["1:2: expected a value, and the document ends; complete it"]),
    ("[]", ["1:1: expected an object; write { }"]),
    (
      #"{"caretakerForm": 1, "fields": [3, {"name": "a", "lable": "A", "type": "emial"}]}"#,
      [
        "1:33: fields[0]: expected an object; write { }",
        "1:50: fields[1].lable: there is no such member; did you mean label?",
        "1:72: fields[1].type: there is no 'emial' here; did you mean 'email'?",
      ]
    ),
  ])
  func allErrorsAreReported(_ json: String, _ errors: [String]) {
    #expect(FormPlan.errors(json: Array(json.utf8)).map(\.description) == errors)
    #expect(planMessage(json) == errors[0])
  }

  @Test(arguments: [
    (
      #""format": "ibn", "region": {"from": "contry"}, "optional": 1"#,
      [
        "format: no format is called 'ibn'; did you mean iban?",
        "region.from: no field is named 'contry'; did you mean 'country'?", "optional: expected true or false",
      ]
    ),
    // what depends on a content that is not known
    (#""type": "dat", "earliest": "today", "default": true"#, ["type: there is no 'dat' here; did you mean 'date'?"]),
    (
      #""format": "daet", "earliest": "2026-02-30", "latest": {"from": "b"}"#,
      [
        "format: no format is called 'daet'; did you mean date?",
        "earliest: '2026-02-30' is not a day of the calendar; write it as 2026-12-31, or \"today\"",
        "name: fields depend on one another in a circle: b, b; take one of these references away",
      ]
    ),
    (
      #""choices": {"options": [{"value": 1}, {"label": "C", "value": "c", "word": []}]}"#,
      [
        "choices.options[0]: the member label is missing; add it",
        "choices.options[0].value: expected a text; write it in quotation marks",
        "choices.options[1].word: there is no such member; did you mean words?",
      ]
    ),
    (
      #""number": {"minimum": "1,5", "maximum": "x"}, "length": {"minimum": 3, "maximum": 2}"#,
      [
        "number: '1,5' is not a decimal; write digits, and a point before a fraction",
        "number: 'x' is not a decimal; write digits, and a point before a fraction",
        "length: the maximum is less than the minimum; exchange them",
      ]
    ),
  ])
  func allErrorsOfAField(_ members: String, _ errors: [String]) {
    let json =
      #"{"caretakerForm": 1, "fields": [{"name": "country", "label": "Country"}, {"name": "b", "label": "B", \#(members)}]}"#
    let found = FormPlan.errors(json: Array(json.utf8))
    #expect(Set(found.map { "\($0.path.dropFirst(10)): \($0.message); \($0.suggestion)" }) == Set(errors.map(ended)))
    #expect(found.map(\.column) == found.map(\.column).sorted() && found.count == errors.count)
  }

  private func ended(_ error: String) -> String { error.contains(";") ? error : error + "; " }

  /// A condition of a group is one error, and a reference is none where the name that it may mean cannot be read.
  @Test func errorsOfSeveralFieldsAreReportedOnce() {
    func paths(_ fields: String) -> [String] {
      FormPlan.errors(json: Array(#"{"caretakerForm": 1, "fields": [\#(fields)]}"#.utf8)).map(\.path)
    }
    let pair = #"{"name": "a", "label": "A"}, {"name": "b", "label": "B"}"#
    #expect(
      paths(#"{"group": "G", "shownWhen": {"field": "x", "is": true}, "fields": [\#(pair)]}"#)
        == ["fields[0].shownWhen.field"])
    #expect(paths(pair + ", " + pair) == ["fields[2].name", "fields[3].name"])
    #expect(
      paths(#"{"name": 1, "label": "A"}, {"label": "B"}, {"name": "c", "label": "C", "sameAs": "a"}"#)
        == ["fields[0].name", "fields[1]"])
  }

  private func message(_ json: String) -> String? {
    do { _ = try FormDescription(json: json) } catch { return error.description }
    return nil
  }

  private func planMessage(_ json: String) -> String? {
    do { _ = try FormPlan(json: Array(json.utf8)) } catch { return error.description }
    return nil
  }
}
