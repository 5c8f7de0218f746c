/// A number as it is typed and as it is shown: what a field of numbers keeps, and how a key changes it.
///
/// The caret moves over *elements*, the digits and the decimal separator; grouping signs are none, so one place of the caret
/// may be two offsets, before and behind a grouping sign. Pointers to its memory, so that it is passed in registers.
@usableFromInline package struct NumberLayout: ~Copyable {
  let memory: UnsafeMutablePointer<NumberLayoutMemory>
  private let digits: UnsafeMutablePointer<DigitBuffer>

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
  /// What is shown, in UTF-8, and what was shown before.
  package var bytes: UnsafeBufferPointer<UInt8> { memory.pointee.shown.bytes }
  package var formerBytes: UnsafeBufferPointer<UInt8> { memory.pointee.former.bytes }

  /// Shows nothing.
  package func clear() {
    digits.pointee.removeAll()
    show()
  }

  /// Lays the number out anew; what was shown is `former`.
  @inline(__always) private func show() {
    swap(&memory.pointee.shown, &memory.pointee.former)
    memory.pointee.shown.lay(number, memory.pointee.table)
  }

  /// Overwrites all memory that held the number.
  package func wipe() {
    digits.pointee.wipe()
    memory.pointee.shown.wipe()
    memory.pointee.former.wipe()
  }
}

struct NumberLayoutMemory: ~Copyable {
  let table: NumberTable
  let measure: NumberMeasure
  var shown = NumberDisplay()
  var former = NumberDisplay()

  init(table: NumberTable, measure: NumberMeasure) {
    self.table = table
    self.measure = measure
  }
}

/// What a key changed: offsets of the display before and after it.
package struct NumberChange {
  package var start: Int
  package var oldEnd: Int
  package var newEnd: Int
  /// Where the caret then stands.
  package var caret: Int
  /// Whether the affixes are others: then offsets are still to be counted through. Here they are bytes.
  package var isInBytes: Bool

  /// A key that was not taken: it begins below zero.
  @inline(__always) static var none: NumberChange { NumberChange(start: -1, oldEnd: 0, newEnd: 0, caret: 0, isInBytes: false) }
}

extension NumberLayout {
  /// Whether a digit (ASCII) put before an element leaves a number within limits and without a zero in front.
  @inline(__always) package func takes(_ digit: UInt8, at element: Int, integerLimit: Int, fractionLimit: Int) -> Bool {
    if number.hasSeparator && element > number.integerCount { return number.fractionCount < fractionLimit }
    if number.integerCount >= integerLimit { return false }
    return number.integerCount == 0 || number.base[0] != 48 && (element > 0 || digit != 48)
  }

  /// Puts in a digit that it takes. A key's whole way through the table; the caret is behind the digit.
  package func insert(_ digit: UInt8, at element: Int, integerLimit: Int, fractionLimit: Int) -> NumberChange {
    guard takes(digit, at: element, integerLimit: integerLimit, fractionLimit: fractionLimit) else { return .none }
    digits.pointee.insert(digit, at: element)
    show()
    return change(caret: element + 1)
  }

  /// Whether an element is a digit that may go by itself: no zero would come back for it, and a digit is left.
  package func losesDigit(_ element: Int) -> Bool {
    if element == number.integerCount && number.hasSeparator { return false }
    return number.count > 1 && (number.integerCount > 1 || element > number.integerCount)
  }

  /// Takes out a digit that it loses; the caret is where it was.
  package func remove(_ element: Int) -> NumberChange {
    digits.pointee.remove(element..<element + 1)
    show()
    return change(caret: element)
  }

  /// Takes another number over; the draft is then the former one.
  package func take(_ draft: inout DigitBuffer) -> NumberChange {
    swap(&digits.pointee, &draft)
    digits.pointee.check()
    show()
    return change(caret: 0)
  }

  /// What differs between the display and the former one. (Nothing here overflows: lengths are those of memory.)
  @inline(__always) private func change(caret: Int) -> NumberChange {
    let affix = memory.pointee.shown.affix
    let start = memory.pointee.shown.commonPrefix(memory.pointee.former)
    let same = memory.pointee.shown.commonSuffix(memory.pointee.former, behind: start)
    var change = NumberChange(
      start: start, oldEnd: memory.pointee.former.length &- same, newEnd: memory.pointee.shown.length &- same,
      caret: offset(of: caret), isInBytes: false)
    if affix >= 0 && affix == memory.pointee.former.affix && memory.pointee.measure.isNarrow {
      // all that has changed stands among the digits
      let shift = memory.pointee.measure.shift(affix)
      change.start &+= shift
      change.oldEnd &+= shift
      change.newEnd &+= shift
      return change
    }
    if memory.pointee.measure.isBytes { return change }
    return counted(change)
  }

  /// The same with characters of several bytes.
  @inline(never) private func counted(_ change: NumberChange) -> NumberChange {
    var change = change
    let affix = memory.pointee.shown.affix
    if memory.pointee.former.affix < 0 { return NumberChange(start: 0, oldEnd: 0, newEnd: length, caret: change.caret, isInBytes: false) }
    while memory.pointee.shown.isContinuation(change.start) || memory.pointee.former.isContinuation(change.start) { change.start &-= 1 }
    while memory.pointee.shown.isContinuation(change.newEnd) {
      change.newEnd &+= 1
      change.oldEnd &+= 1
    }
    guard affix == memory.pointee.former.affix, affix >= 0, memory.pointee.measure.isSimple else {
      change.isInBytes = true
      return change
    }
    let prefix = memory.pointee.table.facts.pointee.affixes[affix].prefix.length
    let origin = memory.pointee.measure.prefix(affix)
    let low = memory.pointee.measure.units(in: memory.pointee.shown, prefix..<change.start)
    change.oldEnd = origin &+ low &+ memory.pointee.measure.units(in: memory.pointee.former, change.start..<change.oldEnd)
    change.newEnd = origin &+ low &+ memory.pointee.measure.units(in: memory.pointee.shown, change.start..<change.newEnd)
    change.start = origin &+ low
    return change
  }
}

/// Where elements stand in the display.
extension NumberLayout {
  /// Where the caret stands behind so many elements: before a grouping sign that follows, or behind it.
  @inline(__always) package func offset(of element: Int, behindSign: Bool = false) -> Int {
    let affix = memory.pointee.shown.affix
    if affix < 0 { return 0 }
    let digits = number.digitCount(before: element)
    let integers = number.integerCount
    let reached = min(behindSign ? digits : digits &- 1, integers)
    var offset = memory.pointee.measure.prefix(affix) &+ digits &* memory.pointee.measure.digit
    if reached > 0 {
      let signs = memory.pointee.table.signs(before: reached, of: integers)
      offset &+= signs &* memory.pointee.measure.groupingSeparator
    }
    return digits < element ? offset &+ memory.pointee.measure.decimalSeparator : offset
  }

  /// The length of the display.
  package var length: Int {
    let affix = memory.pointee.shown.affix
    return affix < 0 ? 0 : offset(of: number.elementCount) + memory.pointee.measure.suffix(affix)
  }

  /// Whether a grouping sign stands between an element and the one before it.
  package func hasSign(before element: Int) -> Bool {
    element < number.integerCount && memory.pointee.table.hasSign(before: element, of: number.integerCount)
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
