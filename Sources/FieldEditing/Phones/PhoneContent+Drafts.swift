import MaskEngine
import PhoneNumbering

/// Drafts, and what an undo step keeps: the characters, and the region they were typed in.
extension PhoneContent {
  var isDraftSame: Bool { number.isSame(as: draft) }

  /// Makes the draft the same as the number.
  mutating func copyToDraft() { phone.copy(to: &draft) }

  /// Makes a draft of the number without what is selected.
  mutating func draftWithout(_ selection: ElementSelection) {
    copyToDraft()
    draft.removeKeepingMark(selection.elements)
  }

  /// Supplies the calling code to a draft without a number, where it stands from the start; takes it out where it waits for a digit.
  mutating func supplyCode() {
    if draft.isEmpty && isEager {
      draft.append(suppliedCode)
    } else if !isEager && suppliedCount > 0 && draft.isSame(as: suppliedCode) {
      draft.removeAll()
    }
  }

  /// The draft, once its calling code is settled.
  ///
  /// - Parameter isCodeSupplied: whether the calling code comes with it, unless it stands there already.
  mutating func finished(
    caret: Int, behindGap: Bool = false, isCodeSupplied: Bool = false, effects: EditResult.Effects = []
  ) -> EditOutcome {
    supplyCode()
    let caret = min(caret, draft.count)
    return .draft(
      EditDraft(
        ElementSelection(anchor: caret, head: caret, behindGap: behindGap), effects: effects,
        supplied: 0..<(isCodeSupplied && isEmpty ? min(suppliedCount, draft.count) : 0)))
  }

  mutating func takeDraft(editedAt element: Int) -> EditResult {
    let edit = isRegionNew ? 0 : phone.offset(before: element, behindGap: false)
    let change = isRegionNew ? phone.change(to: format.machine, draft) : phone.take(draft)
    isRegionNew = false
    let start = unsafe outside(change.start, of: phone.bytes)
    let oldEnd = unsafe outside(change.oldEnd, of: phone.formerBytes)
    let newEnd = unsafe outside(change.newEnd, of: phone.bytes)
    return EditResult(
      start..<oldEnd, newEnd: newEnd, selection: 0..<0, isComplete: isComplete,
      effects: change.start < min(edit, change.oldEnd) ? .laidOutAnew : [])
  }

  /// The region is saved as an element of its section, plus one.
  func save(to list: inout NumberList) {
    unsafe list.append(UInt32((format.region?.index ?? -1) + 1), packing: number.bytes)
  }

  mutating func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects {
    let characters = unsafe list.characters(at: start)
    draft.removeAll()
    for i in characters.indices { draft.append(unsafe characters[i]) }
    let region = list[start] == 0 ? nil : PhoneRegion(Int(list[start]) - 1, of: format.tables)
    return region != format.region ? settle(region) : .valueChanged
  }

  /// Settles the draft in a region, by whose rules it is laid out when it is taken. → whether the value changes
  mutating func settle(_ region: PhoneRegion?) -> EditResult.Effects {
    let wasEmpty = isEmpty
    format.region = region
    isRegionNew = true
    supplyCode()
    let isEmpty = draft.isEmpty || draft.isSame(as: suppliedCode)
    return wasEmpty == isEmpty && (isEmpty || isDraftSame) ? [] : .valueChanged
  }
}

extension TypedPhone {
  fileprivate func copy(to draft: inout PhoneBuffer) { draft.copy(number) }
}

extension Editor where Content == PhoneContent {
  /// Another region's rules for the same digits. A calling code that is the old region's becomes the new one's, unless the number is as long
  /// as numbers can be. Without a region, a code that was typed stays, and one that was supplied goes.
  mutating func change(to region: PhoneRegion?) -> EditResult {
    begin()
    if region == content.format.region { return unchanged([]) }
    record()
    state.history.isCoalescing = false
    return show(content.draft(in: region, state.selection), effects: [])
  }
}
