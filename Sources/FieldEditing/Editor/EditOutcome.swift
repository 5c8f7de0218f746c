/// What a content makes of an edit: the editor does the rest.
///
/// Four words, so that it is returned in registers.
struct EditOutcome {
  enum Kind: UInt8 {
    /// Nothing changes. What is rejected stands in the report.
    case rejected
    /// Nothing changes but the caret.
    case walk
    /// One element is inserted or deleted where the caret stands, and nothing else changes.
    case insertion, deletion
    /// The draft takes the place of the content.
    case draft
  }

  let kind: Kind
  /// The character that is inserted.
  private(set) var key: UInt8 = 0
  /// Whether it is one character typed at the caret, though it came as a text.
  var isTyping = false
  var effects: EditResult.Effects = []
  /// What is selected then, in the draft if there is one.
  private(set) var selection: ElementSelection
  /// Bounds of elements of the draft: of those that were auto-inserted, and of zeros with which it was padded.
  private var added: SIMD4<UInt32> = .zero

  var autoInserted: Range<Int> { Int(added[0])..<Int(added[1]) }
  var padded: Range<Int> { Int(added[2])..<Int(added[3]) }

  private init(_ kind: Kind, _ selection: ElementSelection) {
    self.kind = kind
    self.selection = selection
  }

  static var rejected: EditOutcome { EditOutcome(.rejected, ElementSelection(caret: 0)) }
  static func walk(to element: Int, afterGap: Bool = false) -> EditOutcome {
    EditOutcome(.walk, ElementSelection(caret: element, afterGap: afterGap))
  }
  static func insertion(of key: UInt8, at element: Int) -> EditOutcome {
    var outcome = EditOutcome(.insertion, ElementSelection(caret: element))
    outcome.key = key
    return outcome
  }
  static func deletion(at element: Int, afterGap: Bool) -> EditOutcome {
    EditOutcome(.deletion, ElementSelection(caret: element, afterGap: afterGap))
  }
  static func draft(
    _ selection: ElementSelection, effects: EditResult.Effects = [], autoInserted: Range<Int> = 0..<0,
    padded: Range<Int> = 0..<0
  ) -> EditOutcome {
    var outcome = EditOutcome(.draft, selection)
    outcome.effects = effects
    outcome.added = SIMD4(
      UInt32(truncatingIfNeeded: autoInserted.lowerBound), UInt32(truncatingIfNeeded: autoInserted.upperBound),
      UInt32(truncatingIfNeeded: padded.lowerBound), UInt32(truncatingIfNeeded: padded.upperBound))
    return outcome
  }
  /// The draft with the caret before an element.
  static func draft(caret: Int, effects: EditResult.Effects = [], autoInserted: Range<Int> = 0..<0) -> EditOutcome {
    .draft(ElementSelection(caret: caret), effects: effects, autoInserted: autoInserted)
  }
}

/// One element inserted or deleted, with the caret then in its place.
enum ElementEdit {
  case insert(UInt8, at: Int)
  /// `afterGap`: the caret keeps its side of a gap, if there is one then.
  case delete(at: Int, afterGap: Bool = false)
}
