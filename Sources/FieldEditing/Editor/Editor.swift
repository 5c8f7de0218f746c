import MaskEngine

/// Editing: selection, marked text, history and reports over a content of any kind.
///
/// One pointer to the memory that a `Field` owns, so that it is passed in a register.
@safe struct Editor<Content: EditableContent & ~Copyable> {
  private let place: UnsafeMutablePointer<EditorMemory<Content>>
  @inline(__always) private var memory: EditorMemory<Content> {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// An editor in memory of its own, which `free` gives back.
  init(_ content: consuming Content, options: FieldOptions) {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: EditorMemory(state: EditorState(options), content: content))
    settle()
    state.selection = ElementSelection(caret: self.content.elementCount)
  }

  func free() {
    if options.isSecure { wipe() }
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }
}

/// What an editor keeps in memory of its own.
private struct EditorMemory<Content: EditableContent & ~Copyable>: ~Copyable {
  var state: EditorState
  var content: Content

  init(state: consuming EditorState, content: consuming Content) {
    self.state = state
    self.content = content
  }
}

/// What is the same for contents of all kinds.
struct EditorState: ~Copyable {
  var options: FieldOptions
  var selection = ElementSelection(caret: 0)
  var report = EditReport()
  var history: EditHistory
  /// Marked text of an input method, in scalars.
  var marked = NumberList(capacity: 32)
  /// How long the display was before the edit under way committed marked text first; else -1.
  var lengthBeforeCommit = -1

  init(_ options: FieldOptions) {
    self.options = options
    history = EditHistory(steps: options.undoSteps)
  }

  /// Reports why an edit is rejected.
  mutating func reject(_ reason: Rejection.Reason, at position: Int = 0) -> EditOutcome {
    report.append(reason, at: position)
    return .rejected
  }
}

extension Editor where Content: ~Copyable {
  @inline(__always) var state: EditorState {
    _read { yield memory.state }
    nonmutating _modify { yield &memory.state }
  }
  @inline(__always) var content: Content {
    _read { yield memory.content }
    nonmutating _modify { yield &memory.content }
  }
  var options: FieldOptions { state.options }
  var isComposing: Bool { !state.marked.isEmpty }

  @inline(__always) func answer(_ flag: FieldFlag) -> Bool {
    switch flag {
    case .isComplete: content.isComplete
    case .isEmpty: content.isEmpty
    case .isComposing: isComposing
    case .canUndo: state.history.canUndo
    case .canRedo: state.history.canRedo
    }
  }

  @inline(__always) func answer(_ offset: FieldOffset) -> Int {
    switch offset {
    case .caret: caret
    case .anchor: anchorOffset
    }
  }

  @inline(__always) func answer(_ text: FieldText) -> String {
    switch text {
    case .shown: self.text
    case .value: content.value
    case .placeholder: content.placeholder
    }
  }

  /// Typing replaces the next element, or moves it on.
  func overwrite(_ isOverwriting: Bool) {
    state.options.isOverwriting = isOverwriting
    settle()
  }

  /// Has the content decide again which keys are fast.
  func settle() { content.settle(state.options, isComposing: isComposing) }

  /// Begins again: no value, no history.
  func clear() {
    if options.isSecure { wipe() }
    content.clear()
    state.selection = ElementSelection(caret: content.elementCount)
    state.history.clear()
    state.report.removeAll()
    if isComposing { mark("") }
  }

  private func wipe() {
    content.wipe()
    state.history.wipe()
    state.report.wipe()
    state.marked.wipe()
  }
}
