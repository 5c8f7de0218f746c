#if ICU
  import Caretaker
  import Foundation
  import LocaleTables
  import Testing

  /// The table of *Numbers and amounts*: how prices are written, typed and pasted.
  @Suite struct WaysOfWritingTests {
    struct Price: Sendable, CustomTestStringConvertible {
      let locale: String
      let currency: String
      let written: String
      let value: String

      var testDescription: String { "\(written) in \(locale)" }
    }

    static let prices: [Price] = {
      let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let article = root.appendingPathComponent("Sources/Caretaker/Caretaker.docc/NumbersAndAmounts.md")
      guard let text = try? String(contentsOf: article, encoding: .utf8) else { return [] }
      return text.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard cells.count == 5, cells[3].hasPrefix("`") else { return nil }
        return Price(
          locale: cells[1], currency: cells[2], written: String(cells[3].dropFirst().dropLast()), value: cells[4])
      }
    }()

    @Test func thereAreSome() { #expect(Self.prices.count >= 20) }

    @Test(arguments: prices) func typed(_ price: Price) throws {
      var field = Field(try LocaleNumberFormat(locale: price.locale, style: .currency(price.currency)))
      for character in price.written { field.insert(String(character)) }
      field.endEditing()
      #expect(field.value == price.value)
      let isComplete = field.isComplete
      #expect(isComplete)
    }

    @Test(arguments: prices) func pasted(_ price: Price) throws {
      var field = Field(try LocaleNumberFormat(locale: price.locale, style: .currency(price.currency)))
      field.paste(price.written)
      field.endEditing()
      #expect(field.value == price.value)
      let isComplete = field.isComplete
      #expect(isComplete)
    }

    /// The same without ICU.
    @Test(arguments: prices) func read(_ price: Price) throws {
      let symbols = try NumberSymbols(locale: price.locale, style: .currency(price.currency))
      let format = NumberFormat(symbols)
      #expect(try format.rounded(format.reader.read(price.written).text) == price.value)
    }
  }
#endif
