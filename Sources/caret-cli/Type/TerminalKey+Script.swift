import CommandConsole
import MaskFuzzing
import TerminalForms

extension TerminalKey {
  /// The key of a terminal that does what a script's key does; nil where only a program does that to a field.
  init?(_ key: Key) {
    switch key {
    case .type(let scalar): self = .text(String(scalar))
    case .paste(let text): self = .paste(text)
    case .backspace: self = .named(.backspace)
    case .delete: self = .named(.delete)
    case .left: self = .named(.left)
    case .right: self = .named(.right)
    case .home: self = .named(.home)
    case .end: self = .named(.end)
    case .shiftLeft: self = .named(.left, .shift)
    case .shiftRight: self = .named(.right, .shift)
    case .endEditing: self = .named(.tab)
    case .undo: self = .control("z")
    case .redo: self = .control("y")
    case .step(1): self = .named(.up)
    case .step(-1): self = .named(.down)
    case .step, .select, .set, .setValue, .overwrite, .setMarkedText, .unmarkText, .region: return nil
    }
  }

  /// The keys of a script, as `caret replay` reads them.
  static func keys(parsing script: String) throws(CommandFailure) -> [TerminalKey] {
    let parsed: Script
    do throws(ScriptError) {
      parsed = try Script(parsing: script)
    } catch {
      throw CommandFailure("--keys: \(error)")
    }
    return try parsed.keys.map { key throws(CommandFailure) in
      guard let terminalKey = TerminalKey(key) else {
        throw CommandFailure("--keys: \(key) is not a key of a terminal: caret replay plays it")
      }
      return terminalKey
    }
  }

  /// What a picture shows on the key; nil where the field alone shows what happened.
  var caption: String? {
    switch self {
    case .text(let text): text == " " ? "space" : text
    case .paste: "paste"
    case .named(.backspace, _): "⌫"
    case .named(.delete, _): "delete"
    case .named(.left, let modifiers): modifiers.contains(.shift) ? "⇧←" : "←"
    case .named(.right, let modifiers): modifiers.contains(.shift) ? "⇧→" : "→"
    case .named(.up, _): "↑"
    case .named(.down, _): "↓"
    case .named(.home, _): "home"
    case .named(.end, _): "end"
    case .named(.tab, _): "tab"
    case .named(.enter, _): "enter"
    case .control("z"): "undo"
    case .control("y"): "redo"
    case .control, .alternate, .named, .pointer, .position, .other: nil
    }
  }
}
