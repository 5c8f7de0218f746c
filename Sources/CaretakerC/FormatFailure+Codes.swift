internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler
internal import MaskSyntax
internal import UnicodeFacts

/// The codes of errors: each kind by its name.
extension MaskError {
  var code: String {
    switch self {
    case .syntax(let error): error.kind.code
    case .compile(let error, _): error.kind.code
    }
  }
}

extension FormatFailure {
  init(_ error: FormatNameError, in text: String) {
    var span = 0..<0
    if case .malformed(_, _, let offset) = error.kind {
      span = Array(text.unicodeScalars).bytes(in: offset..<min(offset + 1, text.unicodeScalars.count))
    }
    self.init(error, error.kind.code, span: span)
  }
}

extension SourcePlace {
  /// A span in bytes of UTF-8; `nil` for any other place.
  var bytes: Range<Int>? { if case .span(let span, let source, _) = self { source.bytes(in: span) } else { nil } }
}

extension [Unicode.Scalar] {
  /// A range of scalars in bytes of UTF-8.
  func bytes(in range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    let start = self[..<range.lowerBound].reduce(0) { $0 + UTF8.width($1) }
    return start..<self[range].reduce(start) { $0 + UTF8.width($1) }
  }
}

extension SyntaxError.Kind {
  fileprivate var code: String {
    switch self {
    case .unexpected: "unexpected"
    case .takesNothing: "takesNothing"
    case .malformedRepeat: "malformedRepeat"
    case .repeatTooLarge: "repeatTooLarge"
    case .repeatBoundsReversed: "repeatBoundsReversed"
    case .repeatOfZero: "repeatOfZero"
    case .doubledQuantifier: "doubledQuantifier"
    case .misplacedCasing: "misplacedCasing"
    case .unclosedQuote: "unclosedQuote"
    case .emptyQuote: "emptyQuote"
    case .trailingEscape: "trailingEscape"
    case .curlyQuote: "curlyQuote"
    case .unclosedSet: "unclosedSet"
    case .emptySet: "emptySet"
    case .repeatedSetCharacter: "repeatedSetCharacter"
    case .setRangeReversed: "setRangeReversed"
    case .unclosedGroup: "unclosedGroup"
    case .nestingTooDeep: "nestingTooDeep"
    case .malformedRange: "malformedRange"
    case .rangeBoundsReversed: "rangeBoundsReversed"
    case .rangeBoundsUneven: "rangeBoundsUneven"
    case .rangeTooWide: "rangeTooWide"
    case .tooManyNodes: "tooManyNodes"
    case .notSupported: "notSupported"
    case .malformedOptions: "malformedOptions"
    case .notAMask: "notAMask"
    case .prompt: "prompt"
    }
  }
}

extension CompileError.Kind {
  fileprivate var code: String {
    switch self {
    case .limit: "limit"
    case .ambiguous: "ambiguous"
    case .unreachable: "unreachable"
    case .undecided: "undecided"
    case .untypable: "untypable"
    case .notFromEnd: "notFromEnd"
    case .prompt: "prompt"
    }
  }
}

extension FormatNameError.Kind {
  fileprivate var code: String {
    switch self {
    case .malformed: "malformed"
    case .unknownName: "unknownName"
    case .missingArgument: "missingArgument"
    case .tooManyArguments: "tooManyArguments"
    case .invalidArgument: "invalidArgument"
    case .unlawfulMask: "unlawfulMask"
    }
  }
}

extension CardError {
  var code: String {
    switch self {
    case .noNetworks: "noNetworks"
    case .malformedName: "malformedName"
    case .repeatedName: "repeatedName"
    case .noNumbers: "noNumbers"
    case .malformedLayout: "malformedLayout"
    case .malformedSecurityCode: "malformedSecurityCode"
    case .unknownPreference: "unknownPreference"
    case .mask: "mask"
    }
  }
}
