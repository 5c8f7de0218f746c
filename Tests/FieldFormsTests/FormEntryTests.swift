import FieldEditing
import Testing

@testable import FieldForms

/// What one types, pastes and chooses in fields of a form.
@Suite struct FormEntryTests {
  /// A page conceals a secret by itself: nothing but its text differs.
  @Test func aViewConcealsSecrets() throws {
    let description = FormDescription(fields: [FieldDescription("password", label: "Password", type: .password)])
    func texts(_ display: FieldOptions.SecureDisplay) throws -> [String] {
      var form = try FieldForm(description, environment: FormEnvironment(secureDisplay: display))
      var texts: [String] = []
      let events: [FormEvent] = [
        .focus(.field(FieldID(0))), .edit(.insert("ada 1")), .edit(.move(.start, extending: true)), .press(.reveal),
        .edit(.insert("5")),
      ]
      for event in events {
        form.handle(event)
        let field = form[FieldID(0)].accessibility
        texts.append("\(form[FieldID(0)].text) \(field.value) \(form[FieldID(0)].selectedText ?? "-")")
      }
      return texts
    }
    let (bullets, plain) = (try texts(.keepingLiterals), try texts(.byView))
    let hiddenValue = "hidden, 5 characters -"
    #expect(bullets == ["  -", "••••• \(hiddenValue)", "••••• \(hiddenValue)", "ada 1 ada 1 ada 1", "5 5 -"])
    #expect(plain == ["  -", "ada 1 \(hiddenValue)", "ada 1 \(hiddenValue)", "ada 1 ada 1 ada 1", "5 5 -"])
    // whose length is a secret, too
    var hidden = FieldDescription("password", label: "Password", type: .password)
    hidden.secrecy = .hidden(FieldDescription.SecureEntry(showsLength: false))
    var form = try FieldForm(
      FormDescription(fields: [hidden]), environment: FormEnvironment(secureDisplay: .byView))
    form.handle(.fill(["password": "ada"]))
    let shown = form[FieldID(0)].text
    #expect(shown == "••••••••")
  }

  /// A problem is announced when its field is left, but not again where the field was read with it and left as it was.
  @Test func aProblemIsAnnouncedOnce() throws {
    var form = try FieldForm(fields: ["a", "b"].map { FieldDescription($0, label: $0, content: .mask("##")) })
    func heard(_ events: FormEvent...) -> [String] {
      for event in events { form.handle(event) }
      return form.takeAnnouncements().map(\.text)
    }
    #expect(heard(.next, .edit(.insert("1")), .next) == ["a: Complete a"])
    #expect(heard(.previous) == [] && heard(.next) == [])
    // what is still wrong after an edit is heard again
    #expect(heard(.previous, .edit(.deleteBackward()), .edit(.insert("2")), .next) == ["a: Complete a"])
    #expect(heard(.submit) == ["There is a problem with 2 fields"])
    #expect(heard(.next) == [] && heard(.next) == [])
    #expect(heard(.reset, .submit, .next) == ["There is a problem with 2 fields"])
  }

  private static func form(_ field: FieldDescription) throws -> FieldForm {
    var form = try FieldForm(FormDescription(fields: [field]))
    form.handle(.next)
    return form
  }

  @Test func aPasteIsOneLine() throws {
    var form = try Self.form(FieldDescription("line", label: "Line"))
    form.handle(.edit(.paste(" one\r\ntwo\u{2028}\u{85}three \n")))
    #expect(form[FieldID(0)].text == "one two three")
    #expect(form[FieldID(0)].remark == FormLanguage.english.text(.remarkLineBreak))
    form.handle(.edit(.selectAll))
    form.handle(.edit(.deleteBackward(.all)))
    form.handle(.edit(.paste("\u{3000}one ")))
    #expect(form[FieldID(0)].text == "one")
    #expect(form[FieldID(0)].remark == FormLanguage.english.text(.remarkTrimmed))
  }

  /// A paste that is rejected is named, though the text on its way was overwritten.
  @Test func whatIsRejectedIsNamed() throws {
    var form = try Self.form(FieldDescription("user", label: "User name", type: .username))
    form.handle(.edit(.paste("Ada Lovelace of London")))
    #expect(form[FieldID(0)].remark == "User name must not have spaces")
  }

  @Test(arguments: [
    (TextLength.Unit.characters, "👍👍", "👍👍👍"), (.utf16, "👍", "👍a"), (.utf8, "é", "éa"),
  ]) func lengthsAreCounted(_ unit: TextLength.Unit, _ fits: String, _ isTooLong: String) throws {
    var field = FieldDescription("line", label: "Line")
    field.length = TextLength(minimum: 2, maximum: 2, unit: unit)
    for isSecret in [false, true] {
      if isSecret { field.secrecy = .hidden(FieldDescription.SecureEntry()) }
      var form = try Self.form(field)
      form.handle(.fill(["line": fits]))
      #expect(form[FieldID(0)].verdict == .good)
      form.handle(.fill(["line": isTooLong]))
      #expect(form[FieldID(0)].verdict == .certain(.tooLong))
      form.handle(.fill(["line": "a"]))
      #expect(form[FieldID(0)].verdict == .partial(.tooShort))
    }
  }

  @Test func theHighlightGoesAround() throws {
    let options = (0..<3).map { ChoiceOption("\($0)", label: "Option \($0)") }
    var form = try Self.form(
      FieldDescription("list", label: "List", content: .choices(ChoiceList(.options(options), style: .picker))))
    form.handle(.openChoices)
    for (step, place) in [(-1, 2), (1, 0), (2, 2), (2, 1), (-7, 0), (.min, 1), (.max, 2)] {
      form.handle(.highlight(by: step))
      #expect(form[FieldID(0)].highlightedMatch == place, "by \(step)")
    }
  }

  /// Niger may be on its way to Nigeria: it is chosen when the focus leaves.
  @Test func aWordIsChosenWhereNoOtherBeginsWithIt() throws {
    let options = [ChoiceOption("NE", label: "Niger"), ChoiceOption("NG", label: "Nigeria")]
    var form = try Self.form(
      FieldDescription("combo", label: "Combo", content: .choices(ChoiceList(.options(options), style: .combo))))
    for letter in "niger" { form.handle(.edit(.insert(String(letter)))) }
    #expect(form[FieldID(0)].selectedOption == nil && form[FieldID(0)].matchCount == 2)
    for letter in "ia" { form.handle(.edit(.insert(String(letter)))) }
    #expect(form[FieldID(0)].selectedOption?.value == "NG")
    form.handle(.edit(.deleteBackward()))
    form.handle(.edit(.deleteBackward()))
    form.handle(.focus(.none))
    #expect(form[FieldID(0)].selectedOption?.value == "NE")
    // marked text is taken over before that
    form.handle(.next)
    form.handle(.edit(.selectAll))
    form.handle(.edit(.setMarkedText("nigeria")))
    form.handle(.focus(.none))
    #expect(form[FieldID(0)].selectedOption?.value == "NG" && !form[FieldID(0)].hasMarkedText)
  }

  /// A field's own words are for one message, or for all whose keys begin so.
  @Test func aFieldHasItsOwnWords() throws {
    var field = FieldDescription("user", label: "User name")
    field.length = TextLength(minimum: 3, maximum: 5)
    field.messages = ["missing": "Who are you?", "tooShort": "{count} or more, please"]
    var form = try Self.form(field)
    form.handle(.submit)
    #expect(form[FieldID(0)].message == "Who are you?")
    form.handle(.edit(.insert("a")))
    #expect(form[FieldID(0)].message == "3 or more, please")
    form.handle(.edit(.insert("bcdef")))
    #expect(form[FieldID(0)].message?.contains("5") == true)
  }

  /// What is filled in is whole, as if somebody had been there and gone.
  @Test func whatIsFilledInIsFinished() throws {
    var form = try Self.form(FieldDescription("time", label: "Time", content: .mask("##:## <\"AM\"|\"PM\">")))
    form.handle(.focus(.none))
    form.handle(.fill(["time": "0809A"]))
    #expect(form[FieldID(0)].value() == .text("0809AM"))
  }

  /// A rejected key leaves a number incomplete: what is shown of it is true, and whole.
  @Test func aRejectedKeyIsJudged() throws {
    let number = NumberDescription(.decimal, minimum: "10")
    var form = try Self.form(FieldDescription("amount", label: "Amount", content: .number(number)))
    form.handle(.edit(.insert(".")))
    form.handle(.edit(.insert("-")))
    #expect(form[FieldID(0)].message == "Amount must be 10 or more")
    form.handle(.edit(.replace(0..<2, with: ".")))
    form.handle(.edit(.insert("0")))
    #expect(form[FieldID(0)].message?.contains("{") == false)
    form.handle(.edit(.move(.end)))
    #expect(form[FieldID(0)].message?.contains("{") == false)
  }

  @Test func whatIsLostOfASecretIsNotNamed() throws {
    var field = FieldDescription("pin", label: "PIN", content: .cells(4))
    field.secrecy = .hidden(FieldDescription.SecureEntry())
    var form = try Self.form(field)
    form.handle(.fill(["pin": "swordfish"]))
    let remark = form[FieldID(0)].remark ?? ""
    #expect(!remark.isEmpty && !remark.contains("swordfish"), "\(remark)")
  }

  @Test func aUserNameLooksLikeNoOther() throws {
    for (name, verdict) in [
      ("paypal", FieldVerdict.good), ("p\u{430}ypal", .open(.malformed)), ("анна", .good), ("аррӏе", .open(.malformed)),
    ] {
      var form = try Self.form(FieldDescription("user", label: "User name", type: .username))
      form.handle(.edit(.insert(name)))
      #expect(form[FieldID(0)].verdict == verdict, "\(name)")
    }
  }

  @Test func aPasswordTakesATab() throws {
    for event in [FormEvent.edit(.insert("a\tb ")), .edit(.paste("a\tb ")), .fill(["password": "a\tb "])] {
      var form = try Self.form(FieldDescription("password", label: "Password", type: .password))
      form.handle(event)
      form.handle(.press(.reveal))
      #expect(form[FieldID(0)].text == "a\tb ", "\(event)")
    }
    var name = try Self.form(FieldDescription("name", label: "Name"))
    name.handle(.edit(.paste("a\tb")))
    #expect(name[FieldID(0)].text.contains("\t") == false)
  }

  @Test func aSubmissionHidesWhatWasRevealed() throws {
    var form = try Self.form(FieldDescription("password", label: "Password", type: .password))
    form.handle(.edit(.insert("secret")))
    form.handle(.press(.reveal))
    #expect(form[FieldID(0)].text == "secret")
    let change = form.handle(.submit)
    #expect(form[FieldID(0)].text == "••••••" && change.facets.contains(.text))
  }

  @Test func whatStandsAtTheCaretIsStepped() throws {
    var field = FieldDescription("expiry", label: "Expiry date", content: .mask("<01..12>/##"))
    field.isStepped = true
    var form = try Self.form(field)
    form.handle(.edit(.insert("1")))
    form.handle(.edit(.insert("2")))
    form.handle(.edit(.insert("3")))
    form.handle(.edit(.insert("0")))
    let change = form.handle(.edit(.step(by: -1)))
    #expect(form[FieldID(0)].text == "12/29" && change.edit?.effects.contains(.valueChanged) == true)
    form.handle(.edit(.setSelection(anchor: 0, head: 0)))
    form.handle(.edit(.step(by: 1)))
    #expect(form[FieldID(0)].text == "01/29")
    form.handle(.edit(.undo))
    #expect(form[FieldID(0)].text == "12/29")
    #expect(form[FieldID(0)].description.isStepped)
  }

  @Test(arguments: [false, true]) func aStepMayCarry(_ carries: Bool) throws {
    var field = FieldDescription("start", label: "Start", content: .mask("<hour:00..23>:<minute:00..59>"))
    (field.isStepped, field.carriesSteps) = (true, carries)
    var form = try Self.form(field)
    for digit in "0959" { form.handle(.edit(.insert(String(digit)))) }
    form.handle(.edit(.step(by: 1)))
    #expect(form[FieldID(0)].text == (carries ? "10:00" : "09:00"))
  }

  /// A text has nothing to step, a switch no caret.
  @Test func whatHasNoPartsIsNotStepped() throws {
    for field in [
      FieldDescription("name", label: "Name"),
      FieldDescription("note", label: "Note", content: .lines(.init())),
      FieldDescription("gift", label: "Gift", content: .choices(ChoiceList(.onAndOff))),
    ] {
      var form = try Self.form(field)
      form.handle(.edit(.insert("x")))
      let before = form[FieldID(0)].text
      form.handle(.edit(.step(by: 1)))
      #expect(form[FieldID(0)].text == before, "\(field.name)")
    }
  }
}
