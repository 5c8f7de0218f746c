public import UnicodeFacts

extension SyntaxError {
  /// A sentence that says what is wrong.
  public var message: String {
    @export(interface) get {
      switch kind {
      case .unexpected(let c): "unexpected '\(c)'"
      case .takesNothing: "the mask has no slot and no value literal, so it accepts nothing"
      case .malformedRepeat: "this is not a repeat"
      case .repeatTooLarge(let limit): "a repeat counts at most \(limit)"
      case .repeatBoundsReversed: "a repeat's upper count is below its lower one"
      case .repeatOfZero: "a repeat of zero matches nothing"
      case .doubledQuantifier: "a quantifier follows a quantifier"
      case .misplacedCasing(let c): "'\(c)' stands before no slot whose case it could change"
      case .unclosedQuote: "the value literal is not closed"
      case .emptyQuote: "the value literal is empty"
      case .trailingEscape: "'\\' ends the mask"
      case .curlyQuote: "a curly quote quotes nothing"
      case .unclosedSet: "a set is not closed"
      case .emptySet: "a set is empty"
      case .repeatedSetCharacter(let c): "a set names '\(c)' twice; a set is one slot"
      case .setRangeReversed: "a set's range runs backwards"
      case .unclosedGroup: "a group is not closed"
      case .nestingTooDeep(let limit): "groups nest at most \(limit) deep"
      case .malformedRange: "this is not a range of numbers"
      case .rangeBoundsReversed: "a range's upper bound is below its lower one"
      case .rangeBoundsUneven: "a range's lower bound is written longer than its upper one"
      case .rangeTooWide: "a range's bounds have at most 9 digits"
      case .tooManyNodes(let limit): "the mask expands to more than \(limit) nodes"
      case .notSupported(let what): "\(what) cannot be written as a mask"
      case .malformedOptions(let what): "expected \(what)"
      case .notAMask: "the text describes another format than a mask"
      case .prompt(.malformed): "this is not a prompt"
      case .prompt(.empty): "the prompt is empty"
      case .prompt(.second): "the mask has a prompt already"
      case .prompt(.misplaced): "a prompt stands inside the mask"
      }
    }
  }

  /// A way to mend it.
  public var suggestion: String { @export(interface) get { givenSuggestion ?? ownSuggestion } }

  /// The name in `{year:####}`, as one might write a part that has one.
  private var bracedName: String? {
    guard source.indices.contains(offset), source[offset] == "{" else { return nil }
    return MaskParser.captureName(in: source, at: offset + 1).map { String(String.UnicodeScalarView(source[$0])) }
  }

  /// The same in the words of the mask language.
  private var ownSuggestion: String {
    switch kind {
    case .unexpected("{"), .malformedRepeat, .doubledQuantifier:
      if let bracedName { return "write <\(bracedName):…> for a part with a name" }
    default: break
    }
    return switch kind {
    case .unexpected("{") where offset == 0:
      "write \\{ for the character itself, or {from-end} to fill from the end"
    case .unexpected(let c): "write \\\(c) for the character itself"
    case .takesNothing:
      "write # for a digit, @ for a letter, * for either, or quote the text"
    case .malformedRepeat: "write {n}, {n,} or {n,m}, or \\{ for the character itself"
    case .repeatTooLarge: "repeat less often, or raise the limit `repeatCount`"
    case .repeatBoundsReversed: "write the lower count first"
    case .repeatOfZero: "leave it out"
    case .doubledQuantifier: "put the first in a group: <x?>{3}"
    case .misplacedCasing(let c): "write \(c)@, \(c)*, \(c)& or \(c)[…], or \\\(c) for the character itself"
    case .unclosedQuote: "close it with \", or write \\\" for the character itself"
    case .emptyQuote: "leave it out, or write \\\" for the character itself"
    case .trailingEscape: "write \\\\ for the character itself"
    case .curlyQuote: "write \" to quote, or \\ before it for the character itself"
    case .unclosedSet: "close it with ], or write \\[ for the character itself"
    case .emptySet: "name the characters it takes, or write \\[\\] for the brackets"
    case .repeatedSetCharacter(let c): repeatSuggestion(c)
    case .setRangeReversed: "write the lower character first"
    case .unclosedGroup: "close it with >, or write \\< for the character itself"
    case .nestingTooDeep: "take groups out, or raise the limit `nesting`"
    case .malformedRange: "write <low..high>, digits alone"
    case .rangeBoundsReversed: "write the lower bound first"
    case .rangeBoundsUneven: "write as many digits in both bounds, or no zeros in front of the lower"
    case .rangeTooWide: "use slots: #{10}"
    case .tooManyNodes: "make it smaller, or raise the limit `nodes`"
    case .notSupported, .malformedOptions, .notAMask: "write a mask"
    case .prompt(.malformed): "write its text in quotes, as in {prompt \"DD/MM\"}##/##"
    case .prompt(.empty): "leave it out, or write a character for each place of the mask"
    case .prompt(.second): "leave one of them out"
    case .prompt(.misplaced): "write it first, before the whole mask"
    }
  }

  /// The span in the mask text.
  public var place: SourcePlace? { .span(span, of: source, offset: offset) }

  private func repeatSuggestion(_ c: Unicode.Scalar) -> String {
    let body = source[span].dropFirst().dropLast()
    guard let first = body.first, body.allSatisfy({ $0 == first }) else { return "name each character once" }
    let slot =
      first == "0" || first == "9" ? "#" : first == "A" || first == "a" ? "@" : first == "_" || first == "-" ? "*" : nil
    guard let slot else { return "name each character once, and write a slot for each character typed" }
    return "write a slot for each character typed: \(String(repeating: slot, count: body.count))"
  }
}
