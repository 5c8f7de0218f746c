import Testing

@testable import FieldForms

/// Events that nobody means well with: fields that are not there, offsets at the ends of their type, late answers.
@Suite struct HostileEventTests {
  static let numbers = [Int.min, Int.min + 1, -1, 0, 1, 2, Int(Int32.max), Int.max - 1, Int.max]

  static func form() throws -> FieldForm {
    let lines = TextLines(minimum: 1, maximum: 2)
    let options = (0..<4).map { ChoiceOption("v\($0)", label: "Option \($0)") }
    var pin = FieldDescription("pin", label: "PIN", content: .cells(4))
    pin.secrecy = .hidden(FieldDescription.SecureEntry(showsLastCharacterBriefly: true))
    pin.awaitsAnswer = true
    return try FieldForm(
      FormDescription(fields: [
        FieldDescription("line", label: "Line"), FieldDescription("box", label: "Box", content: .lines(lines)),
        FieldDescription("combo", label: "Combo", content: .choices(ChoiceList(.options(options), style: .combo))),
        FieldDescription("list", label: "List", content: .choices(ChoiceList(.options(options), style: .list))),
        FieldDescription("switch", label: "Switch", content: .choices(ChoiceList(.onAndOff))), pin,
        FieldDescription("amount", label: "Amount", content: .number(NumberDescription(.decimal))),
      ]))
  }

  /// Events in which each number stands wherever one can.
  static func events(_ a: Int, _ b: Int) -> [FormEvent] {
    [
      .edit(.replace(min(a, b)..<max(a, b), with: "1")), .edit(.replace(min(a, b)..<max(a, b), with: "")),
      .edit(.setSelection(anchor: a, head: b)), .edit(.step(by: a)), .moveByRow(.down, extending: true),
      .moveByRow(.pageDown, extending: false),
      .moveByRow(.pageUp, extending: true), .scroll(a), .scroll(b), .openChoices, .choose(a), .openChoices,
      .highlight(by: a), .highlight(by: b), .tick(milliseconds: a), .tick(milliseconds: b),
      .answer(FieldID(a), ticket: b, objection: nil), .answer(FieldID(5), ticket: a, objection: "no"),
      .focus(.field(FieldID(a))),
    ]
  }

  @Test(arguments: numbers) func numbersAtTheEndsOfTheirType(_ a: Int) throws {
    var form = try Self.form()
    form.layOut(FieldID(1), width: 3)
    for i in 0..<form.fieldCount {
      for b in Self.numbers {
        form.handle(.focus(.field(FieldID(i))))
        form.handle(.edit(.insert("12 Option 3 four five six seven")))
        form.handle(.edit(.insert("1")))
        for event in Self.events(a, b) { form.handle(event) }
        #expect(form.canSubmit == form.remainingFields.isEmpty)
      }
    }
  }

  @Test func fieldsThatAreNotThereTakeNothing() throws {
    var form = try Self.form()
    form.handle(.focus(.field(FieldID(0))))
    for index in Self.numbers where index < 0 || index >= form.fieldCount {
      form.handle(.focus(.field(FieldID(index))))
      form.handle(.answer(FieldID(index), ticket: 1, objection: "no"))
    }
    form.handle(.fill(["": "1", "nobody": "2", "LINE": "3"]))
    form.handle(.object(["": "1", "nobody": "2", "LINE": "3"]))
    #expect(form.focus == .field(FieldID(0)) && form[FieldID(0)].isEmpty && form[FieldID(0)].message == nil)
  }

  @Test func onlyTheOpenTicketIsAnswered() throws {
    var form = try Self.form()
    form.handle(.focus(.field(FieldID(5))))
    for ticket in Self.numbers { form.handle(.answer(FieldID(5), ticket: ticket, objection: "no")) }
    form.handle(.edit(.insert("1234")))
    #expect(form.handle(.next).action == .ask(FieldID(5), ticket: 1))
    for ticket in Self.numbers where ticket != 1 { form.handle(.answer(FieldID(5), ticket: ticket, objection: "no")) }
    #expect(form[FieldID(5)].verdict == .checking)
    form.handle(.answer(FieldID(5), ticket: 1, objection: nil))
    #expect(form[FieldID(5)].verdict == .good)
  }

  @Test(arguments: numbers) func whatIsReadIsClamped(_ number: Int) throws {
    var form = try Self.form()
    form.layOut(FieldID(1), width: number)
    form.handle(.fill(["line": "Ada Lovelace", "box": "one\ntwo three\nfour"]))
    for overflow in FieldDescription.Overflow.allCases {
      var field = FieldDescription("line", label: "Line")
      field.overflow = overflow
      var other = try FieldForm(FormDescription(fields: [field]))
      other.handle(.fill(["line": "Ada Lovelace"]))
      #expect(other[FieldID(0)].text(fitting: number).count <= max(1, min(number, 12)))
    }
    _ = (form[FieldID(0)].expansion(width: number), form.remaining(naming: number))
    let box = form[FieldID(1)].entry.text(in: min(0, number)..<max(0, number))
    #expect(box.count <= 18)
    for other in Self.numbers { #expect(form.caret(inBoxAt: number, row: other) <= 18) }
  }

  /// The caret of a secret is drawn again where its last character becomes a bullet, which has more bytes.
  @Test func aLastCharacterMovesTheCaret() throws {
    var pin = FieldDescription("pin", label: "PIN", type: .pin)
    pin.secrecy = .hidden(FieldDescription.SecureEntry(showsLastCharacterBriefly: true))
    let environment = FormEnvironment(offsetUnit: .utf8)
    var form = try FieldForm(FormDescription(fields: [pin]), environment: environment)
    form.handle(.focus(.field(FieldID(0))))
    form.handle(.edit(.insert("4")))
    let before = form[FieldID(0)].selection
    let change = form.handle(.tick(milliseconds: 5_000))
    #expect(form[FieldID(0)].selection != before)
    #expect(change.field == FieldID(0) && change.facets.isSuperset(of: [.text, .selection]))
  }

  /// Rows up to the greatest number there is, as a program may ask for them.
  @Test func endlessRows() throws {
    let lines = TextLines(minimum: .max, maximum: .max)
    var form = try FieldForm(FormDescription(fields: [FieldDescription("box", label: "Box", content: .lines(lines))]))
    form.layOut(FieldID(0), width: 1)
    form.handle(.focus(.field(FieldID(0))))
    form.handle(.edit(.insert("a\nb\nc d e")))
    for movement in TextFrame.Movement.allCases { form.handle(.moveByRow(movement, extending: false)) }
    form.handle(.scroll(.max))
    #expect(form[FieldID(0)].frame.visibleRows.lowerBound == 0)
  }
}

extension FieldForm {
  fileprivate func caret(inBoxAt column: Int, row: Int) -> Int {
    let frame = self[FieldID(1)].frame
    let offset = frame.offset(atColumn: column, ofRow: row, of: self[FieldID(1)].entry)
    let end = frame.row(row, of: self[FieldID(1)].entry).upperBound
    return max(offset, end, frame.row(at: column, of: self[FieldID(1)].entry))
  }
}
