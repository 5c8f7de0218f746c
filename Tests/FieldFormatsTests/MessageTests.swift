import FieldEditing
import FieldFormats
import MaskSyntax
import NumberFormatting
import PhoneNumbering
import Testing

/// What an edit is said to have done.
@Suite struct MessageTests {
  private func messages(_ mask: String, typed: String = "", _ text: String, options: FieldOptions = FieldOptions())
    throws
    -> [EditMessage]
  {
    var field = Field(try Mask(mask), options: options)
    field.insert(typed)
    let before = field.value
    return field.messages(on: field.insert(text), of: text, valueBefore: before)
  }

  @Test func rejectionsAreNamedByReason() throws {
    #expect(try messages("####", "x").map(\.text) == ["rejected 'x': expected a digit"])
    #expect(
      try messages("##", "1xy23").map(\.text) == [
        "rejected 'x' 'y': expected a digit", "rejected '3': the field is full",
      ])
    #expect(try messages("####", "abcdefghij").map(\.text).first?.contains("'h' and 2 more: ") == true)
    #expect(try messages("####", "x").map(\.kind) == [.message])
    #expect(try messages("####", "12") == [])
  }

  /// What each place accepts is reported, and once for all places that accept the same.
  @Test func aRejectionTellsWhatIsExpected() throws {
    #expect(
      try messages("[2-9]#@", "1x234").map(\.text) == [
        "rejected '1' 'x': expected a digit from 2 to 9", "rejected '4': expected a letter",
      ])
    #expect(try messages("#/#", typed: "1", "x1").map(\.text) == ["rejected 'x': expected a digit"])
    #expect(try messages("<01..12>", "x").map(\.text) == ["rejected 'x': expected a digit"])
    #expect(
      try messages("<01..12>", typed: "1", "5").map(\.text) == [
        "rejected '5': the number would be too large: backspace takes that back"
      ])
    #expect(try messages("#\"x\"@", typed: "1", "!").map(\.text) == ["rejected '!': expected a letter"])
  }

  /// In the middle as at the end, and in a text that arrives whole.
  @Test func whatIsExpectedIsThatOfThePlace() throws {
    var field = Field(try Mask("@##@"))
    field.insert("a1")
    field.select(0..<0)
    #expect(field.messages(on: field.insert("1"), of: "1").map(\.text) == ["rejected '1': expected a letter"])
    field.clear()
    #expect(
      field.messages(on: field.paste("axb"), of: "axb").map(\.text) == ["rejected 'x' 'b': expected a digit"])
  }

  @Test(arguments: [
    ("#", "a digit"), ("@", "a letter"), ("*", "a letter or a digit"), ("&", "a printable character"),
    ("^@", "a letter, upper-cased"), ("[2-9]", "a digit from 2 to 9"), ("[01]", "one of 0, 1"),
    ("[7]", "the character 7"),
    ("~[a-f0-9]", "a hexadecimal digit, lower-cased"), ("[0-9A-Fa-f]", "a hexadecimal digit"),
    ("[0-9A-F]", "a letter from A to F or a digit"), ("^[A-Z0-9]", "a letter from A to Z or a digit, upper-cased"),
    ("[0-9X]", "a digit or X"), ("[^ x]", "any character but space, x"), ("[A-CF\\-]", "one of A to C, F, -"),
    ("[а-я]", "one of а to я"), ("[^а-я]", "any character but а to я"),
  ])
  func aSlotIsToldInWords(_ mask: String, _ words: String) throws {
    guard case .sequence(let items) = try MaskTree(parsing: mask).expression.kind,
      case .slot(let slot) = items.first?.kind
    else {
      Issue.record("\(mask) is not a slot")
      return
    }
    #expect(slot.words == words)
  }

  @Test func whatDoesNotShowIsNamedByItsCodePoint() throws {
    #expect(try messages("####", "\u{7}").map(\.text) == ["rejected 'U+0007': expected a digit"])
    #expect(EditMessage.quote("é\u{200B}") == "'éU+200B'")
  }

  @Test func callersQuoteAsTheyLike() throws {
    var field = Field(try Mask("##"))
    let result = field.insert("x")
    #expect(field.messages(on: result, of: "x") { "<\($0)>" }.map(\.text) == ["rejected <x>: expected a digit"])
  }

  @Test func aSecureFieldNamesNoCharacter() throws {
    let options = FieldOptions(isSecure: true)
    #expect(try messages("##", "x", options: options).map(\.text) == ["rejected a character: expected a digit"])
    #expect(try messages("##", "xy", options: options).map(\.text) == ["rejected 2 characters: expected a digit"])
  }

  @Test func whatIsPushedOutStoodInTheValue() throws {
    var field = Field(try Mask("###"), options: FieldOptions(overflow: .drop))
    field.insert("123")
    field.select(0..<0)
    let before = field.value
    let result = field.insert("9")
    #expect(
      field.messages(on: result, of: "9", valueBefore: before).map(\.text) == ["dropped '3': pushed out at the end"])
  }

  @Test(arguments: FieldOptions.OffsetUnit.allCases) func whatIsSuppliedIsShownInEveryUnit(
    _ unit: FieldOptions.OffsetUnit
  ) throws {
    let messages = try messages("é<01..12>/##", "3", options: FieldOptions(offsetUnit: unit))
    #expect(messages.map(\.text) == ["auto-inserted '0'"])
    #expect(messages.map(\.kind) == [.remark])
  }

  @Test func aNumberIsTakenWhole() {
    var field = Field(
      NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2)))
    #expect(
      field.messages(on: field.insert("1a2"), of: "1a2").map(\.text) == [
        "rejected all, because of 'a': not allowed here in a number"
      ])
    #expect(
      field.messages(on: field.insert("a"), of: "a").map(\.text) == ["rejected 'a': not allowed here in a number"])
  }

  @Test func aPhoneNumberHasWordsOfItsOwn() throws {
    var field = Field(PhoneFormat(try PhoneRegion("GB")))
    #expect(
      field.messages(on: field.insert("!"), of: "!").map(\.text) == ["rejected '!': not allowed here in a phone number"]
    )
  }

  /// Each reason has words, and no two of one kind of field the same.
  @Test func explanationsDiffer() throws {
    let field = Field(try Mask("##"))
    let reasons = (1...).lazy.map { Rejection.Reason(rawValue: $0) }.prefix { $0 != nil }.compactMap(\.self)
    #expect(Array(reasons).count >= 15)
    #expect(Set(reasons.map { field.explanation(of: $0) }).count == Array(reasons).count)
  }
}
