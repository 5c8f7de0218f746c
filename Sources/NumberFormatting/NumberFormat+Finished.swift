/// Finished numbers: rounded and padded to the format's fraction digits.
extension NumberFormat {
  /// Shows a finished number, given as a decimal: `-1234.5`.
  ///
  /// - Parameters:
  ///   - decimalText: A decimal in ASCII, as `ExactDecimal` reads it.
  ///   - limits: How long the decimal may be.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  /// - Throws: `NumberError` where the text is not a decimal, or longer than `limits` allow.
  /// - Complexity: linear in the text; allocates nothing but the result.
  @export(interface)
  public func format(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> String {
    try table.reading(decimalText, limits) { [table] number in table.string(finishing: &number) }
  }

  /// Writes a finished number as UTF-8 into memory of the caller's.
  ///
  /// - Parameters:
  ///   - decimalText: a decimal in ASCII: `-1234.5`.
  ///   - output: where the text goes; what is there after it may be overwritten, too.
  ///   - limits: how long a decimal may be.
  /// - Returns: how many bytes were written; `nil` where `output` has fewer than `byteCount(forDigits:)` bytes, then
  ///   nothing is.
  /// - Throws: `NumberError` where the text is not a decimal, or longer than `limits` allow.
  /// - Complexity: linear in the text; allocates nothing.
  public func format(
    _ decimalText: UnsafeBufferPointer<UInt8>, into output: UnsafeMutableBufferPointer<UInt8>,
    limits: NumberLimits = NumberLimits()
  ) throws(NumberError) -> Int? {
    try unsafe table.reading(decimalText, limits) { [table] number in
      table.finishValue(&number)
      guard output.count >= table.room(forDigits: number.count), let start = output.baseAddress else { return nil }
      return unsafe table.layOut(number, at: start) - start
    }
  }

  /// Bytes that a text of so many digits, its padding included, may need while it is written.
  ///
  /// - Parameter count: The digits of the number before and after its decimal separator, and the zeros that pad it.
  /// - Returns: A size that is enough, larger than what most numbers need.
  public func byteCount(forDigits count: Int) -> Int {
    table.room(forDigits: count + table.facts.finishingRoom)
  }

  /// Shows a finished integer.
  ///
  ///     format.format(1234)   // "1,234"
  ///
  /// - Parameter value: The integer, of any width.
  /// - Returns: The number with its groups and affixes.
  /// - Complexity: Linear in the digits.
  public func format(_ value: some BinaryInteger) -> String {
    table.withDigits(capacity: value.bitWidth) { [table] number in
      number.read(value)
      return table.string(finishing: &number)
    }
  }

  /// Shows an amount given in minor units, such as cents: of `symbols.minorUnitDigits` fraction digits.
  ///
  ///     dollars.format(minorUnits: -123450)   // "-$1,234.50"
  ///
  /// - Parameter minorUnits: The amount in the smallest units, such as cents.
  /// - Returns: The number, rounded and padded to the format's fraction digits, with its groups and affixes.
  /// - Complexity: O(1)
  public func format(minorUnits: Int64) -> String {
    table.withDigits(capacity: 64) { [table] number in
      number.read(minorUnits)
      number.shift(by: -table.facts.minorUnitDigits - table.valueExponent)
      return table.string(finishing: &number)
    }
  }

  /// A decimal as the format would show it, rounded and padded, as a value: `1234.5` is `1234.50`.
  ///
  /// - Parameters:
  ///   - decimalText: A decimal in ASCII, as `ExactDecimal` reads it.
  ///   - limits: How long the decimal may be.
  /// - Returns: A decimal in ASCII with the format's fraction digits.
  /// - Throws: `NumberError` where the text is not a decimal, or longer than `limits` allow.
  public func rounded(_ decimalText: String, limits: NumberLimits = NumberLimits()) throws(NumberError) -> String {
    try table.reading(decimalText, limits) { [table] number in
      table.finishValue(&number)
      number.shift(by: -table.valueExponent)
      return number.text
    }
  }
}

/// On the table, not the format: a closure that holds the format would retain it with each number.
extension NumberTable {
  /// Runs a closure with the digits of a decimal.
  @inline(__always) fileprivate func reading<Result>(
    _ text: UnsafeBufferPointer<UInt8>, _ limits: NumberLimits, _ body: (inout DigitBuffer) -> Result
  ) throws(NumberError) -> Result {
    // closures of the standard library throw any error, so this one is carried past them
    var message: NumberError?
    let result = withDigits(capacity: text.count) { number -> Result? in
      do throws(NumberError) { try unsafe number.read(text, limits: limits) } catch {
        message = error
        return nil
      }
      return body(&number)
    }
    guard let result else { throw message ?? NumberError(.noDigits, at: 0) }
    return result
  }

  fileprivate func reading<Result>(
    _ text: String, _ limits: NumberLimits, _ body: (inout DigitBuffer) -> Result
  ) throws(NumberError) -> Result {
    var text = text
    var message: NumberError?
    let result = text.withUTF8 { text -> Result? in
      do throws(NumberError) { return unsafe try reading(text, limits, body) } catch {
        message = error
        return nil
      }
    }
    guard let result else { throw message ?? NumberError(.noDigits, at: 0) }
    return result
  }

  /// Runs a closure with room for so many digits, and the format's padding, on the stack.
  @inline(__always) fileprivate func withDigits<Result>(capacity: Int, _ body: (inout DigitBuffer) -> Result) -> Result
  {
    unsafe withUnsafeTemporaryAllocation(byteCount: capacity + facts.finishingRoom, alignment: 8) { memory in
      var number = unsafe DigitBuffer(in: memory)
      return body(&number)
    }
  }

  /// Brings a value into the form in which it is shown.
  @inline(__always) fileprivate func finishValue(_ number: inout DigitBuffer) {
    if valueExponent != 0 { number.shift(by: valueExponent) }
    finish(&number)
  }

  fileprivate func string(finishing number: inout DigitBuffer) -> String {
    finishValue(&number)
    // laid out on the stack first: a short text then needs no memory of its own
    return unsafe withUnsafeTemporaryAllocation(byteCount: room(forDigits: number.count), alignment: 8) { memory in
      let start = unsafe memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
      return unsafe String(
        decoding: UnsafeBufferPointer(start: start, count: layOut(number, at: start) - start), as: UTF8.self)
    }
  }
}

extension DigitBuffer {
  /// Reads an integer.
  mutating func read(_ value: some BinaryInteger) {
    removeAll()
    isNegative = value < 0
    var magnitude = value.magnitude
    repeat {
      let (quotient, digit) = magnitude.quotientAndRemainder(dividingBy: 10)
      insert(48 + UInt8(truncatingIfNeeded: digit), at: 0)
      magnitude = quotient
    } while magnitude > 0
  }
}
