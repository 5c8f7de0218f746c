import CommandConsole
import FieldEditing
import FieldFormats

/// Formats one line after another.
protocol LineFormatter: ~Copyable, SendableMetatype {
  /// Formats a line; then text and value are those of the line.
  ///
  /// - Parameter explains: Whether a message is written where it is rejected: not of a million lines.
  mutating func format(_ line: String, explains: Bool) -> LineOutcome
  var text: String { get }
  var value: String { get }
  /// What JSON reports beside text, value and completeness of the line that was formatted last.
  func members(of line: String) -> [JSONValue.Member]
}

/// What became of a line.
struct LineOutcome {
  var isComplete = false
  /// Whether something of it would be lost.
  var isRejected = false
  /// Whether it has the shape of its format and cannot be such a value.
  var isInvalid = false
  var isAmbiguous = false
  /// Whether another number is shown than was given.
  var isRounded = false
  /// What stderr says about it: what keeps it from fitting, and how else it could be read.
  var message: String?
  var doubt: String?
}

/// Formats lines by a mask, in one field.
struct MaskLineFormatter: ~Copyable, LineFormatter {
  private let format: FieldFormat
  private let readsValues: Bool
  private let fitsRejected: Bool
  private let isPlain: Bool
  private var reader: TextReader
  private var isRejected = false
  /// What was left out of the line that was formatted last, or kept it from being read.
  private var rejections: [Rejection] = []
  /// How far the line that was formatted last is a value; nil of a mask that is not a format of the catalogue.
  private var state: EntryState?

  /// - Parameters:
  ///   - fitsRejected: Whether what fits is made of a line that is rejected.
  ///   - isPlain: Whether values are written without the punctuation that decides.
  init(_ format: FieldFormat, readsValues: Bool, fitsRejected: Bool, isPlain: Bool = false) {
    self.format = format
    self.readsValues = readsValues
    self.fitsRejected = fitsRejected
    self.isPlain = isPlain
    var options = FieldOptions(offsetUnit: .scalars)
    options.undoSteps = 0
    reader = TextReader(format, options)
  }

  var text: String { reader.cell }
  var value: String { isPlain ? reader.field.plainValue : reader.field.value }

  mutating func format(_ line: String, explains: Bool) -> LineOutcome {
    let isAccepted = set(line)
    isRejected = !isAccepted
    let isNamed = format.namedFormat != nil && (isAccepted || fitsRejected)
    state = isNamed ? isAccepted && !readsValues ? reader.state : format.state(of: reader.field) : nil
    let fault = isAccepted || !explains ? nil : rejections.first
    return LineOutcome(
      isComplete: isAccepted && reader.field.isComplete, isRejected: !isAccepted,
      isInvalid: isAccepted && state?.failure != nil,
      message: fault.map { reader.field.message(with: $0, of: line, isSecret: format.metadata.isSecure) })
  }

  /// Makes the field from a line.
  ///
  /// - Returns: Whether nothing was lost that means something.
  private mutating func set(_ line: String) -> Bool {
    if readsValues {
      // one that is not a value leaves the field, which is that of the line before
      reader.field.clear()
      reader.field.setValue(line)
      rejections = reader.field.rejections
      if !rejections.isEmpty && fitsRejected { reader.fit(line) }
      return rejections.isEmpty
    }
    let reading = reader.readCell(line)
    rejections = reading.rejections
    if !reading.isAccepted && fitsRejected { reader.fit(line) }
    return reading.isAccepted
  }

  func members(of line: String) -> [JSONValue.Member] {
    let lost = JSONValue.Member(key: "lost", value: .lost(rejections, of: line, isSecret: format.metadata.isSecure))
    if isRejected && !fitsRejected { return [lost] }
    let captures = JSONValue(captures: reader.field.orderedCaptures)
    let reported = state.map { [JSONValue.Member(key: "state", value: .string($0.text))] } ?? []
    return [.init(key: "captures", value: captures)] + reported + [lost]
  }
}

extension Field {
  /// Why a line is rejected, in words: the character with its place, but that of a secret, which is not named.
  func message(with rejection: Rejection, of line: String, isSecret: Bool) -> String {
    let characters = Array(line)
    let isNamed = !isSecret && rejection.position < characters.count
    let character = isNamed ? "\(String(characters[rejection.position]).quoted) at" : "at"
    return "rejected: \(character) \(rejection.position): \(explanation(of: rejection))"
  }
}

extension JSONValue {
  /// What was lost of a line: each character with its place and the reason. Of a secret no character is named.
  static func lost(_ rejections: [Rejection], of line: String, isSecret: Bool = false) -> JSONValue {
    if rejections.isEmpty { return .array([]) }
    let characters = isSecret ? [] : Array(line)
    let lost = rejections.map { rejection -> JSONValue in
      let character = rejection.position < characters.count ? String(characters[rejection.position]) : ""
      let named = isSecret ? [] : [JSONValue.Member(key: "character", value: .string(character))]
      return .object(
        [.init(key: "position", value: .number(rejection.position))] + named
          + [.init(key: "reason", value: .string("\(rejection.reason)"))])
    }
    return .array(lost)
  }
}
