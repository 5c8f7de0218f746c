internal import SecretMemory

extension Check {
  /// Not one character over and over: 111.111.111-11 has the right check digits, and is no one's number.
  public static let notRepeated = Check.ofCharacters("not repeated", .beginning(.oneCharacter)) { characters in
    Beginning.oneCharacter.mayFail(characters) ? .other("is one digit over and over") : nil
  }

  /// None of these values; letters and digits alone are compared, in either case.
  ///
  ///     Check.not(["000", "666"])
  ///
  /// - Parameter values: The values that fail.
  /// - Returns: A rule that fails with those values.
  /// - Complexity: O(*n*) in the values, here and for each value that is checked.
  public static func not(_ values: [String]) -> Check {
    let excluded = values.map { CheckedEntry.characters(of: $0.utf8) }
    return .ofCharacters("not", .beginning(.values(excluded))) {
      excluded.contains($0) ? .other("is never given out") : nil
    }
  }

  /// One of these values; letters and digits alone are compared, in either case.
  ///
  ///     Check.only(["AT", "CH", "DE"]).failure(of: "DA")     // nothing else is given out
  ///
  /// - Parameter values: The values that hold.
  /// - Returns: A rule that fails with all other values.
  /// - Complexity: O(*n*) in the values, here and for each value that is checked.
  public static func only(_ values: [String]) -> Check {
    let included = values.map { CheckedEntry.characters(of: $0.utf8) }
    return .ofCharacters("only") { included.contains($0) ? nil : .other("has a code that is not given out") }
  }

  /// None that begins with one of these texts; letters and digits alone are compared, in either case.
  ///
  ///     Check.notBeginning(["979-0"])     // printed music, and no book
  ///
  /// - Parameter beginnings: The beginnings that fail.
  /// - Returns: A rule that fails with values that begin so.
  /// - Complexity: O(*n*) in the beginnings, here and for each value that is checked.
  public static func notBeginning(_ beginnings: [String]) -> Check {
    let excluded = beginnings.map { CheckedEntry.characters(of: $0.utf8) }
    return .ofCharacters("not beginning", .beginning(.beginnings(excluded))) { characters in
      excluded.contains { characters.starts(with: $0) } ? .other("begins as none does") : nil
    }
  }

  /// `repeated`, `beginning TEXT…` or `TEXT…`.
  static func exclusion(_ words: [String]) -> Check? {
    switch words.first {
    case nil: nil
    case "repeated": words.count == 1 ? .notRepeated : nil
    case "beginning": words.count == 1 ? nil : .notBeginning(Array(words.dropFirst()))
    default: .not(words)
    }
  }
}

extension Check.Beginning {
  /// One letter or digit over and over.
  fileprivate static let oneCharacter = Check.Beginning(
    longest: .max, characters: Array(48...57) + Array(65...90)
  ) { text in
    text.allSatisfy { $0 == text[0] }
  }

  /// Some texts, whole.
  fileprivate static func values(_ excluded: [SecretList<UInt8>]) -> Check.Beginning {
    // one more says whether it goes on
    Check.Beginning(longest: excluded.longest + 1, characters: Array(excluded.joined())) { text in
      excluded.contains { $0.starts(with: text) }
    }
  }

  /// What begins with one of some texts.
  fileprivate static func beginnings(_ excluded: [SecretList<UInt8>]) -> Check.Beginning {
    Check.Beginning(longest: excluded.longest, characters: Array(excluded.joined())) { text in
      excluded.contains { text.starts(with: $0) || $0.starts(with: text) }
    }
  }
}

extension [SecretList<UInt8>] {
  fileprivate var longest: Int { reduce(0) { Swift.max($0, $1.count) } }
}
