public import FieldEditing
public import NumberFormatting
public import PhoneNumbering

/// The format of a field: a mask, a format of the catalogue, numbers, phone numbers, or free text.
///
///     let format = try FormatCatalog.standard.format(named: "phone(GB)")
///     var field = Field(format)
///     field.insert("02079460958")
///     field.text                   // "020 7946 0958"
///     field.state                  // .complete
///
/// A format is a value that fields, threads and bulk formatters share. It answers what is asked of every kind; look at
/// ``kind`` where only one of them will do.
public struct FieldFormat: Sendable {
  /// The kinds of formats, each with what it is made of.
  public enum Kind: Sendable {
    /// A mask and nothing beyond its shape.
    case mask(Mask)
    /// A format of a catalogue, and its mask, compiled.
    case named(NamedFormat, Mask)
    /// Numbers, and how they are entered.
    case number(NumberFormat, NumberEntry)
    /// Phone numbers.
    case phone(PhoneFormat)
    /// Free text.
    case text(TextFormat)
  }
  /// The kind of format.
  public let kind: Kind
  /// The name that a catalogue answers with this format, such as `currency(EUR, de_DE)`; `nil` for a mask that is
  /// written out, and for number symbols of your own.
  public let name: FormatName?
  /// The date that expiry dates are checked against; they are not checked while it is `nil`.
  public var today: CalendarDate?
  /// The preparation of a text that arrives whole where it is not a value as it came; `nil` for none.
  public let preparation: TextPreparation?

  /// A mask.
  ///
  /// - Parameter mask: The mask; the format has no checks and no name, unless it is the mask of a format of a
  ///   catalogue: then it is that format.
  @export(interface) public init(_ mask: Mask) { self.init(mask, mask.madeFor as? KnownFormat) }

  @export(interface) private init(_ mask: Mask, _ known: KnownFormat?) {
    kind = known?.named.map { .named($0, mask) } ?? .mask(mask)
    name = known?.name ?? known?.named.map { FormatName($0.name) }
    (today, preparation) = (known?.today, known?.preparation)
  }

  /// The format of a field.
  init(of field: borrowing Field) {
    let known = field.madeFor as? KnownFormat
    if let mask = field.mask {
      self.init(mask, known)
    } else if let numbers = field.numberFormat, let entry = field.numberEntry {
      self.init(numbers, entry: entry, name: known?.name)
    } else if let phone = field.phoneFormat {
      self.init(phone)
    } else {
      self.init(field.textFormat ?? TextFormat())
    }
  }

  /// A format of a catalogue.
  ///
  /// - Parameters:
  ///   - format: The format, of a catalogue or made.
  ///   - name: the name that a catalogue answers with the format, where that has arguments; otherwise the format's own.
  ///   - today: the date that expiry dates are checked against.
  /// - Throws: `MaskError` if the mask cannot be compiled, which those of the standard catalogue can.
  @export(interface)
  public init(_ format: NamedFormat, name: FormatName? = nil, today: CalendarDate? = nil) throws(MaskError) {
    kind = .named(format, try format.mask())
    self.name = name ?? FormatName(format.name)
    self.today = today
    preparation = nil
  }

  /// Payment cards.
  ///
  /// - Parameter cards: The networks, and the mask that was compiled of them.
  @export(interface) public init(_ cards: CardFormat) {
    let format = cards.named()
    kind = .named(format, cards.compiledMask.made(for: format))
    (name, preparation) = (nil, nil)
  }

  /// Numbers.
  ///
  /// - Parameters:
  ///   - format: How numbers are written.
  ///   - entry: How they are entered.
  ///   - name: The name that a catalogue answers with the format, if one does.
  @export(interface) public init(_ format: NumberFormat, entry: NumberEntry = NumberEntry(), name: FormatName? = nil) {
    kind = .number(format, entry)
    self.name = name
    preparation = nil
  }

  /// Phone numbers.
  ///
  /// - Parameter format: The region and the style.
  @export(interface) public init(_ format: PhoneFormat) {
    kind = .phone(format)
    name = FormatName(format)
    preparation = nil
  }

  /// Free text.
  ///
  /// - Parameter text: Whether it has several lines.
  @export(interface) public init(_ text: TextFormat) {
    kind = .text(text)
    (name, preparation) = (nil, nil)
  }

  /// Another format over a mask that prepares texts.
  init(_ other: FieldFormat, over kind: Kind, _ preparation: TextPreparation) {
    self.kind = kind
    (name, today) = (other.name, other.today)
    self.preparation = preparation
  }

  /// The mask, if it is a format of one.
  public var mask: Mask? {
    switch kind {
    case .mask(let mask), .named(_, let mask): mask
    case .number, .phone, .text: nil
    }
  }
  /// The format of the catalogue, if it is one.
  public var namedFormat: NamedFormat? {
    if case .named(let format, _) = kind { format } else { nil }
  }
  /// The numbers, if it is a format of numbers.
  public var numberFormat: NumberFormat? {
    if case .number(let format, _) = kind { format } else { nil }
  }
  /// The phone numbers, if it is a format of phone numbers.
  public var phoneFormat: PhoneFormat? {
    if case .phone(let format) = kind { format } else { nil }
  }
  /// The payment cards, if it is a format of those.
  public var cards: CardFormat? { namedFormat?.cards }
}
