extension DigitBuffer {
  /// Reads the one form values have everywhere: `-1234.50`, ASCII digits with at most a minus and a point between digits.
  ///
  /// Zeros in front are read over. For what people write, with separators and symbols, there is `NumberReader`.
  /// - Throws: `NumberError` with the position, in scalars, of what does not belong; also for a number beyond `limits`.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>, limits: NumberLimits) throws(NumberError) {
    removeAll()
    var i = 0
    if i < text.count && text[i] == 45 {
      isNegative = true
      i = 1
    }
    var behindPoint = false
    reserve(min(text.count, limits.integerDigits + limits.fractionDigits))
    while i < text.count {
      let byte = text[i]
      if byte >= 48 && byte <= 57 {
        if !behindPoint && integerCount == limits.integerDigits {
          throw NumberError(.tooManyIntegerDigits(limit: limits.integerDigits), at: i)
        }
        if behindPoint && fractionCount == limits.fractionDigits {
          throw NumberError(.tooManyFractionDigits(limit: limits.fractionDigits), at: i)
        }
        append(byte)
      } else if byte == 46 && count > 0 && !behindPoint {
        behindPoint = true
        insertSeparator(at: count)
      } else {
        throw NumberError(behindPoint && byte == 46 ? .secondDecimalSeparator : .unexpected(DigitBuffer.scalar(at: i, of: text)), at: i)
      }
      i += 1
    }
    if count == 0 || behindPoint && fractionCount == 0 { throw NumberError(.noDigits, at: i) }
    removeLeadingZeros()
  }

  /// All before the place was ASCII, so that the byte's offset is the scalar's.
  private static func scalar(at place: Int, of text: UnsafeBufferPointer<UInt8>) -> Unicode.Scalar {
    var iterator = text[place...].makeIterator()
    var decoder = UTF8()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return "\u{FFFD}"
  }

  /// The number as values are written: `-1234.50`. No zero leads but the one before the point, and an open separator is
  /// left off; fraction digits stay as they are. Empty where there are no digits.
  package var text: String {
    if count == 0 { return "" }
    return String(unsafeUninitializedCapacity: count + 3) { bytes in
      var end = 0
      func write(_ byte: UInt8) {
        bytes[end] = byte
        end += 1
      }
      if isNegative { write(45) }
      var i = 0
      while i < integerCount - 1 && base[i] == 48 { i += 1 }
      if integerCount == 0 { write(48) }
      while i < count {
        if i == integerCount { write(46) }
        write(base[i])
        i += 1
      }
      return end
    }
  }
}
