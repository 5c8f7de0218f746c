import Caretaker
import CommandConsole

/// An error or a warning, as a person reads it and as JSON.
struct Finding {
  let severity: Severity
  let problem: String
  let mend: String
  /// What it concerns, in scalars of the mask; empty where it is the whole.
  let span: Range<Int>
  /// The mask with carets under it; empty where it is the whole.
  let drawing: String
  /// A value that shows it.
  let witness: String?

  init(_ error: MaskError) {
    severity = .error
    problem = error.problem
    mend = error.mend
    drawing = error.drawing
    switch error {
    case .syntax(let error):
      span = error.span
      witness = nil
    case .compile(let error, _):
      span = error.span
      if case .ambiguous(let value, _) = error.kind { witness = value } else { witness = nil }
    }
  }

  /// - Parameter mask: the mask as text; nil where none says it.
  init(_ warning: MaskWarning, in mask: String?) {
    severity = .warning
    problem = warning.problem
    mend = warning.mend
    span = warning.span
    drawing = span.isEmpty ? "" : mask.map { SourceDrawing(Array($0.unicodeScalars), warning.span).text } ?? ""
    witness = warning.witness
  }

  /// Several lines, the last one ended.
  ///
  ///     error: a group is not closed
  ///       <##
  ///       ^~~
  ///       close it with >, or write \< for the character itself
  func text(_ style: Style) -> String {
    "\(style.title(severity)) \(message)\n"
  }

  /// The same without title and end: why a command cannot use the mask.
  var message: String {
    let body = drawing.isEmpty ? mend.printable : drawing.drawable + "\n" + mend.printable
    return "\(problem.printable)\n\(body.indented())"
  }

  var json: JSONValue {
    [
      "problem": .string(problem), "mend": .string(mend), "span": .array([.number(span.lowerBound), .number(span.upperBound)]),
      "witness": witness.map { .string($0) } ?? .null,
    ]
  }
}
