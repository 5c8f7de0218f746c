import Caretaker
import CommandConsole

/// A field in the terminal: what is drawn of it, and what its edits did, in words. Offsets count scalars of `text`.
struct TypedField: ~Copyable {
  private let format: FieldFormat
  private var field: Field
  /// Whether nothing was changed since the field was left: what may be held back while one types is then told.
  private var isLeft = false

  init(_ format: FieldFormat, options: FieldOptions) {
    self.format = format
    var options = options
    options.offsetUnit = .scalars
    field = Field(format, options: options)
  }

  var text: String { field.text }
  var value: String { field.value }
  /// What is still to come, drawn behind the text.
  var placeholder: String { field.placeholder }
  /// Named parts of the text.
  var captures: [(name: String, text: String)] { field.orderedCaptures }
  /// The end of the selection that stays, and the end that moves.
  var anchor: Int { field.anchorOffset }
  var caret: Int { field.caret }
  var isEmpty: Bool { field.isEmpty }
  var isComplete: Bool { field.isComplete }
  /// Whether it is complete, and obeys its format where it has one.
  var isAccepted: Bool { isComplete && state ?? .complete == .complete }
  var isSecure: Bool { field.options.isSecure }
  var isOverwriting: Bool { field.isOverwriting }

  /// What is known of a phone number; nil of anything else, and where there is none.
  var phone: PhoneStanding? {
    format.phoneFormat != nil && !field.isEmpty ? PhoneStanding(field) : nil
  }

  /// The text as it is printed: what a secure field hides on the screen, too.
  var printedText: String {
    guard isSecure else { return field.text }
    var shown = Field(format, options: FieldOptions(isEager: field.options.isEager))
    shown.assign(field.value)
    shown.leave()
    return shown.text
  }

  /// How far it is a value of a format of the catalogue; nil of anything else.
  var state: EntryState? {
    if let card { return card.state }
    return format.namedFormat == nil ? nil : format.state(of: field)
  }

  /// What is known of a payment card; nil of anything else.
  var card: CardStatus? { format.cardStatus(of: field, isFinished: isLeft) }

  /// What is wrong with it as it stands, in words: on which side of its bounds a number is, and the bound; that a phone number is too
  /// long; or which check of its format a value fails.
  var objection: String? {
    switch (format.kind, field.boundsState) {
    case (.mask, _), (.named, _): state?.failure?.description
    case (.number(_, let entry), .below): entry.minimum.map { "less than \($0)" }
    case (.number(_, let entry), .above): entry.maximum.map { "more than \($0)" }
    case (.phone, _): phone?.isTooLong == true && !isComplete ? "too long" : nil
    default: nil
    }
  }
}

/// Edits.
extension TypedField {
  /// What a deletion takes away where nothing is selected.
  enum Erasing {
    case before
    case behind
    case everything
  }

  /// Types a character, or pastes a text.
  mutating func insert(_ text: String) -> [Note] {
    isLeft = false
    let before = valueToTell
    return notes(on: field.insert(text), of: text, before: before)
  }

  /// Makes the whole field from a text.
  mutating func format(_ text: String) -> [Note] {
    isLeft = false
    let before = valueToTell
    return notes(on: field.format(text), of: text, before: before)
  }

  mutating func erase(_ direction: Erasing) -> [Note] {
    isLeft = false
    let before = valueToTell
    switch direction {
    case .before: return notes(on: field.backspace(), before: before)
    case .behind: return notes(on: field.delete(), before: before)
    case .everything:
      // not `clear`, which forgets what could be undone
      field.selectAll()
      return notes(on: field.delete(), before: before)
    }
  }

  mutating func move(_ movement: Field.Movement, extending: Bool) { field.move(movement, extending: extending) }

  mutating func undo() -> [Note] {
    if !field.canUndo { return [.remark("nothing to undo")] }
    isLeft = false
    field.undo()
    return []
  }

  mutating func redo() -> [Note] {
    if !field.canRedo { return [.remark("nothing to do again")] }
    isLeft = false
    field.redo()
    return []
  }

  mutating func toggleOverwriting() { field.isOverwriting.toggle() }

  /// Finishes the field; tells whether that changed a number.
  mutating func leave() -> (notes: [Note], isRounded: Bool) {
    let before = valueToTell
    let result = field.leave()
    isLeft = true
    return (notes(on: result, before: before), result.effects.contains(.rounded))
  }

  /// Whether what is supplied stands there before anything is typed: then it is no news.
  private var suppliesAhead: Bool { format.phoneFormat != nil && field.options.isEager }

  /// The value, to tell what an edit lost of it; of a secure field no copy is made.
  private var valueToTell: String { isSecure ? "" : field.value }
}

/// Words.
extension TypedField {
  private func notes(on result: EditResult, of text: String = "", before: String) -> [Note] {
    let words = RejectionWords(text: text, valueBefore: before, isSecret: isSecure, format: format)
    return words.notes(on: field.rejections) + effects(of: result, of: text)
  }

  private func effects(of result: EditResult, of text: String) -> [Note] {
    var notes: [Note] = []
    if result.effects.contains(.replacedAll) { notes.append(.remark("replaced the whole field")) }
    // of a number it is zeros, and no news
    if format.numberFormat == nil {
      if result.effects.contains(.supplied) && !suppliesAhead { notes.append(.remark("supplied \(shown(result.supplied))")) }
      if result.effects.contains(.padded) { notes.append(.remark("padded with \(shown(result.padded))")) }
    }
    if result.effects.contains(.rounded) { notes.append(.remark("rounded\(isSecure ? "" : " to \(field.text)")")) }
    if let place = field.ambiguity, result.effects.contains(.ambiguous), let sign = text.dropFirst(place).first {
      notes.append(.remark("read\(isSecure ? "" : " as \(field.value)"), but \(String(sign).quoted) could be read both ways"))
    }
    return notes
  }

  private func shown(_ range: Range<Int>) -> String {
    let scalars = field.text.unicodeScalars.dropFirst(range.lowerBound).prefix(range.count)
    return String(String.UnicodeScalarView(scalars)).quoted
  }
}
