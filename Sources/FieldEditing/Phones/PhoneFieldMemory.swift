import MaskEngine
import PhoneNumbering

/// What a field of phone numbers keeps in memory of its own.
struct PhoneFieldMemory: ~Copyable {
  var format: PhoneFormat {
    didSet { settle() }
  }
  var options: FieldOptions {
    didSet { settle() }
  }
  /// The number, as it was typed and as it is shown.
  let phone: TypedPhone
  /// Edits of the general way are made here first, and taken over if they fit.
  var draft = PhoneBuffer()
  /// What a pasted text was read as.
  var reading = PhoneReading()
  var history: ElementHistory
  /// What is selected, in elements: the end that stays and the end that moves.
  var anchor = 0
  var head = 0
  /// Whether the caret, beside a gap, stands behind it.
  var isBehindGap = false
  var rejections: [Rejection] = [] {
    didSet { hasReport = true }
  }
  /// Whether the last edit may have reported something.
  var hasReport = false
  /// Marked text of a composition, in scalars.
  var marked = NumberList(capacity: 32) {
    didSet { settle() }
  }
  /// How long the display was before the edit under way committed marked text first, as it counts outside; else -1.
  var lengthBeforeCommit = -1
  /// The calling code that is supplied, with its plus.
  private(set) var suppliedCode = PhoneBuffer()
  var suppliedCount: Int { suppliedCode.count }
  /// How many characters a number has whose next digit takes the fast way at least; beyond any where something is composed, or offsets are
  /// not the display's own.
  private(set) var quickCount = 0

  init(_ format: PhoneFormat, _ options: FieldOptions) {
    self.format = format
    self.options = options
    phone = TypedPhone(format.machine, isTrimmed: !options.isEager)
    history = ElementHistory(steps: options.undoSteps)
    settle()
  }

  private mutating func settle() {
    suppliedCode.removeAll()
    suppliedCode.append(format.suppliedCode)
    phone.limit = format.digitLimit
    let isPlain = marked.isEmpty && !(options.isSecure && options.offsetUnit == .utf8)
    quickCount = !isPlain ? Int.max : suppliedCount == 0 ? 0 : suppliedCount + 1
  }
}

/// The parts of a phone field's memory by their names.
extension PhoneField {
  @inline(__always) var phone: TypedPhone {
    _read { yield memory.phone }
  }
  @inline(__always) var number: PhoneBuffer {
    _read { yield memory.phone.number }
  }
  @inline(__always) var draft: PhoneBuffer {
    _read { yield memory.draft }
    nonmutating _modify { yield &memory.draft }
  }
  var reading: PhoneReading {
    _read { yield memory.reading }
  }
  @inline(__always) var history: ElementHistory {
    _read { yield memory.history }
    nonmutating _modify { yield &memory.history }
  }
  var marked: NumberList {
    _read { yield memory.marked }
    nonmutating _modify { yield &memory.marked }
  }
  @inline(__always) var anchor: Int {
    get { memory.anchor }
    nonmutating set { memory.anchor = newValue }
  }
  @inline(__always) var head: Int {
    get { memory.head }
    nonmutating set { memory.head = newValue }
  }
  @inline(__always) var isBehindGap: Bool {
    get { memory.isBehindGap }
    nonmutating set { memory.isBehindGap = newValue }
  }
}
