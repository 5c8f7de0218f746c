/// A key that a person presses, or an edit that a program makes in between.
public enum Key: Hashable, Sendable {
  /// One scalar typed.
  case type(Unicode.Scalar)
  /// Deletes the selection, or what stands before the caret.
  case backspace
  /// Deletes the selection, or what stands after the caret.
  case delete
  /// Moves the caret by one character toward the start, or to the start of the selection.
  case left
  /// Moves the caret by one character toward the end, or to the end of the selection.
  case right
  /// Moves the caret to the start of the display.
  case home
  /// Moves the caret to the end of the display.
  case end
  /// Moves the selection's moving end by one character.
  case shiftLeft
  /// Moves the selection's moving end by one character toward the end.
  case shiftRight
  /// Selects display offsets, in scalars; beyond the text they mean its end.
  case select(anchor: Int, head: Int)
  /// A text that arrives whole, in place of the selection.
  case paste(String)
  /// The whole field from text.
  case set(String)
  /// The whole field from a value.
  case setValue(String)
  /// Ends editing.
  case endEditing
  /// Steps what stands at the caret up, or down.
  case step(Int)
  /// Undoes the last step.
  case undo
  /// Redoes the step that was undone last.
  case redo
  /// Has typed characters replace the next slot's, or no longer.
  case overwrite(Bool)
  /// Shows marked text of an input method; empty text cancels.
  case setMarkedText(String)
  /// Makes an edit of the marked text, as typed text.
  case unmarkText
  /// The region in which phone numbers are entered: two letters, or `nil` for none. Other fields reject it.
  case region(String?)
}

/// As in a script: `«BS»`, `«SEL 0 3»`, `«PASTE 12/34»`; a typed character stands for itself, and `««` for a typed `«`.
///
/// A text with `»` in it has no notation: read back, it ends there.
extension Key: CustomStringConvertible {
  public var description: String {
    switch self {
    case .type(let c): c == "«" ? "««" : String(c)
    case .backspace: "«BS»"
    case .delete: "«DEL»"
    case .left: "«LEFT»"
    case .right: "«RIGHT»"
    case .home: "«HOME»"
    case .end: "«END»"
    case .shiftLeft: "«SHIFT-LEFT»"
    case .shiftRight: "«SHIFT-RIGHT»"
    case .select(let anchor, let head): "«SEL \(anchor) \(head)»"
    case .paste(let text): "«PASTE \(text)»"
    case .set(let text): "«SET \(text)»"
    case .setValue(let value): "«VALUE \(value)»"
    case .endEditing: "«BLUR»"
    case .step(1): "«UP»"
    case .step(-1): "«DOWN»"
    case .step(let count): "«STEP \(count)»"
    case .undo: "«UNDO»"
    case .redo: "«REDO»"
    case .overwrite(let isOn): "«OVERWRITE \(isOn ? "on" : "off")»"
    case .setMarkedText(let text): "«COMPOSE \(text)»"
    case .unmarkText: "«COMMIT»"
    case .region(let code): code.map { "«REGION \($0)»" } ?? "«REGION»"
    }
  }
}

extension Key {
  /// The key of a name and the text after it; `nil` where there is no such key, or its text is malformed.
  init?(named name: String, _ text: String) {
    switch name {
    case "BS": self = .backspace
    case "DEL": self = .delete
    case "LEFT": self = .left
    case "RIGHT": self = .right
    case "HOME": self = .home
    case "END": self = .end
    case "SHIFT-LEFT": self = .shiftLeft
    case "SHIFT-RIGHT": self = .shiftRight
    case "SEL":
      let offsets = text.split(separator: " ").map { Int($0) ?? -1 }
      guard offsets.count == 2, offsets.allSatisfy({ $0 >= 0 }) else { return nil }
      self = .select(anchor: offsets[0], head: offsets[1])
    case "PASTE": self = .paste(text)
    case "SET": self = .set(text)
    case "VALUE": self = .setValue(text)
    case "BLUR": self = .endEditing
    case "UP": self = .step(1)
    case "DOWN": self = .step(-1)
    case "STEP":
      guard let count = Int(text) else { return nil }
      self = .step(count)
    case "UNDO": self = .undo
    case "REDO": self = .redo
    case "OVERWRITE":
      guard text == "on" || text == "off" else { return nil }
      self = .overwrite(text == "on")
    case "COMPOSE": self = .setMarkedText(text)
    case "COMMIT": self = .unmarkText
    case "REGION":
      let isCode = text.utf8.count == 2 && text.utf8.allSatisfy { $0 | 32 >= 97 && $0 | 32 <= 122 }
      guard text.isEmpty || isCode else { return nil }
      self = .region(text.isEmpty ? nil : text)
    default: return nil
    }
  }

  static let names: Set<String> = [
    "BS", "DEL", "LEFT", "RIGHT", "HOME", "END", "SHIFT-LEFT", "SHIFT-RIGHT", "SEL", "PASTE", "SET", "VALUE", "BLUR",
    "UP", "DOWN", "STEP", "UNDO", "REDO", "OVERWRITE", "COMPOSE", "COMMIT", "REGION",
  ]
}
