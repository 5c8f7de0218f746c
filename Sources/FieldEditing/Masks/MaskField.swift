/// Editing over a mask: value, display, selection, and what keys do to them.
///
/// One pointer to the memory that a `Field` owns, so that it is passed in a register. Offsets outside count what
/// `options.offsetUnit` says.
@safe struct MaskField {
  private let place: UnsafeMutablePointer<MaskFieldMemory>
  @inline(__always) var memory: MaskFieldMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// An empty field in memory of its own, which `free` gives back.
  init(_ mask: Mask, options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: MaskFieldMemory(mask, options))
    showNothing()
  }

  func free() {
    if options.isSecure { wipe() }
    typed.free()
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  /// The mask it was made for.
  var mask: Mask { memory.mask }
  var options: FieldOptions {
    get { memory.options }
    _modify { yield &memory.options }
  }

  /// Whether the value is complete: what is still to come is fixed text, and certain.
  var isComplete: Bool { now.isComplete }
  /// Whether nothing has been entered.
  var isEmpty: Bool { now.count == 0 }
  /// Whether marked text of an input method stands in the display.
  var isComposing: Bool { !marked.isEmpty }

  /// Typing replaces the next slot's character instead of moving it on.
  var isOverwriting: Bool {
    get { options.isOverwriting }
    set { options.isOverwriting = newValue }
  }

  /// Begins anew: no value, no history.
  mutating func clear() {
    if options.isSecure || now.mayHaveHoles && typed.hasManyStates { wipe() }
    history.clear()
    if marked.count > 0 { marked.removeAll() }
    if rejected.count > 0 { rejected.removeAll() }
    if now.hasForeign || next.hasForeign { typed.removeAll() }
    carried = -1
    showNothing()
  }

  /// Shows an empty value, with the fixed text that is certain to come.
  private func showNothing() {
    let length = now.clear(eager: memory.isEager)
    setCaret(length)
  }

  /// Overwrites all memory that held the value.
  func wipe() {
    now.wipe()
    next.wipe()
    first.states.wipe()
    first.whole.wipe()
    second.states.wipe()
    second.whole.wipe()
    scratch.wipe()
    history.wipe()
    rejected.wipe()
    marked.wipe()
    typed.wipe()
  }
}
