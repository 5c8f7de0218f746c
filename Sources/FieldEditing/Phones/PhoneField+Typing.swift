import PhoneNumbering

/// Typing: digits of any script, a plus, what announces an extension, and separators, which are set and never typed.
extension PhoneField {
  @inline(__always) mutating func insert(_ scalar: Unicode.Scalar) -> EditResult {
    scalar.value < 128 ? type(ascii: UInt8(truncatingIfNeeded: scalar.value)) : type(scalar)
  }

  /// Types an ASCII character at the selection.
  ///
  /// Here stands what nearly all keys take, a digit at the end that goes on with the layout, all of it in registers.
  @inline(__always) mutating func type(ascii c: UInt8) -> EditResult {
    let place = head
    guard c.isDigit, anchor == place, place >= memory.quickCount else { return typeAnyhow(c) }
    if !history.isTyping || memory.hasReport { beginRun(at: place) }
    let append = phone.append(c, at: place)
    if !append.isTaken { return typeAtEnd(c) }
    (anchor, head) = (place &+ 1, place &+ 1)
    return EditResult(append)
  }

  /// The first of several keys at the end begins a step that can be undone.
  @inline(never) private func beginRun(at place: Int) {
    if !phone.takes(at: place) { return }
    if memory.hasReport { forget() }
    if history.isTyping { return }
    record()
    history.beginRun()
  }

  /// Types a digit at the end that lays the number out anew.
  @inline(never) private mutating func typeAtEnd(_ c: UInt8) -> EditResult {
    let place = head
    return phone.takes(at: place) ? taken(phone.appendAnyhow(c, at: place), caret: place &+ 1) : type(Unicode.Scalar(c))
  }

  /// Types a plus where there is nothing yet, and all that is neither a digit nor typed at the end.
  @inline(never) private mutating func typeAnyhow(_ c: UInt8) -> EditResult {
    guard c == PhoneBuffer.plus, anchor == 0, head == 0, memory.quickCount == 0, phone.takes(at: 0) else {
      return type(Unicode.Scalar(c))
    }
    beginRun(at: 0)
    (anchor, head) = (1, 1)
    return EditResult(phone.appendPlus())
  }

  /// What a key at the end did, as a result.
  @inline(__always) mutating func taken(_ change: PhoneChange, caret: Int) -> EditResult {
    history.forgetFuture()
    if memory.hasReport { forget() }
    (anchor, head, isBehindGap) = (caret, caret, false)
    let effects: EditResult.Effects = change.isLaidOutAnew ? [.valueChanged, .laidOutAnew] : .valueChanged
    return EditResult(
      change.start..<change.oldEnd, newEnd: change.newEnd, selection: change.newEnd..<change.newEnd,
      isComplete: change.isPossible,
      effects: effects)
  }

  @inline(never) mutating func type(_ scalar: Unicode.Scalar) -> EditResult {
    begin()
    if let digit = scalar.phoneDigit { return typeDigit(48 + digit) }
    if scalar.isPhonePlus { return typePlus() }
    if scalar.isPhoneSeparator { return typeSeparator() }
    return typeLetter(scalar)
  }

  private mutating func typeDigit(_ digit: UInt8) -> EditResult {
    let isTyping = anchor == head
    var place = low
    if isTyping && !isOverwriting && place >= memory.quickCount && takesWithin(place) {
      if !history.isTyping { record() }
      history.beginRun()
      return change(at: place, caret: place + 1) { $0.insert(digit, at: place) }
    }
    draftWithoutSelection()
    var effects: EditResult.Effects = []
    if draft.isEmpty || isSupplied {
      draft.removeAll()
      draft.append(memory.suppliedCode)
      place = draft.count
      if place > 0 { effects = .supplied }
    }
    if place == 0 && draft.hasPlus { return refuse(.doesNotFit) }
    if unsafe isTyping && isOverwriting && place < draft.count && draft.base[place].isDigit { draft.remove(place..<place + 1) }
    draft.insert(digit, at: place)
    if isTooLong { return refuse(.tooLong) }
    return accept(caret: place + 1, isTyping: isTyping, effects: effects)
  }

  /// Whether a digit finds room before an element of the number, or behind its last.
  private func takesWithin(_ place: Int) -> Bool {
    place <= number.numberCount && (place > 0 || !number.hasPlus) && number.digitCount < phone.limit
  }

  /// Whether the draft has more digits than the format allows, and than there are now: another region's calling code may have made the
  /// number longer, and it must stay possible to edit it.
  var isTooLong: Bool {
    draft.digitCount > max(memory.format.digitLimit, number.digitCount)
      || draft.extensionCount > PhoneFormat.extensionLimit
  }

  /// A plus stands in front. Where only the supplied code is, it begins another region's number.
  private mutating func typePlus() -> EditResult {
    let isTyping = anchor == head
    if isTyping && number.hasPlus && !isSupplied && head <= 1 { return walk(to: 1, isTyping: true) }
    draftWithoutSelection()
    if isSupplied { draft.removeAll() }
    let isFirst = low == 0 || draft.isEmpty
    if !isFirst || draft.hasPlus { return refuse(.doesNotFit) }
    draft.insert(PhoneBuffer.plus, at: 0)
    if isTooLong { return refuse(.tooLong) }
    return accept(caret: 1, isTyping: isTyping)
  }

  /// A separator is walked over where one stands ahead; just behind one it is typed over.
  private mutating func typeSeparator() -> EditResult {
    guard anchor == head else { return refuse(.doesNotFit) }
    if !isBehindGap && phone.hasGap(before: head) { return walk(to: head, behindGap: true, isTyping: true) }
    let hasGapBefore = isBehindGap || isBehindMark || head > 0 && head == number.count && phone.end(of: head - 1) < phone.length
    return hasGapBefore ? walk(to: head, behindGap: isBehindGap, isTyping: true) : refuse(.doesNotFit)
  }

  /// Whether the caret stands behind the mark of an extension without a digit yet.
  private var isBehindMark: Bool { number.hasExtension && number.extensionCount == 0 && head == number.count }

  /// `x` and `e` announce an extension; the other letters of `ext.` may follow.
  private mutating func typeLetter(_ scalar: Unicode.Scalar) -> EditResult {
    let isTyping = anchor == head
    if isTyping && isBehindMark && scalar.continuesMark { return walk(to: head, isTyping: true) }
    guard scalar.isMark, memory.format.takesExtensions, !isSupplied else { return refuse(.doesNotFit) }
    let place = low
    draftWithoutSelection()
    if draft.hasExtension || place <= (draft.hasPlus ? 1 : 0) { return refuse(.doesNotFit) }
    draft.insert(PhoneBuffer.mark, at: place)
    if isTooLong { return refuse(.tooLong) }
    return accept(caret: place + 1, isTyping: isTyping)
  }
}

extension Unicode.Scalar {
  /// What people type between digits: spaces, dashes, dots, slashes and brackets. The `x`, which announces an extension, and tildes are
  /// punctuation only in a text that is pasted.
  fileprivate var isPhoneSeparator: Bool {
    switch self {
    case "x", "X", "~", "\u{2053}", "\u{223C}", "\u{FF5E}": false
    default: isPhonePunctuation
    }
  }

  /// Whether it announces an extension: the first letter of `x`, `ext.` and `extension`.
  fileprivate var isMark: Bool { self == "x" || self == "X" || self == "e" || self == "E" }

  /// Whether people go on so behind it.
  fileprivate var continuesMark: Bool { "xXtTnN.".unicodeScalars.contains(self) }
}
