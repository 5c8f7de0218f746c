/// A number in words, and as it is kept.
extension PhoneNumber {
  /// Whether there are such numbers: `valid`, or why not.
  ///
  ///     try PhoneNumber("0207946", region: PhoneRegion("GB")).validityText     // "too short"
  ///
  /// - Complexity: That of ``isValid`` and ``possibility``.
  public var validityText: String {
    if isValid { return "valid" }
    return lengthProblem ?? "not valid: no such numbers are given out"
  }

  /// What is wrong with its length: it keeps it from being possible, or from being possible anywhere; `nil` where nothing is.
  ///
  /// - Complexity: That of ``possibility``.
  public var lengthProblem: String? {
    switch possibility {
    case .possible: nil
    case .possibleLocally: "too short, except inside a local area"
    case .tooShort: "too short"
    case .tooLong: "too long"
    case .invalidLength: "no number has \(counted(nationalNumber.utf8.count, "digit"))"
    }
  }

  /// What a program keeps: E.164, and `x` with the extension, if there is one. A field takes it as its value.
  ///
  /// - Complexity: O(*n*) in its digits.
  public var value: String { e164 + (extensionDigits.isEmpty ? "" : "x" + extensionDigits) }
}
