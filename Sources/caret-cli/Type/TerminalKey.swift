/// A key as a terminal reports it.
enum TerminalKey: Hashable {
  /// A character, as people see one: a letter with its marks, a flag.
  case text(String)
  /// What was pasted, in one piece: the terminal brackets it.
  case paste(String)
  /// Control and a letter.
  case control(Character)
  /// Alt and a letter.
  case alternate(Character)
  case named(Name, Modifiers = [])
  /// A key this command has no use for.
  case other

  enum Name: Hashable {
    case left, right, up, down, home, end, insert, delete, backspace, enter, tab, escape, help
  }
  struct Modifiers: OptionSet, Hashable {
    let rawValue: Int
    static let shift = Modifiers(rawValue: 1)
    static let alternate = Modifiers(rawValue: 2)
    static let control = Modifiers(rawValue: 4)
  }
}
