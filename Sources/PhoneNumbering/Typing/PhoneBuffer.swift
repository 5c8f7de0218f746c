internal import SecretMemory

/// A phone number as it is typed: a plus or nothing, digits, and perhaps an `x` with the digits of an extension. All
/// ASCII.
///
/// The one owner of unsafe memory for phone numbers. Invariants, checked in debug builds: `count` ≤ `capacity`, a plus
/// stands first or nowhere, an `x` at `numberCount` or nowhere.
@safe @usableFromInline package struct PhoneBuffer: ~Copyable {
  @usableFromInline package let base: UnsafeMutablePointer<UInt8>
  @usableFromInline package internal(set) var count = 0
  /// How many characters stand before the extension's `x`, or in all.
  @usableFromInline package internal(set) var numberCount = 0

  /// Room for the longest number and the longest extension, the mark between them, and a digit that is one too many: it
  /// is rejected only once it stands there.
  @usableFromInline static var capacity: Int { PhoneState.mostCharacters + 1 + PhoneFormat.extensionLimit + 1 }
  /// Characters may be read eight at once.
  private static var room: Int { capacity + 8 }
  @inlinable package static var plus: UInt8 { 43 }
  /// What announces an extension.
  @inlinable package static var mark: UInt8 { 120 }

  package init() {
    unsafe base = .allocate(capacity: PhoneBuffer.room)
    unsafe base.initialize(repeating: 0, count: PhoneBuffer.room)
  }

  deinit {
    wipe()
    unsafe base.deallocate()
  }

  @inlinable package var isEmpty: Bool { count == 0 }
  @inlinable package var hasExtension: Bool { count > numberCount }
  @inlinable package var hasPlus: Bool { unsafe count > 0 && base[0] == PhoneBuffer.plus }
  /// How many digits the extension has.
  @inlinable package var extensionCount: Int { hasExtension ? count - numberCount - 1 : 0 }
  /// How many digits the number has.
  @inlinable package var digitCount: Int { numberCount - (hasPlus ? 1 : 0) }
  @inlinable package var bytes: UnsafeBufferPointer<UInt8> { unsafe UnsafeBufferPointer(start: base, count: count) }
  @inlinable package var number: UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(start: base, count: numberCount)
  }
  package var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

  @inline(__always) package mutating func append(_ character: UInt8) {
    assert(count < PhoneBuffer.capacity)
    unsafe base[count] = character
    if character != PhoneBuffer.mark && count == numberCount { numberCount &+= 1 }
    count &+= 1
  }

  /// Takes over a character that was written after a number without an extension.
  @inlinable @inline(__always) mutating func takeNext() {
    assert(count < PhoneBuffer.capacity && count == numberCount)
    count &+= 1
    numberCount = count
  }

  @inline(__always) package mutating func removeLast() {
    count &-= 1
    numberCount = min(numberCount, count)
  }

  /// Puts a character before another.
  package mutating func insert(_ character: UInt8, at place: Int) {
    assert(count < PhoneBuffer.capacity)
    unsafe (base + place + 1).update(from: base + place, count: count - place)
    unsafe base[place] = character
    if place <= numberCount { numberCount = character == PhoneBuffer.mark ? place : numberCount &+ 1 }
    count &+= 1
    check()
  }

  package mutating func remove(_ range: Range<Int>) {
    unsafe (base + range.lowerBound).update(from: base + range.upperBound, count: count - range.upperBound)
    let isWithoutMark = !hasExtension || range.contains(numberCount)
    count &-= range.count
    if isWithoutMark {
      numberCount = count
    } else if range.lowerBound < numberCount {
      numberCount &-= range.count
    }
    check()
  }

  /// Removes characters, but the mark of an extension of which digits are left.
  package mutating func removeKeepingMark(_ range: Range<Int>) {
    let keepsMark = hasExtension && range.contains(numberCount) && range.upperBound < count
    remove(range)
    if keepsMark { insert(PhoneBuffer.mark, at: range.lowerBound) }
  }

  package mutating func removeAll() {
    count = 0
    numberCount = 0
  }

  package mutating func copy(_ other: borrowing PhoneBuffer) {
    unsafe base.update(from: other.base, count: other.count)
    count = other.count
    numberCount = other.numberCount
  }

  package mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  package mutating func append(_ other: borrowing PhoneBuffer) {
    for place in 0..<other.count { append(unsafe other.base[place]) }
  }

  /// As many of the number's digits as there is room for.
  package var packedDigits: PackedDigits {
    unsafe PackedDigits(number.dropFirst(hasPlus ? 1 : 0).prefix(PackedDigits.capacity))
  }

  /// Puts a number, as it is dialled from anywhere, in place of what stands before an extension.
  package mutating func setNumber(_ number: PhoneNumber) {
    remove(0..<numberCount)
    insert(PhoneBuffer.plus, at: 0)
    for digit in PackedDigits(number.callingCode) { insert(digit, at: numberCount) }
    for digit in number.nationalDigits { insert(digit, at: numberCount) }
  }

  package func isSame(as other: borrowing PhoneBuffer) -> Bool { count == other.count && commonCount(other) == count }

  /// How many characters are the same from the beginning.
  package func commonCount(_ other: borrowing PhoneBuffer) -> Int {
    let most = min(count, other.count)
    var common = 0
    while unsafe common < most && base[common] == other.base[common] { common += 1 }
    return common
  }

  package func check() {
    assert(numberCount <= count && count <= PhoneBuffer.capacity)
    #if DEBUG
      unsafe assert(numberCount == count || base[numberCount] == PhoneBuffer.mark)
      for place in 0..<count {
        unsafe assert(
          base[place] &- 48 < 10 || place == 0 && hasPlus || place == numberCount && base[place] == PhoneBuffer.mark)
      }
    #endif
  }

  package func wipe() {
    unsafe base.wipe(count: PhoneBuffer.capacity)
  }
}
