/// A key as a terminal reports it.
package enum TerminalKey: Hashable, Sendable {
  /// A character, as people see one: a letter with its marks, a flag.
  case text(String)
  /// A text that was pasted, in one piece: the terminal brackets it.
  case paste(String)
  /// Control and a letter.
  case control(Character)
  /// Alt and a letter.
  case alternate(Character)
  case named(Name, Modifiers = [])
  /// An action of the mouse.
  case pointer(TerminalPointer)
  /// The position of the terminal's caret, counted from 0: the answer to a question.
  case position(row: Int, column: Int)
  /// A key that nothing has a use for.
  case other

  package enum Name: Hashable, Sendable {
    case left, right, up, down, home, end, pageUp, pageDown, insert, delete, backspace, enter, tab, escape, help, f10
  }
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let shift = Modifiers(rawValue: 1)
    package static let alternate = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }
}

/// What the mouse does, and in which cell of the screen, counted from 0.
package struct TerminalPointer: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    case press, drag, release, rest, wheelUp, wheelDown
    /// The second press on one place within half a second.
    case doublePress
  }
  package var action: Action
  package var row, column: Int

  package init(_ action: Action, row: Int, column: Int) {
    self.action = action
    self.row = row
    self.column = column
  }

  /// A report of the mode 1006: a button with its modifiers, and the cell counted from 1.
  init?(_ numbers: [Int], isRelease: Bool) {
    guard numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let (button, isMotion) = (numbers[0] & 3, numbers[0] & 32 != 0)
    let action: Action
    switch numbers[0] & 0xC0 {
    case 64 where button < 2: action = button == 0 ? .wheelUp : .wheelDown
    case 0 where isMotion: action = button == 0 ? .drag : .rest
    case 0 where button == 0: action = isRelease ? .release : .press
    default: return nil
    }
    self.init(action, row: numbers[2] - 1, column: numbers[1] - 1)
  }
}
