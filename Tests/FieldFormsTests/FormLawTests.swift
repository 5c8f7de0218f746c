import Testing

@testable import FieldForms

/// Random events in the example forms: what holds after each of them.
@Suite struct FormLawTests {
  static let environment = FormEnvironment(today: CalendarDate(iso: "2026-11-24"), region: "DE")

  static func form(_ name: String) throws -> FieldForm {
    FieldForm(try FormPlan(json: FormJSONTests.example(name), environment: environment))
  }

  /// A front end that reads again only what a change names, beside one that reads everything: they show the same.
  @Test(arguments: FormJSONTests.examples, 0..<6) func lawsHold(_ name: String, _ seed: Int) throws {
    var form = try Self.form(name)
    var random = SystemRandom(seed: UInt64(seed * 31 + name.count))
    var mirror = Mirror(form)
    var wasHeld = false
    for step in 0..<700 {
      let event = wasHeld && random.next() % 2 == 0 ? .next : Self.event(form, &random)
      let change = form.handle(event)
      let said = form.takeAnnouncements()
      mirror.apply(change, form)
      let fresh = Mirror(form)
      if mirror != fresh {
        Issue.record("\(name), seed \(seed), step \(step): \(event): \(mirror.difference(fresh))")
        return
      }
      Self.checkMessages(form, "\(name), seed \(seed), step \(step): \(event)")
      Self.checkSecrets(form, said)
      let isOpen = (0..<form.fieldCount).allSatisfy { !form[FieldID($0)].isShown || form[FieldID($0)].verdict.isFine }
      let canSubmit = form.canSubmit
      #expect(canSubmit == (isOpen && !form.isSubmitting), "\(name), seed \(seed), step \(step): \(event)")
      // a focus that was held goes with the next step, unless something was edited
      if wasHeld, case .next = event { #expect(change.focus?.isHeld != true, "the focus is trapped") }
      wasHeld = change.focus?.isHeld ?? false
    }
    form.handle(.reset)
    let isDirty = form.isDirty
    #expect(isDirty == false)
    #expect(Mirror(form).fields == Mirror(try Self.form(name)).fields)
  }

  /// What is shown is true, and nothing is shown of what is fine.
  private static func checkMessages(_ form: borrowing FieldForm, _ context: String) {
    for i in 0..<form.fieldCount {
      let (message, shown, verdict) = (
        form[FieldID(i)].message, form[FieldID(i)].messageState.shown, form[FieldID(i)].verdict
      )
      #expect(shown == nil || shown == verdict, "\(context)")
      #expect((message == nil) == (shown == nil), "\(context)")
      if let message { #expect(!message.isEmpty && !message.contains("{"), "\(context): \(message)") }
    }
  }

  /// Nothing of a secret is in any text but the field's own, while it is revealed.
  private static func checkSecrets(_ form: borrowing FieldForm, _ said: [Announcement]) {
    for i in 0..<form.fieldCount {
      let isSecure = form[FieldID(i)].isSecure
      let value = form[FieldID(i)].entry.value
      guard isSecure, value.count > 3, !form[FieldID(i)].hasMarkedText else { continue }
      // what was typed elsewhere, too, is no secret
      let isElsewhere = (0..<form.fieldCount).contains { j in
        !form[FieldID(j)].isSecure
          && (form[FieldID(j)].text.contains(value) || form[FieldID(j)].entry.value.contains(value))
      }
      if isElsewhere { continue }
      if !form[FieldID(i)].isRevealed { #expect(form[FieldID(i)].text.contains(value) == false) }
      var texts = said.map(\.text) + form.summary.map(\.message) + [form.remaining() ?? ""]
      for j in 0..<form.fieldCount {
        texts += [form[FieldID(j)].message ?? "", j == i ? form[FieldID(j)].remark ?? "" : ""]
      }
      for text in texts { #expect(!text.contains(value), "\(text)") }
      for (_, value) in form.values() where value == .text(form[FieldID(i)].entry.value) {
        Issue.record("a secret is out")
      }
    }
  }

  private static let texts = [
    "a", "A", "1", "2", "5", "0", " ", "@", ".", "x.org", "4111111111111111", "378282246310005", "12/27",
    "DE89370400440532013000",
    "germany", "us", "secret12345", "né", "👍🏽", "line\nbreak", "+49 30 123456", "02139", "31/02", "-", "9", "99999",
  ]

  private static func event(_ form: borrowing FieldForm, _ random: inout SystemRandom) -> FormEvent {
    func number(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    let text = texts[number(texts.count)]
    switch random.next() % 34 {
    case 0...9: return .insert(String(text.prefix(1)))
    case 10, 11: return .paste(text)
    case 12, 13: return .deleteBackward(.character)
    case 14: return .deleteBackward([.word, .line, .all][number(3)])
    case 15:
      return .move([.backward, .forward, .start, .end, .wordBackward][number(5)], extending: random.next() % 3 == 0)
    case 16: return .undo
    case 17: return random.next() % 2 == 0 ? .redo : .selectAll
    case 18...21: return .next
    case 22: return .previous
    case 23: return .focus(.field(FieldID(number(form.fieldCount))))
    case 24: return .enter
    case 25: return [.openChoices, .closeChoices, .highlight(by: 1), .highlight(by: -1)][number(4)]
    case 26: return .choose(number(4))
    case 27: return .toggle
    case 28: return .press([.clear, .reveal, .trailingAccessory][number(3)])
    case 29: return random.next() % 3 == 0 ? .submit : .submissionEnded
    case 30: return .fill([form[FieldID(number(form.fieldCount))].name: text])
    case 31: return .object([form[FieldID(number(form.fieldCount))].name: "no"])
    case 32:
      let id = FieldID(number(form.fieldCount))
      return .answer(id, ticket: form[id].ticket ?? 1, objection: random.next() % 2 == 0 ? nil : "taken")
    default: return random.next() % 8 == 0 ? .reset : .setMarkedText(text)
    }
  }
}

/// What a front end has drawn of a form.
private struct Mirror: Equatable {
  var fields: [MirroredField]
  var canSubmit: Bool
  var remaining, notice: String?
  var summary: [String]
  var isDirty, isSubmitting: Bool
  var focus: FormFocus

  init(_ form: borrowing FieldForm) {
    fields = (0..<form.fieldCount).map { MirroredField(form[FieldID($0)]) }
    canSubmit = form.canSubmit
    remaining = form.remaining()
    notice = form.notice
    summary = form.summary.map(\.message)
    isDirty = form.isDirty
    isSubmitting = form.isSubmitting
    focus = form.focus
  }

  mutating func apply(_ change: FormChange, _ form: borrowing FieldForm) {
    if let field = change.field { fields[field.index].apply(change.facets, form[field]) }
    for i in 0..<change.othersCount {
      let (field, facets) = form.changedField(i)
      fields[field.index].apply(facets, form[field])
    }
    let facets = change.form
    if facets.contains(.remaining) || facets.contains(.submitting) {
      canSubmit = form.canSubmit
      remaining = form.remaining()
    }
    if facets.contains(.notice) { notice = form.notice }
    if facets.contains(.summary) { summary = form.summary.map(\.message) }
    if facets.contains(.dirty) { isDirty = form.isDirty }
    if facets.contains(.submitting) { isSubmitting = form.isSubmitting }
    if let move = change.focus { focus = move.to }
  }

  func difference(_ other: Mirror) -> String {
    for (i, (one, two)) in zip(fields, other.fields).enumerated() where one != two {
      return "field \(i): \(one) \(two)"
    }
    var (one, two) = (self, other)
    (one.fields, two.fields) = ([], [])
    return "\(one) \(two)"
  }
}

private struct MirroredField: Equatable {
  var text, skeleton: String
  var selection: Range<Int>
  var message, remark: String?
  var buttons: [Bool]
  var options: [String]
  var label: String
  var isShown: Bool
  var isBusy: Bool
  var verdict: FieldVerdict

  init(_ field: borrowing FormField) {
    (text, skeleton, selection) = (field.text, field.skeleton, field.selection)
    (message, remark) = (field.message, field.remark)
    buttons = [field.canClear, field.canReveal, field.isRevealed]
    options = MirroredField.options(field)
    (label, isShown, isBusy, verdict) = (field.label, field.isShown, field.ticket != nil, field.verdict)
  }

  private static func options(_ field: borrowing FormField) -> [String] {
    var options = ["\(field.isOpen) \(field.highlightedMatch ?? -1) \(field.matchCount)"]
    if field.isOpen { for i in 0..<min(3, field.matchCount) { options.append(field.option(i).label) } }
    return field.isOpen ? options : []
  }

  mutating func apply(_ facets: FieldFacets, _ field: borrowing FormField) {
    if facets.contains(.text) { (text, skeleton) = (field.text, field.skeleton) }
    if facets.contains(.selection) { selection = field.selection }
    if facets.contains(.message) { message = field.message }
    if facets.contains(.remark) { remark = field.remark }
    if facets.contains(.buttons) { buttons = [field.canClear, field.canReveal, field.isRevealed] }
    if facets.contains(.options) { options = MirroredField.options(field) }
    if facets.contains(.label) { label = field.label }
    if facets.contains(.visibility) { isShown = field.isShown }
    if facets.contains(.busy) { isBusy = field.ticket != nil }
    if facets.contains(.verdict) { verdict = field.verdict }
  }
}
