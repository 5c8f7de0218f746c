internal import FieldEditing
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
    // up and down are rows
    case .event(.edit(.step(let count, let size))): return "«STEP \(size.scriptText(count))»"
    case .event(.edit(let command)): return command.description
    case .event(let event):
      if let fixed = FormStep.fixed.first(where: { $0.event == event }) { return "«\(fixed.name)»" }
      return "«\(event.scriptToken)»"
    }
  }
}

extension FormStep {
  /// Its name in scripts; `typed` for a character.
  var kind: String {
    if case .event(.edit(let command)) = self { return command.kind }
    return String(description.dropFirst().prefix { $0 != " " && $0 != "»" })
  }
}

extension FormStep: ScriptElement {
  static let names = EditCommand.names.union(fixed.map(\.name)).union(withText)

  init(typing scalar: Unicode.Scalar) { self = .event(.edit(.typing(scalar))) }

  init?(named name: String, _ text: String) {
    if let fixed = FormStep.fixed.first(where: { $0.name == name }) {
      guard text.isEmpty else { return nil }
      self = .event(fixed.event)
      return
    }
    let words = text.split(separator: " ", maxSplits: 1).map(String.init)
    switch name {
    case "CHOOSE", "HIGHLIGHT", "SCROLL", "TICK":
      guard let number = Int(text) else { return nil }
      switch name {
      case "CHOOSE": self = .event(.choose(number))
      case "HIGHLIGHT": self = .event(.highlight(by: number))
      case "SCROLL": self = .event(.scroll(number))
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
    default:
      guard let command = EditCommand(named: name, text) else { return nil }
      self = .event(.edit(command))
    }
  }

  /// The names of steps that have a text.
  private static let withText = [
    "CHOOSE", "HIGHLIGHT", "SCROLL", "TICK", "FOCUS", "ANSWER", "LATE-ANSWER", "OBJECT", "FILL", "WIDTH",
  ]

  /// Steps that have none, by their names.
  private static let fixed: [(name: String, event: FormEvent)] =
    [
      ("COPY", .copy), ("CUT", .cut), ("NEXT", .next),
      ("PREVIOUS", .previous), ("ENTER", .enter),
      ("LEAVE", .focus(.none)), ("BUTTON", .focus(.submitButton)), ("OPEN", .openChoices), ("CLOSE", .closeChoices),
      ("TOGGLE", .toggle), ("CLEAR", .press(.clear)), ("REVEAL", .press(.reveal)),
      ("LEADING", .press(.leadingAccessory)), ("TRAILING", .press(.trailingAccessory)), ("SUBMIT", .submit),
      ("SUBMITTED", .submissionEnded), ("RESET", .reset),
    ]
    + [false, true].flatMap { extending in
      let shift = extending ? "SHIFT-" : ""
      let moves: [(String, FormEvent)] = [
        ("UP", .moveByRow(.up, extending: extending)),
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
    case .choose(let number): "CHOOSE \(number)"
    case .highlight(let step): "HIGHLIGHT \(step)"
    case .scroll(let rows): "SCROLL \(rows)"
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
