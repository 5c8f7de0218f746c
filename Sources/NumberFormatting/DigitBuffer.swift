internal import SecretMemory

/// The digits of an exact decimal as they are written, in ASCII: a zero in front and an open decimal separator are
/// kept.
///
/// The one owner of unsafe memory for numbers. Invariants, checked in debug builds by `check()`: entries `0..<count`
/// are initialised and `0` to `9`; `integerCount` ≤ `count` ≤ `capacity`; after the capacity lie `slack` bytes more, so
/// that groups of digits may be read eight bytes at a time.
@safe @usableFromInline package struct DigitBuffer: ~Copyable {
  /// The most significant first; the fraction's follow the integer's.
  package private(set) var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private let ownsMemory: Bool
  package internal(set) var count = 0
  /// How many of the digits stand before the decimal separator.
  package internal(set) var integerCount = 0
  /// Whether the decimal separator is written: always with fraction digits, and in `1.` without.
  package internal(set) var hasSeparator = false
  package var isNegative = false
  /// Grouping keys that stand as they were typed; none in nearly every number.
  package internal(set) var grouping = TypedGrouping()
  /// What stands in place of the decimal sign where the digits after it are an open group.
  package var groupSign = GroupSign.none
  /// Whether the zero before a separator was auto-inserted before any digit.
  package var hasAutoInsertedZero = false

  static let slack = 8

  package init(capacity: Int = 64) {
    unsafe base = .allocate(capacity: capacity + DigitBuffer.slack)
    self.capacity = capacity
    ownsMemory = true
  }

  /// A buffer in memory of the caller's, which outlives it and has room for all that is written.
  init(in memory: UnsafeMutableRawBufferPointer) {
    unsafe base = memory.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: UInt8.self)
    capacity = memory.count - DigitBuffer.slack
    ownsMemory = false
  }

  deinit {
    if !ownsMemory { return }
    wipe()
    unsafe base.deallocate()
  }

  package var fractionCount: Int { count &- integerCount }
  /// Whether there is neither sign, digit nor separator.
  package var isEmpty: Bool { !isNegative && count == 0 && !hasSeparator }
  package var isZero: Bool {
    for i in 0..<count where unsafe base[i] != 48 { return false }
    return true
  }
  /// Whether a lone zero stands before the separator, or is all.
  package var integerIsZero: Bool { integerCount == 1 && beginsWithZero }
  var beginsWithZero: Bool { unsafe count > 0 && base[0] == 48 }
  /// Digits and separator, in the order they are written: what the caret moves over.
  package var elementCount: Int { count + (hasSeparator ? 1 : 0) }
  /// How many digits stand before an element (or after the last one, for `elementCount`).
  @inline(__always) package func digitCount(before element: Int) -> Int {
    hasSeparator && element > integerCount ? element &- 1 : element
  }
  /// Whether its last digits, so many, are zeros.
  package func endsInZeros(_ digits: Int) -> Bool { (count - digits..<count).allSatisfy { unsafe base[$0] == 48 } }
  /// Whether a separator was typed, and no digit.
  package var isSignAlone: Bool { hasAutoInsertedZero && hasSeparator && count == 1 && beginsWithZero }
  package func isSeparator(_ element: Int) -> Bool { hasSeparator && element == integerCount }

  package func check() {
    assert(integerCount <= count && count <= capacity && (hasSeparator || integerCount == count))
    #if DEBUG
      for i in 0..<count { unsafe assert(base[i] >= 48 && base[i] <= 57) }
    #endif
  }
}

extension DigitBuffer {
  package mutating func removeAll() {
    count = 0
    integerCount = 0
    hasSeparator = false
    isNegative = false
    grouping = TypedGrouping()
    (groupSign, hasAutoInsertedZero) = (.none, false)
  }

  /// Takes over digits that were written to the memory.
  @inline(__always) mutating func set(count: Int, integerCount: Int, isNegative: Bool) {
    self.count = count
    self.integerCount = integerCount
    self.isNegative = isNegative
    hasSeparator = count > integerCount
  }

  package mutating func copy(_ other: borrowing DigitBuffer) {
    reserve(other.count)
    unsafe base.update(from: other.base, count: other.count)
    count = other.count
    integerCount = other.integerCount
    hasSeparator = other.hasSeparator
    isNegative = other.isNegative
    grouping = other.grouping
    (groupSign, hasAutoInsertedZero) = (other.groupSign, other.hasAutoInsertedZero)
  }

  @inline(__always) mutating func reserve(_ least: Int) {
    if least > capacity { grow(to: least) }
  }
  @inline(never) private mutating func grow(to least: Int) {
    precondition(ownsMemory, "the caller's memory is too small")
    let larger = max(least, 2 * capacity)
    let bigger = UnsafeMutablePointer<UInt8>.allocate(capacity: larger + DigitBuffer.slack)
    unsafe bigger.update(from: base, count: count)
    wipe()
    unsafe base.deallocate()
    unsafe (base, capacity) = (bigger, larger)
  }

  /// Overwrites everything, so that no secret stays in memory that is given back.
  package func wipe() {
    unsafe base.wipe(count: capacity + DigitBuffer.slack)
  }

  /// Puts a digit (ASCII) before an element.
  @inline(__always) package mutating func insert(_ digit: UInt8, at element: Int) {
    let place = digitCount(before: element)
    reserve(count &+ 1)
    move(place, to: place &+ 1)
    unsafe base[place] = digit
    count &+= 1
    if !hasSeparator || element <= integerCount { integerCount &+= 1 }
  }

  /// Moves the digits from a place on: eight at once, where there are no more.
  @inline(__always) private func move(_ from: Int, to place: Int) {
    if count &- from > 8 { return moveMany(from, to: place) }
    unsafe setWord(word(at: base + from), at: base + place)
  }
  @inline(never) private func moveMany(_ from: Int, to place: Int) {
    unsafe (base + place).update(from: base + from, count: count - from)
  }

  /// Puts a digit after all others.
  package mutating func append(_ digit: UInt8) { insert(digit, at: elementCount) }

  /// Puts the separator before an element; the digits from there on become the fraction.
  package mutating func insertSeparator(at element: Int) {
    hasSeparator = true
    integerCount = element
  }

  /// Takes elements out. Without its separator the fraction joins the integer.
  package mutating func remove(_ elements: Range<Int>) {
    let low = digitCount(before: elements.lowerBound)
    let high = digitCount(before: elements.upperBound)
    move(high, to: low)
    count -= high - low
    if hasSeparator && elements.contains(integerCount) {
      (hasSeparator, groupSign) = (false, .none)
      integerCount = count
    } else if !hasSeparator || elements.upperBound <= integerCount {
      integerCount -= high - low
    }
  }

  /// Drops zeros in front of another integer digit (`007` is 7).
  ///
  /// - Returns: How many went.
  @discardableResult package mutating func removeLeadingZeros() -> Int {
    var zeros = 0
    while unsafe zeros < integerCount - 1 && base[zeros] == 48 { zeros += 1 }
    if zeros > 0 { remove(0..<zeros) }
    return zeros
  }

  /// Sets the zero before a separator that has no integer digit.
  ///
  /// - Returns: How many zeros that took.
  @discardableResult package mutating func autoInsertIntegerZero() -> Int {
    guard hasSeparator && integerCount == 0 else { return 0 }
    hasAutoInsertedZero = count == 0
    insert(48, at: 0)
    return 1
  }

  /// Drops digits after the first `count`, and an open separator with them.
  package mutating func truncate(to count: Int) {
    self.count = count
    integerCount = min(integerCount, count)
    hasSeparator = count > integerCount
    if !hasSeparator { groupSign = .none }
  }

  /// Puts the separator so many digits before the end, with zeros in front where there are too few.
  package mutating func setFraction(_ fraction: Int) {
    while count <= fraction { insertZeroInFront() }
    integerCount = count - fraction
    hasSeparator = fraction > 0
  }
  private mutating func insertZeroInFront() {
    hasSeparator = false
    integerCount = count
    insert(48, at: 0)
  }
}
