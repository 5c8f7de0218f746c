import FieldEditing
import NumberFormatting
import Testing

/// The value without the punctuation that decides.
@Suite struct PlainValueTests {
  @Test(arguments: [
    (#"@{1,}" "@{1,}"#, "Jo Do", "Jo Do", "JoDo"), (#"<0..255>"."<0..255>"#, "10.1", "10.1", "101"),
    (#""+7" (###) ##"#, "91612", "+791612", "+791612"), (#"##"kg""#, "12", "12kg", "12kg"),
    ("&&&", "a-b", "a-b", "a-b"), (##""#"@"·"@"##, "ab", "#a·b", "ab"), (#"@"€"@"#, "ab", "a€b", "a€b"),
    ("(###) ###", "123456", "123456", "123456"),
  ])
  func leavesPunctuationOut(_ mask: String, _ keys: String, _ value: String, _ plain: String) throws {
    var field = Field(try Mask(mask))
    field.insert(keys)
    field.endEditing()
    #expect(field.value == value)
    #expect(field.plainValue == plain)
  }

  /// An empty slot stays where it is, and the rest as it is shown.
  @Test func emptySlots() throws {
    var field = Field(try Mask(#"##"-"@@"#))
    field.insert("12-ab")
    field.select(1..<2)
    field.deleteForward()
    #expect(field.plainValue == String(field.value.filter { $0 != "-" }))
  }

  @Test func numbersAndPhonesHaveTheirValue() throws {
    let symbols = NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2)
    var number = Field(NumberFormat(symbols))
    number.insert("-1234.5")
    #expect(number.plainValue == number.value && number.value == "-1234.5")
  }
}
