#if DEBUG
  extension NumberLayout {
    /// Finds the elements and grouping signs in what is shown, and holds against them where they are said to stand.
    package func check() {
      number.check()
      var shown = NumberDisplay(showsAffixWhenEmpty: showsAffixWhenEmpty, shownFraction: shownFraction)
      defer { shown.wipe() }
      shown.layOut(number, table)
      let affix = table.affix(of: number)
      let (prefix, suffix) = unsafe (table.facts.affixes[affix].prefix.length, table.facts.affixes[affix].suffix.length)
      if showsNothing { return precondition(shown.length == 0 && length == 0) }
      // where a cluster of several scalars may stand among the digits, offsets are not sums of bytes
      if !measure.isBytes && !measure.isSimple { return }
      var place = prefix
      for element in 0..<number.elementCount {
        let before = offset(ofByte: place, prefix, affix, shown)
        let sign = unsafe table.facts.groupingSeparator
        let hasSign =
          unsafe element > 0 && element < number.integerCount && sign.length > 0 && shown.has(sign, at: place)
        if hasSign { place += unsafe sign.length }
        let start = offset(ofByte: place, prefix, affix, shown)
        precondition(unsafe self.hasSign(before: element) == hasSign || sign.length == 0, "a grouping sign")
        precondition(
          offset(of: element) == before && offset(of: element, afterSign: true) == start, "the place of an element")
        precondition(self.element(at: start) == element, "the element of a place")
        if number.isSeparator(element) {
          let isGroupSign = number.isAsTyped || number.groupSign == .own
          let separator = unsafe isGroupSign ? table.facts.groupingSeparator : table.facts.decimalSeparator
          if case .typed(let sign) = number.groupSign {
            precondition(unsafe shown.bytes[place] == sign, "the sign of an open group")
            place += 1
          } else {
            precondition(unsafe shown.has(separator, at: place), "the decimal separator")
            place += unsafe separator.length
          }
        } else {
          let digit = unsafe table.facts.digits[Int(number.base[number.digitCount(before: element)] &- 48)]
          let width = table.facts.digitWidth
          precondition(
            shown.word(at: place) & (UInt64.max >> (64 - 8 * UInt64(width))) == UInt64(digit.littleEndian), "a digit")
          place += width
        }
      }
      precondition(
        offset(of: number.elementCount) == offset(ofByte: place, prefix, affix, shown), "the end of the digits")
      place = endOfZeros(from: place, shown)
      precondition(place + suffix == shown.length, "the end of the zeros")
      precondition(length == offset(ofByte: place, prefix, affix, shown) + measure.suffix(affix), "the length")
    }

    /// Finds the zeros that stand in for fraction digits.
    private func endOfZeros(from start: Int, _ shown: borrowing NumberDisplay) -> Int {
      var place = start
      if zeroCount > 0 && !number.hasSeparator {
        precondition(unsafe shown.has(table.facts.decimalSeparator, at: place), "the separator before zeros")
        place += unsafe table.facts.decimalSeparator.length
      }
      for _ in 0..<zeroCount {
        let mask = UInt64.max >> (64 - 8 * UInt64(table.facts.digitWidth))
        precondition(unsafe shown.word(at: place) & mask == UInt64(table.facts.digits[0].littleEndian), "a zero")
        place += table.facts.digitWidth
      }
      return place
    }

    private func offset(ofByte place: Int, _ prefix: Int, _ affix: Int, _ shown: borrowing NumberDisplay) -> Int {
      measure.isBytes ? place : measure.prefix(affix) + measure.units(in: shown, prefix..<place)
    }
  }

  extension NumberDisplay {
    /// Whether a text stands at a byte.
    fileprivate func has(_ piece: NumberFacts.Piece, at place: Int) -> Bool {
      unsafe bytes.dropFirst(place).starts(with: UnsafeBufferPointer(start: piece.start, count: piece.length))
    }
  }
#endif
