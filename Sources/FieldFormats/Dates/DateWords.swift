internal import SecretMemory

/// Words of a language that are read in dates and times that arrive whole, beside the English ones.
public struct DateWords: Hashable, Sendable {
  /// Names of months, January's to December's, as often as there are forms: *Juni* and *Jun.* in German.
  public var months: [String]
  /// The words for the hours before noon and after it; empty for none.
  public var dayPeriods: [String]

  /// Words of a language.
  ///
  /// - Parameters:
  ///   - months: Names of months: twelve, or as often twelve as there are forms of them.
  ///   - dayPeriods: The words for the hours before noon and after it, or none.
  /// - Complexity: O(1)
  public init(months: [String] = [], dayPeriods: [String] = []) {
    self.months = months
    self.dayPeriods = dayPeriods
  }
}

/// A word as it is compared: in lower case, without blanks and full stops.
typealias BareWord = SecretList<Unicode.Scalar>

extension DateWords {
  /// The month, from 1, that a word names: by a name of the language, or an English one or the beginning of that, three
  /// letters at least.
  func month(_ word: BareWord) -> Int? {
    if let i = months.firstIndex(where: { $0.isWritten(word) }) { return i % 12 + 1 }
    if word.count < 3 { return nil }
    return Self.english.firstIndex { $0.unicodeScalars.starts(with: word) }.map { $0 + 1 }
  }

  /// Whether a word says that a time is after noon; `nil` if it names no half of the day.
  func isAfternoon(_ word: BareWord) -> Bool? {
    // the words of the language, and then those that are of no other language
    (dayPeriods + ["am", "pm", "a", "p", "午前", "午後", "上午", "下午", "오전", "오후", "ص", "م"])
      .firstIndex { $0.isWritten(word) }.map { $0 % 2 == 1 }
  }

  private static var english: [String] {
    [
      "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
      "december",
    ]
  }
}

extension String {
  /// Whether a word is this one.
  func isWritten(_ word: BareWord) -> Bool {
    !word.isEmpty && unicodeScalars.lazy.compactMap { $0.bare }.elementsEqual(word)
  }
}

extension Unicode.Scalar {
  /// How it is compared in words; `nil` where it is not looked at.
  var bare: Unicode.Scalar? { self == "." || isWhitespace ? nil : simpleLowercase }
}
