@_exported public import FieldEditing

/// Named formats: what `caret format NAME` and `Mask(named:)` know.
public struct FormatCatalog: Sendable {
  /// In the order in which they are listed.
  public let formats: [NamedFormat]

  /// The format with a name.
  public subscript(name: String) -> NamedFormat? { formats.first { $0.name == name } }

  /// The formats that come with the package. What only shape can tell is checked, not check digits or calendars.
  public static let standard = FormatCatalog(formats: [
    NamedFormat(
      "us-phone", "North American phone number, by its shape (phone --region knows those of every region)", example: "5551234567",
      FormatCatalog.tree("+1 (###) ###-####")),
    NamedFormat(
      "card", "Payment card: Visa, Mastercard, American Express, Diners Club, Discover, JCB, UnionPay",
      example: "4111111111111111", CardNetwork.tree(of: CardNetwork.all)),
    NamedFormat(
      "expiry", "Month and year of a card's expiry", example: "1227",
      FormatCatalog.tree("<month:01..12>/<year:##>")),
    NamedFormat(
      "date", "Calendar date, ISO 8601: year, month, day", example: "2026-12-31",
      FormatCatalog.tree(#"<year:####>"-"<month:01..12>"-"<day:01..31>"#)),
    NamedFormat(
      "iban", "International bank account number of any country, in fours", example: "DE89370400440532013000",
      FormatCatalog.iban),
    NamedFormat(
      "ipv4", "Internet address, version 4", example: "192.168.1.25",
      FormatCatalog.tree(#"<0..255>"."<0..255>"."<0..255>"."<0..255>"#)),
    NamedFormat(
      "mac", "Hardware address of a network interface", example: "00:1b:44:11:3a:b7",
      FormatCatalog.tree(#"~[0-9a-f]{2}<":"~[0-9a-f]{2}>{5}"#)),
    NamedFormat(
      "ssn", "Social security number of the United States", example: "123456789",
      FormatCatalog.tree("[0-8]##-##-####")),
    NamedFormat(
      "us-zip", "ZIP code of the United States, with or without its four further digits", example: "02139",
      FormatCatalog.tree("#####<-####>?")),
    NamedFormat(
      "uuid", "Universally unique identifier", example: "f81d4fae-7dec-11d0-a765-00a0c91e6bf6",
      FormatCatalog.tree(#"~[0-9a-f]{8}<"-"~[0-9a-f]{4}>{3}"-"~[0-9a-f]{12}"#)),
    NamedFormat(
      "email", "Mail address, by its shape", example: "ada@example.org",
      FormatCatalog.tree(#"[^@ ]{1,64}"@"<[^@ .]{1,63}".">{1,}[^@ .]{2,63}"#)),
  ])

  /// A mask that is known to be well-formed: the tests compile every one.
  private static func tree(_ text: String) -> MaskTree {
    do { return try MaskTree(parsing: text) } catch { preconditionFailure(error.description) }
  }

  /// Two letters, two check digits, and 11 to 30 characters that depend on the country (ISO 13616).
  private static var iban: MaskTree {
    let character = MaskTree(.slot(Slot(.letterOrDigit, casing: .upper)))
    let space = MaskTree(.decoration(Cluster(" ")))
    let head = FormatCatalog.tree("<country:^@{2}>## ^*{4} ^*{4} ^*{3}")
    // each character but the first 15 may be the last one, so each optional part holds the next
    var tail = MaskTree(.sequence([]))
    for position in stride(from: 33, through: 15, by: -1) {
      let gap = position % 4 == 0 ? [space] : []
      tail = MaskTree(.repetition(MaskTree(.sequence(gap + [character, tail])), least: 0, most: 1))
    }
    return MaskTree(.sequence([head, tail]))
  }
}
