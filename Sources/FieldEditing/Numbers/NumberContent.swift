import NumberFormatting

/// A number as content: digits and separators as they were typed, laid out again after every key.
///
/// Its elements are the digits and the decimal separator; a gap is a grouping sign.
struct NumberContent: ~Copyable {
  let format: NumberFormat
  /// The format of what is shown: that with bullets for digits where the field is secure.
  let shownFormat: NumberFormat
  let entry: NumberEntry
  let offsetUnit: FieldOptions.OffsetUnit
  /// The number, as it was typed and as it is shown.
  let layout: NumberLayout
  /// Edits of the general path are made here first, and taken over if they fit.
  var draft = DigitBuffer()
  /// The number that a text pasted or set holds, as it was written there.
  var pasted = DigitBuffer()
  let integerLimit: Int
  let fractionLimit: Int
  // what a key asks of the entry, at hand
  let isMinorUnits: Bool
  let bounds: NumberBounds
  let hasBounds: Bool
  let hasDecimalKeys: Bool
  /// Whether a digit may take the fast path: nothing is composed, overwritten, or entered from the right.
  private(set) var isFast = false

  init(_ format: NumberFormat, _ entry: NumberEntry, _ options: FieldOptions) {
    self.format = format
    self.entry = entry
    shownFormat = options.isSecure ? NumberFormat(format.symbols.hidden) : format
    offsetUnit = options.offsetUnit
    layout = NumberLayout(shownFormat.table, NumberMeasure(shownFormat, options.offsetUnit))
    integerLimit = entry.limits.integerDigits
    isMinorUnits = entry.mode == .minorUnits
    let shownDigits = format.table.maximumFractionDigits
    fractionLimit = isMinorUnits ? shownDigits : min(entry.limits.fractionDigits, shownDigits)
    hasDecimalKeys = !entry.decimalKeys.isEmpty
    bounds = NumberBounds(entry.minimum, entry.maximum)
    hasBounds = !bounds.isEmpty
  }

  @inline(__always) var table: NumberTable { format.table }
  @inline(__always) var number: DigitBuffer {
    _read { yield layout.number }
  }
}

extension NumberContent: EditableContent {
  var display: String { unsafe String(decoding: layout.bytes, as: UTF8.self) }
  var length: Int { layout.length }

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
  var isEmpty: Bool { number.isEmpty }
  /// Whether there is a number: at least a digit.
  @inline(__always) var isComplete: Bool { number.count > 0 }

  @inline(__always) var standingEffects: EditResult.Effects { hasBounds ? boundsEffects : [] }

  private var boundsEffects: EditResult.Effects {
    switch boundsState {
    case .below: .belowMinimum
    case .inside: []
    case .above: .aboveMaximum
    }
  }

  /// Where the number stands between the bounds of its entry.
  var boundsState: NumberEntry.BoundsState {
    if number.count == 0 { return .inside }
    let order = bounds.order(of: number, shiftedBy: -table.valueExponent)
    return order < 0 ? .below : order > 0 ? .above : .inside
  }

  var elementCount: Int { number.elementCount }
  func hasGap(before element: Int) -> Bool { layout.hasSign(before: element) }
  func offset(of element: Int, behindGap: Bool) -> Int { layout.offset(of: element, behindSign: behindGap) }
  func element(at offset: Int) -> Int { layout.element(at: offset) }

  mutating func settle(_ options: FieldOptions, isComposing: Bool) {
    isFast = !isMinorUnits && !isComposing && !options.isOverwriting
  }

  mutating func clear() { layout.clear() }
  mutating func wipe() {
    layout.wipe()
    draft.wipe()
    pasted.wipe()
  }
  func check() {
    #if DEBUG
      layout.check()
    #endif
  }
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
