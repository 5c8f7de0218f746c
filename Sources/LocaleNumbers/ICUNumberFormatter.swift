#if ICU
  import CICU

  /// ICU's number formatter (`unumf_`).
  struct ICUNumberFormatter: ~Copyable {
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

    /// A number with its parts.
    borrowing func format(_ decimal: String) throws(LocaleNumberError) -> Output {
      let units = try units(of: decimal)
      var status: Int32 = 0
      // Integer, fraction, separators, sign and currency: a number has few parts, but a long one many groups.
      var fields = [cicu_field](repeating: cicu_field(), count: decimal.utf8.count + 8)
      let count = cicu_fields(formatter, &fields, Int32(fields.count), &status)
      try check(status)
      return Output(units: units, fields: Array(fields.prefix(Int(count))))
    }

    /// A number without its parts, which take longer to ask for than it takes to format.
    borrowing func text(of decimal: String) throws(LocaleNumberError) -> String {
      String(decoding: try units(of: decimal), as: UTF16.self)
    }

    private borrowing func units(of decimal: String) throws(LocaleNumberError) -> [UInt16] {
      var status: Int32 = 0
      cicu_format(formatter, decimal, Int32(decimal.utf8.count), &status)
      try check(status)
      var length: Int32 = 0
      let start = cicu_text(formatter, &length, &status)
      try check(status)
      return Array(UnsafeBufferPointer(start: start, count: Int(length)))
    }
  }

  extension ICUNumberFormatter {
    /// A formatted number as ICU's UTF-16, which its fields count in.
    struct Output {
      let units: [UInt16]
      let fields: [cicu_field]

      var text: String { text(0..<units.count) }
      func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

      func ranges(_ kind: cicu_part) -> [Range<Int>] {
        fields.filter { $0.kind == Int32(kind.rawValue) }.map { Int($0.begin)..<Int($0.end) }
      }
      func range(_ kind: cicu_part) -> Range<Int>? { ranges(kind).first }

      /// From the first digit to the last.
      var body: Range<Int>? {
        guard let integer = range(CICU_INTEGER) else { return nil }
        return integer.lowerBound..<(range(CICU_FRACTION) ?? integer).upperBound
      }
      /// The digits in a range that has nothing else: each is one scalar.
      func digitCount(_ range: Range<Int>) -> Int { text(range).unicodeScalars.count }
    }
  }

  /// ICU's warnings (that data came from a parent locale, say) are below zero, its errors above.
  func check(_ status: Int32) throws(LocaleNumberError) {
    if status > 0 { throw icuError(status) }
  }

  func icuError(_ status: Int32) -> LocaleNumberError {
    cicu_status_is_missing_data(status) != 0 ? .missingData : .icu(String(cString: cicu_status_name(status)))
  }
#endif
