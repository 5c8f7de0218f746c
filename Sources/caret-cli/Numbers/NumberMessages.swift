import CommandConsole
import NumberFormatting

extension NumberError {
  /// How to mend it on the command line, where limits are options.
  var commandSuggestion: String {
    if case .tooManyFractionDigits = reason { return "shorten it, or show more with --fraction" }
    return suggestion
  }

  /// The whole message: problem, place and mend.
  var commandMessage: String { "\(message.printable) at \(position): \(commandSuggestion)" }
}

extension NumberReading {
  /// The message about a text that could be read in two ways; `nil` where it could not.
  ///
  ///     read as 1234, but it could be read both ways
  ///       1.234
  ///        ^
  func doubt(in text: String) -> String? {
    guard let ambiguity else { return nil }
    return "read as \(self.text), but it could be read both ways\n\("\(TextDrawing(text, at: ambiguity))".indented())"
  }
}
