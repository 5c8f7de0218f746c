import CaretakerFoundation
import Foundation
import Testing

/// What the article of CaretakerFoundation says is so.
@Suite struct FoundationArticleTests {
  @Test func numbersOfALocale() throws {
    // README probed numbers
    let german = Locale(identifier: "de_DE")
    let euros = try NumberFormat(.currency(code: "EUR").locale(german))
    var price = Field(euros)
    for key in "1234,5" { price.insert(String(key)) }
    let typed = price.text  // "1.234,5 €"
    price.endEditing()
    let left = price.text  // "1.234,50 €"
    let amount = try euros.decimal(from: "EUR 1234,5")  // 1234.5
    // end
    #expect(typed == "1.234,5\u{A0}€")
    #expect(left == "1.234,50\u{A0}€")
    #expect(amount == Decimal(string: "1234.5"))
  }
}
