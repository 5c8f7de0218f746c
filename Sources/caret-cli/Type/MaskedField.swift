import Caretaker

/// A field over a mask, and what its edits do in words.
struct MaskedField: TypedField, ~Copyable {
  private var field: Field

  init(_ mask: Mask, options: FieldOptions) {
    var options = options
    options.offsetUnit = .scalars
    field = Field(mask, options: options)
  }

  var text: String { field.text }
  var value: String { field.value }
  var placeholder: String { field.placeholder }
  var captures: [String: String] { field.captures }
  var anchor: Int { field.anchorOffset }
  var caret: Int { field.caret }
  var isEmpty: Bool { field.isEmpty }
  var isComplete: Bool { field.isComplete }
  var isSecure: Bool { field.options.isSecure }
  var isOverwriting: Bool { field.isOverwriting }

  var printedText: String {
    guard isSecure else { return field.text }
    var shown = Field(field.mask, options: FieldOptions(isEager: field.options.isEager))
    shown.assign(field.value)
    shown.leave()
    return shown.text
  }

  mutating func insert(_ text: String) -> [Note] {
    let before = valueToTell
    return notes(on: field.insert(text), of: text, before: before)
  }

  mutating func format(_ text: String) -> [Note] {
    let before = valueToTell
    return notes(on: field.format(text), of: text, before: before)
  }

  mutating func erase(_ direction: Erasing) -> [Note] {
    let before = valueToTell
    switch direction {
    case .before: return notes(on: field.backspace(), before: before)
    case .behind: return notes(on: field.delete(), before: before)
    case .everything:
      // Not `clear`, which forgets what could be undone.
      field.selectAll()
      return notes(on: field.delete(), before: before)
    }
  }

  mutating func move(_ movement: Field.Movement, extending: Bool) { field.move(movement, extending: extending) }

  mutating func undo() -> [Note] {
    if !field.canUndo { return [.remark("nothing to undo")] }
    field.undo()
    return []
  }

  mutating func redo() -> [Note] {
    if !field.canRedo { return [.remark("nothing to do again")] }
    field.redo()
    return []
  }

  mutating func toggleOverwriting() -> [Note] {
    field.isOverwriting.toggle()
    return []
  }

  mutating func leave() -> [Note] {
    let before = valueToTell
    return notes(on: field.leave(), before: before)
  }

  /// The value, to tell what an edit lost of it; of a secure field no copy is made.
  private var valueToTell: String { isSecure ? "" : field.value }

  private func notes(on result: EditResult, of text: String = "", before: String) -> [Note] {
    var notes: [Note] = []
    if result.effects.contains(.replacedAll) { notes.append(.remark("replaced the whole field")) }
    if result.effects.contains(.supplied) { notes.append(.remark("supplied \(shown(result.supplied))")) }
    if result.effects.contains(.padded) { notes.append(.remark("padded with \(shown(result.padded))")) }
    return RejectionWords(text: text, valueBefore: before, isSecret: isSecure).notes(on: field.rejections) + notes
  }

  private func shown(_ range: Range<Int>) -> String {
    let scalars = field.text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    return "'\(String(String.UnicodeScalarView(scalars)))'"
  }
}
