import CCaretaker
import CaretakerC
import Testing

/// Names of formats that depend on a locale, with symbols that the host gives or the table has.
@Suite struct NumberNameTests {
  @Test(arguments: [
    ("currency(EUR, de_DE)", "-1.234,50\u{A0}€"), ("decimal(hi_IN)", "-1,234.5"),
    ("percent(fr)", "-1\u{202F}234,5\u{A0}%"),
  ])
  func aLocaleIsLookedUp(_ name: String, _ shown: String) {
    var format: OpaquePointer?
    #expect(caretaker_format_named(name, -1, nil, &format, nil) == CARETAKER_OK)
    var buffer = [CChar](repeating: 0, count: 32)
    var length = 0
    #expect(caretaker_format_format(format, "-1234.5", -1, &buffer, 32, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == shown)
    caretaker_format_free(format)
  }

  @Test func aCurrencyIsWrittenWithSymbolsGiven() throws {
    var (format, error): (OpaquePointer?, OpaquePointer?)
    #expect(caretaker_format_named("currency(EUR)", -1, nil, &format, &error) == CARETAKER_INVALID_FORMAT)
    #expect(String(cString: caretaker_error_code(error)) == "missingArgument")
    caretaker_error_free(error)
    " €".withCString { euro in
      ",".withCString { comma in
        var symbols = caretaker_number_symbols()
        symbols.size = UInt32(MemoryLayout<caretaker_number_symbols>.stride)
        symbols.positive_suffix = euro
        symbols.decimal_separator = comma
        symbols.minimum_fraction_digits = 2
        symbols.maximum_fraction_digits = 2
        withUnsafePointer(to: symbols) { symbols in
          var options = caretaker_name_options()
          options.size = UInt32(MemoryLayout<caretaker_name_options>.stride)
          options.symbols = symbols
          #expect(caretaker_format_named("currency(EUR)", -1, &options, &format, nil) == CARETAKER_OK)
        }
      }
    }
    var buffer = [CChar](repeating: 0, count: 32)
    var length = 0
    #expect(caretaker_format_format(format, "1234.5", -1, &buffer, 32, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "1234,50 €")
    #expect(caretaker_format_parse(format, "1234,5 €", -1, &buffer, 32, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "1234.5")
    #expect(caretaker_format_text(format, CARETAKER_FORMAT_TITLE, &buffer, 32, &length) == CARETAKER_OK)
    #expect(text(buffer, length) == "currency(EUR)")
    caretaker_format_free(format)
  }
}
