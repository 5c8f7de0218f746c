internal import FieldEditing
internal import SecretMemory
internal import UnicodeFacts

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

  /// The same of what was typed for one of the two halves, in a mask that takes their words and no others.
  func isAfternoon(typed text: SecretList<UInt8>) -> Bool? {
    DayPeriodMask(halfNames[0], halfNames[1])?.isAfternoon(text)
  }

  /// The words of the two halves, as masks have them.
  var halfNames: [String] { dayPeriods.count == 2 ? dayPeriods : ["AM", "PM"] }

  /// The words that are read as they are typed in dates, and what each says.
  var typedInDates: [String: PartWords.Meaning] {
    var words = (months + Self.english).enumerated().map { ($1, PartWords.Meaning.month($0 % 12 + 1)) }
    words += [("年", "year"), ("년", "year"), ("月", "month"), ("월", "month"), ("日", "day"), ("일", "day")]
      .map { ($0, .end(of: $1)) }
    return Self.bare(words + ["de", "of", "st", "nd", "rd", "th", "er"].map { ($0, .nothing) })
  }

  /// The same in times with hours of 24, after the hour.
  var typedInTimes: [String: PartWords.Meaning] {
    var words = (dayPeriods + Self.halves).enumerated().map { ($1, PartWords.Meaning.half(isAfternoon: $0 % 2 == 1)) }
    words += ["h", "時", "时", "點", "点", "시"].map { ($0, .end(of: "hour")) }
    words += ["分", "분"].map { ($0, .end(of: "minute")) } + ["秒", "초"].map { ($0, .end(of: "second")) }
    return Self.bare(words + [("uhr", .nothing)])
  }

  /// As they are compared; the words of the language come first.
  private static func bare(_ words: [(String, PartWords.Meaning)]) -> [String: PartWords.Meaning] {
    var meanings: [String: PartWords.Meaning] = [:]
    for (word, meaning) in words {
      let bare = String(String.UnicodeScalarView(word.unicodeScalars.compactMap { $0.bare }))
      if !bare.isEmpty && meanings[bare] == nil { meanings[bare] = meaning }
    }
    return meanings
  }

  /// The words for the halves of the day, before noon and after, that are read whatever the language.
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
