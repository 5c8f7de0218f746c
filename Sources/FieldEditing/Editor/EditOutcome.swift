/// What a content makes of an edit: the editor does the rest.
enum EditOutcome {
  /// Nothing changes. What is rejected stands in the report.
  case rejected
  /// Nothing changes but the caret.
  case walk(to: Int, behindGap: Bool = false)
  /// One element changes, and nothing else.
  case inPlace(ElementEdit)
  /// The draft takes the place of the content.
  case draft(EditDraft)

  /// The draft, with the caret before one of its elements.
  static func draft(caret: Int, effects: EditResult.Effects = [], supplied: Range<Int> = 0..<0) -> EditOutcome {
    .draft(EditDraft(ElementSelection(caret: caret), effects: effects, supplied: supplied))
  }
}

/// What is known of a draft beside what it holds.
struct EditDraft {
  var selection: ElementSelection
  var effects: EditResult.Effects
  /// Elements of the draft that were auto-inserted, and zeros with which it was padded.
  var supplied: Range<Int>
  var padded = 0..<0

  init(_ selection: ElementSelection, effects: EditResult.Effects = [], supplied: Range<Int> = 0..<0) {
    (self.selection, self.effects, self.supplied) = (selection, effects, supplied)
  }
}

/// One element inserted or deleted, with the caret then in its place.
enum ElementEdit {
  case insert(UInt8, at: Int)
  /// `behindGap`: the caret keeps its side of a gap, if there is one then.
  case delete(at: Int, behindGap: Bool = false)
}
