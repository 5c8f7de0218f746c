import CommandConsole
import FieldEditing
import FieldFormats

/// Reports of one text after another whether it is a value of a format.
struct ValueChecker: ~Copyable {
  private let format: FieldFormat
  private var field: Field

  init(_ format: FieldFormat) {
    self.format = format
    field = Self.field(format)
  }

  private static func field(_ format: FieldFormat) -> Field {
    var options = FieldOptions(offsetUnit: .scalars)
    options.undoSteps = 0
    return Field(format, options: options)
  }

  /// The text is read as the whole field, as it would be pasted.
  mutating func check(_ text: String) -> ValueCheck {
    field.clear()
    let isAccepted = field.fill(text).isAccepted
    let (rejections, losses) = (field.rejections, isAccepted ? [] : field.rejections)
    return ValueCheck(
      text: text, shown: field.text, value: field.value, rest: field.placeholder,
      state: format.plannedState(of: field), rejections: rejections, losses: losses, isRejected: !isAccepted,
      reason: losses.first.map { field.explanation(of: $0) } ?? "")
  }
}

/// A text, and whether it is a value of a format.
struct ValueCheck {
  let text: String
  let shown: String
  let value: String
  /// What is still to come.
  let rest: String
  let state: EntryState
  let rejections: [Rejection]
  /// Those for which the text was rejected.
  let losses: [Rejection]
  let isRejected: Bool
  /// Why the first of them was lost, in words.
  let reason: String

  var isValid: Bool { state == .complete && !isRejected }

  /// `valid`, or why not, with the text drawn where a character is to be shown; the last line ended.
  ///
  ///     4111x: does not fit: 'x': expected a digit
  ///       4111x
  ///           ^
  func text(_ style: Style) -> String {
    let name = text.isEmpty ? "nothing" : text.printable
    if let loss = losses.first { return "\(name): \(style.error("does not fit")): \(words(on: loss))\n" }
    return switch state {
    case .complete: "\(name): valid\n"
    case .incomplete: "\(name): \(style.error("incomplete")): \((shown + rest).printable)\n"
    case .invalid(let failure): "\(name): \(style.error("not valid")): \(failure.message.printable)\n"
    }
  }

  private func words(on loss: Rejection) -> String {
    let more = losses.count > 1 ? " (and \(losses.count - 1) more)" : ""
    let (before, rest) = (text.prefix(loss.position), text.dropFirst(loss.position))
    let scalars = before.unicodeScalars.count
    let lost = rest.first.map { String($0).quoted } ?? "its end"
    return "\(lost)\(more): \(reason)\n\("\(TextDrawing(text, at: scalars))".indented())"
  }

  var json: JSONValue {
    [
      "text": .string(text), "valid": .bool(isValid), "shown": .string(shown), "value": .string(value),
      "state": .string(state.text), "rest": .string(rest), "lost": .lost(rejections, of: text),
    ]
  }
}
