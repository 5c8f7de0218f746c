import FieldFormats
import FieldForms
import TerminalForms

/// Typing into a form of one field until it is accepted or given up: keys in, drawings out.
///
/// Keys mean what they mean in every form of the terminal, but for those that would leave its only field: Tab ends
/// editing there, and Enter accepts it.
struct TypeSession: ~Copyable {
  private(set) var entry: TypedField
  private let acceptsIncomplete: Bool
  /// What is to be said of the last keys.
  private(set) var notes: [EditMessage]
  /// How many notes are shown at most.
  private let most = 4

  enum End {
    case accepted
    case abandoned
  }

  init(_ entry: consuming TypedField, notes: [EditMessage], acceptsIncomplete: Bool) {
    self.entry = entry
    self.notes = notes
    self.acceptsIncomplete = acceptsIncomplete
  }

  /// - Parameter isPlain: Whether the terminal knows no more than lines.
  mutating func run(on terminal: borrowing TerminalMode, _ look: FormLook, isPlain: Bool) -> End {
    var input = TerminalInput()
    let view = InlineView(isPlain ? look : input.fit(look, to: terminal))
    var writer = InlineWriter(hasColor: look.hasColor)
    var plainWriter = OneRowWriter()
    while true {
      if isPlain {
        terminal.write(plainWriter.write(view.drawOnOneRow(entry.form, remarks, in: terminal.window)))
      } else {
        terminal.write(writer.write(view.draw(entry.form, remarks, in: terminal.window)))
      }
      switch input.next(from: terminal, waiting: nil) {
      case .keys(let keys): if let end = press(keys) { return end }
      case .redraw: terminal.write(isPlain ? "\r" : writer.wipe(columns: terminal.window.columns))
      case .rest, .time: break
      case .end: return .abandoned
      }
    }
  }

  /// What is said below the line: what is known of the field, and of the last keys.
  var remarks: [InlineView.Remark] {
    let notes = notes.map { InlineView.Remark($0.text, $0.kind == .message ? .problem : .dim, isWrapped: true) }
    return entry.remarks + notes
  }

  /// What was said last of the keys before.
  var lastNote: String? { notes.last?.text }

  /// Presses a key by itself, as of a script.
  ///
  /// - Returns: How the session ended; nil while it goes on.
  mutating func play(_ key: TerminalKey) -> End? { press([key]) }

  /// Presses keys that came together, as of a paste that the terminal does not bracket: what is lost of any of them is
  /// reported.
  private mutating func press(_ keys: [TerminalKey]) -> End? {
    if keys.isEmpty { return nil }
    notes = []
    for key in keys {
      if let end = press(key) { return end }
    }
    notes = notes.suffix(most)
    return nil
  }

  private mutating func press(_ key: TerminalKey) -> End? {
    switch key {
    case .named(.enter, _): return accept()
    case .named(.escape, _): return .abandoned
    case .control("d") where entry.isEmpty: return .abandoned
    case .control("c"): raise(SIGINT)
    case .named(.tab, []): notes += entry.endEditing().notes
    case .named(.insert, _): entry.toggleOverwriting()
    case .named(.help, _), .alternate("h"): notes += TypeSession.help
    case .named(.tab, _): break
    case .named(.up, _), .named(.down, _), .named(.pageUp, _), .named(.pageDown, _):
      // the only field is not left
      if entry.isStepped, let event = key.event(in: entry.form) { notes += entry.take(event) }
    case .text(let text): notes += entry.take(.edit(.insert(text)), of: text)
    case .paste(let text): notes += entry.take(.edit(.paste(text)), of: text)
    default: if let event = key.event(in: entry.form) { notes += entry.take(event) }
    }
    return nil
  }

  /// The keys in a few lines.
  private static let help = [
    "Left Right Home End: move; with Ctrl by words; with Shift select; Alt-A selects all",
    "Backspace Delete: take away; with Ctrl or Alt, and Ctrl-W, a word; Ctrl-U all, Ctrl-K the rest",
    "Ctrl-Z undo, Ctrl-Y redo; Insert overwrites; Ctrl-R shows what is hidden; Tab finishes the field",
    "Enter prints it; Esc gives up",
  ].map { EditMessage(.remark, $0) }

  private mutating func accept() -> End? {
    let left = entry.endEditing()
    notes += left.notes
    if let objection = entry.objection ?? (entry.isAccepted ? nil : "not complete yet"), !acceptsIncomplete {
      notes.append(EditMessage(.message, "\(objection): go on typing, or give up with Esc"))
      return nil
    }
    if !left.isDecided { return .accepted }
    // what is printed is not what was typed
    notes.append(EditMessage(.remark, "press Enter again to accept it so"))
    return nil
  }
}
