/// A number as it is typed, where its parts stand when it is shown, and how a key changes both.
///
/// The caret moves over *elements*, the digits and the decimal separator; grouping signs are not elements, so one place
/// of the caret may be two offsets, before and after a grouping sign. Grouping is counted from the right: what stands
/// after a key stays as it is, and where its change begins is a look into the table. So no text is made until it is
/// asked for.
///
/// Two pointers, so that it is passed in registers.
@safe @usableFromInline package struct NumberLayout: ~Copyable {
  @usableFromInline let digitsPlace: UnsafeMutablePointer<DigitBuffer>
  @inline(__always) private var digits: DigitBuffer {
    unsafeAddress { unsafe UnsafePointer(digitsPlace) }
    nonmutating unsafeMutableAddress { unsafe digitsPlace }
  }
  private let place: UnsafeMutablePointer<NumberLayoutMemory>
  @inline(__always) private var memory: NumberLayoutMemory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// - Parameters:
  ///   - showsAffixWhenEmpty: whether the affixes are shown of an empty number, too.
  ///   - shownFraction: how many fraction digits are shown at least of a number with digits, zeros where none are.
  package init(
    _ table: NumberTable, _ measure: NumberMeasure, showsAffixWhenEmpty: Bool = false, shownFraction: Int = 0
  ) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(
      to: NumberLayoutMemory(
        table, measure, showsAffixWhenEmpty: showsAffixWhenEmpty, shownFraction: shownFraction))
    unsafe digitsPlace = .allocate(capacity: 1)
    unsafe digitsPlace.initialize(to: DigitBuffer())
  }

  deinit {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
    unsafe digitsPlace.deinitialize(count: 1)
    unsafe digitsPlace.deallocate()
  }

  /// The number, as it was typed.
  @inlinable package var number: DigitBuffer {
    // not `_read`, which allocates when another module calls it
    @inline(__always) unsafeAddress { unsafe UnsafePointer(digitsPlace) }
  }
  @inline(__always) var table: NumberTable { memory.table }
  @inline(__always) var measure: NumberMeasure { memory.measure }
  @inline(__always) var showsAffixWhenEmpty: Bool { memory.showsAffixWhenEmpty }
  @inline(__always) var shownFraction: Int { memory.shownFraction }
  /// Whether the display is empty.
  @inline(__always) var showsNothing: Bool { number.isEmpty && !showsAffixWhenEmpty }

  /// What is shown, in UTF-8: laid out now, and good until the next call.
  package var bytes: UnsafeBufferPointer<UInt8> {
    memory.shown.layOut(number, table)
    return unsafe memory.shown.bytes
  }
  /// What was shown before the last number was taken over.
  package var formerBytes: UnsafeBufferPointer<UInt8> { unsafe memory.former.bytes }

  /// The caret was moved: what a grouping key means that stands as it was typed is decided.
  @inline(__always) package func closeGrouping() { digits.closeGrouping() }

  /// Shows nothing.
  package func clear() { digits.removeAll() }

  /// Overwrites all memory that held the number.
  package func wipe() {
    number.wipe()
    memory.shown.wipe()
    memory.former.wipe()
  }
}

private struct NumberLayoutMemory: ~Copyable {
  let table: NumberTable
  let measure: NumberMeasure
  let showsAffixWhenEmpty: Bool
  let shownFraction: Int
  /// Room to lay out what is shown, and what was shown before.
  var shown: NumberDisplay
  var former: NumberDisplay

  init(_ table: NumberTable, _ measure: NumberMeasure, showsAffixWhenEmpty: Bool, shownFraction: Int) {
    self.table = table
    self.measure = measure
    self.showsAffixWhenEmpty = showsAffixWhenEmpty
    self.shownFraction = shownFraction
    shown = NumberDisplay(showsAffixWhenEmpty: showsAffixWhenEmpty, shownFraction: shownFraction)
    former = NumberDisplay(showsAffixWhenEmpty: showsAffixWhenEmpty, shownFraction: shownFraction)
  }

  deinit { measure.free() }
}

/// What a key changed: offsets of the display before and after it.
package struct NumberChange {
  package var start: Int
  package var oldEnd: Int
  package var newEnd: Int
  /// Where the caret then stands, where that is known.
  package var caret = 0
  /// Whether the affixes are others: then offsets are still to be counted through. Here they are bytes.
  package var isInBytes = false

  /// A key that was not taken: it begins below zero.
  @inline(__always) static var none: NumberChange { NumberChange(start: -1, oldEnd: 0, newEnd: 0) }
}

/// A digit put in or taken out, of a fraction only where no zeros stand in for its digits: nothing is laid out, and
/// where the change begins and ends is counted by the table. It ends where the digit does, but where grouping signs
/// appear or go after it, as they do with the first one. Nothing overflows here: lengths are those of memory.
extension NumberLayout {
  /// Whether a digit (ASCII) put before an element leaves a number within limits, without a zero in front, in the same
  /// affixes.
  @inline(__always) package func takes(_ digit: UInt8, at element: Int, integerLimit: Int, fractionLimit: Int) -> Bool {
    if table.facts.hasZeroAffixes { return false }
    if number.hasSeparator && element > number.integerCount {
      // the zero before a separator stays
      return unsafe number.fractionCount < fractionLimit && (number.integerCount < 2 || number.base[0] != 48)
    }
    if number.integerCount >= integerLimit { return false }
    return unsafe number.count == 0 || number.base[0] != 48 && (element > 0 || digit != 48)
  }

  /// Puts in a digit that it takes, with the caret after it: a key's whole way.
  package func insert(_ digit: UInt8, at element: Int, integerLimit: Int, fractionLimit: Int) -> NumberChange {
    guard takes(digit, at: element, integerLimit: integerLimit, fractionLimit: fractionLimit) else { return .none }
    if showsNothing { return begin(digit) }
    let span = span(ofDigit: element, besides: number.integerCount)
    digits.insert(digit, at: element)
    return NumberChange(start: span.start, oldEnd: span.endWithout, newEnd: span.endWith, caret: span.caretAfter)
  }

  /// The first digit, with which the affixes appear.
  private func begin(_ digit: UInt8) -> NumberChange {
    digits.insert(digit, at: 0)
    return NumberChange(start: 0, oldEnd: 0, newEnd: length, caret: offset(of: 1))
  }

  /// Puts the decimal separator after an integer that has none, with the caret after it.
  package func endInteger() -> NumberChange {
    let end = offset(of: number.count)
    digits.insertSeparator(at: number.count)
    let newEnd = end &+ measure.decimalSeparator
    return NumberChange(start: end, oldEnd: end, newEnd: newEnd, caret: newEnd)
  }

  /// Whether an element is a digit that may go by itself: no zero would come back for it, a digit is left, and the
  /// affixes stay.
  package func losesDigit(_ element: Int) -> Bool {
    if number.isSeparator(element) || table.facts.hasZeroAffixes { return false }
    return number.count > 1 && (number.integerCount > 1 || element > number.integerCount)
  }

  /// Takes out a digit that it loses, with the caret in its place.
  package func remove(_ element: Int) -> NumberChange {
    let span = span(ofDigit: element, besides: number.integerCount &- (element < number.integerCount ? 1 : 0))
    digits.remove(element..<element + 1)
    return NumberChange(start: span.start, oldEnd: span.endWith, newEnd: span.endWithout, caret: span.caretBefore)
  }

  /// What a digit changes by being there.
  private struct Span {
    /// What is shown before it changes nothing.
    let start: Int
    /// Where what is shown after it, which changes nothing, begins without it and with it.
    let endWithout: Int
    let endWith: Int
    /// Where the caret stands in its place without it, and after it with it.
    let caretBefore: Int
    let caretAfter: Int
  }

  /// What a digit changes that stands before an element, besides so many integer digits.
  @inline(__always) private func span(ofDigit element: Int, besides integers: Int) -> Span {
    let prefix = measure.prefix(table.affix(of: number))
    let (digit, sign) = (measure.digit, measure.groupingSeparator)
    let signs = table.shownSigns(integers)
    if element > integers {
      let place = prefix &+ (element &- 1) &* digit &+ signs &* sign &+ measure.decimalSeparator
      return Span(
        start: place, endWithout: place, endWith: place &+ digit, caretBefore: place, caretAfter: place &+ digit)
    }
    let signsWith = table.shownSigns(integers &+ 1)
    let start = prefix &+ min(element, table.head(integers), table.head(integers &+ 1)) &* digit
    // grouping signs that stand after it, with it and without it
    let after = signsWith == 0 ? 0 : table.signs(integers &+ 1 &- element)
    let caretBefore = prefix &+ element &* digit &+ max(0, signs &- after) &* sign
    let caretAfter = prefix &+ (element &+ 1) &* digit &+ (signsWith &- after) &* sign
    // before all others it changes how they are grouped, as does the first that has them grouped
    if element > 0 && (signs > 0 || signsWith == 0) {
      return Span(
        start: start, endWithout: caretBefore, endWith: caretAfter, caretBefore: caretBefore, caretAfter: caretAfter)
    }
    let length = prefix &+ integers &* digit
    return Span(
      start: start, endWithout: length &+ signs &* sign, endWith: length &+ digit &+ signsWith &* sign,
      caretBefore: caretBefore, caretAfter: caretAfter)
  }
}

/// Any other edit: both displays are laid out and compared.
extension NumberLayout {
  /// Takes another number over; the draft is then the former one.
  package func take(_ draft: inout DigitBuffer) -> NumberChange {
    swap(&digits, &draft)
    number.check()
    memory.former.layOut(draft, table)
    memory.shown.layOut(number, table)
    let start = memory.shown.commonPrefix(memory.former)
    let same = memory.shown.commonSuffix(memory.former, after: start)
    var change = NumberChange(
      start: start, oldEnd: memory.former.length - same, newEnd: memory.shown.length - same)
    while memory.shown.isContinuation(change.start) || memory.former.isContinuation(change.start) {
      change.start -= 1
    }
    while memory.shown.isContinuation(change.newEnd) {
      change.newEnd += 1
      change.oldEnd += 1
    }
    return measure.isBytes ? change : counted(change, draft)
  }

  /// The same where offsets are not those of bytes.
  private func counted(_ change: NumberChange, _ former: borrowing DigitBuffer) -> NumberChange {
    if former.isEmpty && !showsAffixWhenEmpty { return NumberChange(start: 0, oldEnd: 0, newEnd: length) }
    var change = change
    // a separator or a zero that was shown before it was typed
    if change.start == memory.shown.length && change.start == memory.former.length {
      return NumberChange(start: length, oldEnd: length, newEnd: length)
    }
    let affix = table.affix(of: number)
    guard !showsNothing, affix == table.affix(of: former), measure.isSimple else {
      change.isInBytes = true
      return change
    }
    // all that has changed stands among the digits
    let prefix = unsafe table.facts.affixes[affix].prefix.length
    let start = measure.prefix(affix) + measure.units(in: memory.shown, prefix..<change.start)
    return NumberChange(
      start: start, oldEnd: start + measure.units(in: memory.former, change.start..<change.oldEnd),
      newEnd: start + measure.units(in: memory.shown, change.start..<change.newEnd))
  }
}
