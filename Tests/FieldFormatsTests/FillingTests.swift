import FieldEditing
import FieldFormats
import Testing

/// Whole texts as people have them at hand.
@Suite struct FillingTests {
  /// What a field holds then; a secure one the same.
  private func filled(_ name: String, _ text: String) throws -> (
    shown: String, state: EntryState, isAccepted: Bool, rejections: [Rejection]
  ) {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    var field = Field(mask)
    let isAccepted = field.fill(text).isAccepted
    var secure = Field(mask, options: FieldOptions(isSecure: true))
    secure.fill(text)
    let (value, secret, rejections) = (field.value, secure.value, field.rejections)
    let secretRejections = secure.rejections
    #expect(secret == value && secretRejections == rejections, "a secure field holds \(secret)")
    return (field.text, field.state, isAccepted, rejections)
  }

  @Test(arguments: [
    ("expiry", "12/2027", "12/27"), ("expiry", "1/2027", "01/27"), ("expiry", "2027-12", "12/27"),
    ("expiry", "122027", "12/27"),
    ("expiry", "12 / 27", "12/27"), ("expiry", "1/27", "01/27"), ("date", "2026/12/31", "2026-12-31"),
    ("date", " 2026-12-31\n", "2026-12-31"),
    ("date-dmy", "2026-12-31", "31/12/2026"), ("date-dmy", "1.2.2026", "01/02/2026"),
    ("date-mdy", "2026-12-31", "12/31/2026"),
    ("iban", "IBAN DE89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"),
    ("iban", "iban: de89370400440532013000", "DE89 3704 0044 0532 0130 00"),
    ("iban", "ＤＥ89 3704 0044 0532 0130 00", "DE89 3704 0044 0532 0130 00"),
    ("isbn", "ISBN-13: 978-0-306-40615-7", "9780306406157"),
    ("isbn", "ISBN 0-306-40615-2", "0306406152"), ("card", "Visa 4111 1111 1111 1111", "4111 1111 1111 1111"),
    ("card", "4111-1111-1111-1111", "4111 1111 1111 1111"),
    ("uuid", "urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    ("uuid", "{F81D4FAE-7DEC-11D0-A765-00A0C91E6BF6}", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"),
    ("email", "mailto:ada@example.org", "ada@example.org"), ("longitude", "−0.5", "-0.5"),
    ("time-12", "1:05pm", "01:05 PM"),
    ("ssn", "123 45 6789", "123-45-6789"),
  ])
  func fills(_ name: String, _ text: String, _ shown: String) throws {
    let found = try filled(name, text)
    #expect(found.shown == shown && found.state == .complete && found.isAccepted)
  }

  /// The digits alone would make a value; what is lost between them says that they are not one.
  @Test(arguments: [
    ("ipv4", "256.1.1.1", [7]), ("ipv4", "01.2.3.4", Array(0...7)), ("date", "5/1/2026", [1, 3]),
    ("date", "1-5-2026", [1, 3]),
    ("percentage", "-5", [0]), ("percentage", "1.5.2", [3]), ("iso-duration", "P1.5D", [2]),
    ("time-12", "0:30 AM", [1]),
    ("email", "ada@@example.org", [4]),
    ("duration", "-1:30:00", [0]),
    ("port", "-80", [0]), ("birth-date", "12.04.1985", [2, 8, 9]), ("card", "4111x", [4]),
    ("expiry", "12/2/7", [4]),
  ])
  func loses(_ name: String, _ text: String, _ lost: [Int]) throws {
    let found = try filled(name, text)
    #expect(!found.isAccepted && found.state == .incomplete)
    #expect(found.rejections.map(\.position) == lost)
  }

  /// Whatever the field's options are, and whoever counts its offsets.
  @Test(arguments: [true, false], [true, false]) func optionsMakeNoDifference(isEager: Bool, isSecure: Bool) throws {
    let format = try #require(FormatCatalog.standard["expiry"])
    for unit in [FieldOptions.OffsetUnit.utf8, .characters] {
      var field = Field(
        try format.mask(), options: FieldOptions(isEager: isEager, isSecure: isSecure, offsetUnit: unit))
      let reading = field.fill("12 / 27")
      let value = field.value
      #expect(value == "1227" && reading.isAccepted)
      let more = field.fill("1 3 / 27")
      #expect(!more.isAccepted)
    }
  }

  @Test func isOneStepOfUndo() throws {
    let format = try #require(FormatCatalog.standard["expiry"])
    var field = Field(try format.mask())
    field.insert("11")
    field.fill("2027-12")
    field.undo()
    let text = field.text
    #expect(text == "11/")
  }
}
