import FieldEditing
import Testing

/// Masks that are filled from their end, beside the same ones read backwards.
@Suite struct FromEndTests {
  /// What a field shows after keys, without literals that are not needed yet.
  private func typed(_ value: String, into mask: String) throws -> String {
    var field = Field(try Mask(mask), options: FieldOptions(isEager: false))
    for key in value { field.insert(String(key)) }
    return field.text
  }

  /// Read backwards, a mask that is filled from its end is filled from its start.
  @Test func isMirrored() throws {
    let separators: [Character] = ["-", ".", "/", " ", ":"]
    for slots in 1...6 {
      for places in 0..<(1 << (slots - 1)) {
        var mask = "#"
        for place in 0..<slots - 1 {
          if places >> place & 1 == 1 { mask.append(separators[place]) }
          mask.append("#")
        }
        for length in 0...slots {
          let value = String("123456".prefix(length))
          let mirrored = try typed(String(value.reversed()), into: String(mask.reversed()))
          #expect(try typed(value, into: "{from-end}" + mask) == String(mirrored.reversed()), "\(mask) \(value)")
        }
      }
    }
  }

  @Test func builderSaysWhatTheTextDoes() throws {
    let built = try Mask(direction: .fromEnd) {
      Mask.Repeat(.digit, 1...2)
      "."
      Mask.Repeat(.digit, count: 3)
    }
    #expect(built.tree.text == "{from-end}#{1,2}.#{3}" && built.tree.hasText)
    #expect(built.format("1234") == "1.234")
  }

  @Test func placeholderIsTheWholeMask() throws {
    var field = Field(try Mask("{from-end}##.###-#"))
    #expect(field.contentPlaceholder == "__.___-_")
    field.insert("1")
    #expect(field.contentPlaceholder == "")
  }
}
