import CICULoop

/// ICU as a program calls it that formats with each key.
final class ICUFormatter {
  private let loop: OpaquePointer

  init(_ amount: Amount) throws {
    guard let loop = icu_loop_open(amount.skeleton, amount.locale, amount.currency) else {
      throw MissingFormat(name: amount.name)
    }
    self.loop = loop
  }

  deinit { icu_loop_close(loop) }

  /// With each key, what is typed so far is formatted, and what is shown is read.
  func typing(_ name: String) -> Workload {
    Workload("\(name), ICU", .rival, count: Amount.decimal.utf8.count) { [self] in
      icu_loop_type_rounds(loop, Amount.decimal, Int32(Amount.decimal.utf8.count), $0)
    }
  }

  func finishing(_ name: String) -> Workload {
    Workload("\(name), ICU", .rival, count: 1) { [self] in
      icu_loop_format_rounds(loop, Amount.decimal, Int32(Amount.decimal.utf8.count), $0)
    }
  }

  /// Opens a formatter, formats once, and closes it.
  static func opening(_ name: String, _ amount: Amount) -> Workload {
    Workload("\(name), ICU", .rival, count: 1) { icu_loop_open_rounds(amount.skeleton, amount.locale, $0) }
  }
}
