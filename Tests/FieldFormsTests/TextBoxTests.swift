import Testing

@testable import FieldForms

/// Text of several lines, beside a slow one that recomputes everything.
@Suite struct TextBoxTests {
  @Test func keysDoWhatTheySay() {
    var box = TextBox()
    box.insert("Dear Ada,\r\nthank you")
    #expect(box.text == "Dear Ada,\nthank you" && box.count() == 19)
    box.deleteBackward(.word)
    #expect(box.text == "Dear Ada,\nthank ")
    box.move(.start)
    #expect(box.caret == 10)
    box.deleteBackward()
    #expect(box.text == "Dear Ada,thank ")
    box.undo()
    #expect(box.text == "Dear Ada,\nthank ")
    box.moveToEdge(end: false, extending: true)
    box.insert("x\u{7}y\t")
    #expect(box.text == "xy\tthank ")
    box.undo()
    #expect(box.selection == 0..<10 && box.caret == 0)
  }

  @Test func typingIsOneStep() {
    var box = TextBox()
    for key in "hello" { box.insert(String(key)) }
    box.move(.backward)
    box.move(.forward)
    for key in " you" { box.insert(String(key)) }
    box.undo()
    #expect(box.text == "hello")
    box.undo()
    #expect(box.text == "" && box.canUndo == false)
    box.redo()
    box.redo()
    #expect(box.text == "hello you" && box.caret == 9)
  }

  @Test func markedTextIsOneStep() {
    var box = TextBox()
    box.insert("a")
    box.setMarkedText("n")
    box.setMarkedText("に")
    #expect(box.text == "aに" && box.markedRange == 1..<4)
    box.unmarkText()
    #expect(box.hasMarkedText == false)
    box.undo()
    #expect(box.text == "a")
    box.setMarkedText("x")
    box.setMarkedText("")
    #expect(box.text == "a" && box.hasMarkedText == false)
  }

  @Test func markedTextStandsInPlaceOfTheSelection() {
    var box = TextBox()
    box.insert("hello")
    box.selectAll()
    box.setMarkedText("x")
    box.setMarkedText("")
    #expect(box.text == "")
    box.undo()
    #expect(box.text == "hello" && box.selection == 0..<5)
    box.setSelection(anchor: 0, head: 0)
    box.setMarkedText("ab")
    box.deleteBackward()
    box.undo()
    box.undo()
    #expect(box.text == "hello")
    box.setMarkedText("c")
    box.setText("other")
    box.undo()
    #expect(box.text == "chello")
  }

  @Test func wordsGetPastMarksAndJoiners() {
    var box = TextBox()
    box.insert("a\u{200D}b cafe\u{301}s")
    box.move(.wordBackward)
    #expect(box.caret == 6)
    box.moveToEdge(end: false)
    box.move(.wordForward)
    let first = box.caret
    #expect(first > 0)
    box.move(.wordForward)
    #expect(box.caret > first)
  }

  @Test func whatIsReadOnlyStays() {
    var box = TextBox(isReadOnly: true)
    box.setText("a note")
    let result = box.insert("x")
    #expect(result.effects.contains(.rejected))
    box.deleteBackward(.all)
    box.undo()
    #expect(box.text == "a note")
  }

  static let pieces = [
    "a", "é", "e", "\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪", "🇩", "\n", "\r\n", "漢", " ", "word", "ก็", "\u{200D}", "ب", "\t", "𝄞",
  ]

  @Test(arguments: 0..<12) func randomEditsAreThoseOfTheSlowOne(_ seed: Int) {
    var random = SystemRandom(seed: UInt64(seed) + 1)
    var box = TextBox()
    var slow = SlowTextBox()
    for step in 0..<400 {
      let (a, b) = (Int(random.next() % 60), Int(random.next() % 60))
      switch random.next() % 12 {
      case 0...4:
        let text = (0...Int(random.next() % 3)).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
        box.insert(text)
        slow.insert(text)
      case 5:
        box.deleteBackward()
        slow.delete(-1)
      case 6:
        box.deleteForward()
        slow.delete(1)
      case 7:
        box.setSelection(anchor: a, head: b)
        slow.select(a, b)
      case 8:
        box.move(.backward)
        slow.move(-1)
      case 9:
        box.move(.forward)
        slow.move(1)
      case 10:
        box.undo()
        slow.undo()
      default:
        box.setSelection(anchor: a, head: a)
        slow.select(a, a)
      }
      let (text, caret, anchor) = (box.text, box.caret, box.selectionAnchor)
      guard text.utf8.elementsEqual(slow.text.utf8), caret == slow.caret, anchor == slow.anchor else {
        Issue.record(
          "seed \(seed), step \(step): \(text.debugDescription) \(anchor) \(caret), slow \(slow.text.debugDescription) \(slow.anchor) \(slow.caret)"
        )
        return
      }
      let counts = (box.count(), box.count(.utf16), box.count(.utf8))
      #expect(counts == (slow.clusters.count, text.utf16.count, text.utf8.count))
    }
    while box.canUndo { box.undo() }
    while box.canRedo { box.redo() }
  }
}

/// A text as a string, edited by building it again. Its clusters are those of the package's tables.
private struct SlowTextBox {
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

  private func boundary(_ offset: Int) -> Int {
    let offset = min(max(0, offset), text.utf8.count)
    return offset == text.utf8.count ? offset : clusters.last { $0.lowerBound <= offset }?.lowerBound ?? 0
  }

  mutating func select(_ a: Int, _ b: Int) {
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
    // typing goes on where the last key left the caret
    if !(self.isTyping && isTyping && range.isEmpty && range.lowerBound == lastEnd) {
      steps.append((text, anchor, caret))
    }
    text = String(decoding: bytes[..<range.lowerBound] + new.utf8 + bytes[range.upperBound...], as: UTF8.self)
    let end = range.lowerBound + new.utf8.count
    lastEnd = end
    let near = boundary(end)
    caret = near == end ? end : clusters.first { $0.lowerBound == near }?.upperBound ?? end
    anchor = caret
    self.isTyping = isTyping
  }
  private var lastEnd = 0

  mutating func undo() {
    guard let step = steps.popLast() else { return }
    (text, anchor, caret) = step
    isTyping = false
  }
}
