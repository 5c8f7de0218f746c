internal import SecretMemory

/// Numbers in memory that `Lanes` owns: what is shown.
///
/// A pointer and no more, so that it is passed in a register; debug builds keep its length beside it, and check each
/// index.
@safe @usableFromInline package struct Lane {
  @usableFromInline package let base: UnsafeMutablePointer<UInt32>
  #if DEBUG
    @usableFromInline let capacity: Int
  #endif

  @inlinable @inline(__always) init(_ base: UnsafeMutablePointer<UInt32>, capacity: Int) {
    unsafe self.base = base
    #if DEBUG
      self.capacity = capacity
    #endif
  }

  /// Memory that `free` gives back.
  init(capacity: Int) { unsafe self.init(.allocate(capacity: capacity), capacity: capacity) }

  @inlinable @inline(__always) package subscript(i: Int) -> UInt32 {
    get {
      check(i, 1)
      return unsafe base[i]
    }
    nonmutating set {
      check(i, 1)
      unsafe base[i] = newValue
    }
  }

  /// Writes four entries at once.
  @inlinable @inline(__always) func write(_ four: SIMD4<UInt32>, at i: Int) {
    check(i, 4)
    unsafe UnsafeMutableRawPointer(base + i).storeBytes(of: four, as: SIMD4<UInt32>.self)
  }

  /// Becomes the first entries of another lane.
  func copy(_ other: Lane, count: Int) {
    check(0, count)
    other.check(0, count)
    unsafe base.update(from: other.base, count: count)
  }

  /// Overwrites the first entries, so that no secret stays in memory that is given back.
  func wipe(count: Int) {
    check(0, count)
    unsafe base.wipe(count: count)
  }

  /// Gives back memory that was asked for, once; no part of it is used any more.
  func free() { unsafe base.deallocate() }

  @inlinable @inline(__always) func check(_ i: Int, _ count: Int) {
    #if DEBUG
      precondition(i >= 0 && count >= 0 && i + count <= capacity, "outside a lane")
    #endif
  }
}
