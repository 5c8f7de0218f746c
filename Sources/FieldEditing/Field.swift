/// A text field over a mask: value, display, selection, and what keys do to them.
///
/// Owns its buffers and is moved, not copied; a mask is shared by as many fields as one likes. No key allocates, retains or locks once
/// the buffers have grown to the value's size. Offsets count what `options.offsetUnit` says.
///
///     var field = Field(try Mask("(###) ###-####"))
///     field.insert("555")
///     field.text        // "(555) "
///     field.value       // "555"
///
/// A field is one pointer to its memory, so that it is moved in a register.
public struct Field: ~Copyable {
  let memory: UnsafeMutablePointer<FieldMemory>

  /// An empty field.
  public init(_ mask: Mask, options: FieldOptions = FieldOptions()) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: FieldMemory(mask, options))
    showNothing()
  }

  deinit {
    if options.isSecure { wipe() }
    typed.free()
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  /// The mask it was made for.
  public var mask: Mask { memory.pointee.mask }
  public internal(set) var options: FieldOptions {
    get { memory.pointee.options }
    _modify { yield &memory.pointee.options }
  }

  /// Whether the value is complete: what is still to come is fixed text, and certain.
  public var isComplete: Bool { now.isComplete }
  /// Whether nothing has been entered.
  public var isEmpty: Bool { now.count == 0 }
  /// Whether marked text of an input method stands in the display.
  public var isComposing: Bool { !marked.isEmpty }

  /// Typing replaces the next slot's character instead of moving it on.
  public var isOverwriting: Bool {
    get { options.isOverwriting }
    set { options.isOverwriting = newValue }
  }

  /// Begins anew: no value, no history.
  public mutating func clear() {
    history.clear()
    if marked.count > 0 { marked.removeAll() }
    if rejected.count > 0 { rejected.removeAll() }
    if now.hasForeign || next.hasForeign { typed.removeAll() }
    carried = -1
    showNothing()
  }

  /// Shows an empty value, with the fixed text that is certain to come.
  private func showNothing() {
    let length = now.clear(eager: memory.pointee.isEager)
    anchor = length
    head = length
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
