public import FieldEditing
internal import MaskCompiler
internal import NumberFormatting

extension Field {
  /// Returns the reason why the field rejects or drops a character, in words for people: what is expected, where no
  /// slot of a mask takes it.
  ///
  ///     var field = Field(try Mask("[2-9]##"))
  ///     field.insert("1")
  ///     field.rejections.map { field.explanation(of: $0) }     // ["expected a digit from 2 to 9"]
  ///
  /// - Parameters:
  ///   - rejection: One of `rejections`, or of what the field's format read of a text.
  ///   - language: The language of the words.
  /// - Returns: Some words without a capital or a stop, to stand after a colon.
  /// - Complexity: O(*n*) in the slots of the mask.
  public func explanation(of rejection: Rejection, in language: MessageLanguage = .english) -> String {
    guard let state = rejection.state, let program = mask?.program, state < program.stateCount,
      // a digit that a slot of other digits does not take is not too large for a number
      rejection.reason == .notAllowedHere || rejection.reason == .outOfRange && !program.tables.hasOpenNumbers,
      let words = AcceptedCharacters(program, inState: state).words(in: language)
    else { return explanation(of: rejection.reason, in: language) }
    return language.text(.expected, words)
  }

  /// Returns the reason why the field rejects or drops a character, in words for people.
  ///
  ///     var field = Field(try Mask("##"))
  ///     field.insert("12x")
  ///     field.rejections.map { field.explanation(of: $0.reason) }     // ["the field is full"]
  ///
  /// - Parameters:
  ///   - reason: The reason, as `rejections` has it.
  ///   - language: The language of the words.
  /// - Returns: Some words without a capital or a stop, to stand after a colon.
  /// - Complexity: O(1)
  public func explanation(of reason: Rejection.Reason, in language: MessageLanguage = .english) -> String {
    let key = key(of: reason)
    return switch key {
    case .ambiguousSeparator: language.text(key, numberFormat?.symbols.decimalSeparator ?? ".")
    case .fractionRoom: language.text(key, "\(numberFormat?.symbols.maximumFractionDigits ?? 0)")
    default: language.text(key)
    }
  }

  /// What the reason is called, whatever the language.
  func key(of reason: Rejection.Reason) -> MessageKey {
    MessageKey(reason, ofNumber: numberFormat != nil, ofPhone: phoneFormat != nil)
  }
}

extension MessageKey {
  /// Why a character is rejected, in a field of numbers, of phone numbers, or over a mask.
  package init(_ reason: Rejection.Reason, ofNumber isNumber: Bool = false, ofPhone isPhone: Bool = false) {
    func byKind(_ mask: MessageKey, number: MessageKey, phone: MessageKey) -> MessageKey {
      isNumber ? number : isPhone ? phone : mask
    }
    self =
      switch reason {
      case .notAllowedHere: byKind(.notAllowedHere, number: .notAllowedInNumber, phone: .notAllowedInPhoneNumber)
      case .full: .full
      case .noRoom: .noRoom
      case .pushedOut: byKind(.pushedOut, number: .fractionRoom, phone: .pushedOut)
      case .tooLong: byKind(.tooLong, number: .textTooLong, phone: .tooManyDigits)
      case .tooComplex: .tooComplex
      case .ambiguousSeparator: .ambiguousSeparator
      case .secondDecimalSeparator: .secondDecimalSeparator
      case .tooManyIntegerDigits: .tooManyDigits
      case .tooManyFractionDigits: .fractionRoom
      case .noSign: .noSign
      case .secondSign: .secondSign
      case .misplacedGrouping: .misplacedGrouping
      case .unclosedParenthesis: .unclosedParenthesis
      case .noDigits: .noDigits
      case .leftOut: .leftOut
      case .invisible: .invisible
      case .severalFit: .severalFit
      case .masked: .masked
      case .noFraction: .noFraction
      case .afterRejection: .afterRejection
      case .outOfRange: .outOfRange
      case .separatorNotNeeded: .separatorNotNeeded
      case .marksLeftOut: .marksLeftOut
      }
  }
}
