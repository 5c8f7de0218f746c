public import UnicodeFacts

/// The reason why a text is not a mask: what is wrong, where, and how to mend it.
///
///     do { _ = try MaskTree(parsing: "(###") } catch { print(error.diagnostic) }
public struct SyntaxError: Error, Hashable, Diagnosis {
  /// The kind of mistake. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    /// A character that means nothing there, such as a closing bracket without its other half.
    case unexpected(Unicode.Scalar)
    /// The mask has neither slots nor value literals, so that no value could be typed.
    case takesNothing
    /// The text between `{` and `}` is not a count, nor two with a comma.
    case malformedRepeat
    /// A count is greater than `MaskLimits.repeatCount`, the limit that is given here.
    case repeatTooLarge(limit: Int)
    /// The second count of a repeat is less than its first: `{5,2}`.
    case repeatBoundsReversed
    /// A part is repeated zero times: `{0}`.
    case repeatOfZero
    /// A quantifier follows another: `#{2}?`.
    case doubledQuantifier
    /// `^` or `~` stands before what is not a slot with letters.
    case misplacedCasing(Unicode.Scalar)
    /// A value literal has no closing `"`.
    case unclosedQuote
    /// A value literal has no characters: `""`.
    case emptyQuote
    /// `\` is the last character, and escapes nothing.
    case trailingEscape
    /// A typographic quotation mark, where `"` was meant.
    case curlyQuote
    /// A set has no closing `]`.
    case unclosedSet
    /// A set has no characters: `[]`.
    case emptySet
    /// A set names a character twice, as masks do in which brackets group: `[000]`.
    case repeatedSetCharacter(Unicode.Scalar)
    /// A range of a set ends before it begins: `[z-a]`.
    case setRangeReversed
    /// A group has no closing `>`.
    case unclosedGroup
    /// Groups nest deeper than `MaskLimits.nesting`, the limit that is given here.
    case nestingTooDeep(limit: Int)
    /// The characters around `..` are not digits: a range of numbers is `<low..high>`.
    case malformedRange
    /// The upper bound of a range is less than the lower one: `<12..1>`.
    case rangeBoundsReversed
    /// The lower bound of a range is written with more digits than the upper one: `<001..12>`.
    case rangeBoundsUneven
    /// A bound of a range has more than nine digits.
    case rangeTooWide
    /// The mask with its repeats written out has more nodes than `MaskLimits.nodes`, the limit that is given here.
    case tooManyNodes(limit: Int)
    /// A part of another library's mask that no mask can have; what it is, in words: `a back reference`.
    case notSupported(String)
    /// The options of another library's mask are not written as JavaScript or JSON; what was expected, in words.
    case malformedOptions(expected: String)
    /// The text is a format of another library, but not one of a mask: of numbers, or one that the catalogue has.
    case notAMask
    /// A prompt is malformed or misplaced.
    case prompt(PromptProblem)
  }
  /// A mistake in how a prompt is written.
  public enum PromptProblem: Hashable, Sendable {
    /// It is not one text in quotes: `{prompt DD}`.
    case malformed
    /// It has no characters: `{prompt ""}`.
    case empty
    /// The mask has another one before it.
    case second
    /// It does not stand before the whole mask.
    case misplaced
  }
  /// The kind of mistake.
  public let kind: Kind
  /// The offset of the mistake, in scalars.
  public let offset: Int
  /// The range that it concerns, drawn under the mask; starts at or before `offset`.
  public let span: Range<Int>
  /// The mask text.
  public let source: [Unicode.Scalar]
  /// The suggestion that it was made with; `nil` where the words of the mask language do. It is part of what the error
  /// says, so two that differ in it are not equal.
  package let givenSuggestion: String?

  /// An error at a place in a mask text; offsets count scalars.
  ///
  /// - Parameters:
  ///   - kind: What is wrong.
  ///   - offset: Where the mistake stands.
  ///   - span: What is underlined; it starts at or before `offset`.
  ///   - source: The mask text.
  ///   - suggestion: What would mend it where the text is in another language; `nil` for a mask of this one.
  public init(
    _ kind: Kind, at offset: Int, span: Range<Int>, in source: [Unicode.Scalar], suggestion: String? = nil
  ) {
    self.kind = kind
    self.offset = offset
    self.span = span
    self.source = source
    givenSuggestion = suggestion
  }
}
