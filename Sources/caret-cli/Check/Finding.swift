import CommandConsole
import FieldFormats

/// An error or a warning, as a person reads it and as JSON.
struct Finding {
  let severity: Severity
  let message: String
  let suggestion: String
  /// What it concerns, in scalars of the mask; empty where it is the whole.
  let span: Range<Int>
  /// The mask with carets under it; empty where it is the whole.
  let diagnostic: String
  /// A value that shows it.
  let witness: String?

  /// - Parameter dialect: The language of another library that the mask was written in; `nil` where it was this one.
  init(_ error: MaskError, from dialect: MaskDialect? = nil) {
    severity = .error
    message = error.message
    // what cannot be read is mended in the words of its own language
    if case .compile = error {
      suggestion = dialect.suggestion(error.suggestion)
    } else {
      suggestion = error.suggestion
    }
    diagnostic = error.diagnostic
    switch error {
    case .syntax(let error):
      span = error.span
      witness = nil
    case .compile(let error, _):
      span = error.span
      if case .ambiguous(let value, _) = error.kind { witness = value } else { witness = nil }
    }
  }

  /// An error that concerns no part of a mask.
  init(_ message: String, suggestion: String) {
    (self.message, self.suggestion) = (message, suggestion)
    (severity, span, diagnostic, witness) = (.error, 0..<0, "", nil)
  }

  /// - Parameters:
  ///   - mask: the mask as text; nil where none says it.
  ///   - dialect: The language of another library that the mask was written in; `nil` where it was this one.
  init(_ warning: MaskWarning, in mask: String?, from dialect: MaskDialect? = nil) {
    severity = .warning
    message = warning.message
    suggestion = dialect.suggestion(warning.suggestion)
    span = warning.span
    diagnostic = span.isEmpty ? "" : mask.map { SourceDrawing(Array($0.unicodeScalars), warning.span).text } ?? ""
    witness = warning.witness
  }

  /// Several lines, the last one ended.
  ///
  ///     error: a group is not closed
  ///       <##
  ///       ^~~
  ///       close it with >, or write \< for the character itself
  func text(_ style: Style) -> String {
    "\(style.title(severity)) \(commandMessage)\n"
  }

  /// The same without title and end: why a command cannot use the mask.
  var commandMessage: String {
    let body = diagnostic.isEmpty ? suggestion.printable : diagnostic.drawable + "\n" + suggestion.printable
    return "\(message.printable)\n\(body.indented())"
  }

  var json: JSONValue {
    [
      "message": .string(message), "suggestion": .string(suggestion),
      "span": .array([.number(span.lowerBound), .number(span.upperBound)]),
      "witness": witness.map { .string($0) } ?? .null,
    ]
  }
}

extension MaskDialect? {
  /// A suggestion that is in the words of Caretaker's masks, which says so of a mask that was written in others.
  fileprivate func suggestion(_ text: String) -> String { self == nil ? text : "in Caretaker's mask, \(text)" }
}
