import Caretaker
import Testing

enum Document: Equatable {
  case order(year: Int, number: String)
  case returned(number: String)
}

struct DocumentReader {
  let mask: Mask

  init() throws {
    mask = try Mask(#"<order:"ORD-"<year:####>"-"<number:#{5}>>|<return:"RET-"<number:#{6}>>"#)
  }

  func document(_ text: String) -> Document? {
    var field = Field(mask)
    field.paste(text)
    guard field.isComplete, let number = field.captures["number"] else { return nil }
    if field.captures["return"] != nil { return .returned(number: number) }
    return field.captures["year"].flatMap(Int.init).map { .order(year: $0, number: number) }
  }
}

@Test func orderNumbers() throws {
  let reader = try DocumentReader()
  #expect(reader.document("ORD-2026-00042") == .order(year: 2026, number: "00042"))
  #expect(reader.document("RET-123456") == .returned(number: "123456"))
  #expect(reader.document("Your return RET-123456.") == .returned(number: "123456"))
  #expect(reader.document("RET-12") == nil)
}

@Test func ambiguousOrderNumber() {
  var shown = ""
  do {
    _ = try Mask("<number:#{2,4}>-<part:#{1,2}>")
  } catch {
    shown = "\(error.message)\n\(error.diagnostic)\n\(error.suggestion)"
  }
  #expect(
    shown == """
      the value 1111 has two complete layouts: 111-1 and 11-11
      <number:#{2,4}>-<part:#{1,2}>
                     ^
      quote what tells them apart, as part of the value: "-"
      """)
}
