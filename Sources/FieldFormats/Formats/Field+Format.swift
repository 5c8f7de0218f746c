public import FieldEditing

/// A field and its format.
extension Field {
  /// An empty field over a format of any kind.
  ///
  ///     var field = Field(try FormatCatalog.standard.format(named: "expiry"))
  ///     field.insert("1227")
  ///     field.text     // "12/27"
  ///
  /// - Parameters:
  ///   - format: The format of what is entered.
  ///   - options: How keys are taken and what is shown beside.
  @export(interface) public init(_ format: FieldFormat, options: FieldOptions = FieldOptions()) {
    switch format.kind {
    case .mask(let mask), .named(_, let mask): self.init(format.prepared(mask), options: options)
    case .number(let numbers, let entry):
      self.init(numbers, entry: entry, options: options)
      madeFor = KnownFormat(nil, name: format.name)
    case .phone(let phone): self.init(phone, options: options)
    case .text(let text): self.init(text, options: options)
    }
  }

  /// The format that it was made for, or that it was changed to since; of phone numbers that of the region that they
  /// are in now.
  ///
  ///     let field = Field(try Mask(named: "iban")!)
  ///     field.format.metadata.label     // "IBAN"
  ///
  /// - Complexity: O(1)
  public var format: FieldFormat { FieldFormat(of: self) }

  /// Goes on with another format of a mask: `changeMask(to:)`, and what else is known of the format.
  ///
  /// - Parameter format: The format from now on.
  /// - Returns: What changed, with the number of characters of the value that its mask does not take; a field or a
  ///   format without a mask rejects it.
  @export(interface) @discardableResult public mutating func changeFormat(to format: FieldFormat) -> EditResult {
    guard let mask = format.mask else { return take(TextReading(rejecting: [])) }
    return changeMask(to: format.prepared(mask))
  }

  /// The state of what it holds: incomplete, complete, or invalid and why.
  ///
  ///     let expiry = try FieldFormat(FormatCatalog.standard["expiry"]!, today: CalendarDate(iso: "2026-11-21"))
  ///     var field = Field(expiry)
  ///     field.fill("10/26")
  ///     field.state      // .invalid(.expired)
  ///
  /// An empty field is incomplete. A number is invalid beyond the bounds of its entry. A phone number is complete if it
  /// is as long as such numbers are; `phoneNumber` reports whether there are such numbers. What checks read of a
  /// secure field is overwritten when they have read it; a text that a check of your own asks for is yours.
  ///
  /// - Complexity: A copy of the value and the format's checks, once the value is complete: for after a key or when
  ///   editing ends, not for within a key.
  public var state: EntryState { format.state(of: self) }

  /// Whether typing on at the end can make a valid value of what it holds: what is wrong with a value that nothing
  /// mends may be reported while somebody types.
  ///
  ///     var field = Field(try FormatCatalog.standard.format(named: "card"))
  ///     field.fill("4111 1111 1111 1112")
  ///     field.outlook     // .open: there are cards of nineteen digits
  ///     field.fill("3782 822463 10006")
  ///     field.outlook     // .closed: there are none of sixteen that begin so
  ///
  /// A mask alone is always open, as each of its values may be completed. A number is closed if it is beyond its bounds
  /// and no further digits or sign bring it back; a date, if no year has its day; a phone number, if it is too long or
  /// there is no such calling code; any format, if nothing more can be typed and a check fails.
  ///
  /// - Complexity: That of ``state``, for after a key; of a number O(*n*) in the digits of its bounds.
  public var outlook: EntryOutlook { format.outlook(of: self) }

  /// Returns what is known of the card in it; `nil` if it is not a field of payment cards.
  ///
  /// - Parameter isFinished: No digit will follow, as for ``CardFormat/status(of:isFinished:)``.
  /// - Returns: The status, or `nil`.
  public func cardStatus(isFinished: Bool = false) -> CardStatus? {
    format.cardStatus(of: self, isFinished: isFinished)
  }

  /// The characters that are still to come, to be drawn after the text: an underscore for each slot, or the character
  /// of the mask's prompt, and the literals between. For a format of a catalogue it goes on as the example does:
  /// sixteen places for a payment card of which the shortest has thirteen digits; for a number that is not begun it
  /// is zero as the format shows it, for a phone number an example of the region's.
  ///
  ///     var card = Field(try FormatCatalog.standard.format(named: "card"))
  ///     card.insert("4111")
  ///     card.placeholder     // "____ ____ ____"
  ///
  /// - Complexity: That of `Field.setText(_:)`, twice. For after a key, not within it.
  public var placeholder: String { format.placeholder(of: self) }

  /// Makes the whole field from a text of a person's that arrives whole and is finished: filled in by a browser, or
  /// read from a file.
  ///
  ///     var account = Field(try FormatCatalog.standard.format(named: "iban"))
  ///     account.fill("IBAN: de89 3704 0044 0532 0130 00")
  ///     account.text                              // "DE89 3704 0044 0532 0130 00"
  ///     account.rejections.map(\.reason)          // six times leftOut
  ///
  /// The text is read as ``FieldFormat/read(_:options:)`` does. A text that is rejected leaves the field as it was;
  /// with `.lenient` of `FieldOptions.pastes` what fits of it is taken then. Whatever is made of the text on the way is
  /// overwritten, as the field may be a secure one; the text itself is yours.
  ///
  /// A text of a program's own is put by `setText(_:)`, a value that was kept by `setValue(_:)`.
  ///
  /// - Parameter text: The text as it came.
  /// - Returns: What changed; `rejections` has what was left out of the text, or kept it from being read.
  /// - Complexity: That of ``paste(_:)``.
  @export(interface) @discardableResult public mutating func fill(_ text: String) -> EditResult {
    if options.pastes == .verbatim { return setText(text) }
    let result = take(format.read(text, options: options), isFinished: true)
    return mayTakeWhatFits(of: text, after: result) ? setText(text) : result
  }
}

extension FieldFormat {
  /// Its mask with all that fields over it know.
  fileprivate func prepared(_ mask: Mask) -> Mask {
    mask.made(for: namedFormat, name: name, today: today, preparation)
  }
}

/// What a field and a mask carry of their format: all that does not follow from what they are themselves.
final class KnownFormat: Sendable {
  let named: NamedFormat?
  let name: FormatName?
  let today: CalendarDate?
  let preparation: TextPreparation?

  init(
    _ named: NamedFormat?, name: FormatName? = nil, today: CalendarDate? = nil, _ preparation: TextPreparation? = nil
  ) {
    (self.named, self.name) = (named, name)
    (self.today, self.preparation) = (today, preparation)
  }
}
