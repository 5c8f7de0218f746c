internal import FieldForms

/// What stands between the edges of a frame, from the leading end: an accessory, the text, an accessory, the button
/// that shows a secret, and outermost the one that clears, or opens choices.
///
/// The text has at least eight columns; what leaves it fewer is left out, and its key remains. Room for the button
/// that clears is kept while it is not there, so that nothing moves when it comes.
struct FrameParts {
  /// Where each button is, and what stands on it.
  struct Button {
    let button: FieldButton
    let label: [Glyph]
    let column: Int
  }
  private(set) var buttons: [Button] = []
  /// Where the button stands that opens choices.
  private(set) var opener: Int?
  /// The columns of the text.
  private(set) var text: Range<Int>

  /// How many columns a text keeps whatever stands beside it.
  private static let leastText = 8

  /// - Parameters:
  ///   - column: Where the frame begins.
  ///   - width: How wide it is, edges included.
  init(
    _ field: borrowing FormField, _ language: FormLanguage, _ look: FormLook, column: Int, width: Int
  ) {
    text = column + 1..<max(column + 2, column + width - 1)
    if field.kind.holding == .option, field.choiceStyle != .list, text.count > 2 {
      opener = text.upperBound - 1
      text = text.lowerBound..<text.upperBound - 2
    }
    if Self.mayClear(field), text.count > 4 {
      addTrailing(.clear, look.glyphs(of: field.canClear ? look.signs.clear : " "))
    }
    if field.canReveal {
      let words = [language.text(.screenShow), language.text(.screenHide)].map { look.glyphs(of: $0) }
      let width = words.map(\.columns).max() ?? 0
      if text.count > width + Self.leastText { addTrailing(.reveal, words[field.isRevealed ? 1 : 0], width: width) }
    }
    for button in [FieldButton.leadingAccessory, .trailingAccessory] {
      guard let accessory = field.description.accessory(of: button) else { continue }
      let label = look.glyphs(of: accessory.symbol ?? accessory.text)
      guard text.count > label.columns + Self.leastText else { continue }
      if button == .trailingAccessory {
        addTrailing(button, label)
      } else {
        buttons.append(Button(button: button, label: label, column: text.lowerBound))
        text = text.lowerBound + label.columns + 1..<text.upperBound
      }
    }
  }

  private mutating func addTrailing(_ button: FieldButton, _ label: [Glyph], width: Int? = nil) {
    let column = text.upperBound - (width ?? label.columns)
    buttons.append(Button(button: button, label: label, column: column))
    text = text.lowerBound..<column - 1
  }

  /// Whether a field ever has a button that clears it.
  private static func mayClear(_ field: borrowing FormField) -> Bool {
    field.description.clearButton == .automatic && field.kind.mayBeCleared
  }

  /// How many rows a frame has.
  static func rows(of field: borrowing FormField) -> Int {
    if field.kind.hasRows { return field.frame.height }
    return field.choiceStyle == .list ? min(7, max(1, field.matchCount)) : 1
  }

  /// How wide a frame is that fits the longest text of a field, and the caret after it; `nil` without a bound.
  static func fittedWidth(
    of field: borrowing FormField, _ language: FormLanguage, _ look: FormLook
  ) -> Int? {
    guard let columns = field.suggestedColumns, columns <= 60 else { return nil }
    let parts = FrameParts(field, language, look, column: 0, width: 200)
    return max(leastText, columns + 1) + 200 - parts.text.count
  }

  /// How wide the frame of a code is: a cell and an edge for each character, and the button that shows it.
  static func codeWidth(
    of field: borrowing FormField, _ cells: Int, _ language: FormLanguage, _ look: FormLook
  ) -> Int {
    let words = [language.text(.screenShow), language.text(.screenHide)].map { look.columns(of: $0) }
    return 2 * cells + 1 + (field.canReveal ? 1 + (words.max() ?? 0) : 0)
  }
}
