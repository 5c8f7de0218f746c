import CommandConsole
import FieldEditing
import MaskFuzzing
import NumberFormatting
import TerminalForms

extension TerminalKey {
  /// The key of a terminal that does what a script's key does; nil where only a program does that to a field.
  init?(_ key: EditCommand) {
    switch key {
    case .insert(let text): self = .text(text)
    case .paste(let text): self = .paste(text)
    case .deleteBackward(.character): self = .named(.backspace)
    case .deleteBackward(.word): self = .named(.backspace, .control)
    case .deleteForward(.character): self = .named(.delete)
    case .deleteForward(.word): self = .named(.delete, .control)
    case .move(let movement, let extending): self.init(movement, extending ? .shift : [])
    case .endEditing: self = .named(.tab)
    case .undo: self = .control("z")
    case .redo: self = .control("y")
    case .step(1, let size): self = .named(.up, size.modifiers)
    case .step(-1, let size): self = .named(.down, size.modifiers)
    case .selectAll: self = .alternate("a")
    case .replace, .deleteBackward, .deleteForward, .setSelection, .setMarkedText, .unmarkText, .step, .setText,
      .setValue,
      .changeRegion, .overwrite, .reveal, .clear:
      return nil
    }
  }

  private init(_ movement: Field.Movement, _ modifiers: Modifiers) {
    self =
      switch movement {
      case .backward: .named(.left, modifiers)
      case .forward: .named(.right, modifiers)
      case .wordBackward: .named(.left, modifiers.union(.control))
      case .wordForward: .named(.right, modifiers.union(.control))
      case .start: .named(.home, modifiers)
      case .end: .named(.end, modifiers)
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

extension StepSize {
  /// What is held with an arrow key for such a step.
  fileprivate var modifiers: TerminalKey.Modifiers {
    switch self {
    case .usual: []
    case .small: .alternate
    case .large: .shift
    }
  }
}
