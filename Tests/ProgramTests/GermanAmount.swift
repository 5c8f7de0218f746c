import Caretaker
import CaretakerFoundation
import Foundation
import Testing

@Test func germanAmounts() throws {
  let euros = try LocaleNumberFormat(locale: Locale(identifier: "de_DE"), style: .currency("EUR"))
  let amount: Decimal = try euros.decimal(from: "1.234,5 €")
  #expect(amount == Decimal(string: "1234.5"))
  #expect(try euros.format(amount * 2) == "2.469,00\u{A0}€")

  #expect(throws: NumberError.self) { try euros.decimal(from: "zwölf Euro") }

  var field = Field(euros)
  for key in "1234.5" { field.insert(String(key)) }
  field.endEditing()
  #expect(field.text == "1.234,50\u{A0}€")
  #expect(Decimal(string: field.value) == Decimal(string: "1234.50"))
}
