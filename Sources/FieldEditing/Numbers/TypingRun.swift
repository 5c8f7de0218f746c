internal import MaskEngine
internal import NumberFormatting

/// Keys typed one after another at the end of a number: what is kept of them until the caret is moved or something else
/// happens.
///
/// Nearly always it is empty, and no digit looks into it: `NumberMemory.isFast` says where one has to.
struct TypingRun: ~Copyable {
  /// The key that set the decimal separator, where the run typed one.
  var decimalKey: Unicode.Scalar?
  /// Rejected digits that may be the rest of a group.
  var held = HeldDigits()
  /// Where a key was rejected after a digit.
  var place = ClosedPlace()
  /// The key that closed the place.
  var closingKey: Unicode.Scalar?
  /// What was typed after the last digit and is not shown.
  var tail = NumberTail.nothing
  /// The name of the format's currency or unit that is typed after the last digit.
  var mark = TypedMark()
  /// How many digits were typed since a separator was rejected that minor units do not need; `nil` if none was.
  var digitsAfterSeparator: Int?
  /// What stood here before keys that no deletion of the last element takes back. Before each step, what else is kept
  /// of the run.
  private var steps = NumberList(capacity: 16)

  /// The number is finished, but what was rejected stays so.
  mutating func endKeepingRejections() {
    steps.removeAll()
    decimalKey = nil
    held = HeldDigits()
    (tail, mark) = (.nothing, TypedMark())
  }

  @inline(__always) mutating func end() {
    endKeepingRejections()
    digitsAfterSeparator = nil
    closingKey = nil
    place.open()
  }

  mutating func wipe() {
    steps.wipe()
    end()
  }
}

/// Keys to be taken back.
extension TypingRun {
  private enum Word: Int, CaseIterable { case held, decimalKey, tail, elementCount }

  /// How many elements the number has that the last kept key made; 0 where none is kept.
  var keptCount: Int {
    steps.isEmpty ? 0 : Int(steps[UndoLists.lastStep(of: steps) - Word.allCases.count + Word.elementCount.rawValue])
  }

  /// Keeps the number as it is before a key that makes it one of so many elements.
  mutating func keep(_ content: NumberContent, _ selection: ElementSelection, elementCount: Int) {
    steps.append(held.word)
    steps.append(decimalKey?.value ?? 0)
    steps.append(tail.word)
    steps.append(UInt32(truncatingIfNeeded: elementCount))
    content.save(selection, to: &steps)
  }

  /// Makes a draft of the number before the last kept key.
  mutating func takeBack(_ content: NumberContent) {
    let start = UndoLists.lastStep(of: steps)
    let words = start - Word.allCases.count
    content.makeDraft(of: steps, at: start)
    held = HeldDigits(word: steps[words + Word.held.rawValue])
    let key = steps[words + Word.decimalKey.rawValue]
    decimalKey = key == 0 ? nil : Unicode.Scalar(key)
    (tail, mark) = (NumberTail(word: steps[words + Word.tail.rawValue]), TypedMark())
    steps.truncate(to: words)
  }
}

/// Up to three digits that were rejected after a full fraction, as the 4 of `1.234,50` typed in English.
struct HeldDigits: Equatable {
  /// The count in the lowest byte, the digits above it.
  private(set) var word: UInt32 = 0

  init() {}
  init(word: UInt32) { self.word = word }

  /// More than the rest of a group.
  static var tooMany: HeldDigits { HeldDigits(word: 0xFF) }

  var count: Int { Int(word & 0xFF) }
  subscript(i: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * UInt32(i + 1))) }

  mutating func append(_ digit: UInt8) { word = (word + 1) | UInt32(digit) << (8 * UInt32(count + 1)) }
}
