import CommandConsole
import PhoneNumbering

extension PhoneError {
  /// How to mend it on the command line, where the region is an option.
  var commandSuggestion: String {
    if case .noRegion = reason { return "write + and the calling code in front, or give a --region" }
    return suggestion
  }

  /// The whole message: problem, place and mend.
  var commandMessage: String { "\(message.printable)\(position.map { " at \($0)" } ?? ""): \(commandSuggestion)" }
}
