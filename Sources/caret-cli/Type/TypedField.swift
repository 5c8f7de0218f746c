import Caretaker

/// What the terminal needs of a field, be it masked or a number. Offsets count scalars of `text`.
protocol TypedField: ~Copyable {
  var text: String { get }
  var value: String { get }
  /// What is still to come, drawn behind the text.
  var placeholder: String { get }
  /// Named parts of the text.
  var captures: [String: String] { get }
  /// The end of the selection that stays, and the end that moves.
  var anchor: Int { get }
  var caret: Int { get }
  var isEmpty: Bool { get }
  var isComplete: Bool { get }
  var isSecure: Bool { get }
  var isOverwriting: Bool { get }
  /// The text as it is printed: what a secure field hides on the screen, too.
  var printedText: String { get }

  /// Types a character, or pastes a text.
  mutating func insert(_ text: String) -> [Note]
  /// Makes the whole field from a text.
  mutating func format(_ text: String) -> [Note]
  mutating func erase(_ direction: Erasing) -> [Note]
  mutating func move(_ movement: Field.Movement, extending: Bool)
  mutating func undo() -> [Note]
  mutating func redo() -> [Note]
  mutating func toggleOverwriting() -> [Note]
  mutating func leave() -> [Note]
}

/// What a deletion takes away where nothing is selected.
enum Erasing {
  case before
  case behind
  case everything
}

/// What an edit did beside putting its text in place, in words.
struct Note: Equatable {
  enum Kind {
    /// Something typed was refused or lost.
    case problem
    /// Something came along.
    case remark
  }
  let kind: Kind
  let text: String

  static func problem(_ text: String) -> Note { Note(kind: .problem, text: text) }
  static func remark(_ text: String) -> Note { Note(kind: .remark, text: text) }
}
