internal import MaskEngine
internal import PhoneNumbering

/// Drafts, and what an undo step keeps: the characters, and the region they were typed in.
extension PhoneContent {
  var draftChange: DraftChange { number.isSame(as: draft) ? .nothing : .value }

  /// Makes a draft of the number without what is selected.
  func draftWithout(_ selection: ElementSelection) {
    draft.copy(number)
    draft.removeKeepingMark(selection.elements)
  }

  /// Puts the calling code in a draft without a number, where it stands from the start; takes it out where it waits
  /// for a digit.
  func autoInsertCode() {
    if draft.isEmpty && memory.isEager {
      draft.append(autoInsertedCode)
    } else if !memory.isEager && autoInsertedCount > 0 && draft.isSame(as: autoInsertedCode) {
      draft.removeAll()
    }
  }

  /// The draft, once its calling code is settled.
  ///
  /// - Parameter isCodeAutoInserted: whether the calling code comes with it, unless it stands there already.
  func finished(
    caret: Int, afterGap: Bool = false, isCodeAutoInserted: Bool = false, effects: EditResult.Effects = []
  ) -> EditOutcome {
    autoInsertCode()
    let caret = min(caret, draft.count)
    let autoInserted = isCodeAutoInserted && isEmpty ? min(autoInsertedCount, draft.count) : 0
    return .draft(ElementSelection(caret: caret, afterGap: afterGap), effects: effects, autoInserted: 0..<autoInserted)
  }

  func takeDraft(editedAt element: Int) -> EditResult {
    let edit = memory.isRegionNew ? 0 : phone.offset(before: element, afterGap: false)
    let change = memory.isRegionNew ? phone.change(to: format.machine, draft) : phone.take(draft)
    memory.isRegionNew = false
    let start = unsafe outside(change.start, of: phone.bytes)
    let oldEnd = unsafe outside(change.oldEnd, of: phone.formerBytes)
    let newEnd = unsafe outside(change.newEnd, of: phone.bytes)
    return EditResult(
      start..<oldEnd, newEnd: newEnd, selection: 0..<0, isComplete: isComplete,
      effects: change.start < min(edit, change.oldEnd) ? .reformatted : [])
  }

  /// The region is saved as an element of its section, plus one.
  @inline(__always) func save(_ selection: ElementSelection, to list: inout NumberList) {
    // of a copy: where the format lies, Swift 6.3 takes a region that is nil for one
    let region = memory.isRegionNew ? memory.formerRegion : memory.format.region
    unsafe list.appendStep(selection, UInt32((region?.index ?? -1) + 1), number.bytes)
  }

  func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects {
    let (fact, characters) = unsafe (list.fact(ofStepAt: start), list.characters(ofStepAt: start))
    endTyping()
    draft.removeAll()
    for i in characters.indices { draft.append(unsafe characters[i]) }
    let region = fact == 0 ? nil : PhoneRegion(Int(fact) - 1, of: format.tables)
    return region != format.region ? settle(region) : .valueChanged
  }

  /// Settles the draft in a region, by whose rules it is laid out when it is taken.
  ///
  /// - Returns: Whether the value changes.
  func settle(_ region: PhoneRegion?) -> EditResult.Effects {
    let wasEmpty = isEmpty
    endTyping()
    memory.formerRegion = memory.format.region
    memory.format.region = region
    memory.isRegionNew = true
    autoInsertCode()
    let isEmpty = draft.isEmpty || draft.isSame(as: autoInsertedCode)
    return wasEmpty == isEmpty && (isEmpty || draftChange == .nothing) ? [] : .valueChanged
  }
}

extension Editor where Content == PhoneContent {
  /// Another region's rules for the same digits. A calling code that is the old region's becomes the new one's, unless
  /// the number is as long as numbers can be. Without a region, a code that was typed stays, and one that was
  /// auto-inserted goes.
  func change(to region: PhoneRegion?) -> EditResult {
    begin()
    if region == content.format.region { return unchanged([]) }
    record()
    state.history.isCoalescing = false
    return show(content.draft(in: region, state.selection), effects: [])
  }
}
