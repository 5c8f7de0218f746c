/// Writes a text into memory of the caller's, as UTF-8 or UTF-16, and counts on where that is full.
///
/// It may be given a window: then it writes those characters alone whose offsets lie in it.
@safe struct TextWriter<Encoding: Unicode.Encoding> {
  private let base: UnsafeMutablePointer<Encoding.CodeUnit>?
  private let capacity: Int
  /// How many code units were written, or would have been.
  private(set) var count = 0
  private var window: Range<Int>?
  private var counter: OffsetCounter

  init(_ memory: UnsafeMutableBufferPointer<Encoding.CodeUnit>, _ window: Range<Int>?, in unit: FieldOptions.OffsetUnit)
  {
    unsafe base = memory.baseAddress
    capacity = memory.count
    self.window = window
    counter = OffsetCounter(unit)
  }

  /// Writes a character.
  @inline(__always) mutating func append(_ scalar: Unicode.Scalar) {
    if window != nil && !isInside(scalar) { return }
    if scalar.isASCII { return append(ascii: UInt8(truncatingIfNeeded: scalar.value)) }
    guard let units = Encoding.encode(scalar) else { return }
    for unit in units { append(unit: unit) }
  }

  /// Writes a part of a text all of whose offsets count the same, whatever the unit.
  ///
  /// - Parameter character: The character at an offset.
  @inline(__always) mutating func append(ascii length: Int, _ character: (Int) -> UInt8) {
    let part = window?.clamped(to: 0..<length) ?? 0..<length
    for i in part { append(ascii: character(i)) }
  }

  /// Writes a text that is UTF-8.
  mutating func append(utf8 text: UnsafeBufferPointer<UInt8>) {
    var rest = unsafe text.makeIterator()
    var decoder = UTF8()
    while case .scalarValue(let scalar) = unsafe decoder.decode(&rest) { append(scalar) }
  }

  @inline(__always) private mutating func append(ascii character: UInt8) {
    append(unit: Encoding.CodeUnit(truncatingIfNeeded: character))
  }

  @inline(__always) private mutating func append(unit: Encoding.CodeUnit) {
    if count < capacity, let base = unsafe base { unsafe base[count] = unit }
    count &+= 1
  }

  /// Whether a character lies in the window: where it does not begin, one does with the character it goes on with.
  private mutating func isInside(_ scalar: Unicode.Scalar) -> Bool {
    counter.count(scalar)
    guard let window else { return true }
    return counter.total > window.lowerBound && counter.total <= window.upperBound
  }
}
