internal import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Keys in a mask of open numbers, whose length only what is typed after them shows: nothing is joined over a rejected
/// key.
extension MaskContent {
  /// Types a scalar at the caret.
  func enter(beside scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome {
    let last = memory.numbers.lastDigit
    memory.numbers.lastDigit = .ordinary
    let place = KeyPlace(now, state.selection.head)
    let outcome =
      scalar.decimalDigit != nil
      ? enter(digit: scalar, at: place, after: last, &state) : enter(other: scalar, at: place, after: last, &state)
    updateFastPath()
    return outcome
  }

  /// Types a digit.
  ///
  /// One that makes a number too large is rejected where it could be the next number's as well; else it goes on into
  /// what follows. One that follows a number that no digit could go on with begins the next.
  private func enter(
    digit: Unicode.Scalar, at place: KeyPlace, after last: TypedNumbers.LastDigit, _ state: inout EditorState
  ) -> EditOutcome {
    let (k, flags) = (place.count, place.flags)
    if place.isAfterLast && flags & StateRecord.closedBound != 0 && !now.goesOn(digit: digit, after: k) {
      return close(.outOfRange, losing: true, &state)
    }
    // nothing was typed between the digits
    let isBesideLast = place.isAfterLast || place.caret == carried
    let endsZero = place.isAfterLast && place.isAtEnd && last == .zero
    if endsZero {
      guard fitsAfterSeparator(digit) else { return close(.outOfRange, losing: true, &state) }
      scratch.endsNumber = true
    }

    let outcome = enter(isTyping: true, &state)
    scratch.endsNumber = false
    switch outcome.kind {
    case .rejected:
      let isFull = flags & StateRecord.takesNoDigits != 0
      guard place.isAfterDigit, place.isAfterLast || isFull else { return outcome }
      if isFull, let outcome = holdYear(digit, &state) { return outcome }
      let isTooLarge = flags & StateRecord.begunNumber != 0 || first.states.hasBegunNumber
      if isTooLarge || isFull { state.report.replace(by: isTooLarge ? .outOfRange : .full) }
      if isFull && !isTooLarge && isSlip() { return outcome }
      return close(nil, losing: true, &state)
    case .draft: note(place, isBesideLast: isBesideLast, endsZero: endsZero, last)
    case .walk: memory.numbers.accept()
    case .insertion, .deletion: break
    }
    return outcome
  }

  /// Whether a digit too many, which is counted, was hit by mistake: it does not show that those before it were meant
  /// otherwise.
  private func isSlip() -> Bool {
    memory.numbers.lettersRejected = 0
    memory.numbers.digitsTooMany = min(2, memory.numbers.digitsTooMany + 1)
    return isComplete && memory.numbers.digitsTooMany == 1 && memory.numbers.hasty.isEmpty
      && !tables.endsInNaturalNumber
  }

  /// Types what is not a digit. A separator confirms where a number ends, or shows that digits were meant as one
  /// number.
  private func enter(
    other scalar: Unicode.Scalar, at place: KeyPlace, after last: TypedNumbers.LastDigit, _ state: inout EditorState
  ) -> EditOutcome {
    let isSeparator = scalar.value.isSeparator
    if isSeparator && last == .doubtful { return close(.outOfRange, losing: true, &state) }
    if isSeparator && memory.numbers.held != nil { return close(.full, losing: true, &state) }

    let outcome = enter(isTyping: true, &state)
    switch outcome.kind {
    case .rejected:
      if scalar.isLetter { return reject(letter: scalar, at: place, outcome, &state) }
      guard isSeparator, place.isAfterDigit, place.isAfterLast else { return outcome }
      if isComplete { state.report.replace(by: .full) }
      let isSlip = isComplete && place.flags & StateRecord.takesNoDigits != 0 && scalar == " "
      return isSlip ? outcome : close(nil, losing: false, &state)
    case .walk: confirm(now, place)
    case .draft: confirm(next, place)
    case .insertion, .deletion: break
    }
    return outcome
  }

  private func confirm(_ layout: borrowing Layout, _ place: KeyPlace) {
    memory.numbers.accept()
    if place.isAtEnd { memory.numbers.confirm(layout.numberEnd(before: layout.count)) }
  }

  /// Notes that the separator shown after the last number was typed over, where no key before it said anything else.
  func confirmNumber() {
    if tables.hasOpenNumbers { memory.numbers.confirm(now.numberEnd(before: now.count)) }
  }

  /// Notes what an accepted digit did: to the number before it, and to its own.
  private func note(
    _ place: KeyPlace, isBesideLast: Bool, endsZero: Bool, _ last: TypedNumbers.LastDigit
  ) {
    memory.numbers.accept()
    guard next.count > now.count, isBesideLast || place.isAtEnd else { return }
    let isPadded = !first.padded.isEmpty
    let end = now.offset(place.count)
    let leaves = isPadded || place.flags & StateRecord.begunNumber != 0 && next.showsLiteral(at: end)
    let couldGoOn = isPadded || place.flags & StateRecord.overNumber == 0
    if isBesideLast && leaves && couldGoOn && !endsZero { memory.numbers.lastDigit = .doubtful }
    guard place.isAtEnd else { return }
    if isBesideLast && place.count > 0 && end < next.length && next.display[end] &- 48 >= 10 {
      // it opened its part
      if !memory.isEager {
        memory.numbers.lastDigit = .doubtful
      } else if next.endsInZero && next.state(next.count).flags & StateRecord.closedBound != 0 {
        memory.numbers.lastDigit = .zero
      }
    }
    if leaves { memory.numbers.endHastily(at: place.count + first.padded.count) }
    let own = next.endsInPaddedNumber(after: place.count + first.padded.count)
    if own.isPadded { memory.numbers.endHastily(at: next.count) }
    let flags = next.state(next.count).flags
    let isOver = own.hasOneDigit || flags & StateRecord.overNumber != 0 && next.digitsAtEnd == 1
    guard isOver, memory.numbers.lastDigit == .ordinary else { return }
    let follows = isBesideLast && (last == .over || last == .doubtful)
    memory.numbers.lastDigit = follows && flags & StateRecord.takesNoDigits == 0 ? .doubtful : .over
  }

  /// Whether a digit fits after the one separator that may come next.
  private func fitsAfterSeparator(_ digit: Unicode.Scalar) -> Bool {
    scratch.padded.copy(now, to: now.count)
    return scratch.padded.exact(now.state(now.count).separator)
      && scratch.padded.fits(digit.asASCIIDigit.value, after: scratch.padded.count)
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
    let wasHeld = memory.numbers.held != nil
    memory.place.open()
    memory.numbers.endKeys()
    if !wasClosed { memory.numbers.held = nil }
    updateFastPath()
    return wasClosed || wasHeld ? .walk(to: state.selection.head) : nil
  }

  func endTyping() {
    memory.place.open()
    memory.numbers = TypedNumbers()
    updateFastPath()
  }

  /// To be called when the place is closed or opened, or a key changes what is known of numbers.
  func updateFastPath() {
    memory.isQuick = memory.allowsQuick && !memory.place.isClosed && memory.numbers.isOrdinary
  }
}

/// Where a key is typed.
struct KeyPlace {
  let caret: Int
  /// How many characters of the value stand before it, and what is known of numbers after them.
  let count: Int
  let flags: UInt32
  /// Whether it stands right after the last of them, after a digit, and after the whole value.
  let isAfterLast: Bool
  let isAfterDigit: Bool
  let isAtEnd: Bool

  init(_ layout: borrowing Layout, _ caret: Int) {
    self.caret = caret
    count = layout.characters(before: caret)
    flags = layout.state(count).flags
    isAfterLast = layout.offset(count) == caret
    isAfterDigit = count > 0 && layout.character(count - 1) &- 48 < 10
    isAtEnd = count == layout.count
  }
}
