internal import SecretMemory

/// A growing list of numbers that keeps its memory when it is emptied, so that a keystroke in steady state allocates
/// nothing.
@safe @usableFromInline package struct NumberList: ~Copyable {
  @usableFromInline package private(set) var base: UnsafeMutablePointer<UInt32>
  @usableFromInline package internal(set) var count = 0
  @usableFromInline private(set) var capacity: Int

  package init(capacity: Int = 64) {
    self.capacity = max(1, capacity)
    unsafe base = .allocate(capacity: self.capacity)
  }
  @inlinable @inline(__always) package var isEmpty: Bool { count == 0 }
  @inlinable @inline(__always) package var last: UInt32? { unsafe count > 0 ? base[count - 1] : nil }
  @inlinable @inline(__always) package subscript(i: Int) -> UInt32 {
    get {
      assert(i >= 0 && i < count)
      return unsafe base[i]
    }
    set {
      assert(i >= 0 && i < count)
      unsafe base[i] = newValue
    }
  }
  @inlinable @inline(__always) package mutating func append(_ x: UInt32) {
    if count == capacity { grow(to: count + 1) }
    unsafe base[count] = x
    count += 1
  }
  package mutating func append(_ other: borrowing NumberList, _ range: Range<Int>) {
    if range.isEmpty { return }
    if count + range.count > capacity { grow(to: count + range.count) }
    unsafe (base + count).update(from: other.base + range.lowerBound, count: range.count)
    count += range.count
  }
  /// Adds entries that the caller writes at once.
  @inlinable @inline(__always) package mutating func extend(by n: Int) -> Lane {
    if count + n > capacity { grow(to: count + n) }
    count += n
    return unsafe Lane(base + count - n, capacity: n)
  }
  /// Some entries, good until the list changes.
  @inlinable @inline(__always) package func lane(_ start: Int, count: Int) -> Lane {
    assert(start >= 0 && start + count <= self.count)
    return unsafe Lane(base + start, capacity: count)
  }
  @inlinable @inline(__always) package mutating func removeAll() { count = 0 }
  package mutating func truncate(to count: Int) { self.count = min(count, self.count) }
  package mutating func removeFirst(_ n: Int) {
    assert(n <= count)
    unsafe base.update(from: base + n, count: count - n)
    count -= n
  }
  /// Replaces the whole by another list.
  package mutating func setValue(_ other: borrowing NumberList) {
    count = 0
    append(other, 0..<other.count)
  }
  package mutating func reverse(from start: Int) {
    var (low, high) = (start, count - 1)
    while low < high {
      unsafe (base[low], base[high]) = (base[high], base[low])
      low += 1
      high -= 1
    }
  }
  package borrowing func firstIndex(of x: UInt32) -> Int? {
    for i in 0..<count where unsafe base[i] == x { return i }
    return nil
  }
  @usableFromInline @inline(never) mutating func grow(to least: Int) {
    let larger = max(least, capacity * 2)
    let bigger = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
    unsafe bigger.update(from: base, count: count)
    wipe()
    unsafe base.deallocate()
    unsafe (base, capacity) = (bigger, larger)
  }
  package func wipe() {
    unsafe base.wipe(count: capacity)
  }
  deinit { unsafe base.deallocate() }
}
