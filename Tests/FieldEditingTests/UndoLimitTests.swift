import Testing

@testable import FieldEditing

/// How many steps a field over a mask keeps, whatever their size, and however often some are taken back between.
@Suite struct UndoLimitTests {
  @Test(arguments: [0, 1, 2, 3, 7, 100, Int.max])
  func asManyAsAskedFor(_ steps: Int) throws {
    var options = FieldOptions()
    options.undoSteps = steps
    var field = Field(try Mask("+1 (###) ###-####"), options: options)
    // what undo leads to, the oldest first, as a list without a bound would have it
    var past: [String] = []
    func edit(_ field: inout Field, at caret: Int, _ body: (inout Field) -> Void) {
      let before = field.text
      // each a step by itself: moving ends a run of typing
      field.moveCaret(to: 0)
      field.moveCaret(to: caret)
      body(&field)
      if field.text != before { past.append(before) }
    }
    for round in 0..<60 {
      edit(&field, at: 99) { $0.insert("\(round % 10)") }
      edit(&field, at: 5) { $0.insert("5") }
      if round % 3 == 0 { edit(&field, at: 6) { $0.insert("55x5") } }
      edit(&field, at: 6) { $0.deleteBackward() }
      if round % 4 == 0 {
        edit(&field, at: 4) {
          $0.select(4..<$0.text.count)
          $0.deleteBackward()
        }
      }
      guard round % 5 == 0 else { continue }
      let now = field.text
      var undone = 0
      while field.canUndo && undone < 4 {
        field.undo()
        undone += 1
        #expect(field.text == past[past.count - undone])
      }
      #expect(undone == min(steps, past.count, 4))
      while field.canRedo { field.redo() }
      #expect(field.text == now)
    }
    var undone = 0
    while field.canUndo {
      field.undo()
      undone += 1
      #expect(field.text == past[past.count - undone])
    }
    #expect(undone == min(steps, past.count))
  }
}
