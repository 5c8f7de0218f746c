/// Sums and products of sizes. Those beyond every limit are the greatest one, so that none overflows: in a page an Int
/// has 32 bits.
extension Int {
  private static let greatestSize = 1 << 30

  /// The size of two parts together.
  package func joinedSize(with other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? Self.greatestSize : Swift.min(sum, Self.greatestSize)
  }

  /// The size of a part so many times.
  package func repeatedSize(_ count: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: count)
    return overflows ? Self.greatestSize : Swift.min(product, Self.greatestSize)
  }
}
