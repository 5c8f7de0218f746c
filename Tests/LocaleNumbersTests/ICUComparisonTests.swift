#if ICU
  import Foundation
  @testable import NumberFormatting
  import Testing

  @testable import LocaleNumbers

  /// Formats and read-backs against the ICU at hand: no locale's text is written down here.
  ///
  /// A run takes a sample of currencies for each locale, another for each; `CARETAKER_TESTS=full` takes all of `currencies`.
  @Suite struct ICUComparisonTests {
    static let currencies = ["USD", "EUR", "JPY", "KWD", "INR", "CHF", "CLF", "CVE", "PTE", "EEK"]
    static let isFull = ProcessInfo.processInfo.environment["CARETAKER_TESTS"] == "full"

    static let values = [
      "0", "-0", "1", "-1", "5", "12", "123", "-123", "999", "1000", "-1000", "1234", "9999", "10000", "-12345",
      "100000", "1234567", "-1234567", "10000000", "0.5", "0.05", "0.005", "1.005", "1.015", "-1.025", "2.5", "3.5",
      "-0.004", "0.9995", "999.995", "1234.5", "-1234.50", "12345.678", "0.1234565", "99999999.9999999",
      "-12345678901234567890.125", "123456789012345678901234567890123456789012345678901234567890",
    ]

    /// Decimal, and some currencies: another few for each locale.
    static func styles(_ index: Int) -> [LocaleNumberFormat.Style] {
      let sample = isFull ? currencies : [0, 3].map { currencies[(index + $0) % currencies.count] }
      return [.decimal] + sample.map { .currency($0) }
    }

    /// Every available locale with its styles, in ICU's order.
    static func forEachFormat(_ body: (LocaleNumberFormat) throws -> Void) throws {
      for (index, locale) in LocaleNumberFormat.availableLocales.enumerated() {
        for style in styles(index) { try body(LocaleNumberFormat(locale: locale, style: style)) }
      }
    }

    static func oracle(_ format: LocaleNumberFormat) throws -> ICUNumberFormatter {
      try ICUNumberFormatter(skeleton: LocaleNumberFormat.skeleton(format.style, nil), locale: format.locale)
    }

    @Test func finishedNumbersAreICUsOwn() throws {
      var compared = 0
      try Self.forEachFormat { format in
        let oracle = try Self.oracle(format)
        for value in Self.values {
          let shown = try format.format(value)
          let expected = try oracle.format(value).text
          if !shown.utf8.elementsEqual(expected.utf8) {
            Issue.record("\(format.locale) \(format.style) \(value): \(shown.debugDescription), ICU \(expected.debugDescription)")
          }
          compared += 1
        }
      }
      print("formatted: \(compared) strings equal to ICU's")
    }

    @Test func whatIsShownReadsBack() throws {
      var read = 0
      try Self.forEachFormat { format in
        let reader = format.reader
        for value in Self.values {
          var finished = try DecimalDigits(value)
          let shown = try format.format(value)
          finished.finish(least: format.symbols.minimumFractionDigits, most: format.symbols.maximumFractionDigits)
          do throws(NumberError) {
            let reading = try reader.read(shown)
            if reading.text != finished.text {
              Issue.record("\(format.locale) \(format.style): \(shown) read as \(reading.text), not \(finished.text)")
            }
          } catch {
            Issue.record("\(format.locale) \(format.style): \(shown.debugDescription) not read: \(error)")
          }
          read += 1
        }
      }
      print("read back: \(read) strings")
    }
  }
#endif
