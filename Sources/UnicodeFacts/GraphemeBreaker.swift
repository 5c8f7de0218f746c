import CTables

/// Finds the boundaries of extended grapheme clusters (UAX #29), fed with one scalar after another.
///
/// What a person sees as one character is one cluster, and no caret stands inside. The rules' names are those of the
/// annex; GB9c, younger than the tables, is not among them.
///
/// - Complexity: One table look-up a scalar, three bytes of state.
package struct GraphemeBreaker: Sendable {
  private enum Emoji {
    case none
    /// After a pictograph and what extends it.
    case pictograph
    /// After that and a zero-width joiner.
    case joined
  }

  // A control character before the text makes GB4 say what GB1 says: the text starts a cluster.
  private var previous = unicode_grapheme_class.control
  private var emoji = Emoji.none
  /// Whether the regional indicators up to here are odd in number, so that another one completes a flag.
  private var flagIsOpen = false

  package init() {}

  /// Whether a cluster starts with this scalar, which stands after those asked about before.
  package mutating func isBoundary(before scalar: Unicode.Scalar) -> Bool {
    let next = scalar.graphemeClass
    let answer = isBoundary(before: next)
    switch next {
    case .pictographic: emoji = .pictograph
    case .extend: break
    case .zwj where emoji == .pictograph: emoji = .joined
    default: emoji = .none
    }
    flagIsOpen = next == .regionalIndicator && !flagIsOpen
    previous = next
    return answer
  }

  private func isBoundary(before next: unicode_grapheme_class) -> Bool {
    switch (previous, next) {
    case (.cr, .lf): false  // GB3
    case (.control, _), (.cr, _), (.lf, _): true  // GB4
    case (_, .control), (_, .cr), (_, .lf): true  // GB5
    case (.l, .l), (.l, .v), (.l, .lv), (.l, .lvt): false  // GB6
    case (.lv, .v), (.lv, .t), (.v, .v), (.v, .t): false  // GB7
    case (.lvt, .t), (.t, .t): false  // GB8
    case (_, .extend), (_, .zwj), (_, .spacingMark): false  // GB9, GB9a
    case (.prepend, _): false  // GB9b
    case (.zwj, .pictographic): emoji != .joined  // GB11
    case (.regionalIndicator, .regionalIndicator): !flagIsOpen  // GB12, GB13
    default: true  // GB999
    }
  }
}

extension Unicode.Scalar {
  /// Whether it belongs to the character before it, whatever that is (GB9, GB9a): a mark, a joiner, a variation
  /// selector.
  @inlinable package var continuesCluster: Bool { !isASCII && hasJoiningClass }

  @usableFromInline var hasJoiningClass: Bool {
    switch graphemeClass {
    case .extend, .zwj, .spacingMark: true
    default: false
    }
  }

  /// Whether it is a character by itself among others like it: only a mark after it, or a prepended sign before it,
  /// would share its cluster.
  package var joinsNothing: Bool { graphemeClass == .other }

  var graphemeClass: unicode_grapheme_class {
    switch value {
    case 0x20..<0x7F: .other
    case 0x0D: .cr
    case 0x0A: .lf
    case 0..<0x80: .control
    default: facts.grapheme_class
    }
  }
}
