/// A number as it is typed, where its parts stand when it is shown, and how a key changes both.
///
/// The caret moves over *elements*, the digits and the decimal separator; grouping signs are none, so one place of the caret
/// may be two offsets, before and behind a grouping sign. Grouping is counted from the right: what stands behind a key stays
/// as it is, and where its change begins is a look into the table. So no text is made until it is asked for.
///
/// Two pointers, so that it is passed in registers.
@usableFromInline package struct NumberLayout: ~Copyable {
  private let digits: UnsafeMutablePointer<DigitBuffer>
  private let memory: UnsafeMutablePointer<NumberLayoutMemory>

  package init(_ table: NumberTable, _ measure: NumberMeasure) {
    memory = .allocate(capacity: 1)
    memory.initialize(to: NumberLayoutMemory(table: table, measure: measure))
    digits = .allocate(capacity: 1)
    digits.initialize(to: DigitBuffer())
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
    digits.deinitialize(count: 1)
    digits.deallocate()
  }

  /// The number, as it was typed.
  package var number: DigitBuffer {
    // not `_read`, which allocates when another module calls it
    @inline(__always) unsafeAddress { UnsafePointer(digits) }
  }
  @inline(__always) var table: NumberTable { memory.pointee.table }
  @inline(__always) var measure: UnsafePointer<NumberMeasure> { memory.pointee.measure }

  /// What is shown, in UTF-8: laid out now, and good until the next call.
  package var bytes: UnsafeBufferPointer<UInt8> {
    memory.pointee.shown.lay(number, table)
    return memory.pointee.shown.bytes
  }
  /// What was shown before the last number was taken over.
  package var formerBytes: UnsafeBufferPointer<UInt8> { memory.pointee.former.bytes }

  /// Shows nothing.
  package func clear() { digits.pointee.removeAll() }

  /// Overwrites all memory that held the number.
  package func wipe() {
    number.wipe()
    memory.pointee.shown.wipe()
    memory.pointee.former.wipe()
  }
}

private struct NumberLayoutMemory: ~Copyable {
  let table: NumberTable
  let measure: UnsafePointer<NumberMeasure>
  /// Room to lay out what is shown, and what was shown before.
  var shown = NumberDisplay()
  var former = NumberDisplay()

  init(table: NumberTable, measure: NumberMeasure) {
    self.table = table
    let place = UnsafeMutablePointer<NumberMeasure>.allocate(capacity: 1)
    place.initialize(to: measure)
    self.measure = UnsafePointer(place)
  }

  deinit {
    measure.pointee.free()
    measure.deallocate()
  }
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

/// A digit put in or taken out: nothing is laid out, and where the change begins and ends is counted by the table. It ends where the
/// digit does, but where grouping signs appear or go behind it, as they do with the first one. Nothing overflows here: lengths are
/// those of memory.
extension NumberLayout {
  /// Whether a digit (ASCII) put before an element leaves a number within limits, without a zero in front, in the same affixes.
  @inline(__always) package func takes(_ digit: UInt8, at element: Int, integerLimit: Int, fractionLimit: Int) -> Bool {
    if table.facts.pointee.hasZeroAffixes { return false }
    if number.hasSeparator && element > number.integerCount { return number.fractionCount < fractionLimit }
    if number.integerCount >= integerLimit { return false }
    return number.count == 0 || number.base[0] != 48 && (element > 0 || digit != 48)
  }

  /// Puts in a digit that it takes, with the caret behind it: a key's whole way.
  package func insert(_ digit: UInt8, at element: Int, integerLimit: Int, fractionLimit: Int) -> NumberChange {
    guard takes(digit, at: element, integerLimit: integerLimit, fractionLimit: fractionLimit) else { return .none }
    if number.isEmpty { return begin(digit) }
    let regroups = element == 0 || element <= number.integerCount && number.integerCount &+ 1 == table.facts.pointee.firstGrouped
    let oldEnd = offset(of: regroups ? number.integerCount : element)
    let oldHead = headLength(upTo: element)
    digits.pointee.insert(digit, at: element)
    let start = origin(of: min(oldHead, headLength(upTo: element)), element, oldEnd)
    let caret = offset(of: element &+ 1)
    return NumberChange(start: start, oldEnd: oldEnd, newEnd: regroups ? offset(of: number.integerCount) : caret, caret: caret)
  }

  /// The first digit, with which the affixes appear.
  private func begin(_ digit: UInt8) -> NumberChange {
    digits.pointee.insert(digit, at: 0)
    return NumberChange(start: 0, oldEnd: 0, newEnd: length, caret: offset(of: 1))
  }

  /// Puts the decimal separator behind an integer that has none, with the caret behind it.
  package func endInteger() -> NumberChange {
    let end = offset(of: number.count)
    digits.pointee.insertSeparator(at: number.count)
    let newEnd = end &+ measure.pointee.decimalSeparator
    return NumberChange(start: end, oldEnd: end, newEnd: newEnd, caret: newEnd)
  }

  /// Whether an element is a digit that may go by itself: no zero would come back for it, a digit is left, and the affixes stay.
  package func losesDigit(_ element: Int) -> Bool {
    if number.isSeparator(element) || table.facts.pointee.hasZeroAffixes { return false }
    return number.count > 1 && (number.integerCount > 1 || element > number.integerCount)
  }

  /// Takes out a digit that it loses, with the caret in its place.
  package func remove(_ element: Int) -> NumberChange {
    let regroups = element == 0 || element < number.integerCount && number.integerCount == table.facts.pointee.firstGrouped
    let oldEnd = offset(of: regroups ? number.integerCount : element &+ 1)
    let oldHead = headLength(upTo: element)
    digits.pointee.remove(element..<element + 1)
    let caret = offset(of: element)
    let start = origin(of: min(oldHead, headLength(upTo: element)), element, caret)
    return NumberChange(start: start, oldEnd: oldEnd, newEnd: regroups ? offset(of: number.integerCount) : caret, caret: caret)
  }

  /// How many digits at the beginning have no grouping sign among them, of those before an element.
  @inline(__always) private func headLength(upTo element: Int) -> Int {
    let count = number.integerCount
    if count < table.facts.pointee.firstGrouped { return element }
    let signs = table.signs(count) &- 1
    return min(element, count &- table.facts.pointee.primaryGroupingSize &- signs &* table.facts.pointee.secondaryGroupingSize)
  }

  /// Where a change begins that leaves so many digits at the beginning as they are; in the fraction, where it stands.
  @inline(__always) private func origin(of head: Int, _ element: Int, _ place: Int) -> Int {
    if element > number.integerCount { return place }
    return measure.pointee.prefix(table.affix(of: number)) &+ head &* measure.pointee.digit
  }
}

/// Any other edit: both displays are laid out and compared.
extension NumberLayout {
  /// Takes another number over; the draft is then the former one.
  package func take(_ draft: inout DigitBuffer) -> NumberChange {
    swap(&digits.pointee, &draft)
    number.check()
    memory.pointee.former.lay(draft, table)
    memory.pointee.shown.lay(number, table)
    let start = memory.pointee.shown.commonPrefix(memory.pointee.former)
    let same = memory.pointee.shown.commonSuffix(memory.pointee.former, behind: start)
    var change = NumberChange(
      start: start, oldEnd: memory.pointee.former.length - same, newEnd: memory.pointee.shown.length - same)
    while memory.pointee.shown.isContinuation(change.start) || memory.pointee.former.isContinuation(change.start) {
      change.start -= 1
    }
    while memory.pointee.shown.isContinuation(change.newEnd) {
      change.newEnd += 1
      change.oldEnd += 1
    }
    return measure.pointee.isBytes ? change : counted(change, draft)
  }

  /// The same where offsets are not those of bytes.
  private func counted(_ change: NumberChange, _ former: borrowing DigitBuffer) -> NumberChange {
    if former.isEmpty { return NumberChange(start: 0, oldEnd: 0, newEnd: length) }
    var change = change
    let affix = table.affix(of: number)
    guard !number.isEmpty, affix == table.affix(of: former), measure.pointee.isSimple else {
      change.isInBytes = true
      return change
    }
    // all that has changed stands among the digits
    let prefix = table.facts.pointee.affixes[affix].prefix.length
    let start = measure.pointee.prefix(affix) + measure.pointee.units(in: memory.pointee.shown, prefix..<change.start)
    return NumberChange(
      start: start, oldEnd: start + measure.pointee.units(in: memory.pointee.former, change.start..<change.oldEnd),
      newEnd: start + measure.pointee.units(in: memory.pointee.shown, change.start..<change.newEnd))
  }
}

/// Where elements stand in the display.
extension NumberLayout {
  /// Where the caret stands behind so many elements: before a grouping sign that follows, or behind it.
  @inline(__always) package func offset(of element: Int, behindSign: Bool = false) -> Int {
    if number.isEmpty { return 0 }
    let digits = number.digitCount(before: element)
    let integers = number.integerCount
    let reached = min(behindSign ? digits : digits &- 1, integers)
    var offset = measure.pointee.prefix(table.affix(of: number)) &+ digits &* measure.pointee.digit
    if reached > 0 { offset &+= table.signs(before: reached, of: integers) &* measure.pointee.groupingSeparator }
    return digits < element ? offset &+ measure.pointee.decimalSeparator : offset
  }

  /// The length of the display.
  package var length: Int {
    number.isEmpty ? 0 : offset(of: number.elementCount) + measure.pointee.suffix(table.affix(of: number))
  }

  /// Whether a grouping sign stands between an element and the one before it.
  package func hasSign(before element: Int) -> Bool {
    element < number.integerCount && table.hasSign(before: element, of: number.integerCount)
  }

  /// How many elements stand wholly before an offset; one inside an affix counts from the affix's edge.
  package func element(at offset: Int) -> Int {
    // offsets grow with elements: halving finds the place
    var low = 0
    var high = number.elementCount
    while low < high {
      let middle = (low + high + 1) / 2
      if self.offset(of: middle) <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
