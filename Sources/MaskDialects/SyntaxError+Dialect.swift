package import MaskSyntax

extension SyntaxError {
  /// The same with what would mend it, in the words of the dialect that its text is in.
  func mended(in dialect: MaskDialect, limits: MaskLimits) -> SyntaxError {
    let suggestion = suggestion(in: dialect, limits)
    return SyntaxError(kind, at: offset, span: span, in: source, suggestion: suggestion)
  }

  private func suggestion(in dialect: MaskDialect, _ limits: MaskLimits) -> String {
    switch kind {
    case .unexpected(let c):
      switch dialect {
      case .redmadrobot: "a block has 0, 9, A, a, _, - and …: write other characters outside"
      case .inputmask, .imask, .dotnet, .regex, .maskito, .qt: "write \\\(c) for the character itself"
      case .maska, .vueTheMask: "write !\(c) for the character itself"
      case .ngx: "leave it out, or write a number of decimals, as in separator.2"
      case .maskedinput, .cleave, .reactNumberFormat, .autoNumeric, .flutter: "leave it out"
      }
    case .takesNothing: "write slots: \(dialect.threeDigits)"
    case .malformedRepeat: "write {n} or {n,m}"
    case .repeatTooLarge: "repeat less often, or raise the limit `repeatCount`"
    case .repeatBoundsReversed: "write the lower count first"
    case .repeatOfZero: "write a count of at least 1"
    case .doubledQuantifier: "leave one of them out"
    case .unclosedQuote: "close the quote"
    case .trailingEscape: "write it twice for the character itself"
    case .unclosedSet: "close it with ]"
    case .emptySet: "name the characters it takes"
    case .setRangeReversed: "write the lower character first"
    case .unclosedGroup: "close it with \(closingBracket)"
    case .nestingTooDeep: "take groups out, or raise the limit `nesting`"
    case .tooManyNodes: "make it smaller, or raise the limit `nodes`"
    case .rangeBoundsReversed: "write the lower bound first"
    case .rangeBoundsUneven, .rangeTooWide: "write bounds of at most 9 digits"
    case .notSupported where isRead(withoutSpanIn: dialect, limits): "leave it out, or write a mask of Caretaker's own"
    case .notSupported: "write what it stands for, as in \(dialect.exampleOptions)"
    case .malformedOptions: "write the mask alone, or its options as in JavaScript: \(dialect.exampleOptions)"
    case .notAMask: "read it as a field format"
    case .misplacedCasing, .emptyQuote, .curlyQuote, .repeatedSetCharacter, .malformedRange, .prompt: "leave it out"
    }
  }

  /// Whether the text is read where what the error concerns is left out.
  private func isRead(withoutSpanIn dialect: MaskDialect, _ limits: MaskLimits) -> Bool {
    var rest = source
    rest.removeSubrange(span.clamped(to: source.indices))
    return (try? DialectMask(reading: rest, dialect: dialect, limits: limits)) != nil
  }

  /// What closes the group that was opened where the error stands.
  private var closingBracket: Unicode.Scalar {
    guard offset < source.count else { return ")" }
    return source[offset] == "[" ? "]" : source[offset] == "{" ? "}" : ")"
  }
}

extension DialectMask {
  /// An error that concerns all of the text, which was read: what is made of it is not there.
  @export(interface) package func failure(_ kind: SyntaxError.Kind) -> SyntaxError {
    SyntaxError(kind, at: 0, span: 0..<source.count, in: source).mended(in: dialect, limits: MaskLimits())
  }
}

extension MaskDialect {
  /// Options in the dialect, as an example.
  fileprivate var exampleOptions: String {
    switch self {
    case .redmadrobot: "{primaryFormat: '[000]', affineFormats: ['[0000]']}"
    case .cleave: "{blocks: [3, 3, 4], delimiter: '-'}"
    case .maskito: "{mask: [/\\d/, '-', /\\d/]}"
    case .regex: "{regex: '\\\\d{3}'}"
    case .reactNumberFormat: "{format: '### ###'}"
    case .autoNumeric: "{digitGroupSeparator: ',', decimalPlaces: 2}"
    case .inputmask, .imask, .maska, .ngx, .dotnet, .maskedinput, .vueTheMask, .flutter, .qt: "{mask: '\(threeDigits)'}"
    }
  }
}
