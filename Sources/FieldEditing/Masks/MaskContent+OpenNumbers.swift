/// Keys in a mask of open numbers, whose length only what is typed after them shows: nothing is joined over a rejected
/// key.
extension MaskContent {
  /// Types a scalar at the caret.
  ///
  /// A digit that makes a number too large is rejected where the digit could be the next number's as well; else it goes
  /// on into what follows, and a separator right after it shows that both were meant as one number. What is rejected
  /// after a digit closes the place.
  func enter(beside scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    let hadSpilled = memory.hasSpilled
    endTyping()
    let (isDigit, isSeparator) = (scalar.decimalDigit != nil, scalar.value.isSeparator)
    if hadSpilled && isSeparator { return close(.outOfRange, losing: true, &state) }
    let caret = state.selection.head
    let k = now.characters(before: caret)
    let isAfterLast = now.offset(k) == caret
    let flags = now.state(k).flags
    if isDigit && isAfterLast && flags & StateRecord.closedBound != 0 && !now.goesOn(digit: scalar, after: k) {
      return close(.outOfRange, losing: true, &state)
    }
    // nothing was typed between the digits
    let isBesideLast = isAfterLast || caret == carried
    let isAfterDigit = k > 0 && now.character(k - 1) &- 48 < 10

    let outcome = enter(isTyping: true, &state)
    switch outcome.kind {
    case .rejected:
      let isFull = isDigit && flags & StateRecord.hasNoSlots != 0
      guard isAfterDigit, isAfterLast && (isDigit || isSeparator) || isFull else { return outcome }
      let isTooLarge = isDigit && (flags & StateRecord.begunNumber != 0 || first.states.hasBegunNumber)
      if isTooLarge || isFull { state.report.replace(by: isTooLarge ? .outOfRange : .full) }
      return close(nil, losing: scalar.isLetterOrNumber, &state)
    case .draft:
      let leaves = !first.padded.isEmpty || flags & StateRecord.begunNumber != 0 && next.showsLiteral(at: now.offset(k))
      // the number that was spilt into goes on, and is not full
      let goesOn =
        hadSpilled && isAfterLast && next.hasBegunNumber && k < next.count && next.offset(k + 1) == caret + 1
      memory.hasSpilled = isDigit && isBesideLast && (leaves || goesOn) && next.count > now.count
      updateFastPath()
    case .walk, .insertion, .deletion: break
    }
    return outcome
  }

  /// Rejects a character, for a reason that is reported already where none is given, and closes the place.
  func close(_ reason: Rejection.Reason?, losing loses: Bool, _ state: inout EditorState) -> EditOutcome {
    carried = -1
    memory.place.close(losing: loses)
    updateFastPath()
    return reason.map { state.reject($0) } ?? .rejected
  }

  func takeBack(_ state: inout EditorState) -> EditOutcome? {
    let wasClosed = memory.place.isClosed
    endTyping()
    return wasClosed ? .walk(to: state.selection.head) : nil
  }

  func endTyping() {
    if !memory.place.isClosed && !memory.hasSpilled { return }
    memory.place.open()
    memory.hasSpilled = false
    updateFastPath()
  }

  /// To be called when the place is closed or opened, or a key spills.
  func updateFastPath() { memory.isQuick = memory.allowsQuick && !memory.place.isClosed && !memory.hasSpilled }
}

extension Layout {
  /// Whether some parse takes a digit after the first `k` characters with nothing inserted before it.
  fileprivate func goesOn(digit: Unicode.Scalar, after k: Int) -> Bool {
    let cell = cell(for: digit.asASCIIDigit.value, after: k)
    return cell != 0 && !Row.isAutoInsertion(cell)
  }

  /// Whether a number of fixed width is begun and not finished.
  fileprivate var hasBegunNumber: Bool { openNumber.map { $0.digits < $0.width } ?? false }

  /// Whether a literal is shown at an offset of the display.
  fileprivate func showsLiteral(at offset: Int) -> Bool {
    let k = characters(before: offset)
    return offset < length && !(k < count && self.offset(k + 1) - 1 == offset && !isValueLiteral(k))
  }
}
