import FieldEditing
import NumberFormatting
import Testing

/// Numbers: every key, and what is pasted.
extension AllocationTests {
  struct Format: Sendable, CustomTestStringConvertible {
    let name: String
    let symbols: NumberSymbols
    var entry = NumberEntry.Mode.decimal
    var isSecure = false
    var testDescription: String { name }

    /// With a display of more than fifteen bytes, so that small strings hide nothing.
    func field(_ unit: FieldOptions.OffsetUnit = .characters) -> Field {
      Field(
        NumberFormat(symbols), entry: NumberEntry(entry), options: FieldOptions(isSecure: isSecure, offsetUnit: unit))
    }
  }

  static let euros = NumberSymbols(
    positive: .init(suffix: "\u{A0}€"), negative: .init(prefix: "-", suffix: "\u{A0}€"), groupingSeparator: ".",
    decimalSeparator: ",",
    minimumFractionDigits: 2, maximumFractionDigits: 2, marks: ["€", "EUR"])
  static let pounds = NumberSymbols(
    positive: .init(suffix: "\u{A0}ج.م.\u{200F}"), negative: .init(prefix: "\u{61C}-", suffix: "\u{A0}ج.م.\u{200F}"),
    digits: "٠١٢٣٤٥٦٧٨٩",
    groupingSeparator: "٬", decimalSeparator: "٫", minimumFractionDigits: 2, maximumFractionDigits: 2)
  static let rupees = NumberSymbols(
    positive: .init(prefix: "₹"), negative: .init(prefix: "-₹"), zero: .init(prefix: "₹ "), groupingSeparator: ",",
    decimalSeparator: ".",
    secondaryGroupingSize: 2, maximumFractionDigits: 2, valueExponent: 2)
  static let formats = [
    Format(name: "euros", symbols: euros), Format(name: "Egyptian pounds", symbols: pounds),
    Format(name: "rupees", symbols: rupees),
    Format(name: "cash register", symbols: euros, entry: .minorUnits),
    Format(name: "secure", symbols: euros, isSecure: true),
  ]
  static let amount = Array("-12345678901234,56".unicodeScalars)

  @Test(arguments: formats) func amountIsTypedAndTakenBack(_ format: Format) {
    var field = format.field()
    let count = allocations {
      field.clear()
      for key in Self.amount { field.insert(key) }
      for _ in Self.amount { field.deleteBackward() }
    }
    #expect(count == 0)
  }

  @Test(arguments: formats) func amountIsEditedInTheMiddle(_ format: Format) {
    var field = format.field()
    for key in Self.amount { field.insert(key) }
    let count = allocations {
      for key in Self.amount {
        field.moveCaret(to: 9)
        field.insert(key)
        field.deleteBackward()
        field.deleteForward()
        field.insert("7" as Unicode.Scalar)
        field.move(.backward, extending: true)
        field.insert("8" as Unicode.Scalar)
      }
    }
    #expect(count == 0)
  }

  @Test(arguments: formats) func amountIsUndoneAndLeft(_ format: Format) {
    var field = format.field(.utf16)
    let count = allocations {
      field.clear()
      for key in Self.amount { field.insert(key) }
      field.deleteBackward()
      field.endEditing()
      while field.canUndo { field.undo() }
      while field.canRedo { field.redo() }
    }
    #expect(count == 0)
  }

  /// The last two have more digits than there is room for. Not among them are those of which none is read: their errors
  /// are thrown, and the library of tests allocates for each; `gates allocations` counts such a paste.
  static let texts = [
    "1.234,56", "12345", "-12 345,5", "1,234", "(7.50)", "+1.000.000", "٣٬٤٥٦٫٧", "\u{200F}１２", "12,50\r\n", "12,505",
    String(repeating: "123456789 ", count: 40),
  ]

  @Test(arguments: formats, texts) func amountIsPasted(_ format: Format, _ text: String) {
    var field = format.field()
    let count = allocations {
      field.clear()
      field.insert(text)
      field.insert("1234,5")
      field.moveCaret(to: 3)
      field.insert(text)
      field.selectAll()
      field.insert(text)
      field.setText(text)
    }
    #expect(count == 0)
  }

  @Test(arguments: formats) func aKeyIsRejected(_ format: Format) {
    var field = format.field()
    #expect(allocations(refusing: ["x", ".", "é", "🙂", "\u{301}"], after: "12,50", in: &field) == 0)
  }

  @Test func boundsAreLookedAt() throws {
    var entry = NumberEntry()
    entry.minimum = try ExactDecimal("-0.05")
    entry.maximum = 1_000_000
    var field = Field(NumberFormat(Self.euros), entry: entry)
    let count = allocations {
      field.clear()
      for key in Self.amount { field.insert(key) }
      for _ in Self.amount { field.deleteBackward() }
      field.insert("1.234,56")
      field.endEditing()
    }
    #expect(count == 0)
  }
}
