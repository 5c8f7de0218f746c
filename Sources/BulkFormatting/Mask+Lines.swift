#if !hasFeature(Embedded)
  public import FieldEditing
  internal import FieldFormats

  /// Whole columns of values.
  extension Mask {
    /// Returns lines formatted on all cores, as `FieldFormat.format(_:)` does. Their order is kept.
    ///
    ///     let shown = try Mask("(###) ###-####").format(lines: ["5551234567", "1-555"])
    ///     // ["(555) 123-4567", "1-555"]
    ///
    /// A line that is rejected or incomplete stays as it came, where `format(_:)` of a single text shows what fits.
    ///
    /// - Parameter lines: The lines, each a value or a display.
    /// - Returns: The lines as they are shown, as many and in the same order.
    /// - Complexity: O(*n*) in the texts, shared among the cores; two strings a line.
    public func format(lines: [String]) -> [String] { FieldFormat(self).format(lines) }

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
