import CaretakerFoundation
import Foundation
import TestDepth
import Testing

/// What a format shows whose symbols were probed is Foundation's own text, in all of its locales.
@Suite struct FoundationLawTests {
  static let currencies = ["EUR", "USD", "JPY", "KWD", "INR"]
  /// Whole numbers and groups, fractions that are shown and that round, and the negatives of them all.
  static let values: [Decimal] = [
    "0", "1", "12", "999", "1000", "1234", "12345.6", "1234567.89", "1000000000000", "0.5", "0.005", "0.015",
    "0.1234565",
    "2.675", "999.9999999",
  ].compactMap { Decimal(string: $0) }.flatMap { [$0, -$0] }

  /// Those of the values that are read back: 12,345.6, -1,234,567.89 and 0.5.
  static let readBack = [12, 15, 18]

  /// A format in one locale, and what Foundation shows for the values.
  struct Probe: Sendable {
    let locale: String
    let style: LocaleNumberFormat.Style
    let format: NumberFormat?
    let expected: [String]
  }

  /// Probed once for all tests, on all cores.
  static let probes: [Probe] = {
    let identifiers = Locale.availableIdentifiers.sorted().sample(oneIn: 4)
    nonisolated(unsafe) let slots = UnsafeMutableBufferPointer<[Probe]>.allocate(capacity: identifiers.count)
    DispatchQueue.concurrentPerform(iterations: identifiers.count) { index in
      slots.initializeElement(at: index, to: probes(in: Locale(identifier: identifiers[index])))
    }
    defer { slots.deinitialize().deallocate() }
    return slots.flatMap { $0 }
  }()

  private static func probes(in locale: Locale) -> [Probe] {
    let codes = currencies + [locale.currency?.identifier].compactMap { $0 }.filter { !currencies.contains($0) }
    func probe(
      _ style: LocaleNumberFormat.Style, _ foundation: some FormatStyle<Decimal, String>, _ format: NumberFormat?
    )
      -> Probe
    {
      Probe(locale: locale.identifier, style: style, format: format, expected: values.map(foundation.format))
    }
    let (decimal, percent) = (Decimal.FormatStyle(locale: locale), Decimal.FormatStyle.Percent(locale: locale))
    return [
      probe(.decimal, decimal, try? NumberFormat(decimal)), probe(.percent, percent, try? NumberFormat(percent)),
    ]
      + codes.map { code in
        let currency = Decimal.FormatStyle.Currency(code: code, locale: locale)
        return probe(.currency(code), currency, try? NumberFormat(currency))
      }
  }

  @Test func everyLocaleIsFoundationsOwn() throws {
    var strings = 0
    for probe in Self.probes {
      guard let format = probe.format else {
        Issue.record("\(probe.locale) \(probe.style): not probed")
        continue
      }
      for (value, expected) in zip(Self.values, probe.expected) {
        let shown = try format.format(value)
        strings += 1
        if !shown.utf8.elementsEqual(expected.utf8) {
          Issue.record("\(probe.locale) \(probe.style) \(value): \(shown), Foundation \(expected)")
        }
      }
    }
    #expect(strings > tries(25_000, full: 100_000))
  }

  /// Typed, pasted or read from a file: what is shown is understood.
  @Test func whatIsShownReadsBack() throws {
    for probe in Self.probes {
      guard let format = probe.format else { continue }
      for index in Self.readBack {
        let expected = try format.rounded(Self.values[index].description)
        let reading = try? format.reader.read(probe.expected[index])
        if reading?.text != expected {
          Issue.record("\(probe.locale) \(probe.style): \(probe.expected[index]) read as \(reading?.text ?? "nothing")")
        }
      }
    }
  }

  #if ICU
    /// Foundation brings an ICU of its own, whose data are of another year than the system's. Of 869 locales that both
    /// know, 143 differ between ICU 72 (CLDR 42) and the Foundation of Swift 6.3, for one of these reasons:
    ///
    /// - digits are grouped from another length on, or by another separator: Spanish, Italian, Slovenian, Austrian;
    /// - lakh are grouped as such: Kannada, Malayalam, Odia, Urdu;
    /// - the currency stands on the other side, with another symbol or space: Norwegian, English in Europe, Malay;
    /// - the usual digits are others: Arabic, Bengali, Marathi;
    /// - a currency's fraction digits are others: IDR, PKR, COP.
    @Test func mostLocalesAreAsTheSystemsICUWritesThem() throws {
      var (compared, differing) = (Set<String>(), Set<String>())
      let options = LocaleNumberOptions(percentValue: .fraction)
      for probe in Self.probes {
        guard let format = probe.format,
          let other = try? LocaleNumberFormat(locale: probe.locale, style: probe.style, options: options)
        else { continue }
        compared.insert(probe.locale)
        let isSame = try Self.values.allSatisfy { try format.format($0) == other.format($0) }
        if !isSame { differing.insert(probe.locale) }
      }
      #expect(compared.count > tries(125, full: 500))
      #expect(differing.count < compared.count / 4, "\(differing.count) of \(compared.count) locales differ")
    }
  #endif
}
