extension Field {
  /// Why the field rejects or drops a character, in words for people: what is expected, where no slot of a mask takes it.
  ///
  ///     var field = Field(try Mask("[2-9]##"))
  ///     field.insert("1")
  ///     field.rejections.map { field.explanation(of: $0) }     // ["expected a digit from 2 to 9"]
  ///
  /// - Parameter rejection: One of ``rejections``, or of what the field's format read of a text.
  /// - Returns: Some words without a capital or a stop, to stand after a colon.
  /// - Complexity: O(*n*) in the slots of the mask.
  public func explanation(of rejection: Rejection) -> String {
    guard rejection.reason == .doesNotFit, let state = rejection.state, let program = mask?.program,
      state < program.stateCount, let words = AcceptedCharacters(program, inState: state).words
    else { return explanation(of: rejection.reason) }
    return "expected \(words)"
  }

  /// Why the field rejects or drops a character, in words for people.
  ///
  ///     var field = Field(try Mask("##"))
  ///     field.insert("12x")
  ///     field.rejections.map { field.explanation(of: $0.reason) }     // ["the field is full"]
  ///
  /// - Parameter reason: The reason, as ``rejections`` has it.
  /// - Returns: Some words without a capital or a stop, to stand after a colon.
  /// - Complexity: O(1)
  public func explanation(of reason: Rejection.Reason) -> String {
    switch reason {
    case .doesNotFit:
      byKind("nothing here takes it", number: "it belongs to no number here", phone: "no phone number has it there")
    case .full: "the field is full"
    case .noRoom: "it would push out what stands behind it"
    case .pushedOut: byKind("pushed out at the end", number: fractionRoom, phone: "pushed out at the end")
    case .tooLong:
      byKind(
        "the value is as long as a value may be", number: "the text is longer than one that is read",
        phone: "the number has as many digits as it may have")
    case .tooComplex: "it is made of more parts than are kept"
    case .ambiguousSeparator:
      "groups are set by themselves; the decimal sign is '\(numberFormat?.symbols.decimalSeparator ?? ".")'"
    case .secondDecimalSeparator: "there is a decimal sign already"
    case .tooManyIntegerDigits: "the number has as many digits as it may have"
    case .tooManyFractionDigits: fractionRoom
    case .noSign: "a minus would not be shown"
    case .secondSign: "there is a sign already"
    case .misplacedGrouping: "no number has such a group of digits"
    case .unclosedParenthesis: "the other parenthesis is missing"
    case .noDigits: "a digit is missing"
    case .leftOut: "it is not part of the value"
    case .invisible: "it cannot be seen"
    case .severalFit: "the text has several values"
    case .masked: "it hides what belongs there"
    case .noFraction: "the number has no fraction"
    case .afterRefusal: "a character before it was rejected: backspace takes that back"
    case .outOfRange: "the number would be too large: backspace takes that back"
    case .separatorNotNeeded: "the decimal sign stands by itself: type digits alone"
    case .marksLeftOut: "it is taken without the marks on it"
    }
  }

  private var fractionRoom: String {
    "there is room for \(counted(numberFormat?.symbols.maximumFractionDigits ?? 0, "digit")) behind the decimal sign"
  }

  private func byKind(_ mask: String, number: String, phone: String) -> String {
    numberFormat != nil ? number : phoneFormat != nil ? phone : mask
  }
}

/// `1 digit`, `2 digits`.
func counted(_ number: Int, _ singular: String) -> String { "\(number) \(singular)\(number == 1 ? "" : "s")" }
