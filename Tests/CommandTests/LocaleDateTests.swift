#if ICU
  import Testing

  /// Dates and times of a locale, and bounds, on the command line.
  @Suite struct LocaleDateTests {
    @Test(arguments: [
      (["format", "date", "--locale", "de_DE"], "3/12/2026\n", "03.12.2026\n", Int32(0)),
      (["format", "date", "--locale", "en_US"], "3/12/2026\n", "03/12/2026\n", 0),
      (["format", "date"], "2026-12-03\n", "2026-12-03\n", 0),
      (["format", "time", "--locale", "de_DE"], "930\n", "09:30\n", 0),
      (["check", "date", "--locale", "de_DE", "31.12.2026"], "", "31.12.2026: valid\n", 0),
      (["check", "date", "--locale", "de_DE", "31.2.2026"], "", "31.2.2026: not valid: there is no such date\n", 1),
      (
        ["check", "date", "--from", "2026-01-01", "--to", "2026-12-31", "2027-01-01"], "",
        "2027-01-01: not valid: it is after 2026-12-31\n", 1
      ),
      (["format", "date-range", "--locale", "de_DE"], "24.12.2026-06.01.2027\n", "24.12.2026 – 06.01.2027\n", 0),
      (["format", "date-range", "--locale", "de_DE"], "2026-12-24/2027-01-06\n", "24.12.2026 – 06.01.2027\n", 0),
      (["format", "date-range", "--locale", "en_US"], "12/24/2026 - 1/6/2027\n", "12/24/2026 – 01/06/2027\n", 0),
      (
        ["check", "date-range(de)", "--to", "2026-12-31", "24.12.2026 – 06.01.2027"], "",
        "24.12.2026 – 06.01.2027: not valid: it is after 2026-12-31\n", 1
      ),
    ])
    func said(_ arguments: [String], _ input: String, _ output: String, _ status: Int32) throws {
      let result = try Caret.run(arguments, input: input)
      #expect(result.output == output)
      #expect(result.status == status)
    }

    @Test(arguments: [
      (["check", "time", "930"], "time needs a locale"), (["check", "date", "--locale", "xx_YY", "1"], "xx_YY"),
      (["check", "iban", "--locale", "de", "1"], "--locale is for the formats date, date-range and time"),
      (["format", "iban", "--from", "2026-01-01"], "--from is for dates, not for iban"),
      (["check", "date", "--from", "2026-02-30", "1"], "2026-02-30"),
      (["check", "date", "--from", "2026-02-02", "--to", "2026-02-01", "1"], "exchange them"),
      (["format", "####", "--locale", "de"], "--locale is for numbers, and for the formats date, date-range and time"),
    ])
    func rejected(_ arguments: [String], _ words: String) throws {
      let result = try Caret.run(arguments, input: "1\n")
      #expect(result.status == 2)
      #expect(result.errors.contains(words))
    }
  }
#endif
