import Caretaker
import CaretakerFoundation
import Foundation
import Testing

/// What is wrong with an account number, in words; `nil` if nothing is.
func complaint(about text: String, in language: MessageLanguage = .english) throws -> String? {
  let iban = try FormatCatalog.standard.format(named: "iban")
  var field = Field(iban)
  let result = field.paste(text)
  guard !field.isEmpty else {
    return field.messages(on: result, of: text, in: language).first?.text
  }
  let state = field.state
  return state == .complete ? nil : state.message(in: language)
}

@Test func accountNumbers() throws {
  #expect(try complaint(about: "IBAN: de89 3704 0044 0532 0130 00") == nil)
  #expect(try complaint(about: "DE89370400440532013001") == "the check digit is wrong")
  #expect(try complaint(about: "DE89370400440532013001", in: .german) == "die Prüfziffer stimmt nicht")
  #expect(try complaint(about: "DE89 3704") == "incomplete")
  #expect(try complaint(about: "DE89 3704", in: .german) == "unvollständig")
  #expect(
    try complaint(about: "QQ12 3456 7890")
      == "rejected 'Q' '1' '2' '3' '4' '5' '6' '7' and 3 more: expected the character A")
  #expect(
    try complaint(about: "DE8O 3704 0044 0532 0130 00", in: .german) == "'O' abgelehnt: erwartet wird eine Ziffer")
}
