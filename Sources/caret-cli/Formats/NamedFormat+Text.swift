import FieldEditing
import FieldFormats

extension NamedFormat {
  /// The mask as text; nil where no text says it (`MaskTree.hasText`).
  var writtenMask: String? { tree.hasText ? maskText : nil }

  /// Compiles the mask, out of its text where it has one: an error, and a warning, then has something to be drawn
  /// under.
  func maskOfText() throws(MaskError) -> Mask {
    guard let writtenMask else { return try mask() }
    return try Mask(writtenMask)
  }

  /// An error of the mask with its drawing, where it has a text.
  func drawn(_ error: MaskError) -> MaskError {
    do throws(MaskError) { _ = try maskOfText() } catch { return error }
    return error
  }
}
