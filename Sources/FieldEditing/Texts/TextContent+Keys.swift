internal import SecretMemory

/// Keys that change one character in place, where it is one by itself.
///
/// A character of ASCII but a line feed is a cluster unless a mark follows it, and counts one in every unit. So an edit
/// among such characters moves what stands after it, and changes nothing else.
extension TextContent: InPlaceContent {
  func key(of scalar: Unicode.Scalar) -> UInt8? { nil }

  @inline(__always) func isFastKey(_ key: UInt8, at element: Int) -> Bool {
    memory.isQuick && 0x20..<0x7F ~= key && memory.marked == nil && isPlainBoundary(element)
  }

  func accepts(_ key: UInt8, at element: Int) -> Bool { elementCount < memory.lengthLimit }

  func insertFast(_ key: UInt8, at element: Int) -> EditResult? {
    // after a mark that joined what was typed, the step has an end of its own
    guard accepts(key, at: element), element == memory.stepEnd else { return nil }
    memory.typedCount &+= 1
    memory.stepEnd &+= 1
    memory.storage.insert(key, at: element)
    return lengthen(at: element, from: 0, to: 1)
  }

  @inline(__always) func deletesFast(before element: Int) -> Bool {
    memory.isQuick && memory.marked == nil && element > 0 && memory.storage[element - 1] != 10
      && isPlainBoundary(element) && isPlainBoundary(element - 1)
  }

  func prepare(_ edit: ElementEdit) {
    memory.incoming.removeAll(keepingCapacity: true)
    switch edit {
    case .insert(_, let element): memory.replaced = element..<element
    case .delete(let element, _): memory.replaced = element..<element + 1
    }
  }

  func change(_ edit: ElementEdit) -> EditResult {
    guard case .delete(let element, _) = edit else { preconditionFailure("a key is inserted by itself") }
    memory.storage.remove(at: element)
    return lengthen(at: element, from: 1, to: 0)
  }

  /// Whether a caret stands there because characters of ASCII do on both sides.
  @inline(__always) func isPlainBoundary(_ element: Int) -> Bool {
    (element == 0 || memory.storage[element - 1] < 0x80)
      && (element == elementCount || memory.storage[element] < 0x80)
  }

  /// Whether a range and what takes its place are such characters, among others of them.
  func isPlain(_ range: Range<Int>, replacedBy bytes: SecretList<UInt8>) -> Bool {
    guard isPlainBoundary(range.lowerBound), isPlainBoundary(range.upperBound) else { return false }
    return range.allSatisfy { memory.storage[$0] != 10 && memory.storage[$0] < 0x80 }
      && bytes.allSatisfy { $0 != 10 && $0 < 0x80 }
  }

  /// What such characters become in place: so many more of them, or less.
  @inline(__always) func lengthen(at element: Int, from count: Int, to newCount: Int) -> EditResult {
    var extent = memory.known.extent
    if memory.known.byte == element + count {
      extent &-= TextExtent(repeating: count)
    } else if memory.known.byte != element {
      extent = self.extent(before: element)
    }
    memory.paragraphs.lengthen(at: element, by: newCount - count)
    memory.known = (element + newCount, extent &+ TextExtent(repeating: newCount))
    let (start, end) = (shownOffset(extent), shownOffset(extent &+ TextExtent(repeating: count)))
    let newEnd = shownOffset(memory.known.extent)
    return EditResult(
      start..<end, newEnd: newEnd, selection: newEnd..<newEnd, isComplete: true, effects: .valueChanged)
  }
}
