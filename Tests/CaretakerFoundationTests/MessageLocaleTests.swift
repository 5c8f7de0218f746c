import CaretakerFoundation
import Foundation
import Testing

@Suite struct MessageLocaleTests {
  private func message(_ mask: String, _ text: String, _ locale: String) throws -> String? {
    var field = Field(try Mask(mask))
    return field.messages(on: field.insert(text), of: text, in: Locale(identifier: locale)).first?.text
  }

  @Test func theLocaleSpeaks() throws {
    #expect(try message("[2-9]#", "1", "de_AT") == "„1“ abgelehnt: erwartet wird eine Ziffer von 2 bis 9")
    #expect(try message("[2-9]#", "1", "fr_FR") == "refusé\u{A0}: «1» – il faut un chiffre de 2 à 9")
    #expect(try message("[2-9]#", "1", "en_GB") == "rejected “1”: expected a digit from 2 to 9")
    #expect(try message("[2-9]#", "1", "tlh")?.hasPrefix("rejected ") == true)
    #expect(
      EntryState.invalid(.expired).message(in: Locale(identifier: "fr_CA")) == "la date d’expiration est dépassée")
  }

  @MainActor @Test func theModelSpeaks() throws {
    let model = FieldModel(FieldFormat(try Mask("##")), locale: Locale(identifier: "de_DE"))
    model.insert("1x")
    #expect(model.message?.text == "„x“ abgelehnt: erwartet wird eine Ziffer")
  }
}
