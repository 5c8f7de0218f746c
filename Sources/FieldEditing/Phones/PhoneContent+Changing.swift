import PhoneNumbering

/// Keys that change one character in place.
extension PhoneContent {
  func key(of scalar: Unicode.Scalar) -> UInt8? { scalar.phoneDigit.map { 48 + $0 } }

  @inline(__always) func isFastKey(_ key: UInt8, at element: Int) -> Bool { key.isDigit && element >= fastCount }

  /// Whether there is room for a digit before an element of the number, or after its last.
  func accepts(_ key: UInt8, at element: Int) -> Bool {
    element <= number.numberCount && (element > 0 || !number.hasPlus) && number.digitCount < phone.limit
      && (!isOverwriting || element == number.count)
  }

  /// Mostly a digit at the end goes on with the layout: all of that is done in registers.
  @inline(__always) mutating func insertFast(_ key: UInt8, at element: Int) -> EditResult? {
    let append = phone.append(key, at: element)
    return append.isTaken ? EditResult(append) : insertAnyhow(key, at: element)
  }

  @inline(never) private mutating func insertAnyhow(_ key: UInt8, at element: Int) -> EditResult? {
    accepts(key, at: element) ? change(.insert(key, at: element)) : nil
  }

  @inline(__always) func deletesFast(before element: Int) -> Bool {
    element == number.count && element > fastCount && !number.hasExtension
  }

  mutating func change(_ edit: ElementEdit) -> EditResult {
    switch edit {
    case .insert(PhoneBuffer.plus, _): EditResult(phone.appendPlus())
    case .insert(let key, let element):
      phone.takes(at: element)
        ? result(of: phone.appendAnyhow(key, at: element))
        : result(in: element, caret: element + 1) { $0.insert(key, at: element) }
    case .delete(let element, let behindGap):
      element == number.count - 1 && !number.hasExtension
        ? result(of: phone.removeLast())
        : result(in: element, caret: element, behindGap: behindGap) { $0.remove(at: element) }
    }
  }

  /// What a key at the end did.
  private func result(of change: PhoneChange) -> EditResult {
    EditResult(
      change.start..<change.oldEnd, newEnd: change.newEnd, selection: change.newEnd..<change.newEnd,
      isComplete: change.isPossible, effects: change.isLaidOutAnew ? [.valueChanged, .laidOutAnew] : .valueChanged)
  }

  /// What a change of one element did that stands in the middle.
  private func result(
    in element: Int, caret: Int, behindGap: Bool = false, _ body: (borrowing TypedPhone) -> PhoneChange
  ) -> EditResult {
    let edit = phone.offset(before: element, behindGap: false)
    var change = body(phone)
    change.isLaidOutAnew = change.start < min(edit, change.oldEnd)
    let offset = phone.offset(before: caret, behindGap: behindGap && phone.hasGap(before: caret))
    var result = result(of: change)
    result.selection = offset..<offset
    return result
  }

  /// The rest closes up, and is laid out again. A calling code that was supplied stays while nothing else is there. The mark of an extension
  /// stays as long as a digit of the extension does, or that would join the number.
  mutating func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if isSupplied || elements.isEmpty { return .rejected }
    if elements == number.numberCount..<number.numberCount + 1 && number.extensionCount > 0 { return .walk(to: step) }
    let place = elements.lowerBound
    let behindGap = step > place && state.selection.isBehindGap
    if elements.count == 1 && place < number.numberCount && number.count > fastCount {
      return .inPlace(.delete(at: place, behindGap: behindGap))
    }
    copyToDraft()
    draft.removeKeepingMark(elements)
    return finished(caret: draft.isEmpty ? suppliedCount : place, behindGap: behindGap)
  }
}
