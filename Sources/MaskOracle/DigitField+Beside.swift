internal import NumberFormatting

/// What is typed beside a number: spaces and apostrophes, which may group, the format's own symbol, labels, and what
/// belongs to no number. After a digit nothing lets the digits that follow close up with those before.
extension DigitField {
  /// Whether there is a caret directly after the last digit. A cash register sets the separator itself.
  var followsDigit: Bool {
    options.entry == .decimal && isCaretAtEnd && elements.last.map { $0 != "." } ?? false
  }

  /// Walks over a grouping sign, or waits for the group that it may set off.
  mutating func typeGroupingSign(_ c: Unicode.Scalar) throws(EditError) {
    if run.isClosed { throw EditError("afterRejection") }
    if selection.isGap || selection.isCaret && !selection.isAfterGap && layout.hasGap(before: selection.head) {
      (selection.isGap, selection.isAfterGap) = (false, true)
      return
    }
    if followsDigit { return waitForGroup(after: c) }
    guard digits.isEmpty && c.isSpace else { throw EditError(.ambiguousSeparator) }
    if run.tail == .label { run.tail = .nothing }
  }

  private mutating func waitForGroup(after c: Unicode.Scalar) {
    switch run.tail {
    case .symbol: if isMark(run.mark + [c.foldedForMarks.value]) { run.mark.append(c.foldedForMarks.value) }
    case .sign: break
    case .groupSign(_, let mayLead): run.tail = .groupSign(shownSign(c), mayLead: mayLead)
    case .group: run.tail = .groupSign(shownSign(c), mayLead: true)
    case .nothing, .label:
      run.tail = .groupSign(shownSign(c), mayLead: leadsGroup && separator == nil && !isAsTyped)
    }
  }

  /// A sign that groups as it is shown while its group is open: as the format has it, or as it was typed.
  func shownSign(_ c: Unicode.Scalar) -> String {
    let sign = c.plainSeparator
    if symbols.isGroupingSign(sign) { return symbols.groupingSeparator }
    return sign.isSpace ? " " : sign.isApostrophe ? "'" : sign == "." ? "." : ","
  }

  /// A digit after what stands after the last one.
  ///
  /// - Returns: Whether it was that.
  mutating func typeAfterTail(_ digit: Character) throws(EditError) -> Bool {
    let former = self
    switch run.tail {
    case .nothing, .label:
      if openGroup == nil { return false }
      elements.append(digit)
    case .groupSign(let sign, mayLead: true):
      elements += [".", digit]
      openGroup = sign
    case .symbol(let c)
    where symbols.decimalKeys.unicodeScalars.contains(c) && separator == nil && mostFractionDigits > 0:
      elements += [".", digit]
      keep(former)
      notices.insert(.reformatted)
      setCaret(elements.count)
      return true
    case .groupSign, .group: throw rejectAtEnd("ambiguousSeparator")
    case .symbol, .sign: throw rejectAtEnd("afterRejection")
    }
    try checkLimits(before: former)
    _ = closeGroup(before: elements.count)
    keep(former)
    if openGroup == nil { run.tail = .group }
    setCaret(elements.count)
    return true
  }

  /// A digit that was meant for another place.
  private mutating func rejectAtEnd(_ reason: String) -> EditError {
    (run.isClosed, run.lostDigit, run.closingKey) = (true, true, nil)
    return EditError(reason)
  }

  /// Makes three digits after an open group's sign a group. Without digits on both sides the sign goes.
  ///
  /// - Returns: The place of an element without the sign.
  mutating func closeGroup(before element: Int) -> Int {
    guard openGroup != nil, let sign = separator, [0, 3].contains(fraction.count) || integer.isEmpty else {
      return element
    }
    elements.remove(at: sign)
    return element > sign ? element - 1 : element
  }

  /// The format's own sign typed where one of its affixes stands: the number is finished.
  mutating func typeAffix(_ c: Unicode.Scalar) throws(EditError) {
    guard selection.isCaret, selection.head == 0 || selection.head == elements.count else {
      throw EditError(.unexpected(c))
    }
    var kept = DigitRun()
    (kept.isClosed, kept.lostDigit, kept.closingKey) = (run.isClosed, run.lostDigit, run.closingKey)
    kept.digitsAfterSeparator = run.digitsAfterSeparator
    if !digits.isEmpty && isCaretAtEnd && options.entry == .decimal && !run.isClosed {
      let mark = run.mark + [c.foldedForMarks.value]
      (kept.tail, kept.mark) = (.symbol(c), isMark(mark) ? mark : [0])
    } else if digits.isEmpty && options.entry == .decimal && (c.isLetter || run.tail == .label && c == "/") {
      kept.tail = .label
    }
    dropOpenKey()
    settle()
    setCaret(selection.head)
    endRun()
    run = kept
  }

  /// Whether one of the format's marks begins so.
  private func isMark(_ typed: [UInt32]) -> Bool { symbols.markTexts.contains { $0.starts(with: typed) } }

  /// Whether what was typed after the number begins one of the format's marks, and is none.
  var endsInBeginningOfMark: Bool {
    let mark = run.mark
    if mark.isEmpty || !isMark(mark) { return false }
    let name = mark.last == 32 ? mark.dropLast() : mark[...]
    return !symbols.markTexts.contains { $0.elementsEqual(name) }
  }

  /// A character that belongs to no number, unless it goes on with one of the format's marks.
  mutating func typeStranger(_ c: Unicode.Scalar) throws(EditError) {
    if c.isWholeDash, try typeWholeDash() { return }
    if run.isClosed {
      if c.isLetter && run.closingKey?.isLetter ?? false { run.lostDigit = true }
      throw EditError(.unexpected(c))
    }
    if followsDigit {
      if isMark(run.mark + [c.foldedForMarks.value]) { return try typeAffix(c) }
      throw close("notAllowedHere", at: c)
    }
    if digits.isEmpty && separator == nil && options.entry == .decimal {
      let goesOn = run.tail == .label && (c == "/" || c.continuesLetter)
      run.tail = c.isLetter || goesOn ? .label : .nothing
    }
    throw EditError(.unexpected(c))
  }

  /// Whether a stop belongs to letters beside the number.
  var belongsToLetters: Bool {
    if case .symbol(let c) = run.tail { return c.isLetter }
    return run.tail == .label && digits.isEmpty
  }

  /// A dash for no fraction: after the separator, as in `12,-`, or after a mark that was rejected after a whole amount,
  /// as in `1250/-`.
  ///
  /// - Returns: Whether it is one.
  mutating func typeWholeDash() throws(EditError) -> Bool {
    if options.entry == .minorUnits || !isCaretAtEnd { return false }
    if run.isClosed { return run.closingKey?.endsWholeAmount ?? false && !run.lostDigit && separator == nil }
    guard elements.last == "." else { return false }
    dropOpenKey()
    endRun()
    run.tail = .sign
    return true
  }
}
