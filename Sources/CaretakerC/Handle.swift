import CCaretaker

/// What a handle of C points to: an object on the heap, with a tag before it by which a handle of another type is
/// recognised, and one that was freed, as long as its memory has not been used again.
///
/// One pointer, so that it is passed in a register; no class, so that a key counts no references.
@safe struct Handle<Object: HandleObject & ~Copyable> {
  private let cell: UnsafeMutablePointer<Cell<Object>>

  /// The object of a handle.
  @inline(__always) init(_ pointer: OpaquePointer?) throws(caretaker_status) {
    guard let pointer = unsafe pointer else { throw CARETAKER_NULL_POINTER }
    unsafe cell = UnsafeMutablePointer(pointer)
    if unsafe cell.pointee.tag != Object.tag { throw CARETAKER_INVALID_HANDLE }
  }

  @inline(__always) var object: Object {
    unsafeAddress { unsafe UnsafePointer(Handle.object(of: cell)) }
    nonmutating unsafeMutableAddress { unsafe Handle.object(of: cell) }
  }

  @inline(__always) private static func object(of cell: UnsafeMutablePointer<Cell<Object>>)
    -> UnsafeMutablePointer<Object>
  {
    unsafe withUnsafeMutablePointer(to: &cell.pointee.object) { unsafe $0 }
  }

  /// A handle of an object, which `free` gives back.
  static func make(_ object: consuming Object) -> OpaquePointer {
    let cell = UnsafeMutablePointer<Cell<Object>>.allocate(capacity: 1)
    unsafe cell.initialize(to: Cell(object))
    return OpaquePointer(cell)
  }

  /// Gives an object back. Null and what is not a handle of this type stay as they are.
  static func free(_ pointer: OpaquePointer?) {
    guard let handle = try? unsafe Handle(pointer) else { return }
    unsafe handle.cell.pointee.tag = 0
    unsafe handle.cell.deinitialize(count: 1)
    unsafe handle.cell.deallocate()
  }
}

/// An object that C has handles of.
protocol HandleObject: ~Copyable {
  /// A number that no memory holds by chance.
  static var tag: UInt64 { get }
}

private struct Cell<Object: HandleObject & ~Copyable>: ~Copyable {
  var tag = Object.tag
  var object: Object

  init(_ object: consuming Object) { self.object = object }
}

extension caretaker_status: @retroactive Error {}

/// The status of what a closure does.
@inline(__always) func status(_ body: () throws(caretaker_status) -> Void) -> caretaker_status {
  do throws(caretaker_status) {
    try body()
    return CARETAKER_OK
  } catch {
    return error
  }
}
