import Caretaker
import Foundation
import KeystrokeCorpora
import TestDepth
import Testing

/// What a corpus is said to contain is in it.
@Suite struct OccurrenceTests {
  private func share(_ count: Int, of total: Int) -> Int { count * 1000 / total }

  @Test(arguments: KeystrokeCorpus.Kind.allCases) func habits(_ kind: KeystrokeCorpus.Kind) {
    var counts: [Habit: Int] = [:]
    for script in KeystrokeCorpus(kind, seed: 1).first(5_000) { counts[script.habit, default: 0] += 1 }
    #expect(Set(counts.keys) == Set(Habit.allCases))
    // where a value has no room for a slip it is typed
    #expect(390...650 ~= share(counts[.typed] ?? 0, of: 5_000))
    #expect(60...100 ~= share(counts[.autofilled] ?? 0, of: 5_000))
  }

  @Test func networksAndLengths() throws {
    var counts: [String: Int] = [:]
    var lengths: [String: Set<Int>] = [:]
    var wrong = 0
    var field = Field(CardFormat.standard.mask)
    let count = tries(9_000, full: 20_000)
    for script in KeystrokeCorpus(.cards, seed: 1).first(count) {
      field.setText(script.value)
      let status = CardFormat.standard.status(of: field, isFinished: true)
      let network = try #require(status.network, "\(script.value)")
      counts[network.name, default: 0] += 1
      lengths[network.name, default: []].insert(script.value.utf8.count)
      // the check digit is worked out twice: by the corpus, and by the engine
      #expect(script.isValid == (status.state == .complete), "\(script.value)")
      if !script.isValid { wrong += 1 }
    }
    #expect(Set(counts.keys) == Set(CardNetwork.all.map(\.name)))
    for name in ["visa", "mastercard", "unionpay", "diners", "maestro"] {
      let network = try #require(CardNetwork.named(name))
      #expect(lengths[name] == Set(network.series.flatMap(\.lengths)), "\(name)")
    }
    #expect(330...400 ~= share(counts["visa"] ?? 0, of: count))
    #expect(60...100 ~= share(wrong, of: count))
  }

  @Test func regionsAndTypes() throws {
    var regions: Set<String> = []
    var types: Set<PhoneNumberType> = []
    var (international, wrong) = (0, 0)
    let count = tries(45_000, full: 60_000)
    for script in KeystrokeCorpus(.phones, seed: 1).first(count) {
      #expect(script.format.base == "phone")
      if let region = script.format.arguments.first { regions.insert(region) }
      if script.value.hasPrefix("+") { international += 1 }
      if !script.isValid { wrong += 1 }
    }
    #expect(regions == Set(PhoneRegion.all.map(\.code)))
    #expect(230...290 ~= share(international, of: count))
    #expect(10...30 ~= share(wrong, of: count))
    for script in KeystrokeCorpus(.phones, seed: 1).first(8_000) {
      let home = try script.format.arguments.first.map { try PhoneRegion($0) }
      guard let number = try? PhoneNumber(script.value, region: home) else { continue }
      number.type.map { _ = types.insert($0) }
    }
    #expect(types == Set(PhoneNumberType.allCases))
  }

  @Test func localesAndMagnitudes() throws {
    var locales: Set<String> = []
    var digits: [Int: Int] = [:]
    var plain = 0
    for script in KeystrokeCorpus(.amounts, seed: 1).first(20_000) {
      locales.insert(try #require(script.format.arguments.last))
      if script.format.base == "decimal" { plain += 1 }
      digits[script.value.prefix { $0 != "." }.count, default: 0] += 1
    }
    #expect(locales.count > 75)
    #expect(100...140 ~= share(plain, of: 20_000))
    // small and large ones alike
    for count in 2...7 { #expect(70...180 ~= share(digits[count] ?? 0, of: 20_000), "\(count) digits") }
  }

  /// Currencies, digits and separators are those of the locale, by the ICU at hand.
  @Test func localesAreWrittenAsICUWritesThem() throws {
    var formats: [String: LocaleNumberFormat] = [:]
    for script in KeystrokeCorpus(.amounts, seed: 2).first(10_000) where script.habit == .pastedFormatted {
      guard script.format.base == "currency", case .paste(let text) = script.keys.keys[0] else { continue }
      let (currency, locale) = (script.format.arguments[0], script.format.arguments[1])
      let format = try formats[locale] ?? LocaleNumberFormat(locale: locale, style: .currency(currency))
      formats[locale] = format
      let written = try format.format(script.value)
      // amounts without minor units, and without the currency, are copied as well
      let isPart = written.filter(\.isNumber).hasPrefix(text.filter(\.isNumber))
      #expect(written == text || isPart, "\(locale): \(text), \(written)")
    }
    #expect(formats.count > 30)
  }

  @Test func formatsAndCountries() throws {
    var names: Set<String> = []
    for script in KeystrokeCorpus(.dates, seed: 1).first(5_000) {
      names.insert("\(script.format)")
    }
    #expect(names.count == 14)
    #expect(names.allSatisfy { FormatCatalog.standard[$0] != nil })
    var countries: Set<String> = []
    var wrong = 0
    for script in KeystrokeCorpus(.ibans, seed: 1).first(20_000) {
      countries.insert(String(script.value.prefix(2)))
      if !script.isValid { wrong += 1 }
    }
    let tree = try #require(FormatCatalog.standard["iban"]).maskText
    // each is written ^[D]^[E]
    let all = tree.matches(of: /\^\[([A-Z])\]\^\[([A-Z])\][|>]/).map { "\($0.1)\($0.2)" }
    #expect(countries == Set(all))
    #expect(countries.count > 80)
    #expect(60...100 ~= share(wrong, of: 20_000))
  }
}
