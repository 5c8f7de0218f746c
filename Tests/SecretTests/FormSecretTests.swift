import FieldForms
import Testing

/// What the secrets of a form were is in no memory after a reset, and after the form has ended. Each test runs in a
/// process of its own, whose memory is quiet.
@Suite(.serialized, .enabled(if: MemoryScan.isPossible)) struct FormSecretTests {
  @Test func freeTexts() async {
    await #expect(processExitsWith: .success) {
      try Self.check("password", count: 20)
      try Self.check("password", count: 90)
      try Self.check("new", count: 20)
      try Self.check("again", count: 20)
    }
  }

  @Test func codesAndMasks() async {
    await #expect(processExitsWith: .success) {
      try Self.check("pin", count: 20)
      try Self.check("token", count: 20)
      try Self.check("card", count: 15, before: "4")
    }
  }

  @Test func numbersAndPhones() async {
    await #expect(processExitsWith: .success) {
      try Self.check("amount", count: 15, before: " ")
      try Self.check("phone", count: 14, before: "+1")
    }
  }

  // MARK: controls

  @Test func aTextThatIsNotSecretIsFound() async {
    await #expect(processExitsWith: .success) {
      let (plan, digits) = (try Self.plan(), MaskedDigits(count: 20))
      var form = FieldForm(plan)
      let field = try #require(plan.field(named: "open"))
      form.handle(.focus(.field(field)))
      digits.withText(0..<20) { form.handle(.edit(.paste($0))) }
      let finds = MemoryScan(digits: digits).finds()
      #expect(!finds.isEmpty)
      withExtendedLifetime(form.canSubmit) {}
    }
  }

  // MARK: what is done with a form

  /// All ways of entry together; each by itself where something is found, so that a find says which one it was.
  static func check(
    _ name: String, count: Int, before: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let plan = try plan()
    func finds(_ ways: [FormSecretWay]) -> [String] {
      MemoryScan.finds(count: count) { digits in
        let secret = FormSecret(digits: digits, before: before, field: plan.field(named: name)!)
        return Self.finds(plan, secret, ways)
      }
    }
    if finds(FormSecretWay.all).isEmpty { return }
    for way in FormSecretWay.all {
      let found = finds([way])
      #expect(
        found.isEmpty, "\(name), \(way.name), \(count) digits: \(found.prefix(3))", sourceLocation: sourceLocation)
    }
  }

  /// What is found of digits that were put into a form that has ended, and into one that was reset and lives on.
  private static func finds(_ plan: FormPlan, _ secret: FormSecret, _ ways: [FormSecretWay]) -> [String] {
    var wasReset = FieldForm(plan)
    for way in ways { way.use(&wasReset, secret) }
    wasReset.handle(.reset)
    var ended = FieldForm(plan)
    for way in ways { way.use(&ended, secret) }
    ended.handle(.submit)
    _ = (ended.values(), ended.json(), ended.summary, ended.remaining(), ended.takeAnnouncements())
    end(ended)
    let finds = MemoryScan(digits: secret.digits).finds()
    end(wasReset)
    return finds
  }

  private static func end(_ form: consuming FieldForm) {}

  /// A form with a secret of each kind, and fields that follow some of them.
  static func plan() throws -> FormPlan {
    func field(
      _ name: String, _ type: ContentType = .text, _ content: FieldDescription.Content = .byType
    ) -> FieldDescription {
      var field = FieldDescription(name, label: name, type: type, content: content)
      field.secrecy = .hidden(FieldDescription.SecureEntry(showsLastCharacterBriefly: true))
      return field
    }
    var (new, again, pin, code) = (
      field("new", .newPassword), field("again", .newPassword), field("pin", .text, .cells(20)),
      field("code", .cardSecurityCode)
    )
    new.requirements = [.length(8), .letter, .lowercase, .uppercase, .digit, .symbol]
    new.length = TextLength(minimum: 30, maximum: 60, unit: .utf8)
    again.sameAs = "new"
    again.length = TextLength(maximum: 10, unit: .utf16)
    pin.defaultValue = .value("11111111111111111111")
    pin.awaitsAnswer = true
    code.card = "card"
    var note = FieldDescription("note", label: "Note")
    note.shownWhen = FieldCondition("pin", .isOneOf(["1", "2"]))
    note.requiredWhen = FieldCondition("token", .isOneOf(["1"]))
    return try FormPlan(
      FormDescription(fields: [
        field("password", .password), new, again, pin, field("token", .text, .mask("#{1,90}")),
        field("card", .cardNumber), code, field("amount", .text, .number(NumberDescription(.decimal, maximum: "10"))),
        field("phone", .phone), note, FieldDescription("open", label: "Open"),
      ]))
  }
}

/// Digits, and the field of a form that they go into.
struct FormSecret: Sendable {
  let digits: MaskedDigits
  /// What stands before them, so that the field takes them.
  let before: String
  let field: FieldID

  var all: Range<Int> { 0..<digits.count }

  func type(into form: inout FieldForm) {
    for scalar in before.unicodeScalars { form.handle(.edit(.insert(String(scalar)))) }
    for i in all { form.handle(.edit(.insert(String(digits.scalar(i))))) }
  }
}
