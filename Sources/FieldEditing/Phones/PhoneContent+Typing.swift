internal import PhoneNumbering
internal import UnicodeFacts

/// Typing: digits of any script, a plus, what announces an extension, and separators, which are set and never typed.
extension PhoneContent {
  func type(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    let digit = scalar.decimalDigit
    // once a digit is lost after a number, nothing goes on with that until it is taken back
    if memory.place.isClosed && (digit != nil || memory.place.hasLost && !isEmpty) {
      memory.place.close(losing: digit != nil)
      return state.reject(.afterRejection)
    }
    // *67 and *31# tell the network something and are dialled before a number, as #31# within one
    let isOfService = scalar == "*" || scalar == "#" && (memory.place.isClosed || !isEmpty)
    if isOfService { memory.place.close() } else { memory.place.open() }
    if scalar.isPhonePlus {
      return number.isEmpty && memory.fastCount == 0 ? .insertion(of: PhoneBuffer.plus, at: 0) : typePlus(&state)
    }
    if let digit { return typeDigit(48 + digit, &state) }
    if scalar.isPhoneSeparator { return typeSeparator(&state) }
    return typeLetter(scalar, &state)
  }

  func takeBack(_ state: inout EditorState) -> EditOutcome? {
    if !memory.place.isClosed { return nil }
    endTyping()
    return .walk(to: state.selection.head, afterGap: state.selection.isAfterGap)
  }

  func endTyping() { memory.place.open() }

  private func typeDigit(_ digit: UInt8, _ state: inout EditorState) -> EditOutcome {
    var place = state.selection.low
    draftWithout(state.selection)
    let isFirst = draft.isEmpty || isAutoInserted
    if isFirst {
      draft.removeAll()
      draft.append(autoInsertedCode)
      place = draft.count
    }
    if place == 0 && draft.hasPlus { return state.reject(.notAllowedHere) }
    if unsafe state.selection.isCaret && memory.isOverwriting && place < draft.count && draft.base[place].isDigit {
      draft.remove(place..<place + 1)
    }
    draft.insert(digit, at: place)
    if place + 1 == draft.count, let number = numberWithCodeOnce() {
      draft.setNumber(number)
      return finished(caret: draft.count, effects: .reformatted)
    }
    if isTooLong { return state.reject(.tooLong) }
    return finished(caret: place + 1, isCodeAutoInserted: isFirst)
  }

  /// Whether the draft has more digits than the format allows, and than there are now: another region's calling code
  /// may have made the number longer, and it must stay possible to edit it.
  var isTooLong: Bool {
    draft.digitCount > max(format.digitLimit, number.digitCount) || draft.extensionCount > PhoneFormat.extensionLimit
  }

  /// A plus stands in front. Where only the auto-inserted code is, it begins another region's number.
  private func typePlus(_ state: inout EditorState) -> EditOutcome {
    let (isCaret, head) = (state.selection.isCaret, state.selection.head)
    if isCaret && number.hasPlus && !isAutoInserted && head <= 1 { return .walk(to: 1) }
    draftWithout(state.selection)
    if isAutoInserted { draft.removeAll() }
    let isFirst = state.selection.low == 0 || draft.isEmpty
    if !isFirst || draft.hasPlus { return state.reject(.notAllowedHere) }
    draft.insert(PhoneBuffer.plus, at: 0)
    if isTooLong { return state.reject(.tooLong) }
    return finished(caret: 1)
  }

  /// A separator is walked over where one stands ahead; just after one it is typed over.
  private func typeSeparator(_ state: inout EditorState) -> EditOutcome {
    let (selection, head) = (state.selection, state.selection.head)
    guard selection.isCaret else { return state.reject(.notAllowedHere) }
    if !selection.isAfterGap && phone.hasGap(before: head) { return .walk(to: head, afterGap: true) }
    let hasGapBefore =
      selection.isAfterGap || isAfterMark(head)
      || head > 0 && head == number.count && phone.end(of: head - 1) < phone.length
    return hasGapBefore ? .walk(to: head, afterGap: selection.isAfterGap) : state.reject(.notAllowedHere)
  }

  /// Whether a place is that after the mark of an extension without a digit yet.
  private func isAfterMark(_ place: Int) -> Bool {
    number.hasExtension && number.extensionCount == 0 && place == number.count
  }

  /// Whether the number in the draft has as many digits as numbers have, or more.
  private var isLongEnough: Bool {
    guard let number = number(ofDraftIn: format.region, hasPlus: draft.hasPlus) else { return false }
    return number.isPossible || number.possibility == .tooLong
  }

  /// `x` and `e` announce an extension, after a number that is long enough; the other letters of `ext.` may follow.
  private func typeLetter(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    let place = state.selection.low
    if state.selection.isCaret && isAfterMark(place) && scalar.continuesMark { return .walk(to: place) }
    guard scalar.isMark, format.takesExtensions, !isAutoInserted else { return state.reject(.notAllowedHere) }
    draftWithout(state.selection)
    if draft.hasExtension || place <= (draft.hasPlus ? 1 : 0) { return state.reject(.notAllowedHere) }
    draft.insert(PhoneBuffer.mark, at: place)
    if !isLongEnough { return state.reject(.notAllowedHere) }
    if isTooLong { return state.reject(.tooLong) }
    return finished(caret: place + 1)
  }

  /// Whether the first digit after a calling code that was auto-inserted is that code's, or the 0 of `00` before it:
  /// then a key may show that the code was typed once more, which the general path looks for.
  @inline(__always) var mayRepeatCode: Bool {
    let count = memory.fastCount
    if count == 0 { return false }
    let first = unsafe number.base[count &- 1]
    return unsafe first == number.base[1] || first == 48
  }
}

extension Unicode.Scalar {
  /// What people type between digits: spaces, dashes, dots, slashes and brackets. The `x`, which announces an
  /// extension, and tildes are punctuation only in a text that is pasted.
  fileprivate var isPhoneSeparator: Bool {
    switch self {
    case "x", "X", "~", "\u{2053}", "\u{223C}", "\u{FF5E}": false
    default: isPhonePunctuation
    }
  }

  /// Whether it announces an extension: the first letter of `x`, `ext.` and `extension`.
  fileprivate var isMark: Bool { self == "x" || self == "X" || self == "e" || self == "E" }

  /// Whether people go on so after it.
  fileprivate var continuesMark: Bool { "xXtTnN.".unicodeScalars.contains(self) }
}
