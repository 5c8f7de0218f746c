#if !hasFeature(Embedded)
  public import FieldFormats
  import Dispatch

  extension FieldFormat {
    /// Returns texts formatted, each as a field shows it when it is filled in, on all cores. Their order is kept.
    ///
    ///     let iban = try FormatCatalog.standard.format(named: "iban")
    ///     iban.format(["de89370400440532013000", "none"])     // ["DE89 3704 0044 0532 0130 00", "none"]
    ///
    /// A text that is rejected, or in which something is missing, stays as it came: `FieldFormat.validate(_:in:)`
    /// says why. For lines in memory or in a file there is ``BulkFormatter``, which makes no strings.
    ///
    /// - Parameter texts: The texts, each a value or a display.
    /// - Returns: The texts as they are shown, as many and in the same order.
    /// - Complexity: O(*n*) in the texts, shared among the cores; two strings a text.
    public func format(_ texts: [String]) -> [String] {
      let part = 4_096
      let count = (texts.count + part - 1) / part
      if count <= 1 { return FieldFormat.format(texts[...], with: BulkFormatter(self)) }
      let parts = UnsafeMutableBufferPointer<[String]>.allocate(capacity: count)
      parts.initialize(repeating: [])
      defer {
        parts.deinitialize()
        parts.deallocate()
      }
      // each writes its own part and no other
      nonisolated(unsafe) let results = parts
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let range = number * part..<min(texts.count, (number + 1) * part)
        results[number] = FieldFormat.format(texts[range], with: BulkFormatter(self))
      }
      return Array(parts.joined())
    }

    private static func format(_ texts: ArraySlice<String>, with formatter: consuming BulkFormatter) -> [String] {
      var input = LineBuffer()
      var output = LineBuffer()
      var formatted: [String] = []
      formatted.reserveCapacity(texts.count)
      for text in texts {
        input.removeAll()
        output.removeAll()
        input.append(text)
        if text.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
          // it is one text, and not two lines
          var report = BulkReport()
          input.withUnsafeBytes { _ = formatter.field.format($0, into: &output, &report) }
          formatted.append(output.withUnsafeBytes { String(decoding: $0, as: UTF8.self) })
        } else {
          // the table takes whole lines: one without its end is left to a field
          input.append("\n")
          input.withUnsafeBytes { _ = formatter.format(lines: $0, into: &output) }
          formatted.append(output.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) })
        }
      }
      return formatted
    }
  }
#endif
