import Caretaker
import CommandConsole

/// Formats one line after another.
protocol LineFormatter: ~Copyable, SendableMetatype {
  /// Formats a line; then text and value are those of the line.
  mutating func format(_ line: String) -> LineOutcome
  var text: String { get }
  var value: String { get }
  /// What JSON tells beside text, value and completeness of the line that was formatted last.
  func members(of line: String) -> [JSONValue.Member]
}

/// What became of a line.
struct LineOutcome {
  var isComplete = false
  /// Whether nothing of it was lost but punctuation.
  var fits = true
  /// Whether it has the shape of its format and cannot be such a value.
  var isInvalid = false
  var isAmbiguous = false
  /// Whether another number is shown than was given.
  var isRounded = false
  /// What stderr tells of it: what keeps it from fitting, and how else it could be read.
  var problem: String?
  var doubt: String?
}

/// Formats lines by a mask, in one field.
struct MaskLineFormatter: ~Copyable, LineFormatter {
  private let format: FieldFormat
  private let readsValues: Bool
  private let options: FieldOptions
  private var field: Field
  /// How far the line that was formatted last is a value; nil of a mask that is no format of the catalogue.
  private var state: EntryState?

  init(_ format: FieldFormat, readsValues: Bool) {
    self.format = format
    self.readsValues = readsValues
    var options = FieldOptions(offsetUnit: .scalars)
    options.undoSteps = 0
    self.options = options
    field = Field(format, options: options)
  }

  var text: String { field.text }
  var value: String { field.value }

  mutating func format(_ line: String) -> LineOutcome {
    var fits = set(line)
    if field.rejections.contains(where: { $0.reason == .tooComplex }) {
      // a field keeps so many different clusters and no more; a new one has room again
      field = Field(format, options: options)
      fits = set(line)
    }
    state = format.namedFormat == nil ? nil : format.state(of: field)
    return LineOutcome(isComplete: field.isComplete, fits: fits, isInvalid: state?.failure != nil)
  }

  /// Makes the field from a line. → whether nothing was lost that means something
  private mutating func set(_ line: String) -> Bool {
    if !readsValues { return format.fill(&field, with: line).isEmpty }
    field.assign(line)
    return field.losses(of: line).isEmpty
  }

  func members(of line: String) -> [JSONValue.Member] {
    let captures = JSONValue(captures: field.orderedCaptures)
    let told = state.map { [JSONValue.Member(key: "state", value: .string($0.text))] } ?? []
    return [.init(key: "captures", value: captures)] + told + [.init(key: "lost", value: .lost(field.rejections, of: line))]
  }
}

extension JSONValue {
  /// What was lost of a line: each character with its place and the reason.
  static func lost(_ rejections: [Rejection], of line: String) -> JSONValue {
    if rejections.isEmpty { return .array([]) }
    let characters = Array(line)
    let lost = rejections.map { rejection -> JSONValue in
      let character = rejection.position < characters.count ? String(characters[rejection.position]) : ""
      return [
        "position": .number(rejection.position), "character": .string(character), "reason": .string("\(rejection.reason)"),
      ]
    }
    return .array(lost)
  }
}
