internal import SecretMemory

/// Words of a language that are read in dates and times, typed or arriving whole, beside the English ones.
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
    (dayPeriods + Self.halves).firstIndex { $0.isWritten(word) }.map { $0 % 2 == 1 }
  }

  /// The words that are read as they are typed, and what each says.
  ///
  /// - Parameters:
  ///   - hasMonths: Whether there is a month.
  ///   - hasHalves: Whether there are hours of 24, of which a half of the day may be named.
  func typed(hasMonths: Bool, hasHalves: Bool) -> [String: PartWords.Meaning] {
    var words: [String: PartWords.Meaning] = [:]
    func add(_ names: [String], _ meaning: (Int) -> PartWords.Meaning) {
      for (i, name) in names.enumerated() {
        let word = String(String.UnicodeScalarView(name.unicodeScalars.compactMap { $0.bare }))
        // those of the language come first
        if words[word] == nil && !word.isEmpty { words[word] = meaning(i) }
      }
    }
    if hasMonths {
      add(months + Self.english) { .month($0 % 12 + 1) }
      add(["年", "月", "日", "년", "월", "일"]) { _ in .end }
      add(["de", "of", "st", "nd", "rd", "th", "er"]) { _ in .nothing }
    }
    if hasHalves {
      add(dayPeriods + Self.halves) { .half(isAfternoon: $0 % 2 == 1) }
      add(["h", "時", "时", "點", "点", "시", "分", "분"]) { _ in .end }
      add(["uhr"]) { _ in .nothing }
    }
    return words
  }

  /// The words for the halves of the day that are of no other language.
  private static var halves: [String] { ["am", "pm", "a", "p", "午前", "午後", "上午", "下午", "오전", "오후", "ص", "م"] }

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
