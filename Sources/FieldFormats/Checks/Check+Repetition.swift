extension Check {
  /// Among the first characters, one occurs two or three times and every other one once, and no character stands three
  /// times in a row: the rule of German taxpayer numbers.
  ///
  ///     Check.oneRepeated(among: 10).failure(of: "12345678903")     // all ten digits differ
  ///
  /// - Parameter count: How many characters are looked at. A text with fewer fails.
  /// - Returns: A rule that fails with all other texts.
  /// - Precondition: the count is at least 2.
  public static func oneRepeated(among count: Int) -> Check {
    precondition(count > 1, "one of two characters or more is repeated")
    return .ofCharacters("one-repeated \(count)") { characters in
      let characters = characters.prefix(count)
      guard characters.count == count else { return .other("is too short") }
      var repeated: UInt8?
      for (i, character) in characters.enumerated() where characters.prefix(i).contains(character) {
        if let repeated, repeated != character { return .notOneRepeated }
        repeated = character
      }
      guard let repeated, 2...3 ~= characters.count(where: { $0 == repeated }) else { return .notOneRepeated }
      var run = 0
      for character in characters {
        run = character == repeated ? run + 1 : 0
        if run == 3 { return .other("has a digit three times in a row") }
      }
      return nil
    }
  }

  /// `10`.
  static func oneRepeated(_ given: [String]) -> Check? {
    var words = CheckWords(given[...])
    guard let count = words.number(in: 2...100), words.isAtEnd else { return nil }
    return .oneRepeated(among: count)
  }
}

extension CheckFailure {
  fileprivate static let notOneRepeated = CheckFailure.other("does not repeat exactly one digit, two or three times")
}
