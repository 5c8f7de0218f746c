import CommandConsole

/// Reads what stands in one line after another.
protocol LineParser {
  associatedtype Parsed: ParsedText
  func parse(_ line: InputLine) -> Parsed
}

/// A line, and what was read of it.
protocol ParsedText {
  /// What a program keeps; nil where the line was rejected.
  var value: String? { get }
  /// What a person is shown; nil where there is nothing to show.
  ///
  /// - Parameter isOneOfMany: Whether it is to be distinguished from others.
  func text(isOneOfMany: Bool) -> String?
  /// What a person is reported, with the text drawn; nil where there is nothing to report.
  ///
  ///     unexpected 'x'
  ///       1.2x4
  ///          ^
  ///       write digits, separators, one sign, and the format's own symbols
  var message: (severity: Severity, text: String)? { get }
  /// Whether it is what such texts should be: nothing rejected, nothing in doubt.
  var isClean: Bool { get }
  var json: JSONValue { get }
}
