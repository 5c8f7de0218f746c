public import NumberFormatting

/// A text field: value, display, selection, and what keys do to them, over a mask or over a number format.
///
/// Owns its buffers and is moved, not copied; a mask or a number format is shared by as many fields as one likes. No key allocates, retains
/// or locks once the buffers have grown to the value's size. Offsets count what `options.offsetUnit` says.
///
///     var field = Field(try Mask("(###) ###-####"))
///     field.insert("555")
///     field.text        // "(555) "
///     field.value       // "555"
///
///     var price = Field(NumberFormat(dollars))
///     price.insert("1234.5")
///     price.text        // "$1,234.5"
///     price.leave()
///     price.text        // "$1,234.50"
public struct Field: ~Copyable {
  /// The two ways of entry. Both are one pointer to memory that the field owns.
  enum Entry {
    case mask(MaskField)
    case number(NumberField)
  }
  let entry: Entry

  /// An empty field over a mask.
  public init(_ mask: Mask, options: FieldOptions = FieldOptions()) {
    entry = .mask(MaskField(mask, options: options))
  }

  /// An empty field over a number format. The value is an exact decimal as text, `-1234.50`: never a Double.
  public init(_ format: NumberFormat, entry: NumberEntry = NumberEntry(), options: FieldOptions = FieldOptions()) {
    self.entry = .number(NumberField(format, entry: entry, options: options))
  }

  deinit {
    switch entry {
    case .mask(let field): field.free()
    case .number(let field): field.free()
    }
  }

  /// The mask it was made for, if it was made for one.
  public var mask: Mask? {
    if case .mask(let field) = entry { field.mask } else { nil }
  }
  /// The number format it was made for, if it was made for one.
  public var numberFormat: NumberFormat? {
    if case .number(let field) = entry { field.format } else { nil }
  }
  public var options: FieldOptions {
    switch entry {
    case .mask(let field): field.options
    case .number(let field): field.options
    }
  }

  /// Whether the value is complete: what is still to come is fixed text, and certain; of a number, whether it has a digit.
  public var isComplete: Bool {
    switch entry {
    case .mask(let field): field.isComplete
    case .number(let field): field.isComplete
    }
  }
  /// Whether nothing has been entered.
  public var isEmpty: Bool {
    switch entry {
    case .mask(let field): field.isEmpty
    case .number(let field): field.isEmpty
    }
  }
  /// Whether marked text of an input method stands in the display.
  public var isComposing: Bool {
    switch entry {
    case .mask(let field): field.isComposing
    case .number(let field): field.isComposing
    }
  }
  /// Where a number stands between the bounds of its entry; inside them where there are none, no number or no digit.
  public var boundsState: NumberEntry.BoundsState {
    if case .number(let field) = entry { field.boundsState } else { .inside }
  }

  /// Typing replaces the next slot's character, or the next digit, instead of moving it on.
  public var isOverwriting: Bool {
    get { options.isOverwriting }
    set {
      switch entry {
      case .mask(var field): field.isOverwriting = newValue
      case .number(var field): field.isOverwriting = newValue
      }
    }
  }

  /// Begins anew: no value, no history.
  public mutating func clear() {
    switch entry {
    case .mask(var field): field.clear()
    case .number(var field): field.clear()
    }
  }
}
