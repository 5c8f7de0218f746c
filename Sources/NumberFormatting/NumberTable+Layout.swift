extension NumberTable {
  /// Lays a number out as it is, in UTF-8: nothing is rounded or padded. One without sign, digits and separator is empty.
  ///
  /// The place has `room(forDigits:)` bytes. ICU drops the space before a currency that follows a bare separator (`1,€`): it is
  /// kept here, or the text would jump.
  /// - Returns: where the text ends.
  /// - Complexity: a copy of eight bytes for each group of digits, separator and affix.
  @inline(__always) func lay(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    if number.isEmpty { return place }
    let affix = facts.pointee.affixes[affix(of: number)]
    var end = affix.prefix.write(to: place)
    end = layInteger(number, at: end)
    if number.hasSeparator {
      end = facts.pointee.decimalSeparator.write(to: end)
      end = layDigits(number.base + number.integerCount, number.fractionCount, at: end)
    }
    return affix.suffix.write(to: end)
  }

  @inline(__always) private func layInteger(
    _ number: borrowing DigitBuffer, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let count = number.integerCount
    var groups = count < facts.pointee.firstGrouped ? 0 : signs(count)
    if groups == 0 { return layDigits(number.base, count, at: place) }
    let (primary, secondary) = (facts.pointee.primaryGroupingSize, facts.pointee.secondaryGroupingSize)
    var digit = count &- primary &- (groups &- 1) &* secondary
    var end = layDigits(number.base, digit, at: place)
    if facts.pointee.isShort {
      // a sign and a group of digits are a word each
      let (sign, length) = (facts.pointee.groupingSeparator.start, facts.pointee.groupingSeparator.length)
      while groups > 0 {
        groups &-= 1
        copyWord(sign, to: end)
        end += length
        copyWord(number.base + digit, to: end)
        let size = groups == 0 ? primary : secondary
        end += size
        digit &+= size
      }
      return end
    }
    while groups > 0 {
      groups &-= 1
      end = facts.pointee.groupingSeparator.write(to: end)
      let size = groups == 0 ? primary : secondary
      end = layDigits(number.base + digit, size, at: end)
      digit &+= size
    }
    return end
  }

  @inline(__always) private func layDigits(
    _ from: UnsafePointer<UInt8>, _ count: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    let width = facts.pointee.digitWidth
    if width == 1 && facts.pointee.hasASCIIDigits { return copyWords(from, count, to: place) }
    var end = place
    for i in 0..<count {
      UnsafeMutableRawPointer(end).storeBytes(of: facts.pointee.digits[Int(from[i] &- 48)], as: UInt32.self)
      end += width
    }
    return end
  }
}
