/// Where a field turns to the editor of its kind.
extension Field {
  @inline(__always) mutating func apply(_ edit: Edit) -> EditResult {
    switch entry {
    case .mask(var editor): editor.apply(edit)
    case .number(var editor): editor.apply(edit)
    case .phone(var editor): editor.apply(edit)
    }
  }

  @inline(__always) mutating func perform(_ action: FieldAction) {
    switch entry {
    case .mask(var editor): editor.perform(action)
    case .number(var editor): editor.perform(action)
    case .phone(var editor): editor.perform(action)
    }
  }

  func ask(_ flag: FieldFlag) -> Bool {
    switch entry {
    case .mask(let editor): editor.answer(flag)
    case .number(let editor): editor.answer(flag)
    case .phone(let editor): editor.answer(flag)
    }
  }

  func ask(_ offset: FieldOffset) -> Int {
    switch entry {
    case .mask(let editor): editor.answer(offset)
    case .number(let editor): editor.answer(offset)
    case .phone(let editor): editor.answer(offset)
    }
  }

  func ask(_ text: FieldText) -> String {
    switch entry {
    case .mask(let editor): editor.answer(text)
    case .number(let editor): editor.answer(text)
    case .phone(let editor): editor.answer(text)
    }
  }

  public var options: FieldOptions {
    switch entry {
    case .mask(let editor): editor.options
    case .number(let editor): editor.options
    case .phone(let editor): editor.options
    }
  }

  /// What the last edit rejected or lost, character by character; of a number pasted, the first character that kept it out.
  public var rejections: [Rejection] {
    switch entry {
    case .mask(let editor): editor.rejections
    case .number(let editor): editor.state.report.rejections
    case .phone(let editor): editor.state.report.rejections
    }
  }
}
