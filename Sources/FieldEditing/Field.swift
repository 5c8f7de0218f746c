public import NumberFormatting
public import PhoneNumbering

/// A text field: value, display, selection, and what keys do to them, over a mask, a number format, a phone
/// format or free text.
///
/// Owns its buffers and is moved, not copied; a format is shared by any number of fields. No key allocates, retains or
/// locks once the buffers have grown to the value's size. Offsets count what `options.offsetUnit` says.
///
///     var field = Field(try Mask("(###) ###-####"))
///     field.insert("555")
///     field.text        // "(555) "
///     field.value       // "555"
///
///     var price = Field(NumberFormat(dollars))
///     price.insert("1234.5")
///     price.text        // "$1,234.5"
///     price.endEditing()
///     price.text        // "$1,234.50"
///
///     var phone = Field(PhoneFormat(try PhoneRegion("GB")))
///     phone.insert("02079460958")
///     phone.text        // "020 7946 0958"
public struct Field: ~Copyable {
  /// The kinds of field: pointers to memory that the field owns.
  enum Entry {
    case mask(Editor<MaskContent>)
    case number(Editor<NumberContent>)
    case phone(Editor<PhoneContent>)
    case text(Editor<TextContent>)
  }
  var entry: Entry
  /// The format that it was made for, where more is known of that than the content says: the editor only carries it.
  package var madeFor: (AnyObject & Sendable)?

  /// An empty field over a mask.
  ///
  /// - Parameters:
  ///   - mask: What a value looks like; fields share it.
  ///   - options: How keys are taken and what is shown beside: eager or lazy, overwriting, secure and others.
  @export(interface) public init(_ mask: Mask, options: FieldOptions = FieldOptions()) {
    entry = .mask(Editor(MaskContent(mask, options), options: options))
    madeFor = mask.madeFor
  }

  /// An empty field over a number format. The value is an exact decimal as text, `-1234.50`: never a Double.
  ///
  /// - Parameters:
  ///   - format: How the number is shown.
  ///   - entry: How it is typed, and its bounds.
  ///   - options: Those that are not about masks alone, such as `offsetUnit` and `isSecure`.
  @export(interface)
  public init(_ format: NumberFormat, entry: NumberEntry = NumberEntry(), options: FieldOptions = FieldOptions()) {
    self.entry = .number(Editor(NumberContent(format, entry, options), options: options))
  }

  /// An empty field over a phone format. The value is a plus or none, digits, and `x` with the digits of an extension:
  /// `+442079460958x12`.
  ///
  /// - Parameters:
  ///   - format: The region, and whether numbers are shown nationally or internationally.
  ///   - options: Those that are not about masks alone, such as `offsetUnit` and `isSecure`.
  @export(interface) public init(_ format: PhoneFormat, options: FieldOptions = FieldOptions()) {
    entry = .phone(Editor(PhoneContent(format, options), options: options))
  }

  /// An empty field of free text, all of which is its value.
  ///
  /// Where input methods compose, their marked text stands in the text, and in the value; that of a secure field is
  /// shown beside. Movements to the start and the end are those of the line.
  ///
  /// - Parameters:
  ///   - format: Whether it has several lines.
  ///   - options: Those that are not about masks alone, such as `offsetUnit` and `isSecure`.
  @export(interface) public init(_ format: TextFormat, options: FieldOptions = FieldOptions()) {
    entry = .text(Editor(TextContent(format, options), options: options))
  }

  deinit {
    switch entry {
    case .mask(let editor): editor.free()
    case .number(let editor): editor.free()
    case .phone(let editor): editor.free()
    case .text(let editor): editor.free()
    }
  }

  /// The mask it was made for, if it was made for one.
  public var mask: Mask? {
    if case .mask(let editor) = entry { editor.content.memory.mask } else { nil }
  }
  /// The number format it was made for, if it was made for one.
  public var numberFormat: NumberFormat? {
    if case .number(let editor) = entry { editor.content.format } else { nil }
  }
  /// How numbers are entered, if it was made for a number format.
  package var numberEntry: NumberEntry? {
    if case .number(let editor) = entry { editor.content.memory.entry } else { nil }
  }
  /// The phone format it was made for, with the region it is in now, if it was made for one.
  public var phoneFormat: PhoneFormat? {
    if case .phone(let editor) = entry { editor.content.format } else { nil }
  }
  /// The format of free text it was made for, if it was made for one.
  public var textFormat: TextFormat? {
    if case .text(let editor) = entry { editor.content.memory.format } else { nil }
  }
  /// Whether the value is complete: only literals are still to come, and they are certain; of a number, whether it has
  /// a digit; of a phone number, whether there may be numbers of so many digits: by those after its prefixes, and where
  /// no layout fits after a national one, by reading the number as a whole.
  public var isComplete: Bool { @export(interface) get { entry.isComplete } }
  /// Whether nothing has been entered.
  public var isEmpty: Bool { entry.isEmpty }
  /// Whether marked text of an input method stands in the display.
  public var hasMarkedText: Bool { entry.state.hasMarkedText }
  /// Whether it stands beside the value, which is as it was: everywhere but in free text.
  package var isComposing: Bool { entry.state.isComposing }
  /// The position of a number relative to the bounds of its entry; inside them where there are none, no number or no
  /// digit.
  public var boundsState: NumberEntry.BoundsState {
    if case .number(let editor) = entry { editor.content.boundsState } else { .inside }
  }

  /// The meaning of a separator that stands as it was typed.
  public enum SeparatorMeaning: Hashable, Sendable {
    /// Nothing follows it yet.
    case undecided
    /// It groups digits: exactly a group of three follows.
    case group
    /// It is the decimal sign.
    case decimal
  }

  /// The meaning that the last grouping key of a number has now, while the number stands as it was typed; `nil` where
  /// what is shown is the format's own.
  ///
  /// The locale's grouping key, where it is `.` or `,`, may be meant as a decimal sign. What follows decides it;
  /// ``value`` is always what ending the entry would leave. A space or an apostrophe can only group: until three digits
  /// follow it, it is undecided, and the number is not complete.
  ///
  ///     var price = Field(NumberFormat(euros))
  ///     price.insert("1"); price.insert("2"); price.insert("."); price.insert("5")
  ///     price.text                // "12.5 €"
  ///     price.value               // "12.5"
  ///     price.separatorMeaning    // .decimal
  ///     price.endEditing()
  ///     price.text                // "12,50 €"
  ///
  /// - Complexity: O(1)
  public var separatorMeaning: SeparatorMeaning? {
    guard case .number(let editor) = entry else { return nil }
    if editor.content.number.hasOpenGroup { return .undecided }
    guard let meaning = editor.content.number.groupingMeaning else { return nil }
    return switch meaning {
    case .open: .undecided
    case .group: .group
    case .decimal: .decimal
    }
  }

  /// The options that the field was made with, but for `isOverwriting`.
  public var options: FieldOptions { entry.state.options }

  /// Typing replaces the next slot's character, or the next digit, instead of moving it on.
  public var isOverwriting: Bool {
    get { options.isOverwriting }
    @export(interface) set { adjust(.overwrite(newValue)) }
  }

  /// Whether a secure field shows what was typed in place of bullets. The value, the caret, the selection and undo stay
  /// as they are; offsets are those of what is shown then. Of a field that is not secure it is always false.
  ///
  ///     var code = Field(try Mask("####"), options: FieldOptions(isSecure: true))
  ///     code.insert("1234")
  ///     code.text               // "••••"
  ///     code.isRevealed = true
  ///     code.text               // "1234"
  ///
  /// - Complexity: O(*n*) in the value
  public var isRevealed: Bool {
    get { entry.state.isRevealed }
    @export(interface) set { adjust(.reveal(newValue)) }
  }

  /// Begins again: no value, no history.
  @export(interface) public mutating func clear() { adjust(.clear) }
}
