import CommandConsole
import FieldFormats

/// A field in the terminal: what is drawn of it, and what its edits did, in words. Offsets count scalars of `text`.
struct TypedField: ~Copyable {
  private let format: FieldFormat
  private var field: Field
  /// The last text that arrived whole, and what of it was left out or kept it from being read.
  private var pasted = ""
  private var lost: [Rejection] = []
  /// Whether nothing was changed since editing ended: what may be held back while one types is then reported.
  private var isLeft = false

  init(_ format: FieldFormat, options: FieldOptions) {
    self.format = format
    var options = options
    options.offsetUnit = .scalars
    field = Field(format, options: options)
  }

  var text: String { field.text }
  var value: String { field.value }
  /// What is still to come, drawn after the text.
  var placeholder: String { format.placeholder(of: field) }
  /// Named parts of the text.
  var captures: [(name: String, text: String)] { field.orderedCaptures }
  /// The end of the selection that stays, and the end that moves.
  var anchor: Int { field.selectionAnchor }
  var caret: Int { field.caret }
  var isEmpty: Bool { field.isEmpty }
  var isComplete: Bool { field.isComplete }
  /// Whether it is complete, and obeys its format where it has one.
  var isAccepted: Bool { isComplete && state ?? .complete == .complete }
  var isSecure: Bool { field.options.isSecure }
  var isOverwriting: Bool { field.isOverwriting }

  /// What is known of a phone number; nil of anything else, and where there is none.
  var phone: PhoneStatus? {
    format.phoneFormat != nil && !field.isEmpty ? PhoneStatus(of: field) : nil
  }

  /// The text as it is printed: what a secure field hides on the screen, too.
  var printedText: String {
    guard isSecure else { return field.text }
    var shown = Field(format, options: FieldOptions(isEager: field.options.isEager))
    shown.setValue(field.value)
    shown.endEditing()
    return shown.text
  }

  /// What was lost of the last text that arrived whole, in JSON.
  var lostMember: JSONValue.Member {
    .init(key: "lost", value: .lost(lost, of: pasted, isSecret: isSecure))
  }

  /// How far it is a value of a format of the catalogue; nil of anything else.
  var state: EntryState? {
    if let card { return card.state }
    return format.namedFormat == nil ? nil : format.state(of: field)
  }

  /// What is known of a payment card; nil of anything else.
  var card: CardStatus? { format.cardStatus(of: field, isFinished: isLeft) }

  /// What is wrong with it as it stands, in words: on which side of its bounds a number is, and the bound; that a phone
  /// number is too long; or which check of its format a value fails.
  var objection: String? {
    switch (format.kind, field.boundsState) {
    case (.mask, _), (.named, _): state?.failure?.message
    case (.number, .below), (.number, .above): format.state(of: field).failure?.message
    case (.phone, _): phone?.isTooLong == true && !isComplete ? "too long" : nil
    default: nil
    }
  }
}

/// Edits.
extension TypedField {
  /// Types characters.
  mutating func insert(_ text: String) -> [EditMessage] {
    isLeft = false
    let before = valueToReport
    return notes(on: field.insert(text), of: text, before: before)
  }

  /// Pastes a text.
  mutating func paste(_ text: String) -> [EditMessage] {
    isLeft = false
    let before = valueToReport
    let result = field.paste(text)
    (pasted, lost) = (isSecure ? "" : text, field.rejections)
    return notes(on: result, of: text, before: before)
  }

  mutating func deleteBackward(_ unit: Field.TextUnit = .character) -> [EditMessage] {
    isLeft = false
    let before = valueToReport
    return notes(on: field.deleteBackward(unit), before: before)
  }

  mutating func deleteForward(_ unit: Field.TextUnit = .character) -> [EditMessage] {
    isLeft = false
    let before = valueToReport
    return notes(on: field.deleteForward(unit), before: before)
  }

  mutating func move(_ movement: Field.Movement, extending: Bool) { field.move(movement, extending: extending) }

  mutating func selectAll() { field.selectAll() }

  mutating func undo() -> [EditMessage] {
    if !field.canUndo { return [EditMessage(.remark, "nothing to undo")] }
    isLeft = false
    field.undo()
    return []
  }

  mutating func redo() -> [EditMessage] {
    if !field.canRedo { return [EditMessage(.remark, "nothing to do again")] }
    isLeft = false
    field.redo()
    return []
  }

  mutating func toggleOverwriting() { field.isOverwriting.toggle() }

  /// Finishes the field; says whether that changed a number, or decided what a separator of it means.
  mutating func endEditing() -> (notes: [EditMessage], isDecided: Bool) {
    let before = valueToReport
    let result = field.endEditing()
    isLeft = true
    let isDecided = field.numberFormat != nil && !result.effects.isDisjoint(with: [.rounded, .reformatted, .ambiguous])
    return (notes(on: result, before: before), isDecided)
  }

  /// The value, to say what an edit lost of it; of a secure field no copy is made.
  private var valueToReport: String { isSecure ? "" : field.value }

  private func notes(on result: EditResult, of text: String = "", before: String) -> [EditMessage] {
    field.messages(on: result, of: text, valueBefore: before) { $0.quoted }
  }
}
