public import MaskCompiler
internal import MaskDialects
public import MaskSyntax
public import UnicodeFacts

/// The reason why a text is not a mask.
public enum MaskError: Error, Diagnosis {
  /// The text is not a mask: the error has the offset at which parsing ended.
  case syntax(SyntaxError)
  /// The mask cannot be compiled, or breaks the law that the value determines the layout.
  ///
  /// `source` is the mask's text, which the diagnostic draws; it is empty for a mask that was built from parts.
  case compile(CompileError, source: [Unicode.Scalar])

  /// A sentence that says what is wrong.
  public var message: String {
    switch self {
    case .syntax(let error): error.message
    case .compile(let error, _): error.message
    }
  }
  /// A way to mend it.
  public var suggestion: String {
    switch self {
    case .syntax(let error): error.translationOrSuggestion
    case .compile(let error, _): error.suggestion
    }
  }
  /// The offset of the error, in scalars of the mask text.
  public var offset: Int {
    switch self {
    case .syntax(let error): error.offset
    case .compile(let error, _): error.span.lowerBound
    }
  }
  /// The span in the mask text; `nil` where there is no text or it is the whole.
  public var place: SourcePlace? {
    switch self {
    case .syntax(let error): error.place
    case .compile(let error, let source): SourcePlace(error.span, of: source)
    }
  }
}
