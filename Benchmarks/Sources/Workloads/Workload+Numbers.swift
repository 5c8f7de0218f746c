import Caretaker

/// Numbers as locales write them, beside ICU and Foundation called with each key.
extension Workload {
  static func numbers() throws -> [Workload] {
    var workloads: [Workload] = []
    for amount in Amount.all {
      let format = try amount.format(), name = amount.name
      workloads.append(Workload.typing(name, Field(format), amount.keys))
      workloads.append(try ICUFormatter(amount).typing(name))
      workloads += FoundationFormatters.typing(name, amount)
      workloads.append(Workload.typing("\(name), and text", Field(format), amount.keys, readsText: true))
      if amount.nativeKeys != amount.keys {
        workloads.append(Workload.typing("\(name), own digits", Field(format), amount.nativeKeys))
      }
      workloads.append(Workload.takingBack("\(name) and back", Field(format), amount.keys))
      workloads.append(Workload.middle("\(name), middle", Field(format), "1234567", caret: 5))
      workloads.append(finishing("\(name), finished", format, Amount.decimal))
      workloads.append(try ICUFormatter(amount).finishing("\(name), finished"))
    }
    return workloads + (try bounded() + refusals())
  }

  /// A number that is held against bounds with each key.
  private static func bounded() throws -> [Workload] {
    var entry = NumberEntry()
    entry.minimum = try ExactDecimal("0.01")
    entry.maximum = 1_000_000
    let dollars = try Amount.all[0].format()
    return [
      Workload.typing("en_US USD, bounds", Field(dollars, entry: entry), Amount.decimal),
      Workload.middle("en_US USD, bounds, middle", Field(dollars, entry: entry), "1234567", caret: 5),
    ]
  }

  private static func refusals() throws -> [Workload] {
    let euros = try Amount.all[1].format()
    return [
      Workload.refusing("de_DE EUR, rejected point", Field(euros), "12,5", "."),
      Workload.refusing("de_DE EUR, rejected letter", Field(euros), "12", "x"),
      Workload.refusing("de_DE EUR, full", Field(euros), "12,50", "7"),
    ]
  }

  /// Amounts pasted into an empty field: as they are shown, as other locales show them, and what is none.
  static func amountPastes() throws -> [Workload] {
    let dollars = try Amount.all[0].format(), pounds = try Amount.all[4].format()
    return [
      Workload.pasting("amount, as shown", Field(dollars), "$1,234,567.50"),
      Workload.pasting("amount, digits", Field(dollars), "1234567"),
      Workload.pasting("amount, foreign", Field(dollars), "1.234,56"),
      Workload.pasting("amount, ambiguous", Field(dollars), "1,234"),
      Workload.pasting("amount, Arabic", Field(pounds), try pounds.format(Amount.decimal)),
      Workload.pasting("amount, rejected", Field(dollars), "1,234,567.50 kg"),
    ]
  }

  /// A finished number, as UTF-8 into memory that is there.
  private static func finishing(_ name: String, _ format: NumberFormat, _ decimal: String) -> Workload {
    let digits = Array(decimal.utf8)
    let output = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: format.byteCount(forDigits: digits.count))
    return Workload(name, .key, count: 1) { rounds in
      var sum: UInt64 = 0
      digits.withUnsafeBufferPointer { digits in
        for _ in 0..<rounds { sum &+= UInt64((try? format.format(digits, into: output)) ?? 0) }
      }
      return sum
    }
  }
}
