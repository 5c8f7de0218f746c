import FieldFormats

/// What is shown of a field: the field itself, with the caret's column, and below it what is known of it.
///
///     (555) ___-____
///     … incomplete  value 555
///     rejected 'x': expected a digit
///
/// Of a format of the catalogue it is said which of its checks a value fails, in place of `complete`:
///
///     4111 1111 1111 1112
///     ✗ the check digit is wrong  value 4111111111111112
///     visa 4111111111111112
///     Visa  security code CVV 3
///
/// Of a phone number it is said where it belongs, and whether there are such numbers:
///
///     07400 123456
///     ✓ complete  value 07400123456
///     GB (United Kingdom)  mobile  valid  +447400123456
struct FieldView {
  var field = StyledLine()
  /// Where the caret stands in `field`.
  var caretColumn = 0
  /// What is cut where it is too long, and what goes on on the next line.
  var below: [StyledLine] = []
  var notes: [StyledLine] = []

  init(_ typed: borrowing TypedField, _ caption: FieldCaption, notes: [EditMessage]) {
    if let label = caption.label { field.add("\(label.printable) ") }
    drawField(typed, prompt: caption.prompt)
    below.append(Self.status(of: typed))
    let captures = Self.captures(of: typed)
    if !captures.cells.isEmpty { below.append(captures) }
    if !typed.isSecure, let phone = typed.phone { drawFacts(of: phone) }
    if !typed.isSecure && !typed.isEmpty, let card = typed.card { drawFacts(of: card) }
    self.notes = notes.map { note in
      var line = StyledLine()
      line.add(note.text, note.kind == .message ? .bad : .dim)
      return line
    }
  }

  private mutating func drawField(_ typed: borrowing TypedField, prompt: String?) {
    let (anchor, caret) = (typed.anchor, typed.caret)
    var offset = 0
    for character in typed.text {
      if offset <= caret { caretColumn = field.columns }
      let isSelected = offset >= min(anchor, caret) && offset < max(anchor, caret)
      field.add(String(character), isSelected ? .selected : .plain)
      offset += character.unicodeScalars.count
    }
    if offset <= caret { caretColumn = field.columns }
    field.add(typed.isEmpty ? prompt?.printable ?? typed.placeholder : typed.placeholder, .dim)
  }

  private mutating func drawFacts(of phone: PhoneStatus) {
    var line = StyledLine()
    line.add(phone.regionWords(most: 4))
    if let number = phone.number {
      if let type = number.type { line.add("  \(type.name)") }
      line.add("  \(number.validityText)", number.isValid ? .good : .dim)
      if number.possibility == .possible { line.add("  \(number.e164)") }
    }
    if !line.cells.isEmpty { below.append(line) }
  }

  /// The networks it may be of, and what their cards have in common.
  private mutating func drawFacts(of card: CardStatus) {
    var line = StyledLine()
    line.add(card.networkText(limit: 4))
    if card.canContinue { line.add("  \(card.lengthText) digits", .dim) }
    if let code = card.securityCode { line.add("  security code \(code.name) \(code.length)", .dim) }
    if !line.cells.isEmpty { below.append(line) }
  }

  private static func status(of typed: borrowing TypedField) -> StyledLine {
    var line = StyledLine()
    if let objection = typed.objection {
      line.add("✗ \(objection)", .bad)
    } else if typed.isAccepted {
      line.add("✓ complete", .good)
    } else {
      line.add("… incomplete", .dim)
    }
    if typed.isOverwriting { line.add("  overwrite", .dim) }
    if !typed.isSecure && !typed.isEmpty {
      line.add("  value ", .dim)
      line.add(typed.value.withVisibleEmptySlots)
    }
    return line
  }

  private static func captures(of typed: borrowing TypedField) -> StyledLine {
    var line = StyledLine()
    if typed.isSecure { return line }
    for (name, text) in typed.captures {
      line.add("\(line.cells.isEmpty ? "" : "  ")\(name) ", .dim)
      line.add(text.withVisibleEmptySlots)
    }
    return line
  }
}

extension String {
  /// Slots left empty as the field shows them.
  fileprivate var withVisibleEmptySlots: String { String(map { $0 == "\u{FFFC}" ? "_" : $0 }) }
}

/// What a person is reported of a field before anything is typed.
struct FieldCaption {
  /// What stands before the field.
  var label: String?
  /// What stands in it while it is empty, in place of what is still to come.
  var prompt: String?
}
