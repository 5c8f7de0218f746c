public import UnicodeFacts

extension CheckFailure {
  /// A description of what is wrong, in words for people: `the check digit is wrong`.
  ///
  /// - Returns: The end of a sentence, without a stop.
  /// - Complexity: O(1)
  public var message: String { message(in: .english) }

  /// Describes what is wrong, in words of a language.
  ///
  ///     CheckFailure.expired.message(in: .german)     // "die Gültigkeit ist abgelaufen"
  ///
  /// - Parameter language: The language. Where a check of your own says what is wrong in a sentence, others than
  ///   English only say that it is.
  /// - Returns: The end of a sentence, without a stop.
  /// - Complexity: O(1)
  public func message(in language: MessageLanguage) -> String {
    let arguments: [String] =
      switch self {
      case .otherCalendar(let years): ["\(years)"]
      case .before(let date), .after(let date): [date.description]
      case .tooFewDays(let days), .tooManyDays(let days): ["\(days)"]
      case .below(_, let bound), .above(_, let bound): [bound]
      case .outside(let least, let most): [least, most]
      case .malformed(let how), .other(let how): [how]
      case .badLength(let expected): [language.alternatives(expected.map { "\($0)" })]
      case .checkDigits, .noSuchDate, .unusualYear, .expired, .endsBeforeItBegins, .unknownNetwork: []
      }
    return language.text(key, arguments)
  }

  /// A name of what is wrong, whatever the language: `checkDigits`.
  public var key: MessageKey {
    switch self {
    case .checkDigits: .checkDigits
    case .noSuchDate: .noSuchDate
    case .unusualYear: .unusualYear
    case .otherCalendar: .otherCalendar
    case .before: .before
    case .after: .after
    case .expired: .expired
    case .endsBeforeItBegins: .endsBeforeItBegins
    case .tooFewDays: .tooFewDays
    case .tooManyDays: .tooManyDays
    case .below: .below
    case .above: .above
    case .outside: .outside
    case .malformed, .other: .malformed
    case .unknownNetwork: .unknownNetwork
    case .badLength: .badLength
    }
  }
}

extension CheckFailure: Diagnosis {
  /// The end of a sentence, with the rule that a program may look for: `the check digit is wrong (luhn)`.
  public var description: String {
    if case .checkDigits(let rule) = self { "\(message) (\(rule))" } else { message }
  }
}

extension EntryState {
  /// Describes how far a value is one, in words of a language: `incomplete`, `complete`, or what is wrong.
  ///
  /// - Parameter language: The language of the words.
  /// - Returns: Some words without a capital or a stop.
  /// - Complexity: O(1)
  public func message(in language: MessageLanguage = .english) -> String {
    switch self {
    case .incomplete: language.text(.incomplete)
    case .complete: language.text(.complete)
    case .invalid(let failure): failure.message(in: language)
    }
  }

  /// A name of how far a value is one, whatever the language: `incomplete`, `complete`, or what is wrong.
  public var key: MessageKey {
    switch self {
    case .incomplete: .incomplete
    case .complete: .complete
    case .invalid(let failure): failure.key
    }
  }
}
