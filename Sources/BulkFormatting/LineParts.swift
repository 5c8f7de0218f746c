#if !hasFeature(Embedded)
  import CBulkKernel
  import Dispatch

  /// Lines in memory, cut into parts that several cores format.
  struct LineParts {
    private let bytes: UnsafeRawBufferPointer
    /// Each ends after a newline, but perhaps the last.
    private(set) var ranges: [Range<Int>] = []

    init(_ bytes: UnsafeRawBufferPointer, size: Int) {
      self.bytes = bytes
      var start = 0
      while start < bytes.count {
        var end = min(start + size, bytes.count)
        while end < bytes.count && bytes[end - 1] != 10 { end += 1 }
        ranges.append(start..<end)
        start = end
      }
    }

    /// What a thread made of a part.
    private final class Result {
      var output = LineBuffer()
      var report = BulkReport()
    }

    /// Formats the parts and puts what becomes of them together, in order.
    func format(into output: inout LineBuffer, _ makeFormatter: @Sendable () -> BulkFormatter) -> BulkReport {
      let results = ranges.map { _ in Result() }
      nonisolated(unsafe) let (shared, bytes) = (results, bytes)
      let workers = min(ranges.count, Int(bulk_cores()))
      let ranges = ranges
      // a worker takes every so-many-th part, so that what it has learnt serves several
      DispatchQueue.concurrentPerform(iterations: workers) { worker in
        var formatter = makeFormatter()
        for number in stride(from: worker, to: ranges.count, by: workers) {
          let part = UnsafeRawBufferPointer(rebasing: bytes[ranges[number]])
          shared[number].report = formatter.format(lines: part, into: &shared[number].output)
        }
      }
      var report = BulkReport()
      for result in results {
        result.output.withUnsafeBytes { output.append($0) }
        report.add(result.report)
      }
      return report
    }
  }
#endif
