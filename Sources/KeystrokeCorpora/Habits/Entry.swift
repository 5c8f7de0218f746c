internal import FieldFormats

/// A value that somebody means to enter, and how it is written.
struct Entry {
  /// As what the value is needed.
  enum Form {
    /// Character by character.
    case typed
    /// As a text without separators.
    case plain
    /// As a text as it stands elsewhere.
    case formatted
    /// As a text as a browser has it.
    case filledIn
  }
  let format: FormatName
  let value: String
  let isValid: Bool
  /// The text, where it is not typed.
  var text = ""
  /// What is typed, from the first character to the last.
  var typed: [Unicode.Scalar] = []
  /// Which of them may go wrong: another digit in the place of a digit, another letter in that of a letter, is taken as
  /// well.
  var slips = 0..<0
  /// A run of digits in which one can be left out or typed twice: those after it move, and all are still taken.
  var run = 0..<0
  /// Whether a part of it, pasted, is read as something else than the beginning of the value.
  var isFragile = false
  /// Where the shown text has more than what was typed.
  var gaps = Gaps.none
}
