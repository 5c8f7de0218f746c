/// What a field has the editor of a mask do.
extension MaskField {
  mutating func apply(_ edit: Edit) -> EditResult {
    switch edit {
    case .replace(let range, let text): return replace(range, with: text)
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
      return refuse()
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
