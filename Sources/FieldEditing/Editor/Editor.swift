internal import MaskEngine

/// Editing: selection, marked text, history and reports over a content of any kind.
///
/// Pointers to memory that a `Field` owns, so that it is passed in registers.
@safe struct Editor<Content: EditableContent> {
  private let place: UnsafeMutablePointer<EditorState>
  let content: Content

  /// An editor in memory of its own, which `free` gives back, as it does with the content's.
  init(_ content: Content, options: FieldOptions) {
    self.content = content
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: EditorState(options))
    settle()
    state.selection = ElementSelection(caret: content.elementCount)
  }

  func free() {
    if options.isSecure { wipe() }
    content.free()
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  @inline(__always) var state: EditorState {
    unsafeAddress { unsafe statePointer }
    nonmutating unsafeMutableAddress { unsafe place }
  }
  @inline(__always) var statePointer: UnsafePointer<EditorState> { unsafe UnsafePointer(place) }
}

/// What is the same for contents of all kinds.
struct EditorState: ~Copyable {
  var options: FieldOptions
  var selection = ElementSelection(caret: 0)
  /// Whether a secure field shows its value.
  var isRevealed = false
  var report = EditReport()
  var history: EditHistory
  /// Marked text of an input method that is shown in place of the selection, in scalars.
  var marked = NumberList(capacity: 32)
  /// Whether marked text stands in the content.
  var holdsMarkedText = false
  /// How long the display was before the edit under way committed marked text first; else -1.
  var lengthBeforeCommit = -1

  init(_ options: FieldOptions) {
    self.options = options
    history = EditHistory(steps: options.undoSteps)
  }

  @inline(__always) var isComposing: Bool { !marked.isEmpty }
  var hasMarkedText: Bool { isComposing || holdsMarkedText }

  /// Reports why an edit is rejected.
  mutating func reject(_ reason: Rejection.Reason, at position: Int = 0) -> EditOutcome {
    report.append(reason, at: position)
    return .rejected
  }
}

extension Editor {
  var options: FieldOptions { state.options }
  /// Whether marked text is shown in place of the selection.
  @inline(__always) var isComposing: Bool { state.isComposing }

  /// The length of what is shown.
  var length: Int { isComposing ? composedLength : content.length }

  /// Typing replaces the next element, or moves it on.
  func overwrite(_ isOverwriting: Bool) {
    state.options.isOverwriting = isOverwriting
    settle()
  }

  /// Shows a secret, or hides it again: what is drawn is another text, and nothing else changes.
  func reveal(_ isRevealed: Bool) {
    guard options.isSecure, isRevealed != state.isRevealed else { return }
    state.isRevealed = isRevealed
    content.show(isRevealed ? .none : options.concealment)
    settle()
  }

  /// Has the content decide again which keys are fast.
  func settle() { content.settle(state.options, hasMarkedText: isComposing) }

  /// Begins again: no value, no history.
  func clear() {
    if options.isSecure { wipe() }
    content.clear()
    state.selection = ElementSelection(caret: content.elementCount)
    state.history.clear()
    state.report.removeAll()
    state.holdsMarkedText = false
    if isComposing { mark("") }
  }

  private func wipe() {
    content.wipe()
    state.history.wipe()
    state.report.wipe()
    state.marked.wipe()
  }
}
