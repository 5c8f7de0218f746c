import Caretaker
import RegexBuilder
import Testing

/// Finds what looks like a phone number in a text, and lays it out.
func phoneNumbers(in text: String) throws -> [String] {
  let digits = Reference(Substring.self)
  let separator = ChoiceOf {
    "-"
    "."
    " "
  }
  let candidate = Regex {
    Capture(as: digits) {
      Repeat(.digit, count: 3)
      separator
      Repeat(.digit, count: 3)
      Optionally { One(.anyOf("-. ")) }
      Repeat(.digit, count: 4)
    }
  }
  let phone = try Mask("+1 (###) ###-####")
  return text.matches(of: candidate).map { phone.format(String($0[digits])) }
}

/// A part number, written with the package's own builder in a file that imports RegexBuilder, too.
func partNumberMask() throws -> Mask {
  try Mask {
    Mask.Capture("series") { Mask.Repeat(count: 2) { Mask.One(.letter, casing: .upper) } }
    "-"
    Mask.Capture("number") { Mask.Repeat(.digit, 3...5) }
    Mask.Optionally {
      Mask.ValueLiteral("/")
      Mask.Capture("revision") { Mask.Number("01", "12") }
    }
  }
}

@Test func regexBesideMask() throws {
  #expect(
    try phoneNumbers(in: "Call 201-555-0123 or 201.555.0124, not 42.")
      == ["+1 (201) 555-0123", "+1 (201) 555-0124"])

  let mask = try partNumberMask()
  var field = Field(mask)
  for key in "ab12345" { field.insert(String(key)) }
  #expect(field.text == "AB-12345")
  #expect(field.captures == ["series": "AB", "number": "12345"])
  field.insert("/3")
  field.endEditing()
  #expect(field.text == "AB-12345/03")
  #expect(field.value == "AB12345/03")
}
