import Caretaker
import CaretakerFoundation
import FieldForms
import Foundation
import Testing

/// What a form takes from the system.
@Suite struct FormEnvironmentTests {
  private static func form(_ language: String, _ source: ChoiceList.Source) throws -> FieldForm {
    var field = FieldDescription("choice", label: "Choice", content: .choices(ChoiceList(source)))
    field.defaultValue = source == .regions ? .value("DE") : nil
    return try FieldForm(FormDescription(language: language, fields: [field]), environment: .localized())
  }

  @Test(arguments: [("en", "Germany"), ("de", "Deutschland"), ("fr", "Allemagne"), ("ar", "ألمانيا")])
  func regionsHaveNamesInTheLanguageOfTheForm(_ language: String, _ name: String) throws {
    let form = try Self.form(language, .regions)
    #expect(form[FieldID(0)].text == name)
  }

  @Test func choicesAreFoundByTheirEnglishNamesAsWell() throws {
    var form = try Self.form("de", .regions)
    form.handle(.next)
    form.handle(.edit(.selectAll))
    form.handle(.edit(.insert("austr")))
    let found = (0..<form[FieldID(0)].matchCount).map { form[FieldID(0)].option($0).label }
    #expect(found == ["Australien", "Österreich"])
  }

  @Test func choicesAreInTheOrderOfTheLanguage() throws {
    var form = try Self.form("de", .regions)
    form.handle(.next)
    form.handle(.openChoices)
    // beside A, and not after Z
    let labels = (0..<form[FieldID(0)].matchCount).map { form[FieldID(0)].option($0).label }
    #expect(try #require(labels.firstIndex(of: "Österreich")) < #require(labels.firstIndex(of: "Polen")))
  }

  @Test func currenciesAndLocalesHaveNames() throws {
    var currencies = try Self.form("de", .currencies)
    currencies.handle(.next)
    currencies.handle(.edit(.insert("US-Dollar")))
    #expect(currencies[FieldID(0)].selectedOption?.value == "USD")
    var locales = try Self.form("en", .locales)
    locales.handle(.next)
    locales.handle(.edit(.insert("German (Austria)")))
    #expect(locales[FieldID(0)].selectedOption?.value == "de_AT")
  }

  @Test func theDayIsThatOfTheTimeZone() throws {
    var calendar = Calendar(identifier: .gregorian)
    let newYear = Date(timeIntervalSince1970: 1_798_761_600 - 1)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    #expect(FormEnvironment.localized(at: newYear, in: calendar).today == CalendarDate(iso: "2026-12-31"))
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(FormEnvironment.localized(at: newYear, in: calendar).today == CalendarDate(iso: "2027-01-01"))
  }

  @Test func theRegionIsThatOfTheLocale() {
    #expect(FormEnvironment.localized(Locale(identifier: "pt_BR")).region == "BR")
  }
}
