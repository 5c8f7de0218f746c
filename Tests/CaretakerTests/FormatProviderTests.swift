#if ICU
  import Caretaker
  import Testing

  /// Formats that a locale makes, by their names.
  @Suite struct FormatProviderTests {
    @Test(arguments: [
      ("decimal(hi_IN)", "1234567.5", "12,34,567.5"), ("percent(de_DE)", "12,5", "12,5\u{A0}%"),
      ("currency(EUR, de_DE)", "1234,5", "1.234,50\u{A0}€"), ("accounting(USD, en_US)", "-5", "($5.00)"),
      ("unit(\" kg\", fr)", "3,5", "3,5 kg"), ("date(hu)", "2026-12-31", "2026. 12. 31."),
      ("date-range(hu)", "2026-12-31/2027-01-02", "2026. 12. 31. – 2027. 01. 02."),
      ("time(en_US)", "11:30 PM", "11:30\u{202F}PM"), ("phone(GB)", "02079460958", "020 7946 0958"),
      ("expiry", "12/27", "12/27"),
    ]) func aFieldIsMadeByItsName(_ name: String, _ text: String, _ shown: String) throws {
      let format = try FormatCatalog.localized.format(named: name)
      #expect(format.title == name)
      var field = Field(format)
      #expect(field.fill(text).isAccepted)
      field.endEditing()
      #expect(field.text == shown)
      #expect(format.state(of: field) == .complete)
    }

    /// The name of a locale's numbers makes them again, whatever was asked for beside it.
    @Test func namesMakeTheSameAgain() throws {
      let styles: [LocaleNumberFormat.Style] = [
        .decimal, .percent, .currency("eur"), .accounting("JPY"), .unit(" kg", .suffix),
      ]
      for style in styles {
        let numbers = try LocaleNumberFormat(locale: "pt-BR", style: style)
        let name = try #require(FieldFormat(numbers).name)
        #expect(try FormatCatalog.localized.format(named: name).numberFormat == numbers.numberFormat, "\(name)")
      }
      #expect(
        FieldFormat(try LocaleNumberFormat(locale: "de-DE", style: .currency("eur"))).title == "currency(EUR, de_DE)")
    }

    @Test(arguments: [
      ("currency(EUR)", "currency needs the argument 'locale': write it as currency(EUR, de_DE)"),
      ("currency", "currency needs the argument 'currency': write it as currency(EUR, de_DE)"),
      ("time", "time needs the argument 'locale': write it as time(en_US)"),
      ("currency(EURO, de_DE)", "there is no currency 'EURO': did you mean currency(EUR, de_DE)?"),
      ("currency(EUR, de_DEE)", "there is no locale 'de_DEE': did you mean currency(EUR, de_DE)?"),
      ("curency(EUR, de_DE)", "no format is called 'curency': did you mean currency(EUR, de_DE)?"),
      ("decimal(de_DE, 2)", "decimal takes at most 1 of the 2 arguments: write it as decimal(hi_IN)"),
    ]) func wrongNamesAreReported(_ name: String, _ message: String) {
      let error = #expect(throws: FormatNameError.self) { _ = try FormatCatalog.localized.format(named: name) }
      #expect(error?.description == message)
    }

    /// Without what may be meant the error is the locale's own.
    @Test(arguments: ["decimal(xx)", "currency(QQQ, de_DE)", "unit(5, fr)", "date(\"de_DE@calendar=hebrew\")"])
    func otherErrorsAreTold(_ name: String) {
      let error = #expect(throws: FormatNameError.self) { _ = try FormatCatalog.localized.format(named: name) }
      guard case .invalidArgument(_, let message)? = error?.kind else {
        Issue.record("\(name): \(error.map { "\($0)" } ?? "")")
        return
      }
      #expect(error?.description == message)
    }

    @Test func everySignatureHasItsExample() throws {
      for signature in FormatProvider.locales.signatures {
        let format = try FormatCatalog.localized.format(named: signature.example)
        #expect(format.title == signature.example)
        #expect(format.title.hasPrefix(signature.name + "("))
      }
    }

    /// A column of numbers is what a field makes of each line when editing ends.
    @Test func columnsOfNumbersAreFormatted() throws {
      var formatter = BulkFormatter(try FormatCatalog.localized.format(named: "currency(EUR, de_DE)"))
      var output = LineBuffer()
      let report = formatter.format(lines: Array("1234,5\nabc\r\n\n7".utf8).span, into: &output)
      #expect(String(decoding: output.bytes, as: UTF8.self) == "1.234,50\u{A0}€\nabc\r\n\n7,00\u{A0}€")
      #expect(report.lines == 4 && report.complete == 2 && report.incomplete == 2 && report.rejected == 1)
    }

    @Test func boundsOfAColumnAreChecked() throws {
      var entry = NumberEntry()
      entry.maximum = 100
      var formatter = BulkFormatter(FieldFormat(try LocaleNumberFormat(locale: "en"), entry: entry))
      var output = LineBuffer()
      let report = formatter.format(lines: Array("99\n101\n".utf8).span, into: &output)
      #expect(report.complete == 1 && report.invalid == 1)
    }
  }
#endif
