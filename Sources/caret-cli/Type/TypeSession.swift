import FieldFormats
import TerminalForms

/// Typing into a field until it is accepted or given up: keys in, drawings out.
struct TypeSession: ~Copyable {
  private(set) var entry: TypedField
  private let caption: FieldCaption
  private let acceptsIncomplete: Bool
  /// What is to be said of the last keys.
  private var notes: [EditMessage]
  /// How many notes are shown at most.
  private let most = 4
  /// How long, in milliseconds, what follows an escape byte may take to come.
  private let patience: Int32 = 50

  enum End {
    case accepted
    case abandoned
  }

  /// - Parameter caption: what stands before the field, and in it while it is empty.
  init(
    _ entry: consuming TypedField, _ caption: FieldCaption = FieldCaption(), notes: [EditMessage],
    acceptsIncomplete: Bool
  ) {
    self.entry = entry
    self.caption = caption
    self.notes = notes
    self.acceptsIncomplete = acceptsIncomplete
  }

  mutating func run(on terminal: borrowing TerminalMode, _ look: TerminalLook) -> End {
    var decoder = TerminalKeyDecoder()
    var painter = FieldPainter(look)
    while true {
      let (columns, rows) = terminal.size
      terminal.write(painter.paint(view, columns: columns, rows: rows))
      var keys: [TerminalKey] = []
      switch terminal.wait(milliseconds: decoder.isWaitingForEscape ? patience : -1) {
      case .bytes(let bytes):
        decoder.feed(bytes)
        while let key = decoder.next() { keys.append(key) }
      case .nothing: keys = decoder.nextEscape().map { [$0] } ?? []
      case .redraw: terminal.write(painter.wipe(columns: terminal.size.columns))
      case .end: return .abandoned
      }
      if let end = press(keys) { return end }
    }
  }

  /// What is drawn now.
  var view: FieldView { FieldView(entry, caption, notes: notes) }

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
    case .text(let text): if !text.isEmpty { notes += entry.insert(text) }
    case .paste(let text): if !text.isEmpty { notes += entry.paste(text) }
    case .named(.enter, _): return accept()
    case .named(.escape, _): return .abandoned
    case .control("d") where entry.isEmpty: return .abandoned
    case .control("c"): raise(SIGINT)
    case .named(let name, let modifiers): press(name, modifiers)
    case .control(let letter): press(control: letter)
    case .alternate(let letter): press(alternate: letter)
    case .pointer, .position, .other: break
    }
    return nil
  }

  private mutating func press(_ name: TerminalKey.Name, _ modifiers: TerminalKey.Modifiers) {
    let (extending, byWord) = (modifiers.contains(.shift), !modifiers.isDisjoint(with: [.control, .alternate]))
    switch name {
    case .left where byWord: entry.move(.wordBackward, extending: extending)
    case .right where byWord: entry.move(.wordForward, extending: extending)
    case .left: entry.move(.backward, extending: extending)
    case .right: entry.move(.forward, extending: extending)
    case .home: entry.move(.start, extending: extending)
    case .end: entry.move(.end, extending: extending)
    case .backspace: notes += entry.deleteBackward(byWord ? .word : .character)
    case .delete: notes += entry.deleteForward(byWord ? .word : .character)
    case .insert: entry.toggleOverwriting()
    case .tab where !extending: notes += entry.endEditing().notes
    case .help: notes += TypeSession.help
    case .up, .down, .pageUp, .pageDown, .enter, .tab, .escape, .f10: break
    }
  }

  /// The keys in a few lines.
  private static let help = [
    "Left Right Home End: move; with Ctrl by words; with Shift select; Alt-A selects all",
    "Backspace Delete: take away; with Ctrl or Alt, and Ctrl-W, a word; Ctrl-U all, Ctrl-K the rest",
    "Ctrl-Z undo, Ctrl-Y redo; Insert overwrites; Tab finishes the field",
    "Enter prints it; Esc gives up",
  ].map { EditMessage(.remark, $0) }

  private mutating func press(control letter: Character) {
    switch letter {
    case "a": entry.move(.start, extending: false)
    case "e": entry.move(.end, extending: false)
    case "d": notes += entry.deleteForward()
    case "k": notes += entry.deleteForward(.line)
    case "u": notes += entry.deleteBackward(.all)
    case "w": notes += entry.deleteBackward(.word)
    case "y": notes += entry.redo()
    case "z": notes += entry.undo()
    default: break
    }
  }

  private mutating func press(alternate letter: Character) {
    switch letter {
    case "a": entry.selectAll()
    case "b": entry.move(.wordBackward, extending: false)
    case "f": entry.move(.wordForward, extending: false)
    case "d": notes += entry.deleteForward(.word)
    case "h": notes += TypeSession.help
    default: break
    }
  }

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
