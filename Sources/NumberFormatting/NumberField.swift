/// A field one types a number into: the text is laid out after every key, and the caret keeps its place among the digits.
///
/// No key calls ICU, and a key that is taken allocates nothing once the field's buffers have grown. The value is decimal
/// text, never a Double. Offsets are in scalars of `text`.
///
///     var field = NumberField(dollars)
///     field.insert("1234.5")
///     field.text   // "$1,234.5"
///     field.value  // "1234.5"
///     field.leave()
///     field.text   // "$1,234.50"
public struct NumberField: ~Copyable {
  public let symbols: NumberSymbols
  public let limits: NumberLimits
  let reader: NumberReader
  var number = DecimalDigits()
  /// The number as shown, and as it was shown before the last edit.
  var layout = NumberLayout()
  var former = NumberLayout()
  /// Every edit is made here first, and taken over if the format has room for it.
  var draft = DecimalDigits()
  /// What is selected, in elements: digits and the separator.
  var selected = 0..<0
  /// Whether the caret, beside a grouping sign, stands behind it.
  var isBehindGroupingSign = false

  /// An empty field, which shows nothing.
  public init(_ symbols: NumberSymbols, limits: NumberLimits = NumberLimits()) {
    self.symbols = symbols
    self.limits = limits
    reader = NumberReader(symbols, limits: limits)
  }

  /// What is shown: empty without a digit or sign.
  public var text: String { layout.text }
  /// What is shown, and where its digits and the caret stand in it.
  public var shown: NumberLayout { layout }
  /// The number as decimal text, such as `-1234.50`; empty without a digit.
  public var value: String { number.text }
  public var isEmpty: Bool { number.isEmpty }
  /// Whether there is a number.
  public var isComplete: Bool { !number.digits.isEmpty }

  /// Puts a number in place of what is there, and the caret behind it.
  /// - Throws: `NumberError` where the text is no decimal or has more digits than the format shows; then nothing changes.
  @discardableResult public mutating func setValue(_ decimalText: String) throws(NumberError) -> EntryResult {
    if decimalText.isEmpty {
      draft.removeAll()
    } else {
      draft = try DecimalDigits(decimalText, limits: limits)
      let zeros = draft.removeLeadingZeros()
      if let (reason, digit) = draftExcess {
        throw NumberError(reason, at: digit + zeros + (draft.isNegative ? 1 : 0) + (digit < draft.integerCount ? 0 : 1))
      }
    }
    return commit(caret: draft.elementCount)
  }

  /// Ends the entry: pads the fraction, drops an open separator and a sign without a number, makes `-0` `0`. What is
  /// shown then is what `NumberSymbols.format` shows for the value.
  @discardableResult public mutating func leave() -> EntryResult {
    let caret = number.digitCount(before: selected.upperBound)
    let isBehindSeparator = number.hasSeparator && selected.upperBound > number.integerCount
    draft.copy(number)
    if draft.digits.isEmpty {
      draft.removeAll()
    } else {
      draft.finish(least: symbols.minimumFractionDigits, most: symbols.maximumFractionDigits)
      if draft.isZero { draft.isNegative = false }
    }
    let lost = max(0, number.integerCount - draft.integerCount)
    let element = max(0, caret - lost) + (isBehindSeparator && draft.hasSeparator ? 1 : 0)
    return commit(caret: min(element, draft.elementCount))
  }
}

extension NumberField {
  /// The limit the draft passes, the field's own or the format's fraction digits, and the first digit beyond it.
  var draftExcess: (reason: NumberError.Reason, digit: Int)? {
    var limits = limits
    limits.fractionDigits = min(limits.fractionDigits, symbols.maximumFractionDigits)
    return draft.excess(over: limits)
  }

  /// Takes the draft over and shows it, with the caret behind so many elements.
  mutating func commit(caret: Int) -> EntryResult {
    swap(&number, &draft)
    swap(&layout, &former)
    layout.lay(number, symbols)
    selected = caret..<caret
    isBehindGroupingSign = false
    let (replaced, replacement) = layout.change(from: former)
    return EntryResult(replaced: replaced, replacement: replacement, selection: selection)
  }

  /// Takes the draft over if the format has room for it; else nothing changes.
  mutating func commitIfFits(caret: Int) -> EntryResult {
    if let excess = draftExcess { return reject(excess.reason) }
    return commit(caret: caret)
  }

  /// An edit that changes no text: the caret moved, or nothing did.
  var unchanged: EntryResult {
    let selection = selection
    let caret = selection.upperBound..<selection.upperBound
    return EntryResult(replaced: caret, replacement: caret, selection: selection)
  }

  func reject(_ reason: NumberError.Reason, at position: Int = 0) -> EntryResult {
    var result = unchanged
    result.rejection = NumberError(reason, at: position)
    return result
  }
}

extension NumberLayout {
  /// The smallest stretch that differs from another layout: of the other's text, and of this one's.
  func change(from other: borrowing NumberLayout) -> (replaced: Range<Int>, replacement: Range<Int>) {
    let shorter = min(scalars.count, other.scalars.count)
    var front = 0
    while front < shorter && scalars[front] == other.scalars[front] { front += 1 }
    var back = 0
    while back < shorter - front, scalars[scalars.count - 1 - back] == other.scalars[other.scalars.count - 1 - back] {
      back += 1
    }
    return (front..<other.scalars.count - back, front..<scalars.count - back)
  }
}
