internal import NumberFormatting

/// A number as content: digits and separators as they were typed, reformatted after every key.
///
/// Its elements are the digits and the decimal separator; a gap is a grouping sign. One pointer, so that it is passed
/// in a register.
@safe struct NumberContent {
  private let place: UnsafeMutablePointer<NumberMemory>
  @inline(__always) var memory: NumberMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  init(_ format: NumberFormat, _ entry: NumberEntry, _ options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: NumberMemory(format, entry, options))
  }

  func free() {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  var format: NumberFormat { memory.format }
  @inline(__always) var table: NumberTable { memory.format.table }
  @inline(__always) var layout: NumberLayout {
    _read { yield memory.layout }
  }
  @inline(__always) var number: DigitBuffer {
    _read { yield memory.layout.number }
  }
  @inline(__always) var draft: DigitBuffer {
    _read { yield memory.draft }
    nonmutating _modify { yield &memory.draft }
  }
  var pasted: DigitBuffer {
    _read { yield memory.pasted }
    nonmutating _modify { yield &memory.pasted }
  }
  var settled: DigitBuffer {
    _read { yield memory.settled }
    nonmutating _modify { yield &memory.settled }
  }
  var run: TypingRun {
    _read { yield memory.run }
    nonmutating _modify {
      memory.hasRun = true
      yield &memory.run
    }
  }
  var isMinorUnits: Bool { memory.isMinorUnits }
}

/// What a number keeps in memory of its own.
struct NumberMemory: ~Copyable {
  let format: NumberFormat
  let entry: NumberEntry
  let offsetUnit: FieldOptions.OffsetUnit
  /// The number, as it was typed and as it is shown: with bullets for digits where the field is secure.
  private(set) var layout: NumberLayout
  /// The format of what is shown, which the layout does not own.
  private var shownFormat: NumberFormat
  /// Edits of the general path are made here first, and taken over if they fit.
  var draft = DigitBuffer()
  /// The number that a text pasted or set holds, as it was written there; when editing ends, what the number is clamped
  /// to.
  var pasted = DigitBuffer()
  /// Room for the number with its grouping keys settled.
  var settled = DigitBuffer(capacity: 16)
  // what a key asks of the entry, at hand
  let integerLimit: Int
  let fractionLimit: Int
  let isMinorUnits: Bool
  /// How many fraction digits are shown at least while a number is typed, zeros where there are none.
  let shownFraction: Int
  let bounds: NumberBounds
  let hasBounds: Bool
  let clampsToBounds: Bool
  let hasDecimalKeys: Bool
  /// Whether digits may take the fast path: nothing is composed, overwritten, or entered from the right.
  var allowsFast = false
  /// Whether a digit may take it now: nor does a grouping key stand as it was typed, or the run know of a rejected key,
  /// or a digit change the zeros that are shown.
  var isFast = false
  /// Up to how many elements backspace asks the run first.
  var keptCount = 0
  /// Keys typed one after another at the end.
  var run = TypingRun()
  /// Whether the run was changed since it ended last: nearly never.
  var hasRun = false

  init(_ format: NumberFormat, _ entry: NumberEntry, _ options: FieldOptions) {
    self.format = format
    self.entry = entry
    offsetUnit = options.offsetUnit
    shownFormat = format.shown(options.concealment)
    isMinorUnits = entry.mode == .minorUnits
    shownFraction = entry.shownFraction(of: format)
    layout = NumberLayout(
      shownFormat.table, NumberMeasure(shownFormat, options.offsetUnit),
      showsAffixWhenEmpty: entry.showsAffixWhenEmpty, shownFraction: shownFraction)
    integerLimit = entry.limits.integerDigits
    let shownDigits = format.table.maximumFractionDigits
    fractionLimit = isMinorUnits ? shownDigits : min(entry.limits.fractionDigits, shownDigits)
    hasDecimalKeys = !entry.decimalKeys.isEmpty
    bounds = NumberBounds(entry.minimum, entry.maximum)
    hasBounds = !bounds.isEmpty
    clampsToBounds = hasBounds && entry.clampsToBounds
  }

  /// Lays the number out by other symbols, in another layout: the one before is overwritten.
  mutating func show(_ concealment: Concealment) {
    var number = DigitBuffer(capacity: max(1, layout.number.count))
    number.copy(layout.number)
    layout.wipe()
    shownFormat = format.shown(concealment)
    layout = NumberLayout(
      shownFormat.table, NumberMeasure(shownFormat, offsetUnit), showsAffixWhenEmpty: entry.showsAffixWhenEmpty,
      shownFraction: shownFraction)
    _ = layout.take(&number)
    number.wipe()
  }
}

extension NumberContent: InPlaceContent {
  var display: String { unsafe String(decoding: layout.bytes, as: UTF8.self) }
  var length: Int { layout.length }

  /// The number as decimal text, such as `-1234.50`; empty without a digit. While a grouping key is undecided, the
  /// number that ending the entry would leave.
  var value: String {
    let exponent = table.valueExponent
    if exponent == 0 && isSettled || number.count == 0 { return number.text }
    var value = DigitBuffer(capacity: number.count + abs(exponent))
    value.copy(number)
    value.settle(fractionLimit: memory.fractionLimit)
    value.shift(by: -exponent)
    return value.text
  }

  /// Whether neither grouping keys stand as they were typed, nor a group is open.
  var isSettled: Bool { !number.isAsTyped && !number.hasOpenGroup }

  /// Zero, as the format shows it, while nothing is entered and no affix is shown.
  var placeholder: String { isEmpty && length == 0 ? format.format(0) : "" }
  var isEmpty: Bool { number.isEmpty }
  /// Whether there is a number: at least a digit, no group is open, and none was rejected at a closed place since.
  @inline(__always) var isComplete: Bool { number.count > 0 && !run.place.hasLost && !number.hasOpenGroup }

  @inline(__always) var standingEffects: EditResult.Effects { memory.hasBounds ? boundsEffects : [] }

  @inline(never) private var boundsEffects: EditResult.Effects {
    switch boundsState {
    case .below: .belowMinimum
    case .inside: []
    case .above: .aboveMaximum
    }
  }

  /// Where the number stands between the bounds of its entry.
  var boundsState: NumberEntry.BoundsState {
    if number.count == 0 { return .inside }
    if isSettled { return boundsState(of: number) }
    settled.copy(number)
    settled.settle(fractionLimit: memory.fractionLimit)
    return boundsState(of: settled)
  }

  func boundsState(of number: borrowing DigitBuffer) -> NumberEntry.BoundsState {
    let order = memory.bounds.order(of: number, shiftedBy: -table.valueExponent)
    return order < 0 ? .below : order > 0 ? .above : .inside
  }

  var elementCount: Int { number.elementCount }
  func hasGap(before element: Int) -> Bool { layout.hasSign(before: element) }
  func offset(of element: Int, afterGap: Bool) -> Int { layout.offset(of: element, afterSign: afterGap) }
  func element(at offset: Int, roundingUp: Bool) -> Int { layout.element(at: offset) }

  func show(_ concealment: Concealment) { memory.show(concealment) }

  func settle(_ options: FieldOptions, hasMarkedText: Bool) {
    memory.allowsFast = !isMinorUnits && !hasMarkedText && !options.isOverwriting
    updateFastPath()
  }

  /// To be called when the run or the number changed otherwise than by fast keys.
  func updateFastPath() {
    memory.isFast = memory.allowsFast && !run.place.isClosed && run.held.count == 0 && run.tail == .nothing && isSettled
    if memory.shownFraction > 0 && (number.count == 0 || number.hasSeparator) { memory.isFast = false }
    memory.keptCount = run.keptCount
  }

  @inline(__always) func clear() {
    layout.clear()
    endTyping()
    if !memory.isFast || memory.shownFraction > 0 { updateFastPath() }
  }
  func wipe() {
    layout.wipe()
    draft.wipe()
    pasted.wipe()
    settled.wipe()
    run.wipe()
  }
  func check() {
    #if DEBUG
      layout.check()
    #endif
  }
}

extension NumberEntry {
  /// How many fraction digits are shown at least while a number is typed.
  fileprivate func shownFraction(of format: NumberFormat) -> Int {
    showsFractionZeros && mode == .decimal ? format.table.minimumFractionDigits : 0
  }
}

extension NumberFormat {
  /// The format of what is shown.
  fileprivate func shown(_ concealment: Concealment) -> NumberFormat {
    switch concealment {
    case .none: self
    case .value, .parts: NumberFormat(symbols.hidden)
    case .everything: NumberFormat(symbols.bullets)
    }
  }
}

extension NumberSymbols {
  /// A bullet for each digit and for the decimal sign, and nothing beside.
  fileprivate var bullets: NumberSymbols {
    NumberSymbols(
      positive: Affixes(), negative: Affixes(), digits: String(repeating: "\u{2022}", count: 10),
      groupingSeparator: "", decimalSeparator: "\u{2022}", minimumFractionDigits: minimumFractionDigits,
      maximumFractionDigits: maximumFractionDigits, roundingIncrement: roundingIncrement, roundingMode: roundingMode,
      valueExponent: valueExponent, minorUnitDigits: minorUnitDigits)
  }

  /// The same with a bullet for each digit.
  fileprivate var hidden: NumberSymbols {
    NumberSymbols(
      positive: positive, negative: negative, zero: zero, negativeZero: negativeZero,
      digits: String(repeating: "\u{2022}", count: 10),
      groupingSeparator: groupingSeparator, decimalSeparator: decimalSeparator,
      primaryGroupingSize: primaryGroupingSize,
      secondaryGroupingSize: secondaryGroupingSize, minimumGroupingDigits: minimumGroupingDigits,
      minimumFractionDigits: minimumFractionDigits, maximumFractionDigits: maximumFractionDigits,
      roundingIncrement: roundingIncrement, roundingMode: roundingMode, valueExponent: valueExponent,
      minorUnitDigits: minorUnitDigits, marks: marks)
  }
}
