#if ICU
  import CICU

  /// Short ASCII texts that ICU writes into memory of the caller's.
  enum ICUText {
    /// - Parameter body: writes a text that ends with a zero, into so much memory, and sets a status.
    static func read(
      _ body: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> Void
    ) throws(LocaleNumberError) -> String {
      var status: Int32 = 0
      let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { memory in
        let start = memory.baseAddress.unsafelyUnwrapped
        start.initialize(repeating: 0, count: memory.count)
        body(start, Int32(memory.count), &status)
        return String(cString: start)
      }
      try check(status)
      return text
    }
  }
#endif
