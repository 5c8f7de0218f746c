/// What an edit changed: what a view needs to follow it, and no more. All ranges are in scalars.
///
/// An edit is taken whole or not at all, so there is at most one rejection; then nothing changed, the selection included.
public struct EntryResult: Hashable, Sendable {
  /// What went of the text shown before.
  public internal(set) var replaced: Range<Int>
  /// What stands in its place in the text shown now.
  public internal(set) var replacement: Range<Int>
  /// The selection in the text shown now; empty for a caret.
  public internal(set) var selection: Range<Int>
  /// Why the edit was not made; its position is in the text typed or pasted.
  public internal(set) var rejection: NumberError?
  /// Where in a pasted text a sign stands that could be read both ways, as in `1,234`.
  public internal(set) var ambiguity: Int?

  public var isAccepted: Bool { rejection == nil }
}
