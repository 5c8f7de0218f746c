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
