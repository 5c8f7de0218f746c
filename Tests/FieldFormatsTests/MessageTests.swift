import FieldFormats
import Testing

/// What an edit is said to have done.
@Suite struct MessageTests {
  private func messages(_ mask: String, typed: String = "", _ text: String, options: FieldOptions = FieldOptions()) throws
    -> [EditMessage]
  {
    var field = Field(try Mask(mask), options: options)
    field.insert(typed)
    let before = field.value
    return field.messages(on: field.insert(text), of: text, valueBefore: before)
  }

  @Test func rejectionsAreNamedByReason() throws {
    #expect(try messages("####", "x").map(\.text) == ["rejected 'x': nothing here takes it"])
    #expect(
      try messages("##", "1xy23").map(\.text) == [
        "rejected 'x' 'y': nothing here takes it", "rejected '3': the field is full",
      ])
    #expect(try messages("####", "abcdefghij").map(\.text).first?.contains("'h' and 2 more: ") == true)
    #expect(try messages("####", "x").map(\.kind) == [.problem])
    #expect(try messages("####", "12") == [])
  }

  @Test func whatDoesNotShowIsNamedByItsCodePoint() throws {
    #expect(try messages("####", "\u{7}").map(\.text) == ["rejected 'U+0007': nothing here takes it"])
    #expect(EditMessage.quote("é\u{200B}") == "'éU+200B'")
  }

  @Test func callersQuoteAsTheyLike() throws {
    var field = Field(try Mask("##"))
    let result = field.insert("x")
    #expect(field.messages(on: result, of: "x") { "<\($0)>" }.map(\.text) == ["rejected <x>: nothing here takes it"])
  }

  @Test func aSecureFieldNamesNoCharacter() throws {
    let options = FieldOptions(isSecure: true)
    #expect(try messages("##", "x", options: options).map(\.text) == ["rejected a character: nothing here takes it"])
    #expect(try messages("##", "xy", options: options).map(\.text) == ["rejected 2 characters: nothing here takes it"])
  }

  @Test func whatIsPushedOutStoodInTheValue() throws {
    var field = Field(try Mask("###"), options: FieldOptions(overflow: .drop))
    field.insert("123")
    field.select(0..<0)
    let before = field.value
    let result = field.insert("9")
    #expect(field.messages(on: result, of: "9", valueBefore: before).map(\.text) == ["dropped '3': pushed out at the end"])
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases) func whatIsSuppliedIsShownInEveryUnit(_ unit: FieldOptions.OffsetUnit) throws
  {
    let messages = try messages("é<01..12>/##", "3", options: FieldOptions(offsetUnit: unit))
    #expect(messages.map(\.text) == ["supplied '0'"])
    #expect(messages.map(\.kind) == [.remark])
  }

  @Test func aNumberIsTakenWhole() {
    var field = Field(NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2)))
    #expect(
      field.messages(on: field.insert("1a2"), of: "1a2").map(\.text) == [
        "rejected all, because of 'a': it belongs to no number here"
      ])
    #expect(field.messages(on: field.insert("a"), of: "a").map(\.text) == ["rejected 'a': it belongs to no number here"])
  }

  @Test func aPhoneNumberHasWordsOfItsOwn() throws {
    var field = Field(PhoneFormat(try PhoneRegion("GB")))
    #expect(field.messages(on: field.insert("!"), of: "!").map(\.text) == ["rejected '!': no phone number has it there"])
  }

  /// Each reason has words, and no two of one kind of field the same.
  @Test func explanationsDiffer() throws {
    let field = Field(try Mask("##"))
    let reasons = (1...).lazy.map { Rejection.Reason(rawValue: $0) }.prefix { $0 != nil }.compactMap(\.self)
    #expect(Array(reasons).count >= 15)
    #expect(Set(reasons.map { field.explanation(of: $0) }).count == Array(reasons).count)
  }
}
