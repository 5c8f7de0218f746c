internal import UnicodeFacts

/// How many columns characters take on a terminal.
///
/// A table of Unicode decides most of it. The rest is what terminals differ in: five facts, which can be asked of one
/// (`TerminalInput.askForWidths`).
package struct CellWidths: Hashable, Sendable {
  /// Whether a skin tone joins the emoji before it.
  package var modifiersJoin = true
  /// Whether U+FE0F makes an emoji that is drawn as text two columns wide.
  package var selectorWidens = true
  /// Whether emoji that a joiner joins are drawn as one.
  package var joinersJoin = true
  /// Whether two letters of a flag take two columns together.
  package var flagsPair = true
  /// Whether characters of ambiguous width take two columns, lines of frames among them.
  package var ambiguousIsWide = false

  /// Every character of several scalars is drawn as one.
  package static let clusters = CellWidths()
  /// Every scalar is drawn by itself, as tmux and older terminals do.
  package static let scalars = CellWidths(modifiersJoin: false, selectorWidens: false, joinersJoin: false)

  /// How wide a character is with one scalar more.
  ///
  /// - Parameters:
  ///   - width: How wide it is without; 0 before its first scalar.
  ///   - scalar: The scalar.
  package func width(_ width: Int, adding scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return width + 1 }
    switch scalar.widthClass {
    case .narrow: return width + 1
    case .zero: return scalar == "\u{FE0F}" && selectorWidens && width == 1 ? 2 : width
    case .wide: return width > 0 && joinersJoin ? max(2, width) : width + 2
    case .ambiguous: return width + (ambiguousIsWide ? 2 : 1)
    case .pictograph: return width > 0 && joinersJoin ? max(2, width) : width + 1
    case .modifier: return width > 0 && modifiersJoin ? max(2, width) : width + 2
    case .regional: return width + (flagsPair ? 1 : 2)
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would obey it, hide it, or join it to what stands around.
  var isUndrawable: Bool { widthClass == .zero }
}
