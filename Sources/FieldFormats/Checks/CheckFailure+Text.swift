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
    switch self {
    case .checkDigits: language.text(.checkDigits)
    case .noSuchDate: language.text(.noSuchDate)
    case .unusualYear: language.text(.unusualYear)
    case .otherCalendar(let years): language.text(.otherCalendar, "\(years)")
    case .before(let date): language.text(.before, date.description)
    case .after(let date): language.text(.after, date.description)
    case .expired: language.text(.expired)
    case .endsBeforeItBegins: language.text(.endsBeforeItBegins)
    case .tooFewDays(let least): language.text(.tooFewDays, "\(least)")
    case .tooManyDays(let most): language.text(.tooManyDays, "\(most)")
    case .below(_, let minimum): language.text(.below, minimum)
    case .above(_, let maximum): language.text(.above, maximum)
    case .outside(let least, let most): language.text(.outside, least, most)
    case .malformed(let how), .other(let how): language.text(.malformed, how)
    case .unknownNetwork: language.text(.unknownNetwork)
    case .badLength(let expected): language.text(.badLength, language.alternatives(expected.map { "\($0)" }))
    }
  }
}

extension CheckFailure: CustomStringConvertible {
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
}
