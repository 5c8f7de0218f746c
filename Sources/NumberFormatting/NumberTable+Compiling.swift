extension NumberTable {
  /// Lays symbols out in a block of memory.
  ///
  /// - Returns: The table, and the block, which its owner gives back.
  static func compile(_ symbols: NumberSymbols) -> (NumberTable, UnsafeMutableRawPointer) {
    let pairs = [symbols.positive, symbols.negative, symbols.zero, symbols.negativeZero]
    let texts = pairs.flatMap { [$0.prefix, $0.suffix] } + [symbols.groupingSeparator, symbols.decimalSeparator]
    let foldedMarks = symbols.foldedMarks
    let fixed =
      unsafe pairs.count * MemoryLayout<(NumberFacts.Piece, NumberFacts.Piece)>.stride + (10 + foldedMarks.count) * 4
      + 2 * (NumberFacts.signCount + NumberFacts.keyCount)
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: texts.reduce(fixed) { $0 + $1.utf8.count + DigitBuffer.slack }, alignment: 8)
    let affixes = unsafe block.bindMemory(
      to: (prefix: NumberFacts.Piece, suffix: NumberFacts.Piece).self, capacity: pairs.count)
    var rest = unsafe UnsafeMutableRawPointer(affixes + pairs.count)
    let digits = unsafe rest.bindMemory(to: UInt32.self, capacity: 10)
    let marks = unsafe (rest + 40).bindMemory(to: UInt32.self, capacity: foldedMarks.count)
    unsafe rest += 40 + 4 * foldedMarks.count
    let signs = unsafe rest.bindMemory(to: UInt8.self, capacity: NumberFacts.signCount)
    let heads = unsafe (rest + NumberFacts.signCount).bindMemory(to: UInt8.self, capacity: NumberFacts.signCount)
    let keys = unsafe (rest + 2 * NumberFacts.signCount).bindMemory(to: NumberKey.self, capacity: NumberFacts.keyCount)
    unsafe rest += 2 * NumberFacts.signCount + NumberFacts.keyCount
    let parts = unsafe rest.bindMemory(to: NumberPart.self, capacity: NumberFacts.keyCount)
    unsafe rest += NumberFacts.keyCount

    var pieces: [NumberFacts.Piece] = unsafe []
    for text in texts {
      let start = unsafe rest.bindMemory(to: UInt8.self, capacity: text.utf8.count + DigitBuffer.slack)
      var end = unsafe start
      for byte in text.utf8 {
        unsafe end.initialize(to: byte)
        unsafe end += 1
      }
      unsafe end.initialize(repeating: 0, count: DigitBuffer.slack)
      unsafe pieces.append(NumberFacts.Piece(start: start, length: end - start))
      unsafe rest = UnsafeMutableRawPointer(end + DigitBuffer.slack)
    }
    for i in pairs.indices { unsafe (affixes + i).initialize(to: (pieces[2 * i], pieces[2 * i + 1])) }
    var width = 1
    for (i, digit) in symbols.digits.enumerated() {
      var word: UInt32 = 0
      var shift: UInt32 = 0
      for byte in unsafe UTF8.encode(digit).unsafelyUnwrapped {
        word |= UInt32(byte) << shift
        shift += 8
      }
      unsafe (digits + i).initialize(to: word)
      width = max(width, Int(shift / 8))
    }
    let (primary, secondary) = (symbols.primaryGroupingSize, symbols.secondaryGroupingSize)
    let firstGrouped = primary == 0 ? Int.max : primary + symbols.minimumGroupingDigits
    for i in 0..<NumberFacts.signCount {
      let count = primary == 0 || i <= primary ? 0 : (i - 1 - primary) / secondary + 1
      unsafe (signs + i).initialize(to: UInt8(count))
      unsafe (heads + i).initialize(to: UInt8(i < firstGrouped ? i : i - primary - (count - 1) * secondary))
    }

    for (i, word) in foldedMarks.enumerated() { unsafe (marks + i).initialize(to: word) }
    let meanings = NumberMeanings(symbols)
    for i in 0..<NumberFacts.keyCount {
      unsafe (keys + i).initialize(to: meanings.meaning(of: Unicode.Scalar(UInt8(i))))
      unsafe (parts + i).initialize(to: meanings.part(of: Unicode.Scalar(UInt8(i))))
    }

    let isPlain = symbols.digits.elementsEqual("0123456789".unicodeScalars)
    let facts = UnsafeMutablePointer<NumberFacts>.allocate(capacity: 1)
    unsafe facts.initialize(
      to: NumberFacts(
        affixes: UnsafePointer(affixes), groupingSeparator: pieces[pieces.count - 2],
        decimalSeparator: pieces[pieces.count - 1],
        digits: UnsafePointer(digits), digitWidth: width, pairs: twoByteDigits(digits, width),
        isShort: isPlain && primary <= 8 && secondary <= 8 && symbols.groupingSeparator.utf8.count <= 8,
        signs: UnsafePointer(signs), heads: UnsafePointer(heads), keys: UnsafePointer(keys),
        parts: UnsafePointer(parts),
        meanings: meanings, marks: UnsafePointer(marks),
        primaryGroupingSize: primary, secondaryGroupingSize: secondary,
        firstGrouped: firstGrouped,
        minimumFractionDigits: symbols.minimumFractionDigits, maximumFractionDigits: symbols.maximumFractionDigits,
        roundingIncrement: symbols.roundingIncrement, roundingMode: symbols.roundingMode,
        valueExponent: symbols.valueExponent,
        minorUnitDigits: symbols.minorUnitDigits,
        showsSign: symbols.showsSign,
        hasZeroAffixes: symbols.zero != symbols.positive || symbols.negativeZero != symbols.negative,
        isASCII: width == 1 && texts.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } },
        finishingRoom: symbols.maximumFractionDigits + abs(symbols.valueExponent) + symbols.minorUnitDigits + 16
          + DigitBuffer.slack,
        longestAffixes: pairs.map { $0.prefix.utf8.count + $0.suffix.utf8.count }.max() ?? 0,
        longestPiece: max(width, symbols.groupingSeparator.utf8.count, symbols.decimalSeparator.utf8.count)))
    return unsafe (NumberTable(factsPlace: facts), block)
  }

  private static func twoByteDigits(_ digits: UnsafePointer<UInt32>, _ width: Int) -> UInt64 {
    guard width == 2, (0..<10).allSatisfy({ unsafe digits[$0] == digits[0] + UInt32($0) << 8 }) else { return 0 }
    return unsafe (UInt64(digits[0]) &- 0x3000) &* 0x0001_0001_0001_0001
  }
}

extension NumberSymbols {
  /// What may stand beside a number, as words: see `NumberFacts.marks`.
  fileprivate var foldedMarks: [UInt32] { markTexts.flatMap { [UInt32($0.count)] + $0 } + [0] }

  /// What may stand beside a number, folded, the longest first.
  package var markTexts: [[UInt32]] {
    let folded = (marks.map { Array($0.unicodeScalars) } + ownMarks).map { mark in
      mark.filter { !$0.isLeftOutOfNumbers }.map { $0.foldedForMarks.value }
    }
    var words: [[UInt32]] = []
    for word in folded where !word.isEmpty && !words.contains(word) { words.append(word) }
    return words.sorted { $0.count > $1.count }
  }

  /// What a positive number is shown with, without signs and the spaces beside. What stands beside a negative one alone
  /// is not a mark: it may be all that says so. Nor is what could be part of a number.
  private var ownMarks: [[Unicode.Scalar]] {
    let meanings = NumberMeanings(self)
    let parts = [positive.prefix, positive.suffix].flatMap { affix in
      affix.unicodeScalars.split { $0.isMinus || "+()\u{FE62}\u{FF08}\u{FF09}\u{FF0B}".unicodeScalars.contains($0) }
    }
    return parts.compactMap { part in
      let mark = part.filter { !$0.isLeftOutOfNumbers }.drop { $0.isSpace }
      guard let first = mark.first, let last = mark.lastIndex(where: { !$0.isSpace }) else { return nil }
      let isNumber = mark.contains { meanings.digit($0) != nil } || meanings.part(of: first) != .none
      return isNumber ? nil : Array(mark[...last])
    }
  }
}
