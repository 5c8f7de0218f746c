/// What is known of a calling code.
@safe package struct PhoneCallingCode {
  package static let length = 7
  private let words: UnsafePointer<UInt32>

  fileprivate init(_ words: UnsafePointer<UInt32>) { unsafe self.words = words }

  @inline(__always) private func word(_ i: Int) -> UInt32 {
    assert(i >= 0 && i < Self.length)
    return unsafe words[i]
  }

  /// 1 to 999.
  package var code: Int { Int(word(0) & 0xFFFF) }
  /// How many regions share it.
  package var regionCount: Int { Int(word(0) >> 16) }
  /// The main region: the others follow in the order in which they are tried.
  package var firstRegion: Int { Int(word(1)) }
  /// Layouts of a number as it is typed: without a prefix, after a national one, after a calling code. The output is a
  /// layout, times four, plus `PhoneTables.SpaceFlag` and `PhoneTables.LastFlag`.
  package var local: UInt16 { half(2, 0) }
  package var afterPrefix: UInt16 { half(2, 1) }
  package var international: UInt16 { half(3, 0) }
  /// The same for digits that come all at once; the output is a state of the others.
  package var afterPrefixAtOnce: UInt16 { half(3, 1) }
  package var internationalAtOnce: UInt16 { half(4, 0) }
  /// Layouts of finished numbers; the output is an element of `finished`, plus one.
  package var finishedNational: UInt16 { half(4, 1) }
  package var finishedInternational: UInt16 { half(5, 0) }
  /// The layouts of numbers without a prefix once more, as long as nothing typed from the first digit on makes a
  /// prefix.
  package var opening: UInt16 { half(5, 1) }
  /// How many digits numbers of the main region may have: a bit each, and `transformFlag`.
  package var lengths: UInt32 { word(6) }
  /// Set where a national prefix makes another number of the one after it.
  package static let transformFlag: UInt32 = 1 << 31

  @inline(__always) private func half(_ i: Int, _ side: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: word(i) >> (16 * side))
  }
}

/// What is known of a region.
@safe package struct PhoneRegionFacts {
  package static let length = 8
  private let words: UnsafePointer<UInt32>

  fileprivate init(_ words: UnsafePointer<UInt32>) { unsafe self.words = words }

  @inline(__always) private func word(_ i: Int) -> UInt32 {
    assert(i >= 0 && i < Self.length)
    return unsafe words[i]
  }

  /// Two ASCII letters, the first in the lower byte; 0 where a calling code belongs to no region.
  package var letters: UInt16 { half(0, 0) }
  /// Which calling code, as an element of its section.
  package var callingCode: Int { Int(word(0) >> 16) }
  /// What is dialled before a calling code: how many digits plus one is the output, 0 where there is none.
  package var internationalPrefix: UInt16 { half(1, 0) }
  /// What may stand before a national number: the output is an element of `prefixes`, plus one. 0 where there is none.
  package var nationalPrefix: UInt16 { half(1, 1) }
  /// Whether a national number has a kind, and which: `PhoneKindCode`.
  package var kind: UInt16 { half(2, 0) }
  /// Whether a number has the shape that all of the region have: 1.
  package var general: UInt16 { half(2, 1) }
  /// Digits that belong to this region and no other of its calling code: 1. 0 where there are none.
  package var leadingDigits: UInt16 { half(3, 0) }
  /// Texts.
  package var preferredInternationalPrefix: Int { Int(word(4)) }
  package var nationalPrefixText: Int { Int(word(5)) }
  package var extensionPrefix: Int { Int(word(6)) }

  @inline(__always) private func half(_ i: Int, _ side: UInt32) -> UInt16 {
    UInt16(truncatingIfNeeded: word(i) >> (16 * side))
  }
}

/// What a national prefix takes away from the front of a number, and what stays of it.
@safe package struct PhonePrefix {
  static let length = 2
  private let words: UnsafePointer<UInt32>

  fileprivate init(_ words: UnsafePointer<UInt32>) { unsafe self.words = words }

  @inline(__always) private func word(_ i: Int) -> UInt32 {
    assert(i >= 0 && i < Self.length)
    return unsafe words[i]
  }

  /// How many digits it is; may be 0.
  package var count: Int { Int(word(0) & 0xFF) }
  /// Digits of it that stay, after `inserted`; only where `isTransform`.
  package var kept: Range<Int> { range(word(0) >> 8) }
  /// Whether the number is transformed: what stays is `inserted`, `kept`, and what follows the prefix.
  package var isTransform: Bool { word(0) >> 24 & 1 != 0 }
  /// A text.
  package var inserted: Int { Int(word(1) & 0xFFFF) }
  /// The digits of it that name a carrier; empty where none do.
  package var carrier: Range<Int> { range(word(1) >> 16) }

  /// Where it begins in the lower byte, how many in the upper.
  private func range(_ word: UInt32) -> Range<Int> {
    let start = Int(word & 0xFF)
    return start..<start + Int(word >> 8 & 0xFF)
  }
}

extension PhoneTables {
  /// The layout shown then has a space between the national prefix and the rest.
  package static var spaceFlag: UInt16 { 1 }
  /// The layout is shown for this digit, and no layout is known for any more.
  package static var lastFlag: UInt16 { 2 }

  package var callingCodeCount: Int { count(.callingCodes) }
  package var regionCount: Int { count(.regions) }
  package func callingCode(_ index: Int) -> PhoneCallingCode {
    unsafe PhoneCallingCode(section(.callingCodes) + index * PhoneCallingCode.length)
  }
  package func region(_ index: Int) -> PhoneRegionFacts {
    unsafe PhoneRegionFacts(section(.regions) + index * PhoneRegionFacts.length)
  }
  package func prefix(_ index: Int) -> PhonePrefix {
    unsafe PhonePrefix(section(.prefixes) + PhonePrefix.length * index)
  }
  /// The root of the automaton whose output is an element of `callingCodes`, plus one.
  package var callingCodesRoot: UInt16 { unsafe UInt16(truncatingIfNeeded: words[Header.callingCodesRoot]) }

  package func text(_ start: Int) -> UnsafeBufferPointer<UInt8> {
    let bytes = unsafe UnsafeRawPointer(section(.texts)).assumingMemoryBound(to: UInt8.self) + start
    return unsafe UnsafeBufferPointer(start: bytes + 1, count: Int(bytes.pointee))
  }

  /// Of all numbers of a region (0), or of a kind (`PhoneKindCode`).
  package func lengths(region: Int, kind: Int) -> (possible: UInt32, local: UInt32) {
    let index = unsafe Int(section(.kinds)[12 * region + kind] & 0x3FF)
    return unsafe (section(.lengths)[2 * index], section(.lengths)[2 * index + 1])
  }
  package func example(region: Int, kind: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe text(Int(section(.kinds)[12 * region + kind] >> 10))
  }
}

/// The kinds of numbers, as automata put them out and descriptions are sorted: 0 is none, or all.
package enum PhoneKindCode {
  package static let fixedLine = 1
  package static let mobile = 2
  package static let tollFree = 3
  package static let premiumRate = 4
  package static let sharedCost = 5
  package static let personal = 6
  package static let voip = 7
  package static let pager = 8
  package static let uan = 9
  package static let voicemail = 10
  package static let domesticOnly = 11
  /// Not a description's: numbers of this shape may be either.
  package static let fixedLineOrMobile = 12
  /// Added to the kind where a number cannot be called from abroad.
  package static let domesticOnlyFlag: UInt16 = 16
}
