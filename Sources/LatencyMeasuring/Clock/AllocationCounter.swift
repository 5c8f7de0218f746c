import CAllocationCounter

/// A count of how often this thread asked the C library for memory.
///
/// A program that this module is linked into has its `malloc`, `calloc`, `realloc` and their like counted, which costs
/// each of them an increment.
public enum AllocationCounter {
  /// Allocations of this thread so far.
  @inline(__always) public static var count: Int { allocation_count() }

  /// Whether allocations are seen: they are not where something else stands before the allocator.
  public static var isCounting: Bool {
    let before = count
    let memory = UnsafeMutableRawPointer.allocate(byteCount: Int(before & 1) + 64, alignment: 1)
    memory.storeBytes(of: 1, as: UInt8.self)
    defer { memory.deallocate() }
    return count > before
  }
}
