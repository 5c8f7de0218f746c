/// How a line ends, so that what becomes of it can end likewise.
package enum LineEnding: String, Sendable {
  case newline = "\n"
  case carriageReturn = "\r\n"
  /// The last line of a file may have no end.
  case none = ""
}
