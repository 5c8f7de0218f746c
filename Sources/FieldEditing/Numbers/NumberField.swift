import NumberFormatting

/// Entry of a number: digits and separators as they were typed, laid out anew after every key, and a caret that keeps its
/// place among them.
///
/// The caret moves over *elements*, the digits and the decimal separator; grouping signs are none, so one place of the caret
/// may be two offsets, before and behind a grouping sign. One pointer to the memory that a `Field` owns, so that it is passed
/// in a register.
@safe struct NumberField {
  private let place: UnsafeMutablePointer<NumberFieldMemory>
  @inline(__always) var memory: NumberFieldMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// An empty field in memory of its own, which `free` gives back.
  init(_ format: NumberFormat, entry: NumberEntry, options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: NumberFieldMemory(format, entry, options))
  }

  func free() {
    if options.isSecure { wipe() }
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  var format: NumberFormat { memory.format }
  var options: FieldOptions {
    get { memory.options }
    _modify { yield &memory.options }
  }
  var isOverwriting: Bool {
    get { options.isOverwriting }
    set { options.isOverwriting = newValue }
  }

  /// Whether there is a number: at least a digit.
  @inline(__always) var isComplete: Bool { number.count > 0 }
  var isEmpty: Bool { number.isEmpty }
  var isComposing: Bool { !marked.isEmpty }

  /// Begins anew: no number, no history.
  mutating func clear() {
    if options.isSecure { wipe() }
    layout.clear()
    anchor = 0
    head = 0
    isBehindGap = false
    history.clear()
    marked.removeAll()
    forget()
  }

  /// Drops what the last edit reported.
  func forget() {
    memory.rejection = nil
    memory.ambiguity = nil
    memory.hasReport = false
  }

  /// Overwrites all memory that held the number.
  private func wipe() {
    layout.wipe()
    draft.wipe()
    pasted.wipe()
    history.wipe()
    marked.wipe()
  }
}

extension NumberField {
  /// The number as decimal text, such as `-1234.50`; empty without a digit.
  var value: String {
    let exponent = table.valueExponent
    if exponent == 0 || number.count == 0 { return number.text }
    var value = DigitBuffer(capacity: number.count + abs(exponent))
    value.copy(number)
    value.shift(by: -exponent)
    return value.text
  }

  /// Zero, as the format shows it, while nothing is entered.
  var placeholder: String { isEmpty ? format.format(0) : "" }

  var rejections: [Rejection] { memory.rejection.map { [$0] } ?? [] }
  var ambiguity: Int? { memory.ambiguity }

  /// Where the number stands between the bounds of its entry.
  var boundsState: NumberEntry.BoundsState {
    if number.count == 0 { return .inside }
    let order = memory.bounds.order(of: number, shiftedBy: -table.valueExponent)
    return order < 0 ? .below : order > 0 ? .above : .inside
  }
}
