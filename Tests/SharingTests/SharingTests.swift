import Caretaker
import Testing

/// Formats are shared by any number of fields on any number of threads. What these tests show they show under
/// ThreadSanitizer.
@Suite struct SharingTests {
  static let threads = 8
  static let rounds = 40

  /// Does the same on many threads at once, each time with another number.
  static func atOnce(_ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<threads { group.addTask { for round in 0..<rounds { body(thread * rounds + round) } } }
    }
  }

  @Test func aMask() async throws {
    let mask = try Mask("(###) ###-####")
    await Self.atOnce { _ in
      var field = Field(mask)
      for digit in "5551234567".unicodeScalars { field.insert(digit) }
      field.moveCaret(to: 3)
      field.deleteBackward()
      field.undo()
      let text = field.text
      #expect(text == "(555) 123-4567")
    }
  }

  @Test func aNumberFormat() async {
    let format = NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2))
    await Self.atOnce { number in
      var field = Field(format)
      field.insert("\(1_000_000 + number)")
      field.endEditing()
      let (value, text) = (field.value, field.text)
      #expect(value == "\(1_000_000 + number)")
      #expect(text == format.format(1_000_000 + number))
    }
  }

  @Test func aPhoneFormat() async throws {
    let format = PhoneFormat(try PhoneRegion("GB"))
    await Self.atOnce { _ in
      var field = Field(format)
      for digit in "02079460958".unicodeScalars { field.insert(digit) }
      let text = field.text
      #expect(text == "020 7946 0958")
      #expect((try? PhoneNumber("+442079460958"))?.isPossible == true)
    }
  }

  /// The catalogue is made by whoever asks first.
  @Test func theCatalogue() async {
    await Self.atOnce { number in
      let formats = FormatCatalog.standard.formats
      let format = formats[number % formats.count]
      #expect(FormatCatalog.standard[format.name]?.example == format.example)
    }
  }

  #if ICU
    /// A locale is probed by whoever asks first, or by two at once; what they get is one format.
    @Test func aLocalesNumbers() async throws {
      let locales = ["de_DE", "en_US", "fr_CH", "ar_EG", "hi_IN"]
      await Self.atOnce { number in
        let locale = locales[number % locales.count]
        guard let format = try? LocaleNumberFormat(locale: locale, style: .currency("EUR")) else {
          Issue.record("\(locale) has no format")
          return
        }
        var field = Field(format)
        field.insert("\(1_000 + number)")
        field.endEditing()
        let (value, text) = (field.value, field.text)
        #expect(value == "\(1_000 + number).00")
        #expect(text == format.format(minorUnits: Int64(1_000 + number) * 100))
      }
    }
  #endif
}
