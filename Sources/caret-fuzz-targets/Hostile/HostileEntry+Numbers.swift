import CaretakerFoundation
import MaskFuzzing

/// Numbers read and shown.
extension HostileEntry {
  static let numbers: [HostileEntry] = [
    HostileEntry("NumberReader.read") { input in
      do throws(NumberError) { _ = try input.pick(numberFormats).reader.read(input.text).text } catch {
        _ = error.description
      }
    },
    HostileEntry("NumberFormat.format") { input in
      do throws(NumberError) { _ = try input.pick(numberFormats).format(input.text) } catch { _ = error.description }
    },
    HostileEntry("NumberFormat.rounded") { input in _ = try? input.pick(numberFormats).rounded(input.text) },
    HostileEntry("ExactDecimal") { input in
      guard let decimal = try? ExactDecimal(input.text) else { return }
      _ = (decimal.description, decimal < 0, decimal.hashValue)
    },
    HostileEntry("NumberSymbols") { input in
      let text = input.text
      let symbols = NumberSymbols(
        positive: .init(prefix: text), negative: .init(prefix: text, suffix: "-"),
        groupingSeparator: String(text.prefix(3)),
        decimalSeparator: text.isEmpty ? "." : String(text.suffix(2)), maximumFractionDigits: 2, marks: [text])
      let format = NumberFormat(symbols)
      var field = Field(format)
      field.insert("1234")
      _ = (field.text, try? format.format("-1234.5"), try? format.reader.read(text))
    },
  ]

  private static let numberFormats = (0..<64).map { NumberFormat(NumberSetupGenerator(seed: 1).setup($0).symbols) }
}
