#if !hasFeature(Embedded)
  /// Files that lines are read from, one after another.
  package protocol LineSource: Sendable {
    /// Goes on with the next file.
    ///
    /// - Returns: `false` after the last one.
    mutating func openNext() throws -> Bool

    /// Reads what there is of the open file, a block at most, waiting for a byte at least.
    ///
    /// - Returns: How many bytes were read; 0 at the end of the file.
    mutating func read(into block: UnsafeMutableRawBufferPointer) throws -> Int

    /// Whether there is a file after the open one.
    var hasNext: Bool { get }
  }
#endif
