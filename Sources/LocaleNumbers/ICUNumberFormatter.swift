#if ICU
  import CICU

  /// ICU's number formatter (`unumf_`), and the parts of what it formatted last.
  struct ICUNumberFormatter: ~Copyable {
    /// A formatted number as ICU's UTF-16, which its fields count in.
    struct Output {
      let units: [UInt16]
      let fields: [cicu_field]

      func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
      var text: String { text(0..<units.count) }
      func ranges(_ kind: Int) -> [Range<Int>] { fields.filter { Int($0.kind) == kind }.map { Int($0.begin)..<Int($0.end) } }
      func range(_ kind: Int) -> Range<Int>? { ranges(kind).first }
    }

    private let formatter: OpaquePointer

    /// - Parameters:
    ///   - skeleton: ICU's number skeleton, such as `currency/EUR .00`.
    ///   - locale: an ICU id.
    init(skeleton: String, locale: String) throws(LocaleNumberError) {
      var status: Int32 = 0
      guard let formatter = cicu_open(skeleton, locale, &status) else { throw icuError(status) }
      self.formatter = formatter
    }

    deinit { cicu_close(formatter) }

    borrowing func format(_ decimal: String) throws(LocaleNumberError) -> Output {
      var status: Int32 = 0
      cicu_format(formatter, decimal, Int32(decimal.utf8.count), &status)
      try check(status)
      var length: Int32 = 0
      let start = cicu_text(formatter, &length, &status)
      try check(status)
      let units = Array(UnsafeBufferPointer(start: start, count: Int(length)))
      // Integer, fraction, separators, sign and currency: a number has few parts, but a long one many groups.
      var fields = [cicu_field](repeating: cicu_field(), count: decimal.utf8.count + 8)
      let count = cicu_fields(formatter, &fields, Int32(fields.count), &status)
      try check(status)
      return Output(units: units, fields: Array(fields.prefix(Int(count))))
    }
  }

  /// ICU's warnings (that data came from a parent locale, say) are below zero, its errors above.
  func check(_ status: Int32) throws(LocaleNumberError) {
    if status > 0 { throw icuError(status) }
  }

  func icuError(_ status: Int32) -> LocaleNumberError { .icu(String(cString: cicu_status_name(status))) }
#endif
