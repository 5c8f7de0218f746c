internal import SecretMemory
internal import UnicodeFacts

/// A text in UTF-8 with a gap where it is edited: a key moves what stands between the last edit and this one, not the
/// rest of the text.
///
/// The gap lies between `gapStart` and `gapEnd`; everything else within the capacity is text. Memory is overwritten
/// before it is given back.
@safe struct TextStorage: ~Copyable {
  private var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var gapStart = 0
  private var gapEnd: Int

  /// An empty text: it has no memory before something is typed.
  init() {
    (capacity, gapEnd) = (0, 0)
    unsafe base = .allocate(capacity: 0)
  }

  deinit {
    unsafe base.wipe(count: capacity)
    unsafe base.deallocate()
  }

  var count: Int { capacity - (gapEnd - gapStart) }

  subscript(i: Int) -> UInt8 {
    @inline(__always) get {
      precondition(i >= 0 && i < count, "outside of the text")
      return unsafe base[i < gapStart ? i : i + (gapEnd - gapStart)]
    }
  }

  /// Puts bytes in place of a range.
  mutating func replace(_ range: Range<Int>, with bytes: some Collection<UInt8>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "outside of the text")
    let size = bytes.count
    moveGap(to: range.lowerBound)
    gapEnd += range.count
    if gapEnd - gapStart < size { grow(size) }
    for byte in bytes {
      unsafe (base + gapStart).initialize(to: byte)
      gapStart += 1
    }
  }

  /// Puts a byte before another one.
  @inline(__always) mutating func insert(_ byte: UInt8, at place: Int) {
    precondition(place >= 0 && place <= count, "outside of the text")
    if place != gapStart { moveGap(to: place) }
    if gapEnd == gapStart { grow(1) }
    unsafe (base + gapStart).initialize(to: byte)
    gapStart += 1
  }

  /// Takes a byte out.
  @inline(__always) mutating func remove(at place: Int) {
    precondition(place >= 0 && place < count, "outside of the text")
    if place + 1 != gapStart { moveGap(to: place + 1) }
    gapStart -= 1
  }

  /// Overwrites everything, and forgets it.
  mutating func wipe() {
    unsafe base.wipe(count: capacity)
    (gapStart, gapEnd) = (0, capacity)
  }

  /// A part of the text.
  func bytes(_ range: Range<Int>) -> SecretList<UInt8> {
    var list: SecretList<UInt8> = []
    list.reserveCapacity(range.count)
    for i in range { list.append(self[i]) }
    return list
  }

  /// A part of the text as a string, in memory that no one overwrites. A short one is not allocated.
  func text(_ range: Range<Int>) -> String {
    unsafe String(unsafeUninitializedCapacity: range.count) { memory in
      for i in range { unsafe memory.initializeElement(at: i - range.lowerBound, to: self[i]) }
      return range.count
    }
  }

  private mutating func moveGap(to place: Int) {
    if place < gapStart {
      let moved = gapStart - place
      unsafe (base + gapEnd - moved).update(from: base + place, count: moved)
      (gapStart, gapEnd) = (place, gapEnd - moved)
    } else if place > gapStart {
      let moved = place - gapStart
      unsafe (base + gapStart).update(from: base + gapEnd, count: moved)
      (gapStart, gapEnd) = (place, gapEnd + moved)
    }
  }

  private mutating func grow(_ room: Int) {
    let after = capacity - gapEnd
    let larger = max(2 * capacity, count + room + 256)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    unsafe memory.update(from: base, count: gapStart)
    unsafe (memory + larger - after).update(from: base + gapEnd, count: after)
    unsafe base.wipe(count: capacity)
    unsafe base.deallocate()
    unsafe base = memory
    (capacity, gapEnd) = (larger, larger - after)
  }
}

extension TextStorage {
  /// The scalar that begins at an offset.
  func scalar(at i: Int) -> Unicode.Scalar {
    let first = self[i]
    if first < 0x80 { return Unicode.Scalar(first) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var value = UInt32(first) & (0xFF >> UInt32(length + 1))
    for k in 1..<length { value = value << 6 | UInt32(self[i + k] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// The scalar that ends at an offset; `nil` at the start.
  func scalar(before i: Int) -> Unicode.Scalar? {
    var place = i - 1
    while place > 0, self[place] & 0xC0 == 0x80 { place -= 1 }
    return place < 0 ? nil : scalar(at: place)
  }

  /// The first scalar of a range that continues no word; `nil` for none.
  func wordScalar(in range: Range<Int>) -> Unicode.Scalar? {
    var place = range.lowerBound
    while place < range.upperBound {
      let scalar = scalar(at: place)
      if !scalar.continuesWord { return scalar }
      place += UTF8.width(scalar)
    }
    return nil
  }

  /// Where a line feed stands in a range; `nil` for none.
  func lineFeed(in range: Range<Int>) -> Int? { range.first { self[$0] == 10 } }
}
