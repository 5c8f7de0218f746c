import MaskFuzzing
import Testing
import UnicodeFacts

@testable import FieldEditing

/// Free text, beside a slow one that recomputes everything.
@Suite struct FreeTextTests {
  static func note(in unit: FieldOptions.OffsetUnit = .utf8) -> Field {
    Field(TextFormat(hasLines: true), options: FieldOptions(offsetUnit: unit, lengthLimit: .max))
  }

  @Test func keysDoWhatTheySay() {
    var field = Self.note()
    field.insert("Dear Ada,\r\nthank you")
    #expect(field.text == "Dear Ada,\nthank you" && field.characterCount == 19)
    field.deleteBackward(.word)
    #expect(field.text == "Dear Ada,\nthank ")
    field.move(.start)
    #expect(field.caret == 10)
    field.deleteBackward()
    #expect(field.text == "Dear Ada,thank ")
    field.undo()
    #expect(field.text == "Dear Ada,\nthank ")
    field.setSelection(anchor: field.selectionAnchor, head: 0)
    field.insert("x\u{7}y\t")
    #expect(field.text == "xy\tthank ")
    field.undo()
    #expect(field.selection == 0..<10 && field.caret == 0)
  }

  @Test func typingIsOneStep() {
    var field = Self.note()
    for key in "hello" { field.insert(String(key)) }
    field.move(.backward)
    field.move(.forward)
    for key in " you" { field.insert(String(key)) }
    field.undo()
    #expect(field.text == "hello")
    field.undo()
    #expect(field.text == "" && field.canUndo == false)
    field.redo()
    field.redo()
    #expect(field.text == "hello you" && field.caret == 9)
  }

  @Test func markedTextIsOneStep() {
    var field = Self.note()
    field.insert("a")
    field.setMarkedText("n")
    field.setMarkedText("に")
    #expect(field.text == "aに" && field.displayRuns().map(\.role) == [.typed, .marked])
    field.unmarkText()
    #expect(field.hasMarkedText == false)
    field.undo()
    #expect(field.text == "a")
    field.setMarkedText("x")
    field.setMarkedText("")
    #expect(field.text == "a" && field.hasMarkedText == false)
  }

  @Test func markedTextStandsInPlaceOfTheSelection() {
    var field = Self.note()
    field.insert("hello")
    field.selectAll()
    field.setMarkedText("x")
    field.setMarkedText("")
    #expect(field.text == "")
    field.undo()
    #expect(field.text == "hello" && field.selection == 0..<5)
    field.setSelection(anchor: 0, head: 0)
    field.setMarkedText("ab")
    field.deleteBackward()
    field.undo()
    field.undo()
    #expect(field.text == "hello")
    field.setMarkedText("c")
    field.setText("other")
    field.undo()
    #expect(field.text == "chello")
  }

  @Test func wordsGetPastMarksAndJoiners() {
    var field = Self.note()
    field.insert("a\u{200D}b cafe\u{301}s")
    field.move(.wordBackward)
    #expect(field.caret == 6)
    field.moveCaret(to: 0)
    field.move(.wordForward)
    let first = field.caret
    #expect(first > 0)
    field.move(.wordForward)
    #expect(field.caret > first)
  }

  /// An input method that shows nothing has nothing to take back, nor to delete.
  @Test func nothingMarkedChangesNothing() {
    var field = Self.note()
    field.setMarkedText("")
    for key in "ab" { field.insert(String(key)) }
    field.setMarkedText("")
    field.selectAll()
    field.setMarkedText("")
    #expect(field.text == "ab" && field.selection == 0..<2 && !field.hasMarkedText)
    field.undo()
    #expect(field.text == "" && !field.canUndo)
  }

  /// The caret may stand after a mark that joined what was typed: what is typed next is part of the step all the same.
  @Test func aStepHasWhatStandsWithin() {
    var field = Self.note()
    field.insert("1x")
    field.moveCaret(to: 0)
    field.insert("\u{600}")
    field.insert("a")
    field.undo()
    #expect(field.text == "1x")
  }

  @Test func lengthsAreLimited() {
    var field = Field(TextFormat(), options: FieldOptions(lengthLimit: 3))
    field.insert("e")
    field.insert("ab")
    #expect(field.insert("\u{301}").rejectedCount == 0 && field.insert("c").rejectedCount == 1)
    field.selectAll()
    field.insert("👨‍👩‍👧")
    field.selectAll()
    #expect(field.insert("abcd").effects.contains(.rejected) && field.setText("abcd").effects.contains(.rejected))
    field.setMarkedText("abcd")
    #expect(field.text == "👨‍👩‍👧" && !field.hasMarkedText && field.redactedText(revealingLast: 0) == "•")
  }

  @Test func whatIsLeftOutIsReported() {
    var field = Field(TextFormat())
    field.insert("a\u{7}b\nc")
    #expect(field.text == "abc")
    #expect(field.rejections.map(\.reason) == [.invisible, .notAllowedHere])
    #expect(field.setValue("a\nb").effects.contains(.rejected) && field.text == "abc")
  }

  static let pieces = [
    "a", "é", "e", "\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🇩", "\n", "\r\n", "漢", " ", "word", "ก็", "\u{200D}", "ب", "\t", "𝄞",
  ]

  @Test(arguments: 0..<12) func randomEditsAreThoseOfTheSlowOne(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    let unit = FieldOptions.OffsetUnit.allCases[seed % 4]
    var field = Self.note(in: unit)
    var slow = SlowText()
    for step in 0..<400 {
      let (a, b) = (Int(random.next() % 60), Int(random.next() % 60))
      let before = field.text
      var edit: EditResult?
      switch random.next() % 12 {
      case 0...4:
        let text = (0...Int(random.next() % 3)).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
        edit = field.insert(text)
        slow.insert(text)
      case 5:
        edit = field.deleteBackward()
        slow.delete(-1)
      case 6:
        edit = field.deleteForward()
        slow.delete(1)
      case 8:
        field.move(.backward)
        slow.move(-1)
      case 9:
        field.move(.forward)
        slow.move(1)
      case 10:
        edit = field.undo()
        slow.undo()
      case let way:
        let (anchor, head) = (slow.boundary(a), slow.boundary(way == 7 ? b : a))
        field.setSelection(anchor: slow.offset(anchor, in: unit), head: slow.offset(head, in: unit))
        slow.select(anchor, head)
      }
      let (text, caret, anchor) = (field.text, field.caret, field.selectionAnchor)
      let (slowCaret, slowAnchor) = (slow.offset(slow.caret, in: unit), slow.offset(slow.anchor, in: unit))
      guard text.utf8.elementsEqual(slow.text.utf8), caret == slowCaret, anchor == slowAnchor else {
        Issue.record(
          "seed \(seed), step \(step): \(text.debugDescription) \(anchor) \(caret), slow \(slow.text.debugDescription) \(slowAnchor) \(slowCaret)"
        )
        return
      }
      if let edit, let problem = edit.problem(from: before, to: text, in: unit) {
        Issue.record("seed \(seed), step \(step): \(problem)")
        return
      }
      let counts = (field.characterCount, field.valueLength(in: .utf16), field.valueLength(in: .utf8), field.textLength)
      #expect(
        counts == (slow.clusters.count, text.utf16.count, text.utf8.count, slow.offset(text.utf8.count, in: unit)))
    }
    while field.canUndo { field.undo() }
    let last = field.text
    while field.canRedo { field.redo() }
    while field.canUndo { field.undo() }
    let again = field.text
    #expect(last.utf8.elementsEqual(again.utf8))
  }
}

extension EditResult {
  /// What is wrong with the ranges: put in place of what was replaced, the replacement gives another text.
  fileprivate func problem(from before: String, to after: String, in unit: FieldOptions.OffsetUnit) -> String? {
    func part(_ text: String, _ from: Int, _ to: Int?) -> String {
      String(text[text.index(at: from, in: unit)..<(to.map { text.index(at: $0, in: unit) } ?? text.endIndex)])
    }
    let parts = [
      part(before, 0, replaced.lowerBound), part(after, replacement.lowerBound, replacement.upperBound),
      part(before, replaced.upperBound, nil),
    ]
    return parts.joined().utf8.elementsEqual(after.utf8)
      ? nil : "\(replaced) became \(replacement) of \(after.debugDescription)"
  }
}

/// A text as a string, edited by building it again. Its clusters are those of the package's tables.
private struct SlowText {
  var text = ""
  var (anchor, caret) = (0, 0)
  private var steps: [(text: String, anchor: Int, caret: Int)] = []
  private var isTyping = false

  var clusters: [Range<Int>] {
    var breaker = GraphemeBreaker()
    var (starts, place) = ([Int](), 0)
    for scalar in text.unicodeScalars {
      if breaker.isBoundary(before: scalar) { starts.append(place) }
      place += UTF8.width(scalar)
    }
    return zip(starts, starts.dropFirst() + [place]).map { $0..<$1 }
  }

  func boundary(_ offset: Int) -> Int {
    let offset = min(max(0, offset), text.utf8.count)
    return offset == text.utf8.count ? offset : clusters.last { $0.lowerBound <= offset }?.lowerBound ?? 0
  }

  /// How far a byte is in another unit.
  func offset(_ byte: Int, in unit: FieldOptions.OffsetUnit) -> Int {
    unit == .characters
      ? clusters.count { $0.upperBound <= byte }
      : unit.count(String(decoding: Array(text.utf8)[..<byte], as: UTF8.self))
  }

  mutating func select(_ a: Int, _ b: Int) {
    // where the caret stands already, typing goes on
    if (anchor, caret) == (boundary(a), boundary(b)) { return }
    (anchor, caret) = (boundary(a), boundary(b))
    isTyping = false
  }

  mutating func move(_ step: Int) {
    var target = caret
    if anchor != caret {
      target = step < 0 ? min(anchor, caret) : max(anchor, caret)
    } else if step < 0 {
      target = clusters.last { $0.lowerBound < caret }?.lowerBound ?? 0
    } else {
      target = clusters.first { $0.lowerBound >= caret }?.upperBound ?? caret
    }
    select(target, target)
  }

  mutating func delete(_ step: Int) {
    var range = min(anchor, caret)..<max(anchor, caret)
    if range.isEmpty {
      let cluster = step < 0 ? clusters.last { $0.lowerBound < caret } : clusters.first { $0.lowerBound >= caret }
      guard let cluster else { return }
      range = cluster
    }
    replace(range, "", isTyping: false)
  }

  mutating func insert(_ given: String) {
    var scalars = String.UnicodeScalarView()
    var last: Unicode.Scalar = " "
    for scalar in given.unicodeScalars {
      let isSecond = scalar == "\n" && last == "\r"
      last = scalar
      if isSecond { continue }
      scalars.append(scalar == "\r" ? "\n" : scalar)
    }
    replace(min(anchor, caret)..<max(anchor, caret), String(scalars), isTyping: true)
  }

  private mutating func replace(_ range: Range<Int>, _ new: String, isTyping: Bool) {
    let bytes = Array(text.utf8)
    let former = (text, anchor, caret)
    text = String(decoding: bytes[..<range.lowerBound] + new.utf8 + bytes[range.upperBound...], as: UTF8.self)
    let isChanged = !text.utf8.elementsEqual(former.0.utf8)
    if isChanged, !(self.isTyping && isTyping) { steps.append(former) }
    let end = range.lowerBound + new.utf8.count
    let near = boundary(end)
    caret = near == end ? end : clusters.first { $0.lowerBound == near }?.upperBound ?? end
    anchor = caret
    self.isTyping = isTyping && isChanged
  }

  mutating func undo() {
    guard let step = steps.popLast() else { return }
    (text, anchor, caret) = step
    isTyping = false
  }
}
