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
      workloads.append(Workload.takingBack("\(name) and back", Field(format), amount.keys))
      workloads.append(Workload.middle("\(name), middle", Field(format), "1234567", caret: 5))
      workloads.append(finishing("\(name), finished", format, Amount.decimal))
      workloads.append(try ICUFormatter(amount).finishing("\(name), finished"))
    }
    return workloads
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
