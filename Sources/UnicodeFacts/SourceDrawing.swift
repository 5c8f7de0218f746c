/// A text with carets under a part of it, cut to a width that fits a terminal; of several lines the one with the
/// part's beginning.
///
///     (###) [000]
///           ~~^~~
public struct SourceDrawing: Sendable {
  /// The drawing: a line of the text, and one of marks under it.
  public let text: String

  /// Draws `span` underlined, with `^` under `caret`; offsets count scalars.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - span: What is underlined, as offsets in scalars.
  ///   - caret: The offset that `^` stands under; the start of the span where it is `nil`.
  ///   - width: How many characters a line may have before it is cut; what is left out is an ellipsis.
  @export(interface) public init(_ source: [Unicode.Scalar], _ span: Range<Int>, caret: Int? = nil, width: Int = 100) {
    let caret = caret ?? span.lowerBound
    // of options that are written on several lines the one with the caret
    let at = min(max(caret, 0), source.count)
    let start = source[..<at].lastIndex(of: "\n").map { $0 + 1 } ?? 0
    let end = source[at...].firstIndex(of: "\n") ?? source.count
    var (from, to) = (start, end)
    if to - from > width {
      from = max(start, min(caret - width / 2, end - width))
      to = min(end, from + width)
    }
    var line = from > start ? "…" : ""
    var marks = from > start ? " " : ""
    for i in from...max(from, to) {
      if i < to {
        let c = source[i]
        // a control character would tear the drawing apart; a mark or a joiner is drawn with what it joins
        line.unicodeScalars.append(c.isPrintable || !c.isControlLike ? c : "\u{FFFD}")
        if c.isNonspacingMark { continue }
      }
      let mark: Unicode.Scalar = i == caret ? "^" : span.contains(i) ? "~" : " "
      marks.unicodeScalars.append(mark)
    }
    if to < end { line += "…" }
    while marks.unicodeScalars.last == " " { marks.unicodeScalars.removeLast() }
    text = line + "\n" + marks
  }
}

extension Unicode.Scalar {
  fileprivate var isControlLike: Bool {
    value < 0x20 || (0x7F..<0xA0).contains(value) || value == 0x2028 || value == 0x2029
  }
}
