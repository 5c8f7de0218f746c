/// Memory that formatted lines are written to: it grows as needed and is used again and again.
///
///     var output = LineBuffer()
///     formatter.format(lines: input.span, into: &output)
///     output.withUnsafeBytes { write($0) }
///     output.removeAll()
public struct LineBuffer: ~Copyable {
  package private(set) var base: UnsafeMutableRawPointer
  private var capacity: Int
  /// The number of bytes that were written.
  public package(set) var count = 0

  /// What the kernel may write after the last byte that counts.
  package static var slack: Int { 128 }

  /// Room for so many bytes before it grows.
  ///
  /// - Parameter capacity: How many bytes fit before the buffer grows; 256 at least.
  public init(capacity: Int = 0) {
    self.capacity = max(capacity, 256)
    base = .allocate(byteCount: self.capacity + LineBuffer.slack, alignment: 64)
  }

  deinit { base.deallocate() }

  /// Forgets what was written, and keeps the memory.
  public mutating func removeAll() { count = 0 }

  /// The bytes that were written; they hold for the time of the call.
  ///
  /// - Parameter body: Reads the bytes.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1), and that of `body`.
  public borrowing func withUnsafeBytes<Result: ~Copyable, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: base, count: count))
  }

  /// The bytes that were written, as a list.
  public var bytes: [UInt8] { withUnsafeBytes { [UInt8]($0) } }

  /// Writes bytes after those that are there.
  ///
  /// - Parameter bytes: The bytes, which are copied.
  /// - Complexity: O(*n*) in the bytes, amortized.
  public mutating func append(_ bytes: UnsafeRawBufferPointer) {
    reserve(bytes.count)
    guard let start = bytes.baseAddress else { return }
    (base + count).copyMemory(from: start, byteCount: bytes.count)
    count += bytes.count
  }

  /// Writes a text after what is there.
  ///
  /// - Parameter text: The text, written in UTF-8.
  /// - Complexity: O(*n*) in the text, amortized.
  public mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Makes room for so many bytes more.
  package mutating func reserve(_ more: Int) {
    if count + more <= capacity { return }
    capacity = max(count + more, capacity * 2)
    let larger = UnsafeMutableRawPointer.allocate(byteCount: capacity + LineBuffer.slack, alignment: 64)
    larger.copyMemory(from: base, byteCount: count)
    base.deallocate()
    base = larger
  }

  /// How many bytes may still be written before it grows.
  package var room: Int { capacity - count }
}
