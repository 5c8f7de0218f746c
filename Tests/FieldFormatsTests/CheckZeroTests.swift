import FieldEditing
import FieldFormats
import Testing

/// Zeros alone have the check digits of most rules, and are no one's number.
@Suite struct CheckZeroTests {
  private static let numbers: [(format: String, zeros: String)] = [
    ("us-routing", "000000000"), ("no-orgnr", "000000000"), ("no-fnr", "00000000000"), ("pl-pesel", "00000000000"),
    ("za-id", "0000000000000"), ("ca-sin", "000000000"), ("fr-siren", "000000000"), ("ar-cuit", "00000000000"),
    ("au-tfn", "000000000"), ("gb-vat", "GB000000000 GB000000000000"), ("ch-uid", "CHE000000000"),
    ("nl-bsn", "000000000"),
    ("gb-nhs", "0000000000"), ("br-cpf", "00000000000"),
    (
      "eu-vat",
      """
      BE0000000097 BG000000000 BG0000000000 CZ0000000000 CZ000000000 EE000000000 EL000000000 FI00000000 FRK0000000000 HU00000000 \
      LU00000000 LV00000000000 PL0000000000 XI000000000 XI000000000000
      """
    ),
  ]

  /// A mask a format: that of the VAT numbers takes its time to compile.
  @Test(arguments: numbers) func zerosAreNobodys(_ name: String, _ zeros: String) throws {
    let format = try #require(FormatCatalog.standard[name])
    let mask = try format.mask()
    for number in zeros.split(separator: " ").map({ String($0) }) {
      var field = Field(mask)
      field.setText(number)
      let value = field.value
      #expect(value == number)
      guard case .invalid = format.state(of: field) else {
        Issue.record("\(name) takes \(number)")
        continue
      }
    }
  }
}
