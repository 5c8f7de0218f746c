public import FieldEditing

/// A field as something a script is played on. Offsets count scalars, as in scripts.
public struct EngineTarget: ~Copyable, ScriptTarget {
  public var field: Field
  /// What the last edit did.
  public private(set) var result: EditResult?

  public init(_ mask: Mask, options: FieldOptions = FieldOptions()) {
    var options = options
    options.offsetUnit = .scalars
    field = Field(mask, options: options)
  }

  public var text: String { field.text }
  public var selection: (anchor: Int, head: Int) {
    get { (field.anchorOffset, field.caret) }
    set { field.select(anchor: newValue.anchor, head: newValue.head) }
  }
  public var overwrites: Bool {
    get { field.isOverwriting }
    set { field.isOverwriting = newValue }
  }
  public mutating func insert(_ text: String) -> Bool { note(field.insert(text)) }
  public mutating func backspace() -> Bool { note(field.backspace()) }
  public mutating func delete() -> Bool { note(field.delete()) }
  public mutating func set(_ text: String) -> Bool { note(field.format(text)) }
  public mutating func assign(_ value: String) -> Bool { note(field.assign(value)) }
  public mutating func finish() -> Bool { note(field.leave()) }
  public mutating func undo() -> Bool { note(field.undo()) }
  public mutating func redo() -> Bool { note(field.redo()) }
  public mutating func compose(_ text: String) { field.compose(text) }
  public mutating func commit() -> Bool { field.isComposing ? note(field.commit()) : false }

  private mutating func note(_ result: EditResult) -> Bool {
    self.result = result
    return !result.effects.contains(.rejected) && result.rejectedCount == 0
  }
}
