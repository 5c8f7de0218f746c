import CCaretaker
import FieldEditing
import FieldFormats
import FixtureCases
import MaskFuzzing
import Testing

/// Every case through the functions of C.
@Suite struct CFixtureTests {
  @Test(arguments: Fixtures.editing) func editing(_ editing: EditingCase) throws {
    try play(editing, over: CFormat.mask(editing.mask, isPermissive: true))
  }

  /// The same over the mask as it is read back from its program.
  @Test(arguments: Fixtures.editing) func editingOfPrograms(_ editing: EditingCase) throws {
    let mask = try CFormat.mask(editing.mask, isPermissive: true)
    defer { caretaker_format_free(mask) }
    try play(editing, over: CFormat.program(#require(CFormat.program(of: mask))))
  }

  private func play(_ editing: EditingCase, over mask: OpaquePointer) throws {
    if editing.skips("c") { return }
    var field = try CField(mask, options: editing.fieldOptions)
    var steps: [EditingCase.Step] = []
    for key in try editing.script().keys {
      field.press(key)
      steps.append(
        EditingCase.Step(field.text, caret: field.selection.head, value: field.value, complete: field.isComplete))
    }
    editing.expect(steps, captures: field.captures, at: "c")
    if let last = editing.last { try editing.run("c") { expect(last, of: field) } }
  }

  private func expect(_ last: EditingCase.Last, of field: borrowing CField) {
    let rejections = field.rejections.map { EditingCase.Last.Refused(position: $0.position, reason: "\($0.reason)") }
    if let expected = last.rejections { #expect(rejections == expected) }
    let placeholder = field.placeholder
    if let expected = last.placeholder { #expect(placeholder == expected) }
    let (effects, autoInserted, padded) = (
      field.effects.names, field.text(in: field.edit.auto_inserted), field.text(in: field.edit.padded)
    )
    if let expected = last.effects { #expect(effects == expected) }
    if let expected = last.autoInserted { #expect(autoInserted == expected) }
    if let expected = last.padded { #expect(padded == expected) }
  }

  @Test(arguments: Fixtures.numbers, FieldOptions.OffsetUnit.allCases)
  func numbers(_ entry: NumberCase, _ unit: FieldOptions.OffsetUnit) throws {
    var options = FieldOptions(pastes: .verbatim)
    options.steps = entry.setup.steps
    try entry.run("c", on: CField(CFormat.number(entry.setup), options: options, offsetUnit: unit))
  }

  @Test(arguments: Fixtures.phones, FieldOptions.OffsetUnit.allCases)
  func phones(_ entry: PhoneCase, _ unit: FieldOptions.OffsetUnit) throws {
    let format = try CFormat.phone(entry.setup.format)
    try entry.run("c", on: CField(format, options: entry.setup.options, offsetUnit: unit))
  }

  @Test(arguments: Fixtures.formats) func formats(_ test: FormatCase) throws {
    var field = try CField(
      CFormat.named(test.format, today: test.today), options: FieldOptions(pastes: .verbatim), offsetUnit: .utf8)
    var found: [FormatStanding] = []
    for key in test.keys {
      field.press(key)
      found.append(
        FormatStanding(
          text: field.text, caret: field.selection.head, value: field.value, isComplete: field.isComplete, state: nil))
    }
    test.expect(found, at: "c")
    let message = field.stateMessage(isFinished: false)
    #expect(test.steps.last?.stateToBe.contains(message) == true, "\(test.place): \(message)")
  }

  @Test(arguments: Fixtures.cards) func cards(_ test: CardCase) throws {
    let format = try CFormat.cards(
      test.card.networks, preferring: test.card.preferring ?? [], acceptsUnknown: test.card.acceptsUnknown ?? true)
    var field = try CField(format, options: FieldOptions(pastes: .verbatim))
    var found: [CardCase.Step] = []
    for (key, step) in zip(try Script(parsing: test.keys).keys, test.steps) {
      field.press(key)
      var card = caretaker_card()
      card.size = UInt32(MemoryLayout<caretaker_card>.stride)
      #expect(caretaker_field_card(field.field, &card) == CARETAKER_OK)
      let candidates = field.candidates
      let state = field.stateMessage(isFinished: key == .endEditing)
      let expected = step.state ?? "incomplete"
      found.append(
        CardCase.Step(
          text: field.text, caret: field.selection.head, value: field.value, isComplete: field.isComplete,
          network: card.is_network_certain ? candidates.first : nil, networks: field.cardNetworks,
          candidates: candidates,
          state: expected.contains(state) ? expected : state))
    }
    test.expect(found, at: "c")
  }

  @Test(arguments: Fixtures.readings) func reading(_ test: ReadingCase) throws {
    guard let format = try test.cFormat() else { return }
    defer { caretaker_format_free(format) }
    var field: OpaquePointer?
    #expect(caretaker_field_create(format, nil, &field) == CARETAKER_OK)
    defer { caretaker_field_free(field) }
    #expect(caretaker_field_set_revealed(field, true) == CARETAKER_OK)
    var edit = caretaker_edit()
    edit.size = UInt32(MemoryLayout<caretaker_edit>.stride)
    #expect(caretaker_field_fill(field, test.text, test.text.utf8.count, &edit) == CARETAKER_OK)
    let isRejected = edit.effects & UInt32(CARETAKER_EFFECT_REJECTED) != 0
    #expect(isRejected == (test.shown == nil))
    let text = CFormat.text { caretaker_field_text(field, nil, $0, $1, $2) }
    if let shown = test.shown { #expect(text == shown) }
    let value = CFormat.text { caretaker_field_value(field, $0, $1, $2) }
    let read = CFormat.text { caretaker_format_parse(format, test.text, test.text.utf8.count, $0, $1, $2) }
    #expect(read == (isRejected ? nil : value))
  }

  @Test(arguments: Fixtures.dialects.filter { $0.error == nil }) func dialects(_ test: DialectCase) throws {
    let dialect = try test.dialect
    for typed in test.typed ?? [] {
      var field = try CField(CFormat.dialect(test.text, dialect), options: nil)
      for key in try Script(parsing: typed.keys).keys { field.press(key) }
      #expect(field.text == typed.shown, "\(typed.keys)")
      #expect(field.value == typed.value, "\(typed.keys)")
      #expect(field.isComplete == typed.complete ?? false, "\(typed.keys)")
      if let state = typed.state { #expect(state.contains(field.stateMessage(isFinished: false)), "\(typed.keys)") }
    }
    let format = try CFormat.dialect(test.text, dialect)
    defer { caretaker_format_free(format) }
    for (number, note) in (test.notes ?? []).enumerated() {
      let message = CFormat.text { caretaker_format_note(format, number, nil, nil, $0, $1, $2) }
      #expect(message == note.message)
    }
  }

  @Test(arguments: Fixtures.dialects.filter { $0.error != nil }) func dialectErrors(_ test: DialectCase) throws {
    do {
      caretaker_format_free(try CFormat.dialect(test.text, try test.dialect))
      Issue.record("it is read")
    } catch let failure as CFormat.Failure {
      #expect(failure.message == test.error && !failure.suggestion.isEmpty)
    }
  }

  @Test(arguments: Fixtures.programs) func programs(_ test: ProgramCase) throws {
    let bytes = try test.bytes
    let error = try #require(throws: CFormat.Failure.self) { try CFormat.program(bytes) }
    #expect(error.code == test.error)
    if let message = test.message { #expect(error.message == message) }
    if let suggestion = test.suggestion { #expect(error.suggestion == suggestion) }
  }

  @Test(arguments: Fixtures.syntax.filter { $0.error == nil && $0.warnings != nil })
  func warnings(_ test: SyntaxCase) throws {
    let format = try CFormat.mask(test.mask)
    defer { caretaker_format_free(format) }
    var errors = [OpaquePointer?](repeating: nil, count: 32)
    var count = 0
    #expect(caretaker_format_warnings(format, &errors, errors.count, &count) == CARETAKER_OK)
    let warnings = errors[..<count].map { CFormat.Failure($0!) }
    #expect(warnings.map(\.code) == test.warnings)
    if let message = test.message { #expect(warnings.first?.message == message) }
    guard let span = test.span, let first = warnings.first else { return }
    let scalars = Array(test.mask.unicodeScalars)
    let bytes = span.map { scalars[..<min($0, scalars.count)].reduce(0) { $0 + UTF8.width($1) } }
    #expect([first.span.start, first.span.end] == bytes.map(UInt32.init))
  }

  @Test(arguments: Fixtures.syntax) func syntax(_ test: SyntaxCase) {
    do {
      caretaker_format_free(try CFormat.mask(test.mask))
      #expect(test.error == nil)
    } catch let failure as CFormat.Failure {
      #expect(failure.code == test.error)
      if let message = test.message { #expect(failure.message == message) }
      guard let span = test.span else { return }
      let scalars = Array(test.mask.unicodeScalars)
      let bytes = span.map { scalars[..<min($0, scalars.count)].reduce(0) { $0 + UTF8.width($1) } }
      #expect([failure.span.start, failure.span.end] == bytes.map(UInt32.init))
    } catch {
      Issue.record("\(error)")
    }
  }
}

extension ReadingCase {
  /// The format as C makes it; `nil` for one of a locale, which C has no names of.
  fileprivate func cFormat() throws -> OpaquePointer? {
    let format = try unpreparedCFormat()
    guard let format, let preparation else { return format }
    defer { caretaker_format_free(format) }
    return try CFormat.preparing(format, preparation.preparation)
  }

  private func unpreparedCFormat() throws -> OpaquePointer? {
    switch subject {
    case .format(let name): (try? FormatCatalog.standard.format(named: name)) == nil ? nil : try CFormat.named(name)
    case .mask(let mask): try CFormat.mask(mask)
    case .number(let setup): try CFormat.number(setup)
    case .phone(let setup): try CFormat.phone(setup.format)
    case .cards: try CFormat.cards(nil, preferring: [], acceptsUnknown: true)
    }
  }
}
