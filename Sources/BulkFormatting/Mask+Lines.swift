#if !hasFeature(Embedded)
  import Dispatch

  /// Whole columns of values.
  extension Mask {
    /// Returns lines formatted, each as `format(_:)` formats it, on all cores. Their order is kept.
    ///
    ///     let shown = try Mask("(###) ###-####").format(lines: ["5551234567", "1-555"])
    ///     // ["(555) 123-4567", "(155) 5"]
    ///
    /// A text that holds line ends is formatted as the field formats it. For lines in memory or in a file there is
    /// `BulkFormatter`, which makes no strings.
    ///
    /// - Parameter lines: The lines, each a value or a display.
    /// - Returns: The lines as they are shown, as many and in the same order.
    /// - Complexity: O(*n*) in the texts, shared among the cores; two strings a line.
    public func format(lines: [String]) -> [String] {
      let part = 4_096
      let count = (lines.count + part - 1) / part
      if count <= 1 { return Mask.format(lines[...], with: BulkFormatter(self), self) }
      let parts = UnsafeMutableBufferPointer<[String]>.allocate(capacity: count)
      parts.initialize(repeating: [])
      defer {
        parts.deinitialize()
        parts.deallocate()
      }
      // each writes its own part and no other
      nonisolated(unsafe) let results = parts
      DispatchQueue.concurrentPerform(iterations: count) { number in
        let range = number * part..<min(lines.count, (number + 1) * part)
        results[number] = Mask.format(lines[range], with: BulkFormatter(self), self)
      }
      return Array(parts.joined())
    }

    private static func format(_ lines: ArraySlice<String>, with formatter: consuming BulkFormatter, _ mask: Mask)
      -> [String]
    {
      var input = LineBuffer()
      var output = LineBuffer()
      var formatted: [String] = []
      formatted.reserveCapacity(lines.count)
      for line in lines {
        if line.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
          formatted.append(mask.format(line))
          continue
        }
        input.removeAll()
        output.removeAll()
        input.append(line)
        input.append("\n")
        input.withUnsafeBytes { bytes in _ = formatter.format(lines: bytes, into: &output) }
        formatted.append(output.withUnsafeBytes { String(decoding: $0.dropLast(), as: UTF8.self) })
      }
      return formatted
    }

    /// Lines in memory formatted on all cores, as `BulkFormatter` formats them.
    ///
    ///     var output = LineBuffer()
    ///     let report = mask.format(lines: bytes.span, into: &output)
    ///
    /// - Parameters:
    ///   - lines: UTF-8, lines that end in a line feed, or in a carriage return and a line feed, which are kept.
    ///   - output: Where the lines are written, after what it holds.
    /// - Returns: What became of them.
    /// - Complexity: O(*n*) in the bytes, shared among the cores.
    @discardableResult public func format(lines: Span<UInt8>, into output: inout LineBuffer) -> BulkReport {
      lines.withUnsafeBytes { bytes in
        let parts = LineParts(bytes, size: 1 << 20)
        if parts.ranges.count <= 1 {
          var formatter = BulkFormatter(self)
          return formatter.format(lines: bytes, into: &output)
        }
        return parts.format(into: &output) { BulkFormatter(self) }
      }
    }
  }
#endif
