import CommandConsole
import FieldEditing
import MaskCompiler
import MaskDialects
import UnicodeFacts

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

  /// - Parameters:
  ///   - span: What it concerns, in scalars of the mask.
  ///   - place: Where that is drawn; `nil` where the error draws it.
  ///   - dialect: The language of another library whose mask is to be mended in Caretaker's words; `nil` where it is in
  ///     its own.
  init(
    _ found: some Diagnosis, _ severity: Severity = .error, span: Range<Int> = 0..<0, at place: SourcePlace? = nil,
    witness: String? = nil, from dialect: MaskDialect? = nil
  ) {
    (self.severity, self.span, self.witness) = (severity, span, witness)
    message = found.message
    suggestion = dialect.suggestion(found.suggestion)
    diagnostic = place?.drawing ?? found.diagnostic
  }

  /// - Parameter dialect: The language of another library that the mask was written in; `nil` where it was this one.
  init(_ error: MaskError, from dialect: MaskDialect? = nil) {
    switch error {
    // what cannot be read is mended in the words of its own language
    case .syntax(let syntax): self.init(error, span: syntax.span)
    case .compile(let law, _):
      let witness: String? = if case .ambiguous(let value, _) = law.kind { value } else { nil }
      self.init(error, span: law.span, witness: witness, from: dialect)
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
    let place = SourcePlace(warning.span, of: Array((mask ?? "").unicodeScalars))
    self.init(warning, .warning, span: warning.span, at: place, witness: warning.witness, from: dialect)
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
    let body = [diagnostic.drawable, suggestion.printable].filter { !$0.isEmpty }.joined(separator: "\n")
    return message.printable + (body.isEmpty ? "" : "\n" + body.indented())
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
