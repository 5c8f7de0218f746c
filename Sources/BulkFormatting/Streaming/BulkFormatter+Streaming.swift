#if !hasFeature(Embedded)
  import Synchronization

  /// Lines that come and go as streams.
  extension BulkFormatter {
    /// Formats a stream of lines on all cores, in order. Memory does not depend on how long the stream is.
    ///
    ///     let phone = try Mask("(###) ###-####")
    ///     let report = try BulkFormatter.formatStream {
    ///       BulkFormatter(phone)
    ///     } reading: { block in
    ///       try input.read(into: block)      // from a file or a socket: how many bytes, 0 at the end
    ///     } writing: { lines in
    ///       try output.write(lines)
    ///     }
    ///     report.lines
    ///
    /// What was read is written before more is waited for, so that a person or a program at the other end gets its
    /// answers at once.
    ///
    /// - Parameters:
    ///   - longestLine: How long a line may be and is kept for certain, in bytes. Of a much longer one nothing is: it
    ///     is counted as unreadable, and written empty.
    ///   - makeFormatter: Makes a formatter for each thread.
    ///   - read: Fills a block with what there is, waiting for a byte at least, and returns how many bytes it has read;
    ///     0 at the end. It is called by one thread at a time.
    ///   - write: Takes formatted lines, which hold for the time of the call. It is called by one thread at a time.
    /// - Returns: What became of the lines.
    /// - Throws: What `read` throws, when all before it is written; what `write` throws, at once.
    /// - Complexity: O(*n*) in the bytes; memory for a few chunks of 256 KB and a line for each core.
    @discardableResult public static func formatStream(
      longestLine: Int = 1 << 20, _ makeFormatter: @escaping @Sendable () -> BulkFormatter,
      reading read: @escaping @Sendable (UnsafeMutableRawBufferPointer) throws -> Int,
      writing write: @escaping @Sendable (UnsafeRawBufferPointer) throws -> Void
    ) throws -> BulkReport {
      let total = Mutex(BulkReport())
      let pipeline = LinePipeline(Stream(readBlock: read), limit: longestLine) {
        StreamFormatter(makeFormatter())
      } write: { result in
        try result.output.withUnsafeBytes { bytes throws in try write(bytes) }
        let report = result.report
        total.withLock { $0.add(report) }
      }
      try pipeline.run()
      return total.withLock { $0 }
    }
  }

  /// One stream.
  private struct Stream: LineSource {
    let readBlock: @Sendable (UnsafeMutableRawBufferPointer) throws -> Int
    var isOpened = false
    var hasNext: Bool { !isOpened }

    mutating func openNext() -> Bool {
      defer { isOpened = true }
      return !isOpened
    }

    func read(into block: UnsafeMutableRawBufferPointer) throws -> Int { try readBlock(block) }
  }

  /// Formats the chunks of a stream.
  private struct StreamFormatter: ~Copyable, ChunkFormatter {
    final class Result {
      var output = LineBuffer(capacity: LineChunk.size * 2)
      var report = BulkReport()
    }
    private var formatter: BulkFormatter

    init(_ formatter: consuming BulkFormatter) { self.formatter = formatter }

    func makeResult() -> Result { Result() }

    mutating func format(_ chunk: LineChunk, into result: Result) {
      result.output.removeAll()
      result.report = BulkReport()
      guard let ending = chunk.tooLong else {
        result.report = formatter.format(lines: chunk.bytes, into: &result.output)
        return
      }
      (result.report.lines, result.report.unreadable, result.report.incomplete) = (1, 1, 1)
      result.output.append(ending.rawValue)
    }
  }
#endif
