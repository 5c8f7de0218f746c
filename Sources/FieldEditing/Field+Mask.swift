internal import MaskEngine

/// Another mask for the same field.
extension Field {
  /// Goes on with another mask: the value stays and is laid out by it, as far as it takes it. What it does not take is
  /// reported.
  ///
  ///     var code = Field(try Mask("###"))
  ///     code.insert("1234")                     // the 4 is rejected
  ///     code.changeMask(to: try Mask("####"))   // an American Express card: four digits
  ///     code.insert("4")
  ///     code.text                               // "1234"
  ///
  /// The caret keeps its count of value characters to the left. Undo begins again: steps of one mask mean nothing to
  /// another. A field of numbers or phone numbers rejects it.
  ///
  /// - Parameter mask: The mask from now on.
  /// - Returns: What changed, with the number of characters of the value that the new mask does not take; `.rejected`
  ///   is among its effects if the field is not one of a mask.
  @export(interface) @discardableResult public mutating func changeMask(to mask: Mask) -> EditResult {
    switch entry {
    case .mask(let former):
      let editor = Editor(MaskContent(mask, former.options), options: former.options)
      editor.reveal(former.state.isRevealed)
      let result = editor.takeOver(former)
      former.free()
      entry = .mask(editor)
      madeFor = mask.madeFor
      return result
    case .number(let editor): return editor.rejectCommand()
    case .phone(let editor): return editor.rejectCommand()
    case .text(let editor): return editor.rejectCommand()
    }
  }

  /// Whether a number of natural width has zeros in front, which go when editing ends.
  package var hasZerosInFront: Bool {
    if case .mask(let editor) = entry { editor.content.now.hasZerosInFront } else { false }
  }
}
