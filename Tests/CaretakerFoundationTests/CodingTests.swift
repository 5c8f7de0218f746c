import CaretakerFoundation
import Foundation
import Testing

/// What is coded, as JSON has it, and back.
@Suite struct CodingTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode([value]), as: UTF8.self)
  }

  private func decoded<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode([Value].self, from: Data(text.utf8))[0]
  }

  private func expect<Value: Codable & Equatable>(_ value: Value, as text: String) throws {
    #expect(try json(value) == "[\(text)]")
    #expect(try decoded("[\(text)]") == value)
  }

  @Test func phoneNumbers() throws {
    try expect(PhoneNumber("+44 20 7946 0958 x12"), as: #""+442079460958x12""#)
    try expect(PhoneRegion("GB"), as: #""GB""#)
    #expect(throws: DecodingError.self) { try decoded(#"["12"]"#, as: PhoneNumber.self) }
    #expect(throws: DecodingError.self) { try decoded(#"["QQ"]"#, as: PhoneRegion.self) }
  }

  @Test func dates() throws {
    try expect(#require(CalendarDate(year: 2024, month: 2, day: 29)), as: #""2024-02-29""#)
    #expect(throws: DecodingError.self) { try decoded(#"["2023-02-29"]"#, as: CalendarDate.self) }
  }

  @Test func metadata() throws {
    let card = try FormatCatalog.standard.format(named: "card").metadata
    #expect(try decoded(json(card)) == card)
    let least = try decoded(#"[{"label": "Code", "example": "123"}]"#, as: type(of: card))
    #expect(least.keyboard == .text && least.autofill == nil && !least.isSecure)
    #expect(throws: DecodingError.self) {
      try decoded(#"[{"label": "x", "example": "", "keyboard": "piano"}]"#, as: type(of: card))
    }
  }

  @Test func results() throws {
    var field = Field(try Mask("##/##"))
    let result = field.insert("12x")
    try expect(
      result,
      as:
        #"{"effects":["valueChanged"],"isComplete":false,"rejectedCount":1,"replaced":[0,0],"replacement":[0,3],"selection":[3,3]}"#
    )
    var dialled = Field(try Mask(#""+7" ###"#), options: FieldOptions(isEager: false))
    let autoInserted = dialled.insert("9")
    #expect(!autoInserted.autoInserted.isEmpty)
    #expect(try decoded(json(autoInserted)) == autoInserted)
    let wrong = #"[{"effects":[],"isComplete":false,"replaced":[1,1],"replacement":[0,3],"selection":[3,3]}]"#
    #expect(throws: DecodingError.self) { try decoded(wrong, as: EditResult.self) }
    let negative = #"[{"effects":[],"isComplete":false,"replaced":[-1,1],"replacement":[-1,3],"selection":[3,3]}]"#
    #expect(throws: DecodingError.self) { try decoded(negative, as: EditResult.self) }
  }

  @Test func styles() throws {
    let mask = Mask.FormatStyle(try Mask("(###) ###-####"))
    try expect(mask, as: #"{"mask":"(###) ###-####"}"#)
    let program = Mask.FormatStyle(Mask(mask.mask.program))
    #expect(try decoded(json(program)) == program)
    #expect(program != mask)
    let phone = PhoneNumber.FormatStyle(.national, region: try PhoneRegion("GB"))
    try expect(phone, as: #"{"region":"GB","style":"national"}"#)
    #expect(throws: DecodingError.self) { try decoded(#"[{"mask": "<"}]"#, as: Mask.FormatStyle.self) }
  }
}
