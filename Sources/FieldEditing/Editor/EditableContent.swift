internal import MaskEngine
internal import NumberFormatting

/// What an editor edits: how a value is laid out, what it accepts, and where its elements stand.
///
/// The caret stands among *elements*: the characters that were typed; of a mask all that are shown; of free text its
/// bytes, of which `caretPlace(near:roundingUp:)` knows the places of the caret. What is set between
/// elements is a gap, so that one place of the caret may be two offsets, before a gap and after it. Offsets count the
/// unit of the field's options.
///
/// An edit of the general path builds a *draft* beside what is shown and says so by its outcome; the editor compares
/// both, keeps an undo step, and has the content take the draft. Selection, marked text, history and rejections are the
/// editor's, and so is the order of all this. A kind of field is one such type.
protocol EditableContent {
  // MARK: what is shown

  /// What is shown, without marked text.
  var display: String { get }
  /// Its length.
  var length: Int { get }
  var value: String { get }
  var placeholder: String { get }
  /// Writes `display`.
  func copyDisplay<Encoding>(to writer: inout TextWriter<Encoding>)
  /// Writes `value`.
  func copyValue<Encoding>(to writer: inout TextWriter<Encoding>)
  /// Calls a closure with each part of the display that is more than a literal, in order: its role, and where it
  /// stands.
  func forEachPart(_ body: (DisplayRun.Role, Range<Int>) -> Void)
  var isEmpty: Bool { get }
  var isComplete: Bool { get }
  /// What every edit reports that changes something, while it holds: a number out of its bounds.
  var standingEffects: EditResult.Effects { get }

  // MARK: where elements stand

  var elementCount: Int { get }
  func hasGap(before element: Int) -> Bool
  /// The offset of the caret before an element: on its side of a gap, or on the other.
  func offset(of element: Int, afterGap: Bool) -> Int
  /// The element before which an offset stands; before or after one that it falls into.
  func element(at offset: Int, roundingUp: Bool) -> Int
  /// The nearest place at which a caret may stand, going on or back from an element.
  func caretPlace(near element: Int, roundingUp: Bool) -> Int

  /// The elements of the line that one is in, or a caret before it; without what ends the line.
  func line(of element: Int) -> Range<Int>
  /// Whether signs divide what is shown into parts, of which a word is no more than one.
  var hasParts: Bool { get }
  /// What is shown of a line.
  func display(ofLine elements: Range<Int>) -> String

  /// Draws the value in another way from now on. Elements stay as they are, and the selection with them.
  func show(_ concealment: Concealment)

  /// Decides which keys may take a fast path.
  func settle(_ options: FieldOptions, hasMarkedText: Bool)

  /// The caret is moved, or an edit begins that is not typing: what the keys typed last left undecided is decided.
  /// Nothing that is shown changes.
  func endTyping()

  // MARK: the general path

  func type(_ scalar: Unicode.Scalar, _ state: inout EditorState) -> EditOutcome
  /// Whether a scalar that shows nothing by itself joins what stands before the caret.
  func joins(invisible scalar: Unicode.Scalar, _ selection: ElementSelection) -> Bool
  func paste(_ text: String, _ state: inout EditorState) -> EditOutcome
  /// Deletes elements: the selection, or the one beside the caret. Where that would come back, the caret goes on to
  /// `step`. None stand before the first element.
  func delete(_ elements: Range<Int>, steppingTo step: Int, _ state: inout EditorState) -> EditOutcome
  /// Deletes what is between elements alone. Of literals that is nothing: the caret goes to their place.
  func deleteGap(before element: Int) -> EditOutcome
  /// What backspace at a caret takes back that is not the element before it; `nil` where it deletes that.
  func takeBack(_ state: inout EditorState) -> EditOutcome?
  func format(_ text: String, _ state: inout EditorState) -> EditOutcome
  func setValue(_ value: String, _ state: inout EditorState) -> EditOutcome
  func endEditing(_ state: inout EditorState) -> EditOutcome
  /// Steps what stands at the caret so many lengths up, or down.
  func step(by count: Int, of length: StepLength, _ state: inout EditorState) -> EditOutcome
  /// Changes one element, in what is shown and in the value, as an outcome of this content says.
  func change(_ edit: ElementEdit) -> EditResult

  /// Whether marked text of an input method stands in the text itself, as a step under way. Else the editor shows it in
  /// place of the selection, and the content takes it when it is committed.
  var holdsMarkedText: Bool { get }
  /// Puts marked text in place of the selection, or of what was marked before.
  func mark(_ text: String, _ state: inout EditorState) -> EditOutcome
  /// Marked text is text like any other from now on.
  func endMarking()

  // MARK: drafts and steps

  /// What the draft would change; to be asked before it is taken.
  var draftChange: DraftChange { get }
  /// Shows the draft.
  ///
  /// - Returns: What changed, without the selection.
  ///
  /// - Parameter element: where the edit stands; what changes before it is reformatted.
  func takeDraft(editedAt element: Int) -> EditResult
  /// Appends a step with what is needed to come back to this value from the draft, by `NumberList.appendStep`.
  func save(_ selection: ElementSelection, to list: inout NumberList)
  /// Stores the last step in full if it was stored as the difference from the present value, which the next change
  /// would make unreadable.
  func completeStep(at start: Int, of list: inout NumberList)
  /// Whether a step changed nothing.
  func isStepEmpty(at start: Int, of list: borrowing NumberList) -> Bool
  /// Makes a draft of a step.
  ///
  /// - Returns: What taking it does.
  func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects

  /// Begins again, with what an empty field shows.
  func clear()
  /// Overwrites all memory that held the value.
  func wipe()
  /// Gives its memory back.
  func free()
  /// Derives in debug builds what is shown from the value again, and compares.
  func check()
}

extension EditableContent {
  func line(of element: Int) -> Range<Int> { 0..<elementCount }
  func display(ofLine elements: Range<Int>) -> String { display }
  var hasParts: Bool { false }
  var holdsMarkedText: Bool { false }
  func mark(_ text: String, _ state: inout EditorState) -> EditOutcome { fatalError("it holds no marked text") }
  func endMarking() {}
  func isStepEmpty(at start: Int, of list: borrowing NumberList) -> Bool { false }
  func joins(invisible scalar: Unicode.Scalar, _ selection: ElementSelection) -> Bool { false }
  func endTyping() {}
  func deleteGap(before element: Int) -> EditOutcome { .walk(to: element) }
  func takeBack(_ state: inout EditorState) -> EditOutcome? { nil }
  func step(by count: Int, of length: StepLength, _ state: inout EditorState) -> EditOutcome { .rejected }
  func completeStep(at start: Int, of list: inout NumberList) {}
  func caretPlace(near element: Int, roundingUp: Bool) -> Int { min(max(0, element), elementCount) }
  func change(_ edit: ElementEdit) -> EditResult { fatalError("an outcome of another content") }
}

/// What a draft changes of what is there.
enum DraftChange {
  case nothing
  /// The literals shown after the value alone.
  case literals
  case value
}

/// A content nearly each key of which inserts or deletes one element in place.
protocol InPlaceContent: EditableContent {
  /// The ASCII character that a scalar of any script is typed for.
  func key(of scalar: Unicode.Scalar) -> UInt8?
  /// Whether an ASCII character typed at a caret may be inserted in place, if it is accepted.
  func isFastKey(_ key: UInt8, at element: Int) -> Bool
  func accepts(_ key: UInt8, at element: Int) -> Bool
  /// Inserts a fast key that is accepted.
  ///
  /// - Returns: `nil`, and nothing is changed, where it is not.
  func insertFast(_ key: UInt8, at element: Int) -> EditResult?
  /// Whether the element before the caret is deleted in place.
  func deletesFast(before element: Int) -> Bool
  /// An element is about to be changed in place, and a step of undo to be kept of that.
  func prepare(_ edit: ElementEdit)
}

extension InPlaceContent {
  func prepare(_ edit: ElementEdit) {}
  /// Whether all elements are selected, and there are any: what is typed then begins a new value.
  func isWhole(_ selection: ElementSelection) -> Bool {
    selection.low == 0 && selection.high == elementCount && elementCount > 0
  }
}
