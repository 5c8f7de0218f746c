import FieldFormats
import TerminalForms

/// What is known of the field, below its line: whether it is complete, its value, and its parts.
///
///     … incomplete  value 555
///
/// Of a format of the catalogue it is said which of its checks a value fails, in place of `complete`:
///
///     ✗ the check digit is wrong  value 4111111111111112
///     visa 4111111111111112
///     Visa  security code CVV 3
///
/// Of a phone number it is said where it belongs, and whether there are such numbers:
///
///     ✓ complete  value 07400123456
///     GB (United Kingdom)  mobile  valid  +447400123456
extension TypedField {
  var remarks: [InlineView.Remark] {
    var remarks = [status]
    if isHidden { return remarks }
    if let captured { remarks.append(captured) }
    if let phone, let facts = facts(of: phone) { remarks.append(facts) }
    if !isEmpty, let card { remarks.append(facts(of: card)) }
    return remarks
  }

  private var status: InlineView.Remark {
    var status =
      if let objection {
        InlineView.Remark("✗ \(objection)", .problem)
      } else if isAccepted {
        InlineView.Remark("✓ complete", .good)
      } else {
        InlineView.Remark("… incomplete", .dim)
      }
    if isOverwriting { status.add("  overwrite", .dim) }
    if !isHidden && !isEmpty {
      status.add("  value ", .dim)
      status.add(value.withVisibleEmptySlots)
    }
    return status
  }

  private var captured: InlineView.Remark? {
    var captured = InlineView.Remark()
    for (name, text) in captures {
      captured.add("\(captured.runs.isEmpty ? "" : "  ")\(name) ", .dim)
      captured.add(text.withVisibleEmptySlots)
    }
    return captured.runs.isEmpty ? nil : captured
  }

  private func facts(of phone: PhoneStatus) -> InlineView.Remark? {
    var facts = InlineView.Remark(phone.regionWords(most: 4))
    if let number = phone.number {
      if let type = number.type { facts.add("  \(type.name)") }
      facts.add("  \(number.validityText)", number.isValid ? .good : .dim)
      if number.possibility == .possible { facts.add("  \(number.e164)") }
    }
    return facts.runs.isEmpty ? nil : facts
  }

  /// The networks it may be of, and what their cards have in common.
  private func facts(of card: CardStatus) -> InlineView.Remark {
    var facts = InlineView.Remark(card.networkText(limit: 4))
    if card.canContinue { facts.add("  \(card.lengthText) digits", .dim) }
    if let code = card.securityCode { facts.add("  security code \(code.name) \(code.length)", .dim) }
    return facts
  }
}

extension String {
  /// Slots left empty as the field shows them.
  fileprivate var withVisibleEmptySlots: String { String(map { $0 == "\u{FFFC}" ? "_" : $0 }) }
}
