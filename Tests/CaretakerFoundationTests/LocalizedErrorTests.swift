import CaretakerFoundation
import Foundation
import Testing

/// Errors as an alert shows them.
@Suite struct LocalizedErrorTests {
  @Test func aMasksErrorHasMessageDiagnosticAndSuggestion() throws {
    let error = #expect(throws: MaskError.self) { _ = try Mask("(##<") }
    let localized: (any LocalizedError)? = error
    #expect(localized?.errorDescription == "a group is not closed")
    #expect(localized?.failureReason == "(##<\n   ^")
    #expect(localized?.recoverySuggestion?.hasPrefix("close it with >") == true)
    #expect((error as (any Error)?)?.localizedDescription == "a group is not closed")
  }

  @Test func aTextWithoutAValueSaysWhy() throws {
    let style = Mask.FormatStyle(try Mask("##/##"))
    let incomplete = #expect(throws: FieldParseError.self) { _ = try style.parseStrategy.parse("12/3") }
    let rejected = #expect(throws: FieldParseError.self) { _ = try style.parseStrategy.parse("ab") }
    #expect(incomplete?.errorDescription?.isEmpty == false)
    #expect(rejected?.errorDescription?.isEmpty == false)
    #expect(incomplete?.errorDescription != rejected?.errorDescription)
  }

  @Test func otherErrorsSayWhatTheyAre() {
    let phone = #expect(throws: PhoneError.self) { _ = try PhoneNumber("no number") }
    #expect(phone?.errorDescription == phone?.description)
    let name = #expect(throws: FormatNameError.self) { _ = try FormatCatalog.standard.format(named: "phone(UK)") }
    #expect(name?.errorDescription?.contains("phone(GB)") == true)
  }
}
