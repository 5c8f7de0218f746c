internal import UnicodeFacts

/// The lines of a text, for a frame that divides them into rows. Offsets are in the field's unit.
extension Field {
  /// The line that an offset is in, without what ends it: all of what is shown where a text has one line.
  ///
  /// - Complexity: O(*n*) in the line, O(log *n*) in the text.
  package func line(at offset: Int) -> Range<Int> {
    guard case .text(let editor) = entry, !isComposing else { return 0..<textLength }
    return editor.content.line(at: offset)
  }

  /// Calls a closure with each scalar of a part of what is shown, and with what finds the first one after it that
  /// continues no word, until it returns `false`.
  package func forEachScalar(in offsets: Range<Int>, _ body: (Unicode.Scalar, () -> Unicode.Scalar?) -> Bool) {
    if case .text(let editor) = entry, !isSecure {
      let content = editor.content
      let start = content.element(at: offsets.lowerBound, roundingUp: false)
      return content.forEachScalar(in: start..<content.element(at: offsets.upperBound, roundingUp: true), body)
    }
    var rest = Substring(text(in: offsets)).unicodeScalars
    while let scalar = rest.popFirst() {
      if !body(scalar, { rest.first { !$0.continuesWord } }) { return }
    }
  }

  private var isSecure: Bool { options.isSecure }
}
