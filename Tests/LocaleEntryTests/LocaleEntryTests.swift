#if ICU
  import Caretaker
  import Foundation
  @testable import LocaleNumbers
  import MaskFuzzing
  import TestDepth
  import Testing

  /// Numbers typed, deleted and edited in the middle of a field of every locale: the laws hold, and what is left is
  /// ICU's own.
  ///
  /// A run takes a few styles and currencies for each locale, others for each; `CARETAKER_TESTS=full` takes many more
  /// scripts.
  @Suite struct LocaleEntryTests {
    static let currencies = LocaleNumberFormat.currenciesInUse

    struct Subject {
      let comparison: ICUComparison
      let format: LocaleNumberFormat
      let setup: NumberSetup
    }

    /// Decimal, and in turn percent, amounts in other currencies, accounting, cash and the cash register.
    static func subjects(_ index: Int, _ locale: String) throws -> [Subject] {
      let currency = currencies[index * 7 % currencies.count]
      var cash = LocaleNumberOptions()
      cash.fractionDigits = .cash
      let formats: [(LocaleNumberFormat.Style, LocaleNumberOptions)] = [
        (.decimal, LocaleNumberOptions()), (.currency(currency), LocaleNumberOptions()),
        (.percent, LocaleNumberOptions()),
        (.accounting(currency), LocaleNumberOptions()), (.currency(index % 2 == 0 ? "CHF" : "DKK"), cash),
      ]
      return try (isFullRun ? Array(formats.indices) : [index % formats.count]).map { i in
        let (style, options) = formats[i]
        let format = try LocaleNumberFormat(locale: locale, style: style, options: options)
        return Subject(
          comparison: ICUComparison(locale: locale, style: style, options: options), format: format,
          setup: NumberSetup(format.symbols, entry: index % 10 == 6 && i == 1 ? .minorUnits : .decimal))
      }
    }

    static func forEachSubject(_ part: Int, _ body: (Int, Subject) throws -> Void) throws {
      for (index, locale) in LocaleNumberFormat.availableLocales.enumerated() where index % 4 == part {
        for subject in try subjects(index, locale) { try body(index, subject) }
      }
    }

    @Test(arguments: 0..<4) func lawsHoldInEveryLocale(_ part: Int) throws {
      var keys = 0
      try Self.forEachSubject(part) { index, subject in
        let setup = subject.setup
        let format = setup.fieldFormat
        let checker = LawChecker(setup)
        let scripts = ScriptGenerator(setup, seed: UInt64(index))
        for i in 0..<tries(1, full: 20) {
          let script = scripts.script(i)
          keys += script.keys.count
          for violation in checker.violations(of: script, on: { EngineTarget(format) }) {
            Issue.record("\(subject.comparison.locale) \(subject.comparison.style): \(violation)")
          }
        }
      }
      #expect(keys > tries(500, full: 1_000))
    }

    /// Typed with the locale's own separator: the value is what was typed, but for keys there is no room for. And left:
    /// ICU's text for it, byte for byte.
    @Test(arguments: 0..<4) func whatIsTypedAndLeftIsICUsOwn(_ part: Int) throws {
      var numbers = 0
      try Self.forEachSubject(part) { _, subject in
        if subject.setup.entry == .minorUnits { return }
        let oracle = try subject.comparison.oracle()
        let format = subject.setup.fieldFormat
        for value in ["0.05", "-1234567.5", "12345", "999999", "-1000", "7.125"] {
          var target = EngineTarget(format)
          for key in value {
            target.press(.typing(key == "." ? subject.separator : key.unicodeScalars.first ?? "?"))
          }
          let typed = target.value
          if typed != subject.value(typing: value) {
            Issue.record("\(subject.comparison.locale) \(subject.comparison.style) \(value): the value is \(typed)")
          }
          target.press(.endEditing)
          let expected = try oracle.text(of: typed)
          // ICU keeps the sign of a zero, and of what is rounded to one; a field whose editing ends has none
          let isZero = target.value.allSatisfy { "-0.".contains($0) }
          let text = target.text
          if !isZero && !text.isSame(as: expected) {
            Issue.record("\(subject.comparison.locale) \(subject.comparison.style) \(typed): \(text), ICU \(expected)")
          }
          numbers += 1
        }
      }
      #expect(numbers > tries(500, full: 1_000))
    }
  }

  extension LocaleEntryTests.Subject {
    /// A key that is the decimal separator here.
    var separator: Unicode.Scalar {
      let scalars = format.symbols.decimalSeparator.unicodeScalars
      return scalars.count == 1 ? scalars.first ?? "." : "."
    }

    /// The value of what is typed: fraction digits beyond those shown are rejected, and without any so is the
    /// separator, and what comes after it.
    func value(typing number: String) -> String {
      let parts = number.split(separator: ".")
      let most = format.symbols.maximumFractionDigits
      return parts[0] + (most > 0 ? parts.dropFirst().map { "." + $0.prefix(most) }.joined() : "")
    }
  }

  extension String {
    fileprivate func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
  }
#endif
