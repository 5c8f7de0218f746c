import Caretaker
import CommandConsole

/// A number in words, and as it is kept.
extension PhoneNumber {
  /// Whether there are such numbers: `valid`, or why not.
  var verdict: String {
    if isValid { return "valid" }
    return shortcoming ?? "not valid: no such numbers are given out"
  }

  /// What keeps it from being possible, or from being possible anywhere; nil where nothing does.
  var shortcoming: String? {
    switch possibility {
    case .possible: nil
    case .possibleLocally: "too short, except inside a local area"
    case .tooShort: "too short"
    case .tooLong: "too long"
    case .invalidLength: "no number has \(counted(nationalNumber.utf8.count, "digit"))"
    }
  }

  /// What a program keeps: E.164, and `x` with the extension, if there is one; a field takes it as its value.
  var value: String { e164 + (extensionDigits.isEmpty ? "" : "x" + extensionDigits) }
}

extension PhoneError {
  /// How to mend it on the command line, where the region is an option.
  var commandMend: String {
    if case .noRegion = reason { return "write + and the calling code in front, or give a --region" }
    return mend
  }

  /// The whole message: problem, place and mend.
  var commandMessage: String { "\(problem.printable)\(position.map { " at \($0)" } ?? ""): \(commandMend)" }
}
