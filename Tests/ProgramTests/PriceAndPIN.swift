import Caretaker
import CaretakerFoundation
import Foundation
import Testing

@MainActor
struct PriceScreen {
  let price: FieldModel

  init() throws {
    let dollars = try LocaleNumberFormat(locale: "en_US", style: .currency("USD"))
    var entry = NumberEntry()
    entry.minimum = 5
    entry.maximum = try ExactDecimal("999.99")
    price = FieldModel(FieldFormat(dollars, entry: entry), locale: Locale(identifier: "en_US"))
  }

  var problem: String? {
    if case .invalid(let failure) = price.state { failure.message } else { nil }
  }
}

/// What is shown for a terminal, with what is still to come dimmed.
@MainActor
func dimmed(_ model: FieldModel) -> String {
  let text = model.attributedText(includingPrompt: true)
  return text.runs.map { run in
    let characters = String(text[run.range].characters)
    return run.caretaker.role == .prompt ? "\u{1B}[2m\(characters)\u{1B}[22m" : characters
  }.joined()
}

@MainActor
@Test func priceWithBounds() throws {
  let screen = try PriceScreen()
  screen.price.insert("3")
  #expect(screen.price.text == "$3")
  #expect(screen.problem == "it is less than $5.00")
  screen.price.insert("4.5")
  #expect(screen.problem == nil)
  screen.price.endEditing()
  #expect(screen.price.text == "$34.50")
  screen.price.setValue("1000")
  #expect(screen.problem == "it is more than $999.99")
}

@MainActor
@Test func attributedPlaceholder() throws {
  let phone = FieldModel(try Mask("(###) ###-####"))
  phone.insert("55")
  #expect(dimmed(phone) == "(55\u{1B}[2m_) ___-____\u{1B}[22m")
  let text = phone.attributedText(includingPrompt: true)
  #expect(text.runs.compactMap { $0[DisplayRoleAttribute.self] } == [.literal, .typed, .prompt])
}

@Test func securePIN() throws {
  var pin = Field(try Mask("#{4}"), options: FieldOptions(isSecure: true))
  pin.insert("1234")
  #expect(pin.text == "••••")
  #expect(pin.value == "1234")
  #expect(pin.redactedText(revealingLast: 1) == "•••4")
  pin.clear()
  #expect(pin.value.isEmpty)
}
