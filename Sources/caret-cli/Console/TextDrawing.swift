import CommandConsole

/// A text with a caret under one of its characters.
///
///     1.2x4
///        ^
struct TextDrawing: CustomStringConvertible {
  private let line: String
  private let column: Int

  /// - Parameters:
  ///   - position: in scalars of the text; its end where it is beyond.
  ///   - width: the columns there are. Of a longer text the part around the caret is drawn.
  init(_ text: String, at position: Int, width: Int = 76) {
    let text = text.drawable
    var scalars = 0
    let before = text.prefix { character in
      scalars += character.unicodeScalars.count
      return scalars <= position
    }
    var (whole, head) = (StyledLine(), StyledLine())
    whole.add(text)
    head.add(before)
    let (line, missing) = whole.cut(to: width, around: head.columns)
    self.line = String(line.cells.map(\.character))
    column = head.columns - missing
  }

  var description: String { "\(line)\n\(String(repeating: " ", count: column))^" }
}
