public import FieldEditing
internal import MaskSyntax
internal import NumberFormatting
internal import PhoneNumbering
internal import SecretMemory

/// What a format knows of its fields.
extension FieldFormat {
  /// Reads a text that arrives whole: pasted, filled in by a browser, or a line of a file.
  ///
  ///     let date = try FormatCatalog.standard.format(named: "date")
  ///     date.read("Due Thursday, December 31, 2026").isAccepted     // true
  ///     date.read("31.12.2026").isAccepted                          // false: the year comes first
  ///
  /// Surrounding white space is removed, as are marks of direction and whatever else cannot be seen. Then, in this
  /// order:
  ///
  /// 1. The mask, or another form of the format, reads the whole text, and it is a value. No letter or digit is lost,
  ///    and no mark but those that the display has in the same places, or spaces, hyphens and parentheses in a mask of
  ///    slots alone.
  /// 2. The same after the format's own label: `IBAN:`, `Card number`.
  /// 3. Exactly one part is a value. It begins and ends at a blank, a bracket or another mark between words, cuts no
  ///    figures that belong together, and no unit follows it. What stands before and after it is left out, and
  ///    reported.
  /// 4. The whole text is the beginning of a value, or one that the format's checks find invalid.
  ///
  /// Anything else is rejected whole.
  ///
  /// - Parameters:
  ///   - text: The text as it came.
  ///   - options: Those of the field that it is read for.
  /// - Returns: Whether the text is accepted, and what was left out of it or keeps it from being read.
  /// - Complexity: that of `Field.paste(_:)`.
  @export(interface) public func read(_ text: String, options: FieldOptions = FieldOptions()) -> TextReading {
    if case .text = kind {
      var field = Field(self, options: options)
      let result = field.setText(text)
      if !result.isAccepted { return TextReading(rejecting: field.rejections) }
      return TextReading(SecretList(text.utf8), leavingOut: field.rejections)
    }
    var reader = TextReader(self, options)
    return reader.read(text)
  }

  /// ``Field/state``, of a field over this format.
  @export(interface) package func state(of field: borrowing Field) -> EntryState {
    if case .named(let format, _) = kind { return format.state(of: field, today: today) }
    guard field.isComplete, !field.isEmpty else { return .incomplete }
    if case .number(let format, let entry) = kind {
      func shown(_ bound: ExactDecimal) -> String { (try? format.format(bound.description)) ?? bound.description }
      if let minimum = entry.minimum, field.boundsState == .below {
        return .invalid(.below(minimum, shown: shown(minimum)))
      }
      if let maximum = entry.maximum, field.boundsState == .above {
        return .invalid(.above(maximum, shown: shown(maximum)))
      }
    }
    return .complete
  }

  /// ``Field/cardStatus(isFinished:)``, of a field over this format.
  @export(interface) package func cardStatus(of field: borrowing Field, isFinished: Bool = false) -> CardStatus? {
    cards?.status(of: field, isFinished: isFinished)
  }
}

/// What a format says of itself.
extension FieldFormat {
  /// The title that reports and messages use: its name, or the text of its mask.
  public var title: String {
    if let name { return name.description }
    return switch kind {
    case .mask(let mask): mask.tree.text
    case .named(let format, _): format.name
    case .number: "number"
    case .phone: "phone"
    case .text: "text"
    }
  }

  /// The data that a front end needs to draw a field for it. A mask has no label.
  public var metadata: FieldMetadata {
    switch kind {
    case .named(let format, _): format.metadata
    case .mask(let mask): FieldMetadata(label: "", keyboard: mask.shape.keyboard, example: example)
    case .text: FieldMetadata(label: "", keyboard: .text, example: "")
    case .number(let format, _):
      FieldMetadata(
        label: "Number", keyboard: format.symbols.maximumFractionDigits == 0 ? .digits : .decimal, example: example)
    case .phone:
      FieldMetadata(label: "Phone number", keyboard: .phone, autofill: AutofillType(rawValue: "tel"), example: example)
    }
  }

  /// A complete value, as a field shows it; empty for a mask no value of which is complete.
  public var example: String {
    @export(interface) get {
      switch kind {
      case .named(let format, _): return format.example
      case .text: return ""
      case .mask(let mask): return mask.examples(1).first.map { mask.format($0) } ?? ""
      case .number(let format, _): return (try? format.format("1234.5")) ?? ""
      case .phone(let format):
        let number = (format.region ?? (try? PhoneRegion("GB")))?.example()
        let isNational = format.style == .national && format.region != nil
        return (isNational ? number?.national : number?.international) ?? ""
      }
    }
  }
}

extension MaskShape {
  /// The keys that values need.
  fileprivate var keyboard: KeyboardKind { valuesHaveLetters ? .text : valuesHavePunctuation ? .punctuation : .digits }
}
