import CommandConsole
import TerminalForms

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
    let look = FormLook()
    let whole = LineDrawing(look.glyphs(of: text).map { ($0, .plain) }, caret: look.columns(of: String(before)))
    let drawn = whole.window(of: width, look)
    line = drawn.glyphs.map(\.glyph).text
    column = drawn.caret
  }

  var description: String { "\(line)\n\(String(repeating: " ", count: column))^" }
}
