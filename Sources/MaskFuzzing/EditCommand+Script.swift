public import FieldEditing
internal import NumberFormatting
internal import PhoneNumbering

/// Commands as a script has them: `«BS»`, `«SEL 0 3»`, `«PASTE 12/34»`; a typed character stands for itself, and `««`
/// for a typed `«`.
///
/// A text with `»` in it has no notation: read back, it ends there. What has no oracle is written, and not read: to
/// clear a field, and to reveal it.
extension EditCommand: CustomStringConvertible {
  public var description: String {
    if typedScalar != nil, case .insert(let text) = self { return text == "«" ? "««" : text }
    return scriptText.map { "«\(scriptName) \($0)»" } ?? "«\(scriptName)»"
  }
}

extension EditCommand {
  /// A character is typed.
  ///
  /// - Parameter scalar: The character.
  /// - Returns: The command.
  public static func typing(_ scalar: Unicode.Scalar) -> EditCommand { .insert(String(scalar)) }

  /// The character that is typed; `nil` of any other command, and of several characters.
  public var typedScalar: Unicode.Scalar? {
    guard case .insert(let text) = self, let first = text.unicodeScalars.first else { return nil }
    return text.utf8.count == UTF8.width(first) ? first : nil
  }

  /// The name of the command in scripts.
  var scriptName: String {
    switch self {
    case .insert: "INSERT"
    case .paste: "PASTE"
    case .replace: "REPLACE"
    case .deleteBackward(let unit): "BS" + unit.scriptSuffix
    case .deleteForward(let unit): "DEL" + unit.scriptSuffix
    case .move(let movement, let extending): (extending ? "SHIFT-" : "") + movement.scriptName
    case .setSelection: "SEL"
    case .selectAll: "ALL"
    case .setMarkedText: "COMPOSE"
    case .unmarkText: "COMMIT"
    case .undo: "UNDO"
    case .redo: "REDO"
    case .step(1, .usual): "UP"
    case .step(-1, .usual): "DOWN"
    case .step: "STEP"
    case .setText: "SET"
    case .setValue: "VALUE"
    case .changeRegion: "REGION"
    case .overwrite: "OVERWRITE"
    case .reveal: "REVEAL"
    case .clear: "CLEAR"
    case .endEditing: "BLUR"
    }
  }

  /// What stands after the name; `nil` for nothing.
  private var scriptText: String? {
    switch self {
    case .insert(let text), .paste(let text), .setMarkedText(let text), .setText(let text), .setValue(let text): text
    case .replace(let range, let text): "\(range.lowerBound) \(range.upperBound) \(text)"
    case .setSelection(let anchor, let head): "\(anchor) \(head)"
    case .step(1, .usual), .step(-1, .usual): nil
    case .step(let count, let size): size.scriptText(count)
    case .changeRegion(let region): region?.code
    case .overwrite(let isOn), .reveal(let isOn): isOn ? "on" : "off"
    case .deleteBackward, .deleteForward, .move, .selectAll, .unmarkText, .undo, .redo, .clear, .endEditing: nil
    }
  }
}

extension EditCommand: ScriptElement {
  init(typing scalar: Unicode.Scalar) { self = .typing(scalar) }

  init?(named name: String, _ text: String) {
    let words = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
    let offsets = words.prefix(2).compactMap { Int($0) }.filter { $0 >= 0 }
    switch name {
    case "INSERT": self = .insert(text)
    case "PASTE": self = .paste(text)
    case "REPLACE":
      guard offsets.count == 2, offsets[0] <= offsets[1] else { return nil }
      self = .replace(offsets[0]..<offsets[1], with: words.count > 2 ? String(words[2]) : "")
    case "SEL":
      guard offsets.count == 2, words.count == 2 else { return nil }
      self = .setSelection(anchor: offsets[0], head: offsets[1])
    case "COMPOSE": self = .setMarkedText(text)
    case "STEP":
      guard let count = Int(words[0]), words.count <= 2,
        let size = StepSize(rawValue: words.count == 2 ? String(words[1]) : "usual")
      else { return nil }
      self = .step(by: count, size)
    case "SET": self = .setText(text)
    case "VALUE": self = .setValue(text)
    case "REGION":
      let region = try? PhoneRegion(text)
      guard text.isEmpty || region != nil else { return nil }
      self = .changeRegion(region)
    case "OVERWRITE":
      guard text == "on" || text == "off" else { return nil }
      self = .overwrite(text == "on")
    default:
      guard text.isEmpty, let plain = EditCommand.plain[name] else { return nil }
      self = plain
    }
  }

  static let names = Set(plain.keys).union([
    "INSERT", "PASTE", "REPLACE", "SEL", "COMPOSE", "STEP", "SET", "VALUE", "REGION", "OVERWRITE",
  ])

  /// Commands that have no text, by their names.
  private static let plain: [String: EditCommand] = {
    let movements: [Field.Movement] = [.backward, .forward, .wordBackward, .wordForward, .start, .end]
    var commands: [EditCommand] = [
      .selectAll, .unmarkText, .undo, .redo, .step(by: 1), .step(by: -1), .endEditing,
    ]
    for unit in Field.TextUnit.allCases { commands += [.deleteBackward(unit), .deleteForward(unit)] }
    for movement in movements { commands += [.move(movement), .move(movement, extending: true)] }
    return Dictionary(uniqueKeysWithValues: commands.map { ($0.scriptName, $0) })
  }()
}

extension Field.TextUnit {
  fileprivate var scriptSuffix: String {
    switch self {
    case .character: ""
    case .word: "-WORD"
    case .line: "-LINE"
    case .all: "-ALL"
    }
  }
}

extension Field.Movement {
  fileprivate var scriptName: String {
    switch self {
    case .backward: "LEFT"
    case .forward: "RIGHT"
    case .wordBackward: "WORD-LEFT"
    case .wordForward: "WORD-RIGHT"
    case .start: "HOME"
    case .end: "END"
    }
  }
}

extension StepSize {
  /// What stands after `STEP`: how many, and the size unless it is the usual one.
  func scriptText(_ count: Int) -> String { self == .usual ? "\(count)" : "\(count) \(rawValue)" }
}
