extension Check {
  /// Not one character over and over: 111.111.111-11 has the right check digits, and is nobody's number.
  public static let notRepeated = Check("not repeated") { entry in
    let characters = entry.characters
    guard let first = characters.first, !characters.allSatisfy({ $0 == first }) else {
      return .other("is one digit over and over")
    }
    return nil
  }

  /// None of these values; letters and digits alone are compared, in either case.
  ///
  ///     Check.not(["000", "666"])
  public static func not(_ values: [String]) -> Check {
    let excluded = values.map { CheckedEntry.characters(of: $0) }
    return Check("not") { entry in excluded.contains(entry.characters) ? .other("is never given out") : nil }
  }
}
