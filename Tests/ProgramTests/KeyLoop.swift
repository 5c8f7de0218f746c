import Caretaker
import Testing

enum EditorKey {
  case text(String), left, right, selectLeft, home, end, backspace, deleteWord, undo, redo
}

/// The inner loop of an editor: a key, an edit.
struct KeyLoop: ~Copyable {
  private(set) var field: Field

  init(_ mask: Mask) { field = Field(mask) }

  mutating func press(_ keys: EditorKey...) {
    for key in keys {
      switch key {
      case .text(let text): field.insert(text)
      case .left: field.move(.backward)
      case .right: field.move(.forward)
      case .selectLeft: field.move(.backward, extending: true)
      case .home: field.move(.start)
      case .end: field.move(.end)
      case .backspace: field.deleteBackward()
      case .deleteWord: field.deleteBackward(.word)
      case .undo: field.undo()
      case .redo: field.redo()
      }
    }
  }

  /// The text, with a bar for the caret and brackets around a selection.
  var shown: String {
    let selection = field.selection
    let before = field.text(in: 0..<selection.lowerBound)
    let after = field.text(in: selection.upperBound..<field.text.count)
    return selection.isEmpty ? "\(before)|\(after)" : "\(before)[\(field.text(in: selection))]\(after)"
  }
}

@Test func keyLoop() throws {
  var loop = KeyLoop(try Mask("+1 (###) ###-####"))
  #expect(loop.shown == "+1 (|")
  loop.press(.text("2"), .text("0"), .text("1"), .text("5"))
  #expect(loop.shown == "+1 (201) 5|")
  loop.press(.undo)
  #expect(loop.shown == "+1 (|")
  loop.press(.redo)
  #expect(loop.shown == "+1 (201) 5|")
  loop.press(.left, .left, .left)
  #expect(loop.shown == "+1 (201|) 5")  // the caret stops between literals, too
  loop.press(.selectLeft)
  #expect(loop.shown == "+1 (20[1]) 5")
  loop.press(.text("9"))
  #expect(loop.shown == "+1 (209) |5")
  loop.press(.end, .deleteWord)
  #expect(loop.shown == "+1 (209|")
  loop.press(.deleteWord)
  #expect(loop.shown == "+1 (|")
  loop.press(.undo, .undo, .undo)
  #expect(loop.shown == "+1 (20[1]) 5")
  loop.press(.home, .right, .backspace)
  #expect(loop.shown == "+|1 (201) 5")
}
