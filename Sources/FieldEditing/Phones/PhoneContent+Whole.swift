internal import PhoneNumbering

/// The whole number at once: from a value, when editing ends, and in another region.
extension PhoneContent {
  /// Puts a value in place of what is there: a plus or none, digits, and perhaps `x` with an extension. Rejected whole
  /// where it is not a number.
  ///
  /// Whatever value a field may have can be assigned, that of an extension alone, too, which is left where the number
  /// before it was deleted.
  func setValue(_ value: String, _ state: inout EditorState) -> EditOutcome {
    draft.removeAll()
    for (position, scalar) in value.unicodeScalars.enumerated() {
      guard scalar.value < 128, draft.count < PhoneFormat.extensionLimit + format.digitLimit + 2,
        takes(UInt8(truncatingIfNeeded: scalar.value))
      else { return state.reject(.notAllowedHere, at: value.clusters(before: position)) }
      draft.append(UInt8(truncatingIfNeeded: scalar.value))
      if draft.digitCount > format.digitLimit || draft.extensionCount > PhoneFormat.extensionLimit {
        return state.reject(.tooLong, at: value.clusters(before: position))
      }
    }
    return finished(caret: draft.isEmpty ? autoInsertedCount : draft.count)
  }

  /// Whether a character goes on with the value in the draft.
  private func takes(_ character: UInt8) -> Bool {
    switch character {
    case PhoneBuffer.plus: draft.isEmpty
    case PhoneBuffer.mark: format.takesExtensions && !draft.hasExtension
    default: character.isDigit
    }
  }

  /// Ends the entry: an extension without digits or without a number and a plus without a number go. After a calling
  /// code the prefix that is dialled at home goes, too, as no one dials both.
  func endEditing(_ state: inout EditorState) -> EditOutcome {
    // a number that has lost a digit stays incomplete
    if isEmpty || !memory.place.hasLost { endTyping() }
    draft.copy(number)
    if draft.hasExtension && (draft.extensionCount == 0 || draft.digitCount == 0) {
      draft.remove(draft.numberCount..<draft.count)
    }
    if draft.count == 1 && draft.hasPlus { draft.removeAll() }
    var fromEnd = draft.count - min(state.selection.head, draft.count)
    if let number = numberDialledAfterCode()
      ?? (draft.hasPlus ? numberWithoutNationalPrefix(draft) : numberCalledFromNowhere())
    {
      draft.setNumber(number)
      fromEnd = min(fromEnd, draft.count)
    }
    let caret = draft.isEmpty ? autoInsertedCount : draft.count - fromEnd
    return finished(caret: caret, afterGap: state.selection.isAfterGap)
  }

  /// The number that the digits in the draft reach; `nil` where they are none.
  func number(ofDraftIn region: PhoneRegion?, hasPlus: Bool) -> PhoneNumber? {
    PhoneNumber(dialling: draft.packedDigits, of: draft.digitCount, hasPlus: hasPlus, region: region, of: format.tables)
  }

  /// What is dialled at home after the calling code that was auto-inserted: the code once more, `00` and another one.
  /// `nil` where it is not a number, or the draft is one as it stands.
  private func numberDialledAfterCode() -> PhoneNumber? {
    let code = autoInsertedCount
    guard code > 0, draft.commonCount(autoInsertedCode) == code, draft.numberCount > code,
      number(ofDraftIn: nil, hasPlus: true)?.isValid != true
    else { return nil }
    draft.remove(0..<code)
    let dialled = number(ofDraftIn: format.region, hasPlus: false)
    for place in 0..<code { unsafe draft.insert(autoInsertedCode.base[place], at: place) }
    return dialled.flatMap { $0.isValid ? $0 : nil }
  }

  /// The number in the draft with the calling code that was auto-inserted once, where that was typed again, perhaps
  /// after `00`: as it stands, no number begins so, or it is of a fixed line and would be of a mobile phone. Plans say
  /// of a fixed line hardly more than how it begins; its number has not as many digits.
  ///
  /// Of a number that is not assigned the digits are counted: as it stands, a mobile phone's has not as many.
  func numberWithCodeOnce() -> PhoneNumber? {
    let code = autoInsertedCount
    guard code > 0, let region = format.region, draft.numberCount == draft.count,
      draft.commonCount(autoInsertedCode) == code
    else { return nil }
    let typed = unsafe UnsafeBufferPointer(rebasing: draft.number[code...])
    let prefix = unsafe typed.first == 48 ? region.internationalPrefixCount(in: PackedDigits(packing: typed)) ?? 0 : 0
    let again = unsafe UnsafeBufferPointer(rebasing: typed[prefix...])
    guard unsafe again.starts(with: autoInsertedCode.number.dropFirst()) else { return nil }
    let once = unsafe PhoneNumber(
      dialling: PackedDigits(packing: again), of: again.count, hasPlus: true, region: nil, of: format.tables)
    guard let once, once.digitCount <= again.count else { return nil }
    let leads = unsafe region.leads(typed)
    if once.isValid && !leads { return once }
    guard let twice = number(ofDraftIn: nil, hasPlus: true) else { return nil }
    if once.isValid { return once.type == .mobile && twice.type == .fixedLine ? once : nil }
    return !leads && once.possibility(as: .mobile) == .possible && twice.possibility(as: .mobile) == .tooLong
      ? once : nil
  }

  /// The number that digits can only be where no region says what is dialled at home.
  func numberCalledFromNowhere() -> PhoneNumber? {
    if format.region != nil || draft.hasPlus { return nil }
    return PhoneNumber(dialledNowhere: draft.packedDigits, of: draft.digitCount, tables: format.tables)
  }

  /// The number after a plus without a national prefix after its calling code; `nil` where there is none.
  func numberWithoutNationalPrefix(_ draft: borrowing PhoneBuffer) -> PhoneNumber? {
    let (digits, count) = (draft.packedDigits, draft.digitCount)
    guard let number = PhoneNumber(dialling: digits, of: count, hasPlus: true, region: nil, of: format.tables),
      number.isPossible,
      number.digitCount < count
    else { return nil }
    return number
  }

  /// A draft in another region: `Editor.change(to:)`.
  func draft(in region: PhoneRegion?, _ selection: ElementSelection) -> EditOutcome {
    let old = format.region.map { "+\($0.callingCode)" } ?? ""
    let new = region.map { "+\($0.callingCode)" } ?? ""
    draft.copy(number)
    var (anchor, head) = (selection.anchor, selection.head)
    let hasRoom = draft.numberCount - old.utf8.count + new.utf8.count <= PhoneState.mostCharacters
    if isAutoInserted && new.isEmpty {
      draft.removeAll()
    } else if unsafe !old.isEmpty && !new.isEmpty && hasRoom && draft.bytes.starts(with: old.utf8) {
      draft.remove(0..<old.utf8.count)
      for (place, byte) in new.utf8.enumerated() { draft.insert(byte, at: place) }
      let shift = new.utf8.count - old.utf8.count
      anchor = anchor < old.utf8.count ? min(anchor, new.utf8.count) : anchor + shift
      head = head < old.utf8.count ? min(head, new.utf8.count) : head + shift
    }
    // where the code is auto-inserted, the caret goes after that
    let isNew = draft.isEmpty
    let effects = settle(region)
    let count = draft.count
    (anchor, head) = isNew ? (count, count) : (min(anchor, count), min(head, count))
    let selection = ElementSelection(
      anchor: anchor, head: head, afterGap: selection.isAfterGap, selectsGap: selection.isGap && anchor == head)
    return .draft(selection, effects: effects)
  }
}

extension PackedDigits {
  /// As many of some digits as there is room for.
  @unsafe fileprivate init(packing digits: UnsafeBufferPointer<UInt8>) {
    self.init()
    for i in 0..<Swift.min(digits.count, PackedDigits.capacity) { unsafe append(digits[i]) }
  }
}
