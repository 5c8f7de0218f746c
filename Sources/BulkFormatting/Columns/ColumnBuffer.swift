import CBulkKernel

/// A column in memory: values side by side, offsets that part them, and two bits a row. It grows as needed and is used
/// again and again.
///
///     var output = ColumnBuffer<Int32>()
///     try formatter.format(values: values.span, offsets: offsets.span, into: &output)
///     output[0]               // "(555) 123-4567"; nil for a null
///     output.isValid(0)       // true
///
/// Values, offsets and validity lie as Arrow has them, in its type of text: that of `Int32` offsets, or the large one.
public struct ColumnBuffer<Offset: FixedWidthInteger & BitwiseCopyable & Sendable>: ~Copyable {
  package var text: LineBuffer
  private var offsetMemory: UnsafeMutablePointer<Offset>
  private var presentMemory: UnsafeMutablePointer<UInt8>
  private var validMemory: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of rows.
  public private(set) var count = 0

  /// Room for so many rows before it grows.
  ///
  /// - Parameter capacity: How many rows fit before the buffer grows; 64 at least.
  /// - Precondition: Offsets are whole numbers of 32 bits with a sign, or of 64.
  public init(capacity: Int = 0) {
    precondition(Offset.isSigned && (Offset.bitWidth == 32 || Offset.bitWidth == 64), "offsets are Int32 or Int64")
    self.capacity = max(capacity, 64)
    text = LineBuffer(capacity: self.capacity * 16)
    offsetMemory = .allocate(capacity: self.capacity + 1)
    offsetMemory[0] = 0
    presentMemory = .zeros(ColumnBuffer.bytes(self.capacity))
    validMemory = .zeros(ColumnBuffer.bytes(self.capacity))
  }

  deinit {
    offsetMemory.deallocate()
    presentMemory.deallocate()
    validMemory.deallocate()
  }

  /// How many bytes so many bits take.
  private static func bytes(_ bits: Int) -> Int { (bits + 7) / 8 }
  /// Whether offsets have 64 bits.
  static var isWide: Bool { Offset.bitWidth == 64 }
  /// How many bytes there may be of all values.
  static var longest: Int { isWide ? .max : Int(Int32.max) }

  /// Makes room for so many rows more.
  mutating func reserve(_ more: Int) {
    if count + more <= capacity { return }
    let larger = max(count + more, capacity * 2)
    let offsets = UnsafeMutablePointer<Offset>.allocate(capacity: larger + 1)
    offsets.update(from: offsetMemory, count: count + 1)
    offsetMemory.deallocate()
    offsetMemory = offsets
    presentMemory.grow(from: ColumnBuffer.bytes(capacity), to: ColumnBuffer.bytes(larger))
    validMemory.grow(from: ColumnBuffer.bytes(capacity), to: ColumnBuffer.bytes(larger))
    capacity = larger
  }

  /// Has the kernel note rows after those that there are.
  func receive(_ column: inout bulk_column) {
    column.out_offsets = UnsafeMutableRawPointer(offsetMemory + count)
    column.out_present = presentMemory
    column.out_valid = validMemory
    column.out_bit = count
    column.wide = ColumnBuffer.isWide ? 1 : 0
  }

  /// Takes over rows that the kernel noted.
  mutating func add(_ rows: Int) { count += rows }

  /// Forgets rows that were begun after those that there are.
  mutating func forget(_ rows: Int) {
    for row in count..<count + rows {
      presentMemory[row >> 3] &= ~(1 << UInt8(row & 7))
      validMemory[row >> 3] &= ~(1 << UInt8(row & 7))
    }
    text.count = Int(offsetMemory[count])
  }

  /// Forgets all rows, and keeps the memory.
  ///
  /// - Complexity: O(*n*) in the rows.
  public mutating func removeAll() {
    let rows = count
    count = 0
    forget(rows)
  }
}

/// What the column holds.
extension ColumnBuffer {
  /// A column that lies in memory: what a program hands to another, without a copy.
  public struct Memory {
    /// The bytes of all values, side by side.
    public let values: UnsafeRawBufferPointer
    /// The offsets at which each row begins, and at which the last one ends: one more than rows.
    public let offsets: UnsafeBufferPointer<Offset>
    /// A bit a row, the lowest of a byte first: whether the row has a value.
    public let validity: UnsafeRawBufferPointer
    /// A bit a row, in the same order: whether what the row was made of is valid.
    public let verdicts: UnsafeRawBufferPointer
  }

  /// The column as it lies in memory; it holds for the time of the call.
  ///
  /// - Parameter body: Reads the column.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  /// - Complexity: O(1), and that of `body`.
  public borrowing func withUnsafeMemory<Result: ~Copyable, Failure: Error>(
    _ body: (Memory) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bits = ColumnBuffer.bytes(count)
    return try body(
      Memory(
        values: UnsafeRawBufferPointer(start: text.base, count: text.count),
        offsets: UnsafeBufferPointer(start: offsetMemory, count: count + 1),
        validity: UnsafeRawBufferPointer(start: presentMemory, count: bits),
        verdicts: UnsafeRawBufferPointer(start: validMemory, count: bits)))
  }

  /// The value of a row; `nil` for a null.
  ///
  /// - Parameter row: From 0 on, and less than `count`.
  /// - Returns: The row's text, or `nil`.
  /// - Complexity: O(*n*) in the row's bytes, which are copied.
  public subscript(row: Int) -> String? {
    precondition(0..<count ~= row, "a row that is not there")
    guard presentMemory.bit(row) else { return nil }
    let bytes = UnsafeRawBufferPointer(start: text.base, count: text.count)
    return String(decoding: bytes[Int(offsetMemory[row])..<Int(offsetMemory[row + 1])], as: UTF8.self)
  }

  /// Whether what a row was made of is valid: complete, and a value of its format by all that is known. A phone number
  /// is valid if such numbers are given out.
  ///
  /// - Parameter row: From 0 on, and less than `count`.
  /// - Returns: `false` for a null, too.
  /// - Complexity: O(1).
  public func isValid(_ row: Int) -> Bool {
    precondition(0..<count ~= row, "a row that is not there")
    return validMemory.bit(row)
  }

  /// The number of rows that are nulls.
  ///
  /// - Complexity: O(*n*) in the rows.
  public var nullCount: Int { (0..<count).count { !presentMemory.bit($0) } }
}

extension UnsafeMutablePointer<UInt8> {
  fileprivate static func zeros(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
    memory.initialize(repeating: 0, count: count)
    return memory
  }

  fileprivate mutating func grow(from count: Int, to larger: Int) {
    let memory = UnsafeMutablePointer<UInt8>.zeros(larger)
    memory.update(from: self, count: count)
    deallocate()
    self = memory
  }

  fileprivate func bit(_ row: Int) -> Bool { self[row >> 3] >> UInt8(row & 7) & 1 != 0 }
}
