extension DigitBuffer {
  /// Reads the one form values have everywhere: `-1234.50`, ASCII digits with at most a minus and a point between
  /// digits.
  ///
  /// Zeros in front are read over. For what people write, with separators and symbols, there is `NumberReader`.
  /// - Throws: `NumberError` with the position, in scalars, of what does not belong; also for a number beyond `limits`.
  @inline(__always) package mutating func read(
    _ text: UnsafeBufferPointer<UInt8>, limits: NumberLimits
  ) throws(NumberError) {
    reserve(text.count)
    // a digit written could, for all the compiler knows, be the address it is written to: so that is read but once
    let base = unsafe base
    var count = 0
    // the digit before which the point stands, once it was read
    var point = -1
    var i = unsafe text.count > 0 && text[0] == 45 ? 1 : 0
    let isNegative = i == 1
    while i < text.count {
      if text.count &- i >= 8 {
        let digits = unsafe DigitBuffer.copyDigits(text.baseAddress.unsafelyUnwrapped + i, to: base + count)
        count &+= digits
        i &+= digits
        if digits == 8 { continue }
      }
      let byte = unsafe text[i]
      if byte &- 48 < 10 {
        unsafe base[count] = byte
        count &+= 1
      } else if byte == 46 && point < 0 && count > 0 {
        point = count
      } else {
        throw unsafe NumberError(
          byte == 46 && point >= 0 ? .secondDecimalSeparator : .unexpected(DigitBuffer.scalar(at: i, of: text)), at: i)
      }
      i &+= 1
    }
    if count == 0 || point == count { throw NumberError(.noDigits, at: i) }
    set(count: count, integerCount: point < 0 ? count : point, isNegative: isNegative)
    if exceeds(limits) { throw excessOfValue(over: limits) }
    if unsafe base[0] == 48 { removeLeadingZeros() }
  }

  /// Copies eight bytes, and counts the digits at their beginning.
  @inline(__always) private static func copyDigits(_ from: UnsafePointer<UInt8>, to place: UnsafeMutablePointer<UInt8>)
    -> Int
  {
    let word = unsafe UInt64(littleEndian: UnsafeRawPointer(from).loadUnaligned(as: UInt64.self))
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: word.littleEndian, as: UInt64.self)
    // 3 in the upper half of a byte, before and after six is added to the lower one; without a carry from the byte
    // below
    let tens = ((word & 0x0F0F_0F0F_0F0F_0F0F) &+ 0x0606_0606_0606_0606) & 0xF0F0_F0F0_F0F0_F0F0
    let strangers = ((word ^ 0x3030_3030_3030_3030) & 0xF0F0_F0F0_F0F0_F0F0) | tens
    return strangers.trailingZeroBitCount &>> 3
  }

  @inline(__always) func exceeds(_ limits: NumberLimits) -> Bool {
    integerCount > limits.integerDigits || fractionCount > limits.fractionDigits
  }

  /// The limit that a number exceeds, and the first digit for which there is no room.
  func excess(over limits: NumberLimits) -> (reason: NumberError.Reason, digit: Int) {
    if integerCount > limits.integerDigits {
      return (.tooManyIntegerDigits(limit: limits.integerDigits), limits.integerDigits)
    }
    return (.tooManyFractionDigits(limit: limits.fractionDigits), integerCount + limits.fractionDigits)
  }

  /// The same as an error of the value that was read, with a minus before the digits and a point among them.
  private func excessOfValue(over limits: NumberLimits) -> NumberError {
    let (reason, digit) = excess(over: limits)
    return NumberError(reason, at: (isNegative ? 1 : 0) + digit + (digit < integerCount ? 0 : 1))
  }

  /// All before the place was ASCII, so that the byte's offset is the scalar's.
  private static func scalar(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
    var iterator = unsafe text[place...].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = unsafe decoder.decode(&iterator) { return scalar }
    return "\u{FFFD}"
  }

  /// The number as values are written: `-1234.50`. No zero leads but the one before the point, and an open separator is
  /// left off; fraction digits stay as they are. Empty where there are no digits.
  package var text: String {
    if count == 0 { return "" }
    // no room for more: what is short lies in no memory that is given back, where it could not be wiped
    let length =
      (isNegative ? 1 : 0) + (integerCount == 0 ? 1 : 0) + count - leadingZeros + (integerCount < count ? 1 : 0)
    return unsafe String(unsafeUninitializedCapacity: length) { bytes in
      var end = 0
      forEachCharacter { byte in
        unsafe bytes[end] = byte
        end += 1
      }
      return end
    }
  }

  /// Calls a closure with each character of `text`, in ASCII.
  package func forEachCharacter(_ body: (UInt8) -> Void) {
    if count == 0 { return }
    if isNegative { body(45) }
    if integerCount == 0 { body(48) }
    for i in leadingZeros..<count {
      if i == integerCount { body(46) }
      unsafe body(base[i])
    }
  }

  /// How many zeros stand before the digits that are written, of which one stands before the point.
  private var leadingZeros: Int {
    var i = 0
    while unsafe i < integerCount - 1 && base[i] == 48 { i += 1 }
    return i
  }
}
