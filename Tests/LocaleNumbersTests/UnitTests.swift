#if ICU
  import LocaleNumbers
  import NumberFormatting
  import Testing

  @Suite struct UnitTests {
    /// Before the digits a unit stands inside the sign, after them outside of all, wherever a locale has its sign.
    @Test(arguments: ["en", "de", "ar_EG", "he", "fa", "sv", "hi"]) func standsInItsPlace(_ locale: String) throws {
      let plain = try LocaleNumberFormat(locale: locale)
      let before = try LocaleNumberFormat(locale: locale, style: .unit("№", .prefix))
      let after = try LocaleNumberFormat(locale: locale, style: .unit(" kg", .suffix))
      for value in ["5", "-5", "0", "-1234.5"] {
        let shown = try plain.format(value)
        #expect(try after.format(value) == shown + " kg")
        let minus = value.hasPrefix("-") ? plain.symbols.negative.prefix : plain.symbols.positive.prefix
        #expect(
          try before.format(value) == minus + "№"
            + shown.unicodeScalars.dropFirst(minus.unicodeScalars.count).map(String.init).joined())
        #expect(try after.reader.read(after.format(value)).text == value)
        #expect(try before.reader.read(before.format(value)).text == value)
      }
      #expect(try after.reader.read("5kg").text == "5")
    }

    static let rejected: [(String, LocaleNumberError.UnitProblem)] = [
      ("", .empty), (" \u{A0}", .empty), (String(repeating: "m", count: 41), .tooLong(limit: 40)), ("m2", .digit("2")),
      (" ٣", .digit("٣")), ("\u{301}", .joinsDigits), ("\u{20E3}", .joinsDigits), ("\u{200D}kg", .joinsDigits),
      (".–", .readsAsNumber), ("-", .readsAsNumber), (", etwa", .readsAsNumber),
    ]
    @Test(arguments: rejected) func refuses(_ unit: String, _ message: LocaleNumberError.UnitProblem) {
      #expect(throws: LocaleNumberError.unit(unit, message)) {
        try LocaleNumberFormat(locale: "de_DE", style: .unit(unit, .suffix))
      }
    }

    @Test func whatStandsBeforeMayNotJoinEither() {
      #expect(throws: LocaleNumberError.unit("\u{600}", .joinsDigits)) {
        try LocaleNumberFormat(locale: "ar_EG", style: .unit("\u{600}", .prefix))
      }
      #expect(throws: LocaleNumberError.unit("\u{301}№", .joinsDigits)) {
        try LocaleNumberFormat(locale: "en", style: .unit("\u{301}№", .prefix))
      }
    }

    /// The digits of a numbering system are digits even if Unicode takes them for letters.
    @Test func ownDigitsAreNoUnit() {
      #expect(throws: LocaleNumberError.unit("三", .digit("三"))) {
        try LocaleNumberFormat(locale: "zh-u-nu-hanidec", style: .unit("三", .suffix))
      }
      #expect(throws: Never.self) { try LocaleNumberFormat(locale: "zh", style: .unit("三", .suffix)) }
    }

    @Test(arguments: ["m²", " °C", "\u{A0}kg", " m/s", "′′", " Stück", "👩‍👧", "%", " (netto)"]) func takes(_ unit: String)
      throws
    {
      let format = try LocaleNumberFormat(locale: "de_DE", style: .unit(unit, .suffix))
      #expect(try format.reader.read(format.format("-1234.5")).text == "-1234.5")
    }
  }
#endif
