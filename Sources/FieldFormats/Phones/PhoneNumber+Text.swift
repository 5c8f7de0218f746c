public import PhoneNumbering

/// A number in words, and as it is kept.
extension PhoneNumber {
  /// A description of whether such numbers exist: `valid`, or why not.
  ///
  ///     try PhoneNumber("0207946", region: PhoneRegion("GB")).validityText     // "too short"
  ///
  /// - Complexity: That of `isValid` and `possibility`.
  public var validityText: String { validityText(in: .english) }

  /// Describes whether such numbers exist, in words of a language.
  ///
  /// - Parameter language: The language of the words.
  /// - Returns: Some words without a capital or a stop.
  /// - Complexity: That of `isValid` and `possibility`.
  public func validityText(in language: MessageLanguage) -> String {
    if isValid { return language.text(.valid) }
    return lengthProblem(in: language) ?? language.text(.invalidPhoneNumber)
  }

  /// A description of the length that keeps the number from being possible, or from being possible anywhere; `nil`
  /// where nothing is wrong.
  ///
  /// - Complexity: That of `possibility`.
  public var lengthProblem: String? { lengthProblem(in: .english) }

  /// Describes what is wrong with its length, in words of a language.
  ///
  /// - Parameter language: The language of the words.
  /// - Returns: Some words without a capital or a stop; `nil` where the length is possible.
  /// - Complexity: That of `possibility`.
  public func lengthProblem(in language: MessageLanguage) -> String? {
    switch possibility {
    case .possible: nil
    case .possibleLocally: language.text(.tooShortExceptLocally)
    case .tooShort: language.text(.phoneNumberTooShort)
    case .tooLong: language.text(.phoneNumberTooLong)
    case .invalidLength: language.text(.impossibleLength, "\(nationalNumber.utf8.count)")
    }
  }

  /// The value that a program keeps: E.164, and `x` with the extension, if there is one. A field takes it as its value.
  ///
  /// - Complexity: O(*n*) in its digits.
  public var value: String { e164 + (extensionDigits.isEmpty ? "" : "x" + extensionDigits) }
}
