/// What an oracle keeps of a number that is entered: its elements, the characters that were typed, and where the caret
/// stands among them.
protocol ElementField {
  var selection: ElementSelection { get set }
  /// As it is shown.
  var layout: ElementLayout { get }

  /// Whether it holds the same as another, wherever the caret stands.
  func holdsSame(as other: Self) -> Bool

  /// Comes back to what it was before a key that was rejected.
  mutating func comeBack(to before: Self)
}

extension ElementField {
  mutating func comeBack(to before: Self) { self = before }
}

/// Editing beside what a field's keys do: steps of undo, the selection in offsets of the text shown, marked text.
struct ElementSession<Field: ElementField> {
  var field: Field
  /// States that `undo` brings back, the last first, and those that `redo` does.
  private var past: [Field] = []
  private var future: [Field] = []
  /// Where the last typed character left the caret: what is typed here belongs to the same step of undo.
  private var typingCaret: ElementSelection?
  /// Text of a composition not yet committed; it stands in place of the selection.
  private var marked: [Unicode.Scalar]?

  init(_ field: Field) { self.field = field }

  /// What is shown, with the text of a composition.
  var text: String {
    let layout = field.layout
    guard let marked else { return String(scalars: layout.scalars) }
    let (anchor, head) = layout.offsets(of: field.selection)
    return String(scalars: layout.scalars[..<min(anchor, head)] + marked + layout.scalars[max(anchor, head)...])
  }

  var selection: (anchor: Int, head: Int) {
    let (anchor, head) = field.layout.offsets(of: field.selection)
    guard let marked else { return (anchor, head) }
    let caret = min(anchor, head) + marked.count
    return (caret, caret)
  }

  mutating func select(_ anchor: Int, _ head: Int) {
    let selection = field.layout.selection(from: anchor, to: head)
    if selection != field.selection { typingCaret = nil }
    field.selection = selection
  }

  /// Makes an edit, and a step of undo of it if it changed more than the selection; consecutive typing of single
  /// characters is one step. An edit that throws changes nothing.
  mutating func edit<Report, EditError: Error>(
    isTyping: Bool = false, _ change: (inout Field) throws(EditError) -> Report
  ) throws(EditError) -> Report {
    let before = field
    let report: Report
    do throws(EditError) {
      report = try change(&field)
      field.selection = field.layout.selection(field.selection)
    } catch {
      field.comeBack(to: before)
      throw error
    }
    let continues = isTyping && before.selection == typingCaret
    if !field.holdsSame(as: before) {
      if !continues { past.append(before) }
      future = []
      typingCaret = isTyping ? field.selection : nil
    } else if field.selection != before.selection {
      typingCaret = continues ? field.selection : nil
    }
    return report
  }

  mutating func undo() -> Bool {
    guard let earlier = past.popLast() else { return false }
    future.append(field)
    (field, typingCaret) = (earlier, nil)
    return true
  }

  mutating func redo() -> Bool {
    guard let later = future.popLast() else { return false }
    past.append(field)
    (field, typingCaret) = (later, nil)
    return true
  }

  /// Shows marked text in place of the selection; empty text cancels.
  mutating func setMarkedText(_ text: String) { marked = text.isEmpty ? nil : Array(text.unicodeScalars) }

  /// Ends a composition.
  ///
  /// - Returns: Its text; `nil` where there is none.
  mutating func takeMarked() -> String? {
    guard let marked else { return nil }
    self.marked = nil
    return String(scalars: marked)
  }
}

extension ElementSession: Sendable where Field: Sendable {}
