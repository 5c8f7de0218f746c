import MaskEngine
import NumberFormatting

/// What a field of numbers keeps in memory of its own.
struct NumberFieldMemory: ~Copyable {
  let format: NumberFormat
  /// The format of what is shown: that with bullets for digits where the field is secure.
  let shownFormat: NumberFormat
  let entry: NumberEntry
  var options: FieldOptions {
    didSet { settle() }
  }
  /// The number, as it was typed and as it is shown.
  let layout: NumberLayout
  /// Edits of the general way are made here first, and taken over if they fit.
  var draft = DigitBuffer()
  /// The number that a text pasted or set holds, as it was written there.
  var pasted = DigitBuffer()
  var history: ElementHistory
  /// What is selected, in elements: the end that stays and the end that moves.
  var anchor = 0
  var head = 0
  /// Whether the caret, beside a grouping sign, stands behind it.
  var isBehindGap = false
  var rejection: Rejection? {
    didSet { hasReport = true }
  }
  /// Where in the text pasted last a sign stands that could be read both ways.
  var ambiguity: Int? {
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
  let integerLimit: Int
  let fractionLimit: Int
  // what a key asks of the entry, at hand
  let isMinorUnits: Bool
  let bounds: NumberBounds
  let hasBounds: Bool
  let hasDecimalKeys: Bool
  /// Whether a digit may take the fast way: nothing is composed, overwritten, or entered from the right.
  private(set) var isQuick = false

  init(_ format: NumberFormat, _ entry: NumberEntry, _ options: FieldOptions) {
    self.format = format
    shownFormat = options.isSecure ? NumberFormat(format.symbols.hidden) : format
    self.entry = entry
    self.options = options
    layout = NumberLayout(shownFormat.table, NumberMeasure(shownFormat, options.offsetUnit))
    history = ElementHistory(steps: options.undoSteps)
    integerLimit = entry.limits.integerDigits
    isMinorUnits = entry.mode == .minorUnits
    let shownDigits = format.table.maximumFractionDigits
    fractionLimit = isMinorUnits ? shownDigits : min(entry.limits.fractionDigits, shownDigits)
    hasDecimalKeys = !entry.decimalKeys.isEmpty
    bounds = NumberBounds(entry.minimum, entry.maximum)
    hasBounds = !bounds.isEmpty
    settle()
  }

  private mutating func settle() { isQuick = !isMinorUnits && marked.isEmpty && !options.isOverwriting }
}

extension NumberSymbols {
  /// The same with a bullet for each digit.
  fileprivate var hidden: NumberSymbols {
    NumberSymbols(
      positive: positive, negative: negative, zero: zero, negativeZero: negativeZero,
      digits: String(repeating: "\u{2022}", count: 10),
      groupingSeparator: groupingSeparator, decimalSeparator: decimalSeparator, primaryGroupingSize: primaryGroupingSize,
      secondaryGroupingSize: secondaryGroupingSize, minimumGroupingDigits: minimumGroupingDigits,
      minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits,
      roundingIncrement: roundingIncrement, roundingMode: roundingMode, valueExponent: valueExponent,
      minorUnitDigits: minorUnitDigits, marks: marks)
  }
}

/// The parts of a number field's memory by their names.
extension NumberField {
  @inline(__always) var table: NumberTable { memory.format.table }
  @inline(__always) var layout: NumberLayout {
    _read { yield memory.layout }
  }
  @inline(__always) var number: DigitBuffer {
    _read { yield layout.number }
  }
  @inline(__always) var draft: DigitBuffer {
    _read { yield memory.draft }
    nonmutating _modify { yield &memory.draft }
  }
  var pasted: DigitBuffer {
    _read { yield memory.pasted }
    nonmutating _modify { yield &memory.pasted }
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
  var isMinorUnits: Bool { memory.isMinorUnits }
  var entry: NumberEntry { memory.entry }
  var symbols: NumberSymbols { memory.format.symbols }
}
