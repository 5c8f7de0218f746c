import FieldFormats
import Foundation
import Testing

/// The catalogue, listed and reported.
@Suite struct FormatsTests {
  /// By other words for the same, and by the English names of regions.
  @Test(arguments: [
    ("credit card", "card"), ("cvv", "security-code"), ("money", "currency"), ("postal code", "ca-postcode"),
    ("zip germany", "de-postcode"),
    ("telephone", "phone"),
  ]) func searchesByOtherWords(_ words: String, _ name: String) throws {
    let run = try Caret.run(["formats", "--search", words])
    #expect(run.output.split(separator: "\n").contains { $0.hasPrefix("\(name) ") }, "\(run.output)")
    #expect(run.status == 0)
  }

  @Test func formatsAreListedUnderTheirTopics() throws {
    let run = try Caret.run(["formats"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("NAME"))
    #expect(run.output.contains("\n\nPayments\ncard "))
    #expect(run.output.contains("\n\nNumbers and amounts\n"))
    let lines = run.output.split(separator: "\n")
    for format in FormatCatalog.standard.formats {
      #expect(lines.contains { $0.hasPrefix("\(format.name) ") && $0.hasSuffix(format.summary) }, "\(format.name)")
      #expect(lines.filter { $0 == format.topic }.count == 1, "\(format.topic)")
    }
  }

  @Test func aFormatIsToldWhole() throws {
    let mask = try #require(FormatCatalog.standard["us-phone"]).maskText
    let run = try Caret.run(["formats", "us-phone"])
    #expect(
      run.output == """
        name      us-phone
        summary   North American phone number, by its shape (phone --region knows those of every region)
        topic     Telephone
        mask      \(mask)
        checks    not beginning 0 of area
                  not beginning 0 1 of exchange
        example   +1 (201) 555-0123
        value     2015550123
        label     Phone
        keyboard  phone
        autofill  tel

        """)
    let card = try Caret.run(["formats", "card"])
    #expect(card.output.contains("\nmask      no text says it: caret explain card says how it is read\n"))
    #expect(card.output.contains("luhn of visa, mastercard, amex, "))
    let iban = try Caret.run(["formats", "iban"])
    #expect(iban.output.contains("\nor        <country:^[B]^[E]>## <bank:###># #### ####\n"))
    #expect(iban.output.contains("\nchecks    iso7064 97-10 rotated 4\n"))
    let currency = try Caret.run(["formats", "currency"])
    #expect(currency.output.hasSuffix("topic    Numbers and amounts\nexample  1234.5\n"))
  }

  @Test func jsonTellsAll() throws {
    let run = try Caret.run(["formats", "--json"])
    let objects = try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    for format in FormatCatalog.standard.formats {
      let object = try #require(objects.first { $0["name"] as? String == format.name })
      #expect(object["topic"] as? String == format.topic)
      #expect(object["mask"] as? String == (format.name == "card" ? nil : format.maskText))
      #expect(object["label"] as? String == format.metadata.label)
      #expect(object["keyboard"] as? String == format.metadata.keyboard.rawValue)
      #expect(object["autofill"] as? String == format.metadata.autofill?.rawValue)
      #expect(object["secure"] as? Bool == format.metadata.isSecure)
      let checks = format.checks.map { ($0.capture.map { $0 + ": " } ?? "") + $0.rule }
      #expect(object["checks"] as? [String] == checks)
    }
    let decimal = try Caret.run(["formats", "decimal", "--json"])
    #expect(
      decimal.output == """
        {"name": "decimal", "summary": "Numbers as a locale writes them (--locale)", "topic": "Numbers and amounts", \
        "mask": null, "example": "1234.5", "label": null, "keyboard": null, "autofill": null, "secure": false, \
        "checks": []}

        """)
  }

  /// Words, what is found for certain, and what is not.
  static let searches: [(words: [String], found: String, missed: String)] = [
    (["CARD"], "card", "us-zip"), (["card number"], "card", "expiry"), (["number", "card"], "card", "expiry"),
    (["zip"], "us-zip", "card"), (["telephone"], "phone", "card"), (["E-Mail"], "email", "card"),
    (["amounts"], "currency", "uuid"), (["ip", "address"], "ipv4", "us-zip"),
  ]

  @Test(arguments: searches) func search(words: [String], found: String, missed: String) throws {
    let run = try Caret.run(["formats", "--json", "--search"] + words)
    #expect(run.status == 0)
    #expect(run.output.contains(#"{"name": "\#(found)""#))
    #expect(!run.output.contains(#"{"name": "\#(missed)""#))
  }

  @Test func nothingFound() throws {
    let run = try Caret.run(["formats", "--search", "card", "\u{1B}zebra"])
    #expect(run.output == "")
    #expect(run.errors == "no format has 'card' and 'U+001Bzebra' in its name, summary, topic or label\n")
    #expect(run.status == 1)
  }
}
