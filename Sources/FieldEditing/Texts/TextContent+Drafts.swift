internal import MaskEngine
internal import SecretMemory
internal import UnicodeFacts

/// Drafts, and undo steps as the difference from the text after them: where it begins, how long what was put in is, and
/// what that took the place of.
extension TextContent {
  var draftChange: DraftChange {
    let (range, bytes) = (memory.replaced, memory.incoming)
    if range.count != bytes.count { return .value }
    for i in bytes.indices where bytes[i] != memory.storage[range.lowerBound + i] { return .value }
    return .nothing
  }

  func takeDraft(editedAt element: Int) -> EditResult {
    let (range, count) = (memory.replaced, memory.incoming.count)
    if isPlain(range, replacedBy: memory.incoming) {
      memory.storage.replace(range, with: memory.incoming)
      var result = lengthen(at: range.lowerBound, from: range.count, to: count)
      result.effects = []
      return result
    }
    let (first, last) = (paragraph(at: range.lowerBound), paragraph(at: range.upperBound))
    let endsText = last.number == memory.paragraphs.count - 1
    let lineEnd = bounds(of: last).upperBound
    // where a mark joins what stands before or after, whole clusters of both texts are replaced
    let start = caretPlace(near: range.lowerBound, roundingUp: false)
    let end = caretPlace(near: range.upperBound, roundingUp: true)
    let (low, high) = (offset(of: start, afterGap: false), offset(of: end, afterGap: false))
    let (lengthBefore, lineEndBefore) = (length, offset(of: lineEnd, afterGap: false))

    memory.storage.replace(range, with: memory.incoming)
    memory.paragraphs.remove(first.number...last.number)
    let growth = count - range.count
    forEachParagraph(
      in: first.start[0]..<last.start[0] + last.extent[0] + growth, endsText: endsText
    ) { memory.paragraphs.insert($0) }

    memory.known = (first.start[0], first.start)
    let newStart = offset(of: caretPlace(near: start, roundingUp: false), afterGap: false)
    let isBoundary = caretPlace(near: end + growth, roundingUp: false) == end + growth
    let oldEnd = isBoundary ? high : lineEndBefore
    return EditResult(
      min(low, newStart)..<oldEnd, newEnd: length - (lengthBefore - oldEnd), selection: 0..<0, isComplete: true,
      effects: [])
  }

  /// The first boundary of clusters in the draft that stands at a byte or after it.
  func draftBoundary(from byte: Int) -> Int {
    if isPlain(memory.replaced, replacedBy: memory.incoming) { return byte }
    var (breaker, place, found) = (GraphemeBreaker(), paragraph(at: memory.replaced.lowerBound).start[0], -1)
    func pass(_ scalar: Unicode.Scalar) -> Bool {
      if breaker.isBoundary(before: scalar), place >= byte { found = place }
      place += UTF8.width(scalar)
      return found < 0
    }
    forEachScalar(in: place..<memory.replaced.lowerBound) { scalar, _ in pass(scalar) }
    memory.incoming.forEachScalar { if found < 0 { _ = pass($0) } }
    forEachScalar(in: memory.replaced.upperBound..<memory.storage.count) { scalar, _ in found < 0 && pass(scalar) }
    return found < 0 ? place : found
  }

  /// The words of a step. Bytes stand four in a word.
  private enum Word: Int { case start, insertedCount, removedCount, bytes }

  func save(_ selection: ElementSelection, to list: inout NumberList) {
    if list.count > 0 { endTypedStep(of: list) }
    memory.typedCount = 0
    memory.stepEnd = memory.replaced.lowerBound + memory.incoming.count
    let removed = memory.replaced
    let words = list.appendStep(selection, words: Word.bytes.rawValue + (removed.count + 3) / 4)
    words[Word.start.rawValue] = UInt32(truncatingIfNeeded: removed.lowerBound)
    words[Word.insertedCount.rawValue] = UInt32(truncatingIfNeeded: memory.incoming.count)
    words[Word.removedCount.rawValue] = 0
    append(removed, to: words)
  }

  /// Adds bytes to those that a step removed.
  private func append(_ bytes: Range<Int>, to words: Lane) {
    var count = Int(words[Word.removedCount.rawValue])
    for i in bytes {
      let word = Word.bytes.rawValue + count / 4
      let others = count % 4 == 0 ? 0 : words[word]
      words[word] = others | UInt32(memory.storage[i]) << UInt32(8 * (count % 4))
      count += 1
    }
    words[Word.removedCount.rawValue] = UInt32(truncatingIfNeeded: count)
  }

  /// What is typed on belongs to the last step, with what it replaces.
  func completeStep(at start: Int, of list: inout NumberList) {
    endTypedStep(of: list)
    let header = list.content(ofStepAt: start)
    let (first, inserted) = (Int(header[Word.start.rawValue]), Int(header[Word.insertedCount.rawValue]))
    let (removed, capacity) = (Int(header[Word.removedCount.rawValue]), list.contentCount(ofStepAt: start))
    let end = max(first + inserted, memory.replaced.upperBound)
    let more = first + inserted..<end
    let words = Word.bytes.rawValue + (removed + more.count + 3) / 4
    if words > capacity { _ = list.lengthenLastStep(by: words - capacity) }
    append(more, to: list.content(ofStepAt: start))
    let count = end - first + memory.incoming.count - memory.replaced.count
    list.content(ofStepAt: start)[Word.insertedCount.rawValue] = UInt32(truncatingIfNeeded: count)
    memory.stepEnd = first + count
  }

  /// What was typed in place belongs to the last step.
  private func endTypedStep(of list: borrowing NumberList) {
    list.content(ofStepAt: UndoLists.lastStep(of: list))[Word.insertedCount.rawValue] &+= UInt32(memory.typedCount)
    memory.typedCount = 0
  }

  func isStepEmpty(at start: Int, of list: borrowing NumberList) -> Bool {
    let words = list.content(ofStepAt: start)
    return memory.typedCount == 0 && words[Word.insertedCount.rawValue] == 0 && words[Word.removedCount.rawValue] == 0
  }

  func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects {
    let words = list.content(ofStepAt: start)
    let first = Int(words[Word.start.rawValue])
    memory.replaced = first..<first + Int(words[Word.insertedCount.rawValue]) + memory.typedCount
    memory.typedCount = 0
    memory.incoming.removeAll(keepingCapacity: true)
    for i in 0..<Int(words[Word.removedCount.rawValue]) {
      memory.incoming.append(UInt8(truncatingIfNeeded: words[Word.bytes.rawValue + i / 4] >> UInt32(8 * (i % 4))))
    }
    return .valueChanged
  }
}

extension SecretList<UInt8> {
  /// Calls a closure with each scalar of a text.
  func forEachScalar(_ body: (Unicode.Scalar) -> Void) {
    var (bytes, decoder) = (makeIterator(), UTF8())
    while case .scalarValue(let scalar) = decoder.decode(&bytes) { body(scalar) }
  }
}
