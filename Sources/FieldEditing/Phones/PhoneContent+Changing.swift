internal import PhoneNumbering
internal import UnicodeFacts

/// Keys that change one character in place.
extension PhoneContent {
  func key(of scalar: Unicode.Scalar) -> UInt8? { scalar.decimalDigit.map { 48 + $0 } }

  @inline(__always) func isFastKey(_ key: UInt8, at element: Int) -> Bool {
    key.isDigit && element >= memory.fastCount && !mayRepeatCode
  }

  /// Whether there is room for a digit before an element of the number, or after its last.
  func accepts(_ key: UInt8, at element: Int) -> Bool {
    element <= number.numberCount && (element > 0 || !number.hasPlus) && number.digitCount < phone.limit
      && (!memory.isOverwriting || element == number.count)
  }

  /// Mostly a digit at the end goes on with the layout: all of that is done in registers.
  @inline(__always) func insertFast(_ key: UInt8, at element: Int) -> EditResult? {
    let append = phone.append(key, at: element)
    if append.isTaken { return EditResult(append) }
    if phone.takes(at: element) { return insertAtEnd(key, at: element) }
    return accepts(key, at: element) ? change(.insert(key, at: element)) : nil
  }

  /// A digit at the end that lays the number out again.
  @inline(never) private func insertAtEnd(_ key: UInt8, at element: Int) -> EditResult {
    result(of: phone.appendGeneral(key, at: element))
  }

  /// Not where nothing but a calling code may stay that was auto-inserted, nor after the mark of an extension.
  @inline(__always) func deletesFast(before element: Int) -> Bool {
    number.count > memory.fastCount && element > 0 && element <= number.numberCount
  }

  @inline(__always) func change(_ edit: ElementEdit) -> EditResult {
    switch edit {
    case .insert(PhoneBuffer.plus, _): EditResult(phone.appendPlus())
    case .insert(let key, let element): changeWithin(element, caret: element + 1) { $0.insert(key, at: element) }
    case .delete(let element, let afterGap):
      element == number.count - 1 && !number.hasExtension
        ? result(of: phone.removeLast())
        : changeWithin(element, caret: element, afterGap: afterGap) { $0.remove(at: element) }
    }
  }

  /// What a key at the end did.
  @inline(__always) private func result(of change: PhoneChange) -> EditResult {
    EditResult(
      change.start..<change.oldEnd, newEnd: change.newEnd, selection: change.newEnd..<change.newEnd,
      isComplete: change.isPossible, effects: change.isReformatted ? [.valueChanged, .reformatted] : .valueChanged)
  }

  /// What a change of one element did that stands in the middle.
  @inline(never) private func changeWithin(
    _ element: Int, caret: Int, afterGap: Bool = false, _ body: (borrowing TypedPhone) -> PhoneChange
  ) -> EditResult {
    let edit = phone.offset(before: element, afterGap: false)
    var change = body(phone)
    change.isReformatted = change.start < min(edit, change.oldEnd)
    let offset = phone.offset(before: caret, afterGap: afterGap && phone.hasGap(before: caret))
    var result = result(of: change)
    result.selection = offset..<offset
    return result
  }

  /// The rest closes up, and is reformatted. A calling code that was auto-inserted stays while nothing else is there.
  /// The mark of an extension stays as long as a digit of the extension does, or that would join the number.
  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome {
    if isAutoInserted || elements.isEmpty { return .rejected }
    if elements == number.numberCount..<number.numberCount + 1 && number.extensionCount > 0 { return .walk(to: step) }
    let place = elements.lowerBound
    let afterGap = step > place && state.selection.isAfterGap
    if elements.count == 1 && deletesFast(before: place + 1) {
      return .deletion(at: place, afterGap: afterGap)
    }
    draft.copy(number)
    draft.removeKeepingMark(elements)
    return finished(caret: draft.isEmpty ? autoInsertedCount : place, afterGap: afterGap)
  }
}
