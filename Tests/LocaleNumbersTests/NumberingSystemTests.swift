#if ICU
  import LocaleNumbers
  import NumberFormatting
  import Testing

  @Suite struct NumberingSystemTests {
    @Test(arguments: ["en", "ar_EG", "hi"]) func everySystemIsICUsOwn(_ locale: String) throws {
      var digits: Set<[Unicode.Scalar]> = []
      for system in LocaleNumberFormat.numberingSystems {
        let name = "\(locale)@numbers=\(system)"
        #expect(try ICUComparison(locale: name).differences(in: ICUComparisonPlan.values) == [])
        digits.insert(try LocaleNumberFormat(locale: name).symbols.digits)
      }
      // those without ten digits share the ordinary ones
      #expect(digits.count > LocaleNumberFormat.numberingSystems.count / 2)
    }

    @Test func digitsAreThoseAskedFor() throws {
      #expect(try LocaleNumberFormat(locale: "de-u-nu-thai").symbols.digits == Array("๐๑๒๓๔๕๖๗๘๙".unicodeScalars))
      #expect(try LocaleNumberFormat(locale: "de-u-nu-roman").symbols.digits == Array("0123456789".unicodeScalars))
      #expect(try LocaleNumberFormat(locale: "hi-u-nu-native").symbols.digits.first == "०")
    }
  }
#endif
