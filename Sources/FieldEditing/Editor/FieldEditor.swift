/// What a field asks of the editor of its kind.
protocol FieldEditor: Composition {
  var isOverwriting: Bool { get set }
  var isComplete: Bool { get }
  var isEmpty: Bool { get }
  var canUndo: Bool { get }
  var canRedo: Bool { get }
  var caret: Int { get }
  var anchorOffset: Int { get }
  var text: String { get }
  var value: String { get }
  var placeholder: String { get }

  mutating func insert(_ text: String) -> EditResult
  mutating func insert(_ scalar: Unicode.Scalar) -> EditResult
  mutating func replace(_ range: Range<Int>, with text: String) -> EditResult
  mutating func backspace() -> EditResult
  mutating func delete() -> EditResult
  mutating func format(_ text: String) -> EditResult
  mutating func assign(_ value: String) -> EditResult
  mutating func leave() -> EditResult
  mutating func undo() -> EditResult
  mutating func redo() -> EditResult
  mutating func rejectUnsupported() -> EditResult

  mutating func moveCaret(to offset: Int)
  mutating func select(anchor: Int, head: Int)
  mutating func selectAll()
  mutating func move(_ movement: Field.Movement, extending: Bool)
  mutating func compose(_ marked: String)
  mutating func clear()
}

extension FieldEditor {
  @inline(__always) mutating func apply(_ edit: Edit) -> EditResult {
    switch edit {
    case .insert(let text): return insert(text)
    case .type(let scalar): return insert(scalar)
    case .replace(let range, let text): return replace(range, with: text)
    case .backspace: return backspace()
    case .delete: return delete()
    case .format(let text): return format(text)
    case .assign(let value): return assign(value)
    case .leave: return leave()
    case .undo: return undo()
    case .redo: return redo()
    case .commit: return commit()
    case .unsupported:
      // rejected, it commits marked text all the same, as every edit does
      endComposition()
      return rejectUnsupported()
    }
  }

  @inline(__always) mutating func perform(_ action: FieldAction) {
    switch action {
    case .moveCaret(let offset): moveCaret(to: offset)
    case .select(let anchor, let head): select(anchor: anchor, head: head)
    case .selectAll: selectAll()
    case .move(let movement, let extending): move(movement, extending: extending)
    case .compose(let marked): compose(marked)
    case .overwrite(let isOverwriting): self.isOverwriting = isOverwriting
    case .clear: clear()
    }
  }

  @inline(__always) func answer(_ flag: FieldFlag) -> Bool {
    switch flag {
    case .isComplete: isComplete
    case .isEmpty: isEmpty
    case .isComposing: isComposing
    case .canUndo: canUndo
    case .canRedo: canRedo
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
    case .value: value
    case .placeholder: placeholder
    }
  }
}

extension MaskField: FieldEditor {
  mutating func rejectUnsupported() -> EditResult { refuse() }
}

extension Editor: FieldEditor where Content: ~Copyable {
  mutating func rejectUnsupported() -> EditResult { reject() }
  mutating func moveCaret(to offset: Int) { select(anchor: offset, head: offset) }
  var isComplete: Bool { content.isComplete }
  var isEmpty: Bool { content.isEmpty }
  var value: String { content.value }
  var placeholder: String { content.placeholder }
}
