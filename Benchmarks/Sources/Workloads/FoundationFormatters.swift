import Foundation

/// Foundation's formatters, called with each key: what is typed so far is formatted, and what is shown is read.
enum FoundationFormatters {
  static func typing(_ name: String, _ amount: Amount) -> [Workload] {
    let decimal = Amount.decimal
    let typed = (1...decimal.count).compactMap { Decimal(string: String(decimal.prefix($0))) }
    let formatter = numberFormatter(amount)
    let numberFormatter = Workload("\(name), NumberFormatter", .rival, count: typed.count) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        for value in typed {
          guard let shown = formatter.string(from: value as NSDecimalNumber) else { continue }
          sum &+= UInt64(shown.utf8.count)
          if formatter.number(from: shown) != nil { sum &+= 1 }
        }
      }
      return sum
    }
    return [numberFormatter, formatStyle(name, amount, typed)]
  }

  private static func formatStyle(_ name: String, _ amount: Amount, _ typed: [Decimal]) -> Workload {
    let name = "\(name), FormatStyle", locale = Locale(identifier: amount.locale)
    if amount.currency.isEmpty {
      let style = Decimal.FormatStyle(locale: locale)
      return Workload(name, .rival, count: typed.count) { rounds in
        round(typed, rounds, shown: { style.format($0) }, read: { try? Decimal($0, format: style) })
      }
    }
    let style = Decimal.FormatStyle.Currency(code: amount.currency, locale: locale)
    return Workload(name, .rival, count: typed.count) { rounds in
      round(typed, rounds, shown: { style.format($0) }, read: { try? Decimal($0, format: style) })
    }
  }

  @inline(__always) private static func round(
    _ typed: [Decimal], _ rounds: Int, shown: (Decimal) -> String, read: (String) -> Decimal?
  ) -> UInt64 {
    var sum: UInt64 = 0
    for _ in 0..<rounds {
      for value in typed {
        let text = shown(value)
        sum &+= UInt64(text.utf8.count)
        if read(text) != nil { sum &+= 1 }
      }
    }
    return sum
  }

  private static func numberFormatter(_ amount: Amount) -> NumberFormatter {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: amount.locale)
    formatter.numberStyle = amount.currency.isEmpty ? .decimal : .currency
    if !amount.currency.isEmpty { formatter.currencyCode = amount.currency }
    formatter.generatesDecimalNumbers = true
    return formatter
  }

  /// Makes a formatter, and formats once.
  static func opening(_ name: String, _ amount: Amount) -> Workload {
    Workload("\(name), NumberFormatter", .rival, count: 1) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds { sum &+= UInt64(numberFormatter(amount).string(from: 1)?.utf8.count ?? 0) }
      return sum
    }
  }
}
