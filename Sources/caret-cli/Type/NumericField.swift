import Caretaker

/// A field over a locale's numbers, with the undo and the selection with a moving end that a terminal wants beside.
struct NumericField: TypedField, ~Copyable {
  private var field: NumberField
  private(set) var anchor = 0
  private(set) var caret = 0
  private var past: [Step] = []
  private var future: [Step] = []
  /// Whether the last edit typed a character: the next one goes on with its step.
  private var wasTyping = false

  init(_ format: LocaleNumberFormat) { field = format.field() }

  var text: String { field.text }
  var value: String { field.value }
  var placeholder: String { "" }
  var captures: [String: String] { [:] }
  var isEmpty: Bool { field.isEmpty }
  var isComplete: Bool { field.isComplete }
  var isSecure: Bool { false }
  var isOverwriting: Bool { false }
  var printedText: String { field.text }

  mutating func insert(_ text: String) -> [Note] {
    edit(of: text, isTyping: text.unicodeScalars.count == 1) { $0.insert(text) }
  }

  mutating func format(_ text: String) -> [Note] {
    field.selectAll()
    return insert(text)
  }

  mutating func erase(_ direction: Erasing) -> [Note] {
    edit { field in
      switch direction {
      case .before: return field.backspace()
      case .behind: return field.delete()
      case .everything:
        field.selectAll()
        let result = field.delete()
        // what is left is a sign without a digit
        return field.isEmpty ? result : field.type("+")
      }
    }
  }

  mutating func leave() -> [Note] { edit { $0.leave() } }

  mutating func toggleOverwriting() -> [Note] { [.remark("numbers have no overwrite mode")] }

  private mutating func edit(of text: String = "", isTyping: Bool = false, _ body: (inout NumberField) -> EntryResult) -> [Note] {
    let before = Step(field, anchor: anchor, caret: caret)
    let result = body(&field)
    follow()
    if field.text != before.text {
      if !(isTyping && wasTyping) { past.append(before) }
      future.removeAll()
      wasTyping = isTyping
    }
    if let rejection = result.rejection {
      let what = text.isEmpty ? "refused" : "rejected '\(text)'"
      return [.problem("\(what): \(rejection.problem); \(rejection.mend)")]
    }
    if let place = result.ambiguity, let sign = text.unicodeScalars.dropFirst(place).first {
      return [.remark("read as \(field.value), but '\(sign)' could be read both ways")]
    }
    return []
  }
}

/// The caret.
extension NumericField {
  mutating func move(_ movement: Field.Movement, extending: Bool) {
    wasTyping = false
    if extending { return extend(to: target(of: movement)) }
    switch movement {
    case .left: field.moveLeft()
    case .right: field.moveRight()
    case .toStart: field.moveToStart()
    case .toEnd: field.moveToEnd()
    }
    follow()
  }

  private func target(of movement: Field.Movement) -> Int {
    let shown = field.shown
    let element = shown.element(at: caret)
    switch movement {
    case .left: return shown.offset(of: max(0, element - 1))
    case .right: return shown.offset(of: min(shown.elementCount, element + 1))
    case .toStart: return shown.body.lowerBound
    case .toEnd: return shown.body.upperBound
    }
  }

  private mutating func extend(to target: Int) {
    field.select(min(anchor, target)..<max(anchor, target))
    let isForward = target >= anchor
    let selection = field.selection
    anchor = isForward ? selection.lowerBound : selection.upperBound
    caret = isForward ? selection.upperBound : selection.lowerBound
  }

  /// Takes over the selection that an edit left.
  private mutating func follow() {
    anchor = field.selection.lowerBound
    caret = field.selection.upperBound
  }
}

/// Undo.
extension NumericField {
  /// What undo brings back.
  private struct Step {
    let text: String
    let value: String
    let anchor: Int
    let caret: Int
    /// A sign or a separator that the value does not tell: `-`, `1.`
    let isOpen: Bool

    init(_ field: borrowing NumberField, anchor: Int, caret: Int) {
      let shown = field.shown
      text = field.text
      value = field.value
      self.anchor = anchor
      self.caret = caret
      let last = shown.elementCount - 1
      isOpen = last < 0 ? !text.isEmpty : !shown.isDigit(at: shown.start(of: last))
    }
  }

  mutating func undo() -> [Note] {
    guard let step = past.popLast() else { return [.remark("nothing to undo")] }
    future.append(Step(field, anchor: anchor, caret: caret))
    return restore(step)
  }

  mutating func redo() -> [Note] {
    guard let step = future.popLast() else { return [.remark("nothing to do again")] }
    past.append(Step(field, anchor: anchor, caret: caret))
    return restore(step)
  }

  private mutating func restore(_ step: Step) -> [Note] {
    wasTyping = false
    do throws(NumberError) {
      try field.setValue(step.value)
    } catch {
      return [.problem(error.problem)]
    }
    if step.isOpen {
      if step.value.isEmpty { field.type("-") } else { for c in field.symbols.decimalSeparator { field.type(c) } }
    }
    let isForward = step.caret >= step.anchor
    field.select(min(step.anchor, step.caret)..<max(step.anchor, step.caret))
    follow()
    if !isForward { swap(&anchor, &caret) }
    return []
  }
}
