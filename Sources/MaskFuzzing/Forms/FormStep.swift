public import FieldForms

/// A step of a script in a form: an event, with fields by their names.
///
///     let script = try FormScript(parsing: "«FOCUS email»ada@x«BS»«NEXT»")
///     script.steps.count   // 8
public enum FormStep: Hashable, Sendable {
  /// An event that names no field.
  case event(FormEvent)
  /// The focus goes to a field.
  case focus(String)
  /// Somebody answers whether the value of a field is good, with an objection where it is not; a late answer is one to
  /// the question before.
  case answer(String, objection: String?, isLate: Bool)
  /// The rows of a field become so wide.
  case layOut(String, width: Int)
}

/// Steps in the order in which they are taken.
public struct FormScript: Hashable, Sendable {
  /// The steps.
  public var steps: [FormStep]

  /// A script of steps.
  ///
  /// - Parameter steps: The steps, in order.
  public init(_ steps: [FormStep]) { self.steps = steps }

  /// Parses a script, in the notation of ``Script``: characters are typed, and between `«` and `»` stands all else.
  ///
  /// - Parameter text: The script.
  /// - Throws: `ScriptError`, with the offset in scalars of the step that is wrong.
  public init(parsing text: String) throws(ScriptError) {
    var parser = ScriptParser<FormStep>(source: Array(text.unicodeScalars))
    steps = try parser.keys()
  }
}

extension FormScript: CustomStringConvertible {
  public var description: String { steps.map(\.description).joined() }
}

extension FormStep: CustomStringConvertible {
  public var description: String {
    switch self {
    case .focus(let name): return "«FOCUS \(name)»"
    case .answer(let name, let objection, let isLate):
      return "«\(isLate ? "LATE-ANSWER" : "ANSWER") \(name)\(objection.map { " \($0)" } ?? "")»"
    case .layOut(let name, let width): return "«WIDTH \(name) \(width)»"
    case .event(.insert(let text)):
      return text.unicodeScalars.count == 1 ? (text == "«" ? "««" : text) : "«INSERT \(text)»"
    case .event(let event):
      if let fixed = FormStep.fixed.first(where: { $0.event == event }) { return "«\(fixed.name)»" }
      return "«\(event.scriptToken)»"
    }
  }
}

extension FormStep {
  /// Its name in scripts; `typed` for a character.
  var kind: String {
    if case .event(.insert) = self { return "typed" }
    return String(description.dropFirst().prefix { $0 != " " && $0 != "»" })
  }
}

extension FormStep: ScriptElement {
  static let names = Set(fixed.map(\.name)).union(withText)

  init(typing scalar: Unicode.Scalar) { self = .event(.insert(String(scalar))) }

  init?(named name: String, _ text: String) {
    if let fixed = FormStep.fixed.first(where: { $0.name == name }) {
      guard text.isEmpty else { return nil }
      self = .event(fixed.event)
      return
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    let numbers = text.split(separator: " ", maxSplits: 2).map { Int($0) ?? -1 }
    switch name {
    case "INSERT": self = .event(.insert(text))
    case "PASTE": self = .event(.paste(text))
    case "COMPOSE": self = .event(.setMarkedText(text))
    case "SEL":
      guard numbers.count == 2, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
      self = .event(.setSelection(anchor: numbers[0], head: numbers[1]))
    case "REPLACE":
      guard numbers.count >= 2, 0 <= numbers[0], numbers[0] <= numbers[1] else { return nil }
      let text = text.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: false)
      self = .event(.replace(numbers[0]..<numbers[1], with: text.count > 2 ? String(text[2]) : ""))
    case "CHOOSE", "HIGHLIGHT", "SCROLL", "STEP", "TICK":
      guard let number = Int(text) else { return nil }
      switch name {
      case "CHOOSE": self = .event(.choose(number))
      case "HIGHLIGHT": self = .event(.highlight(by: number))
      case "SCROLL": self = .event(.scroll(number))
      case "STEP": self = .event(.step(by: number))
      default: self = .event(.tick(milliseconds: number))
      }
    case "FOCUS":
      guard words.count == 1 else { return nil }
      self = .focus(words[0])
    case "ANSWER", "LATE-ANSWER":
      guard let field = words.first else { return nil }
      self = .answer(field, objection: words.count > 1 ? words[1] : nil, isLate: name == "LATE-ANSWER")
    case "OBJECT", "FILL":
      guard let field = words.first else { return nil }
      let texts = [field: words.count > 1 ? words[1] : ""]
      self = .event(name == "FILL" ? .fill(texts) : .object(texts))
    case "WIDTH":
      guard words.count == 2, let width = Int(words[1]) else { return nil }
      self = .layOut(words[0], width: width)
    default: return nil
    }
  }

  /// The names of steps that have a text.
  private static let withText = [
    "INSERT", "PASTE", "COMPOSE", "SEL", "REPLACE", "CHOOSE", "HIGHLIGHT", "SCROLL", "STEP", "TICK", "FOCUS",
    "ANSWER", "LATE-ANSWER", "OBJECT", "FILL", "WIDTH",
  ]

  /// Steps that have none, by their names.
  private static let fixed: [(name: String, event: FormEvent)] =
    [
      ("BS", .deleteBackward(.character)), ("BS-WORD", .deleteBackward(.word)), ("BS-LINE", .deleteBackward(.line)),
      ("BS-ALL", .deleteBackward(.all)), ("DEL", .deleteForward(.character)), ("DEL-WORD", .deleteForward(.word)),
      ("DEL-LINE", .deleteForward(.line)), ("DEL-ALL", .deleteForward(.all)), ("ALL", .selectAll), ("UNDO", .undo),
      ("REDO", .redo), ("COPY", .copy), ("CUT", .cut), ("COMMIT", .unmarkText), ("NEXT", .next),
      ("PREVIOUS", .previous), ("ENTER", .enter),
      ("LEAVE", .focus(.none)), ("BUTTON", .focus(.submitButton)), ("OPEN", .openChoices), ("CLOSE", .closeChoices),
      ("TOGGLE", .toggle), ("CLEAR", .press(.clear)), ("REVEAL", .press(.reveal)),
      ("LEADING", .press(.leadingAccessory)), ("TRAILING", .press(.trailingAccessory)), ("SUBMIT", .submit),
      ("SUBMITTED", .submissionEnded), ("RESET", .reset),
    ]
    + [false, true].flatMap { extending in
      let shift = extending ? "SHIFT-" : ""
      let moves: [(String, FormEvent)] = [
        ("LEFT", .move(.backward, extending: extending)), ("RIGHT", .move(.forward, extending: extending)),
        ("WORD-LEFT", .move(.wordBackward, extending: extending)),
        ("WORD-RIGHT", .move(.wordForward, extending: extending)), ("HOME", .move(.start, extending: extending)),
        ("END", .move(.end, extending: extending)), ("UP", .moveByRow(.up, extending: extending)),
        ("DOWN", .moveByRow(.down, extending: extending)), ("PAGE-UP", .moveByRow(.pageUp, extending: extending)),
        ("PAGE-DOWN", .moveByRow(.pageDown, extending: extending)),
        ("ROW-START", .moveByRow(.rowStart, extending: extending)),
        ("ROW-END", .moveByRow(.rowEnd, extending: extending)),
        ("TEXT-START", .moveByRow(.textStart, extending: extending)),
        ("TEXT-END", .moveByRow(.textEnd, extending: extending)),
      ]
      return moves.map { (shift + $0.0, $0.1) }
    }
}

extension FormEvent {
  /// What stands between `«` and `»` for an event with a text.
  fileprivate var scriptToken: String {
    switch self {
    case .paste(let text): "PASTE \(text)"
    case .setMarkedText(let text): "COMPOSE \(text)"
    case .setSelection(let anchor, let head): "SEL \(anchor) \(head)"
    case .replace(let range, let text): "REPLACE \(range.lowerBound) \(range.upperBound) \(text)"
    case .choose(let number): "CHOOSE \(number)"
    case .highlight(let step): "HIGHLIGHT \(step)"
    case .scroll(let rows): "SCROLL \(rows)"
    case .step(let count): "STEP \(count)"
    case .tick(let milliseconds): "TICK \(milliseconds)"
    case .fill(let texts): texts.first.map { "FILL \($0.key) \($0.value)" } ?? "FILL"
    case .object(let texts): texts.first.map { "OBJECT \($0.key) \($0.value)" } ?? "OBJECT"
    default: "\(self)"
    }
  }
}

extension FieldForm {
  /// Takes a step of a script; a field that is not there takes none.
  ///
  /// - Parameter step: The step.
  /// - Returns: What changed.
  @discardableResult public mutating func take(_ step: FormStep) -> FormChange {
    switch step {
    case .event(let event): return handle(event)
    case .focus(let name): return handle(field(named: name).map { .focus(.field($0)) } ?? .tick(milliseconds: 0))
    case .answer(let name, let objection, let isLate):
      guard let id = field(named: name), let ticket = self[id].ticket else { return handle(.tick(milliseconds: 0)) }
      return handle(.answer(id, ticket: isLate ? ticket - 1 : ticket, objection: objection))
    case .layOut(let name, let width):
      if let id = field(named: name) { layOut(id, width: width) }
      return handle(.tick(milliseconds: 0))
    }
  }
}
