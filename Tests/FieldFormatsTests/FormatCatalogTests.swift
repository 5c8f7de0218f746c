import FieldEditing
import FieldFormats
import TestDepth
import Testing

@Suite struct FormatCatalogTests {
  @Test(arguments: FormatCatalog.standard.formats.map { $0.name })
  func compilesAndTakesItsExample(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    var field = Field(mask)
    let result = field.setText(format.example)
    #expect(result.rejectedCount == 0 && result.isComplete)
    if format.tree.hasText {
      // of the same tree: that it is lawful is known
      #expect(try Mask(format.maskText, strictness: .permissive).program.size == mask.program.size)
    }
    let shown = field.text
    #expect(mask.format(shown) == shown, "what is shown reads back")
    let typed = typing(mask, format.example)
    #expect(typed == shown)
  }

  /// What is valid stays valid, and what ending adds was certain to come.
  @Test(arguments: FormatCatalog.standard.formats.map { $0.name })
  func endingKeepsAValidValueValid(_ name: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    var field = Field(mask)
    for value in [format.example] + mask.program.examples(tries(50, full: 200)) {
      field.setText(value)
      let before = field.value
      guard format.state(of: field) == .complete else { continue }
      field.endEditing()
      #expect(format.state(of: field) == .complete, "\(before) became \(field.value)")
    }
  }

  private func typing(_ mask: Mask, _ text: String) -> String {
    var field = Field(mask)
    for c in text { field.insert(String(c)) }
    return field.text
  }

  @Test(arguments: [
    ("us-phone", "1-201-555-0123", "+1 (201) 555-0123"), ("us-phone", "+1 (201) 555-0123", "+1 (201) 555-0123"),
    ("card", "4111111111111", "4111 1111 1111 1"), ("card", "4111 1111 1111 1111 110", "4111 1111 1111 1111 110"),
    ("card", "5555-5555-5555-4444", "5555 5555 5555 4444"), ("card", "2223003122003222", "2223 0031 2200 3222"),
    ("card", "378282246310005", "3782 822463 10005"), ("card", "30569309025904", "3056 930902 5904"),
    ("card", "3056930902590412", "3056 9309 0259 0412"), ("card", "6011111111111117", "6011 1111 1111 1117"),
    ("card", "3530111333300000", "3530 1113 3330 0000"), ("card", "6200000000000005", "6200 0000 0000 0005"),
    ("expiry", "1/27", "01/27"), ("expiry", "127", "12/7"), ("date", "20261231", "2026-12-31"),
    ("date", "2026/3/4", "2026-03-04"),
    ("iban", "de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    ("iban", "NO9386011117947", "NO93 8601 1117 947"),
    ("ipv4", "192.168.1.25", "192.168.1.25"), ("mac", "00-1B-44-11-3A-B7", "00:1b:44:11:3a:b7"),
    ("mac", "001b44113ab7", "00:1b:44:11:3a:b7"), ("ssn", "123456789", "123-45-6789"),
    ("us-zip", "021391234", "02139-1234"),
    ("uuid", "F81D4FAE7DEC11D0A76500A0C91E6BF6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    ("email", "ada.b@mail.example.org", "ada.b@mail.example.org"),
  ])
  func formats(_ name: String, _ text: String, _ shown: String) throws {
    #expect(try #require(try Mask(named: name)).format(text) == shown)
  }

  /// Masks of the catalogue are text; only what is made in code can be a tree that no text says.
  @Test func whatHasNoText() {
    #expect(FormatCatalog.standard.formats.filter { !$0.tree.hasText }.map { $0.name } == ["card"])
  }

  @Test func unknownName() throws { #expect(try Mask(named: "no-such-format").map { $0.tree } == nil) }
}
