import PhoneNumbering
internal import SecretMemory

/// The whole number at once: from a value, on leaving the field, and in another region.
extension PhoneField {
  /// Puts a value in place of what is there: a plus or none, digits, and perhaps `x` with an extension. Refused whole where it is none.
  ///
  /// Whatever value a field may have can be assigned, that of an extension alone, too, which is left where the number before it was deleted.
  mutating func assign(_ value: String) -> EditResult {
    begin()
    draft.removeAll()
    for (position, scalar) in value.unicodeScalars.enumerated() {
      guard scalar.value < 128, draft.count < PhoneFormat.extensionLimit + format.digitLimit + 2,
        takes(UInt8(truncatingIfNeeded: scalar.value))
      else { return refuse(.doesNotFit, at: value.clusters(before: position)) }
      draft.append(UInt8(truncatingIfNeeded: scalar.value))
      if draft.digitCount > format.digitLimit || draft.extensionCount > PhoneFormat.extensionLimit {
        return refuse(.tooLong, at: value.clusters(before: position))
      }
    }
    return accept(caret: draft.isEmpty ? memory.suppliedCount : draft.count)
  }

  /// Whether a character goes on with the value in the draft.
  private func takes(_ character: UInt8) -> Bool {
    switch character {
    case PhoneBuffer.plus: draft.isEmpty
    case PhoneBuffer.mark: format.takesExtensions && !draft.hasExtension
    default: character.isDigit
    }
  }

  /// Ends the entry: an extension without digits or without a number and a plus without a number go. Behind a calling code the prefix that
  /// is dialled at home goes, too, as nobody dials both.
  mutating func leave() -> EditResult {
    begin()
    draft.copy(number)
    if draft.hasExtension && (draft.extensionCount == 0 || draft.digitCount == 0) {
      draft.remove(draft.numberCount..<draft.count)
    }
    if draft.count == 1 && draft.hasPlus { draft.removeAll() }
    var fromEnd = draft.count - min(head, draft.count)
    if draft.hasPlus, let shorter = numberWithoutNationalPrefix(draft) {
      draft.setNumber(shorter)
      fromEnd = min(fromEnd, draft.count)
    }
    return accept(caret: draft.isEmpty ? memory.suppliedCount : draft.count - fromEnd, behindGap: isBehindGap)
  }

  /// The number behind a plus without a national prefix behind its calling code; nil where there is none.
  func numberWithoutNationalPrefix(_ draft: borrowing PhoneBuffer) -> PhoneNumber? {
    let (digits, count) = (draft.packedDigits, draft.digitCount)
    guard let number = PhoneNumber(dialling: digits, of: count, hasPlus: true, region: nil, of: format.tables), number.isPossible,
      number.digitCount < count
    else { return nil }
    return number
  }

  /// Another region's rules for the same digits. A calling code that is the old region's becomes the new one's, unless the number is as long
  /// as numbers can be. Without a region, a code that was typed stays, and one that was supplied goes.
  mutating func change(to region: PhoneRegion?) -> EditResult {
    begin()
    if region == format.region { return still([]) }
    let old = format.region.map { "+\($0.callingCode)" } ?? ""
    let new = region.map { "+\($0.callingCode)" } ?? ""
    record()
    history.breakRun()
    history.forgetFuture()
    draft.copy(number)
    var (anchor, head) = (anchor, head)
    let hasRoom = draft.numberCount - old.utf8.count + new.utf8.count <= PhoneState.mostCharacters
    if isSupplied && new.isEmpty {
      draft.removeAll()
    } else if unsafe !old.isEmpty && !new.isEmpty && hasRoom && draft.bytes.starts(with: old.utf8) {
      draft.remove(0..<old.utf8.count)
      for (place, byte) in new.utf8.enumerated() { draft.insert(byte, at: place) }
      let shift = new.utf8.count - old.utf8.count
      anchor = anchor < old.utf8.count ? min(anchor, new.utf8.count) : anchor + shift
      head = head < old.utf8.count ? min(head, new.utf8.count) : head + shift
    }
    return set(region, anchor: anchor, head: head, behindGap: isBehindGap)
  }

  /// Lays the draft out by a region's rules. Where its code is supplied, the caret goes behind that.
  mutating func set(
    _ region: PhoneRegion?, anchor: Int, head: Int, behindGap: Bool
  ) -> EditResult {
    var former = value
    memory.format.region = region
    let isNew = draft.isEmpty
    supplyCode()
    let change = phone.change(to: format.machine, draft)
    let (anchor, head) = isNew ? (number.count, number.count) : (min(anchor, number.count), min(head, number.count))
    var now = value
    let effects: EditResult.Effects = former == now ? [] : .valueChanged
    former.wipe()
    now.wipe()
    return tell(change, anchor: anchor, head: head, behindGap: behindGap, edit: 0, hadCode: true, effects: effects)
  }
}
