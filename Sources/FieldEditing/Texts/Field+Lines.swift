/// The lines of free text, for whoever lays them out in rows. Offsets are in the field's unit.
extension Field {
  /// The line that an offset is in, without what ends it: all of what is shown where a text has one line.
  ///
  /// - Complexity: O(*n*) in the line, O(log *n*) in the text.
  package func line(at offset: Int) -> Range<Int> {
    guard case .text(let editor) = entry else { return 0..<textLength }
    return editor.content.line(at: offset)
  }

  /// Calls a closure with each scalar of a part of free text, and with what finds the first one after it that continues
  /// no word, until it returns `false`.
  package func forEachScalar(in offsets: Range<Int>, _ body: (Unicode.Scalar, () -> Unicode.Scalar?) -> Bool) {
    guard case .text(let editor) = entry else { preconditionFailure("a field of another kind has no rows") }
    let content = editor.content
    let start = content.element(at: offsets.lowerBound, roundingUp: false)
    content.forEachScalar(in: start..<content.element(at: offsets.upperBound, roundingUp: true), body)
  }
}
