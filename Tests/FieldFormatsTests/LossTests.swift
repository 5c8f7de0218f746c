import FieldFormats
import Testing

/// What counts as a loss: the rule of `Field.losses(of:)`, for masks, numbers and phone numbers.
@Suite struct LossTests {
  /// A mask, a text, and what is lost of it.
  static let masks: [(mask: String, text: String, lost: String)] = [
    ("(###) ###-####", "555-123-4567", ""), ("(###) ###-####", "555/123.4567 x", "x"), ("(###) ###-####", "[555] 123 4567", ""),
    ("####", "12-34", ""), ("####", "-1234", "-"), ("####", "1+2", "+"), ("####", "12345", "5"), ("####", "“1234”", ""),
    // where a value may have punctuation, none is passed over
    ("[a-z.]{1,9}", "a-b", "-"),
    // a number of a fixed width keeps its place
    ("<01..12>/##", "12 / 27", ""), ("<01..12>/##", "12//27", ""), ("<01..12>/##", "1.2.27", ".."),
  ]

  @Test(arguments: masks) func losses(_ mask: String, _ text: String, _ lost: String) throws {
    var field = Field(try Mask(mask))
    field.format(text)
    let characters = Array(text)
    #expect(String(field.losses(of: text).map { characters[$0.position] }) == lost)
  }

  @Test func positionsCountCharacters() throws {
    var field = Field(try Mask("(###) ###-####"))
    field.format("555/123.4567 x")
    #expect(field.losses(of: "555/123.4567 x").map(\.position) == [13])
  }

  @Test func phoneNumbersHaveNoMinusToLose() throws {
    var field = Field(PhoneFormat(try PhoneRegion("GB")))
    for (text, count) in [("-020 7946/0958", 0), ("020 7946 0958 a", 1), ("020,7946;0958", 0)] {
      field.format(text)
      #expect(field.losses(of: text).count == count, "\(text)")
    }
  }

  @Test func eachRejectionOfANumberIsALoss() {
    var field = Field(NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2)))
    field.format("1-2")
    #expect(!field.rejections.isEmpty)
    #expect(field.losses(of: "1-2") == field.rejections)
  }

  @Test func nothingRejectedIsNothingLost() throws {
    var field = Field(try Mask("##"))
    field.format("12")
    #expect(field.losses(of: "12").isEmpty)
  }
}
