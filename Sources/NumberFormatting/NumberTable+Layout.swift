extension NumberTable {
  /// Lays a number out as it is, in UTF-8: nothing is rounded or padded. One without sign, digits and separator is empty.
  ///
  /// The place has `room(forDigits:)` bytes. ICU drops the space before a currency that follows a bare separator (`1,€`): it is
  /// kept here, or the text would jump.
  /// - Returns: where the text ends.
  /// - Complexity: a copy of eight bytes for each group of digits, separator and affix.
  @inline(__always) package func lay(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if number.isEmpty { return place }
    let affix = affix(of: number)
    var end = affix.prefix.write(to: place)
    end = layInteger(number, at: end)
    if number.hasSeparator {
      end = decimalSeparator.write(to: end)
      end = layDigits(number.base + number.integerCount, number.fractionCount, at: end)
    }
    return affix.suffix.write(to: end)
  }

  @inline(__always) private func layInteger(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let count = number.integerCount
    var groups = count < firstGrouped ? 0 : signs(count)
    if groups == 0 { return layDigits(number.base, count, at: place) }
    var digit = count - primaryGroupingSize - (groups - 1) * secondaryGroupingSize
    var end = layDigits(number.base, digit, at: place)
    while groups > 0 {
      groups -= 1
      end = groupingSeparator.write(to: end)
      let size = groups == 0 ? primaryGroupingSize : secondaryGroupingSize
      end = layDigits(number.base + digit, size, at: end)
      digit += size
    }
    return end
  }

  @inline(__always) private func layDigits(
    _ from: UnsafePointer<UInt8>, _ count: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if digitWidth == 1 { return copyWords(from, count, to: place) }
    var end = place
    for i in 0..<count {
      UnsafeMutableRawPointer(end).storeBytes(of: digits[Int(from[i] - 48)], as: UInt32.self)
      end += digitWidth
    }
    return end
  }
}
