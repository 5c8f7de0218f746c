import CaretakerFoundation
import Foundation
import Testing

@Suite struct FormatStyleTests {
  @Test func masks() throws {
    let style = Mask.FormatStyle(try Mask("(###) ###-####"))
    #expect(style.format("5551234567") == "(555) 123-4567")
    #expect(style.format("555") == "(555) ")
    let strategy = style.parseStrategy
    #expect(try strategy.parse("555-123-4567") == "5551234567")
    #expect(throws: FieldParseError.incomplete) { try strategy.parse("(555) 123") }
    #expect(throws: FieldParseError.self) { try strategy.parse("(555) 123-4567 and (555) 123-4568") }
  }

  @Test func phoneNumbers() throws {
    let britain = try PhoneRegion("GB")
    let number = try PhoneNumber("020 7946 0958", format: .init(.national, region: britain))
    #expect(number.formatted(.phoneNumber()) == "+44 20 7946 0958")
    #expect(number.formatted(.phoneNumber(.national)) == "020 7946 0958")
    #expect(try PhoneNumber.FormatStyle(region: britain).parseStrategy.parse("02079460958") == number)
    #expect(throws: PhoneError.self) { try PhoneNumber.FormatStyle().parseStrategy.parse("02079460958") }
  }

  @Test func runsOfTheText() throws {
    var field = Field(try Mask("(###) ###"), options: FieldOptions(offsetUnit: .utf16))
    field.insert("555")
    field.select(1..<3)
    let text = field.attributedText(prompt: field.placeholder)
    #expect(String(text.characters) == "(555) ___")
    let runs = text.runs.map { run in
      let mark = run.caretaker.isSelected == true ? "*" : ""
      return "\(String(text[run.range].characters))=\(run.caretaker.role?.rawValue ?? "none")\(mark)"
    }
    #expect(runs == ["(=literal", "55=typed*", "5=typed", ") =literal", "___=prompt"])
  }
}
