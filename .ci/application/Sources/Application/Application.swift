import CaretakerFoundation
import Foundation

/// Built without ICU, numbers of a locale are typed and read as Foundation writes them.
@main struct Application {
  static func main() throws {
    let german = Locale(identifier: "de_DE")
    let euros = try NumberFormat(.currency(code: "EUR").locale(german))
    var price = Field(euros)
    price.insert("1234,5")
    price.endEditing()
    let expected = Decimal(1234.5).formatted(.currency(code: "EUR").locale(german))
    guard price.text == expected, try euros.decimal(from: price.text) == 1234.5 else {
      fatalError("\(price.text), where Foundation shows \(expected)")
    }
    do throws(LocaleNumberError) {
      _ = try LocaleNumberFormat(locale: german)
      fatalError("this build has ICU")
    } catch {
      guard error == .builtWithoutICU else { fatalError("\(error)") }
    }
    print("\(price.text) without ICU")
  }
}
