#if ICU
  import Testing

  @testable import LocaleNumbers
  @testable import NumberFormatting

  /// Numbers typed into a field of every locale: ASCII digits, and the locale's own decimal separator.
  @Suite struct LocaleFieldTests {
    static let values = ["0.05", "-1234567.5", "12345", "999999", "-100000"]

    @Test func typedNumbersAreICUsOwn() throws {
      var keys = 0
      try ICUComparisonTests.forEachFormat { format in
        let oracle = try ICUComparisonTests.oracle(format)
        for value in Self.values {
          var field = format.field()
          var typed = ""
          for key in value {
            if key == "." && format.symbols.maximumFractionDigits == 0 { break }
            let result = key == "." ? field.type(format.symbols.decimalSeparator[0]) : field.insert(String(key))
            typed.append(key)
            keys += 1
            guard result.isAccepted else {
              // The only key with no room: a second fraction digit in a format with one.
              typed.removeLast()
              let hasRoom = field.number.fractionCount < format.symbols.maximumFractionDigits
              if hasRoom { Issue.record("\(name(format)) \(value): \(result)") }
              continue
            }
            if !digitsAreTyped(field, typed) { Issue.record("\(name(format)) \(typed): \(field.text.debugDescription)") }
          }
          // An integer is ICU's as it stands, grouping included; a fraction once it is padded.
          field.leave()
          let expected = try oracle.format(field.value).text
          if !field.text.utf8.elementsEqual(expected.utf8) {
            Issue.record("\(name(format)) \(value): \(field.text.debugDescription), ICU \(expected.debugDescription)")
          }
        }
      }
      print("typed: \(keys) keys")
    }

    /// What is typed so far is ICU's text of it with as many fraction digits: grouped the same, in the same affixes.
    @Test func everyKeyIsICUsOwn() throws {
      var keys = 0
      for (index, locale) in LocaleNumberFormat.availableLocales.enumerated() {
        for style in ICUComparisonTests.styles(index) {
          let format = try LocaleNumberFormat(locale: locale, style: style)
          let most = format.symbols.maximumFractionDigits
          let integers = try oracle(format, 0)
          let tenths = try oracle(format, min(1, most))
          var field = format.field()
          for key in "-1234567" {
            field.insert(String(key))
            guard field.isComplete else { continue }
            expect(field, equals: try integers.format(field.value).text, name(format))
            keys += 1
          }
          guard most > 0 else { continue }
          field.type(format.symbols.decimalSeparator[0])
          field.insert("0")
          expect(field, equals: try tenths.format(field.value).text, name(format))
          keys += 1
        }
      }
      print("every key: \(keys) strings equal to ICU's")
    }

    private func oracle(_ format: LocaleNumberFormat, _ fraction: Int) throws -> ICUNumberFormatter {
      try ICUNumberFormatter(skeleton: LocaleNumberFormat.skeleton(format.style, fraction...fraction), locale: format.locale)
    }

    private func expect(_ field: borrowing NumberField, equals expected: String, _ name: String) {
      let shown = field.text
      if !shown.utf8.elementsEqual(expected.utf8) {
        Issue.record("\(name) \(field.value): \(shown.debugDescription), ICU \(expected.debugDescription)")
      }
    }

    /// The digits shown are those typed, and the caret stands behind them all.
    private func digitsAreTyped(_ field: borrowing NumberField, _ typed: String) -> Bool {
      let layout = field.shown
      let shown = layout.scalars.indices.filter { layout.isDigit(at: $0) }.compactMap { field.symbols.digit(layout.scalars[$0]) }
      let digits = typed.unicodeScalars.compactMap { field.symbols.digit($0) }
      return shown == digits && layout.element(at: field.selection.upperBound) == layout.elementCount
    }

    private func name(_ format: LocaleNumberFormat) -> String { "\(format.locale) \(format.style)" }
  }
#endif
