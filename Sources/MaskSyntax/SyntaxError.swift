/// Why a text is no mask: what is wrong, where, and how to mend it.
///
///     do { _ = try MaskTree(parsing: "(###") } catch { print(error.diagnostic) }
public struct SyntaxError: Error, Hashable, Sendable {
  /// What is wrong. New kinds may be added.
  public enum Kind: Hashable, Sendable {
    case unexpected(Unicode.Scalar)
    case takesNothing
    case malformedRepeat
    case repeatTooLarge(limit: Int)
    case repeatBoundsReversed
    case repeatOfZero
    case doubledQuantifier
    case misplacedCasing(Unicode.Scalar)
    case unclosedQuote
    case emptyQuote
    case trailingEscape
    case curlyQuote
    case unclosedSet
    case emptySet
    case repeatedSetCharacter(Unicode.Scalar)
    case setRangeReversed
    case unclosedGroup
    case nestingTooDeep(limit: Int)
    case malformedRange
    case rangeBoundsReversed
    case rangeBoundsUneven
    case rangeTooWide
    case tooManyNodes(limit: Int)
  }
  public let kind: Kind
  /// Where the mistake stands: an offset in scalars.
  public let offset: Int
  /// What it concerns, drawn under the mask; starts at or before `offset`.
  public let span: Range<Int>
  /// The mask text.
  public let source: [Unicode.Scalar]

  public init(_ kind: Kind, at offset: Int, span: Range<Int>, in source: [Unicode.Scalar]) {
    self.kind = kind
    self.offset = offset
    self.span = span
    self.source = source
  }
}
