internal import SecretMemory

/// The places of the digits of a day in a number, as in the identity numbers that begin with a date of birth.
///
///     var part = DatePart("YYMMDD")!                 // a PESEL, of Poland
///     part.monthOffsets = [0, 20, 40, 60, 80]        // a century each
///     let check = Check.date(part)
public struct DatePart: Hashable, Sendable {
  /// A letter a character, from the first: `Y` of the year (two or four), `M` of the month, `D` of the day (two), `-`
  /// for one that is not looked at. What stands after them is not looked at either.
  public let layout: String
  /// The numbers that may have been added to the month. 0 is not among them where something always is.
  public var monthOffsets = [0]
  /// The numbers that may have been added to the day: 40 to that of a woman, in Italy.
  public var dayOffsets = [0]
  /// Whether the month may be 0, and the day any number, or both be missing, of those who do not know theirs.
  public var mayBeUnknown = false
  /// The years that two digits may stand for; `nil` for those of any century.
  var years: DateYears?

  private let letters: [UInt8]
  private let monthLetters: [UInt8]
  private let digitLetters: [UInt8]
  private var hasDay: Bool { letters.contains(UInt8(ascii: "D")) }

  /// A place of a date; `nil` for a layout that has other letters, one of them in two places, or too many or too few of
  /// one.
  ///
  /// - Parameters:
  ///   - layout: a letter for each character: `Y`, `M` and `D`, and `-` for one that is not looked at.
  ///   - monthLetters: twelve capital letters, for a layout with one `M`; none for one with two.
  ///   - digitLetters: ten capital letters that may stand for digits, or none.
  /// - Complexity: O(*n*) in the layout.
  public init?(_ layout: String, monthLetters: String = "", digitLetters: String = "") {
    let letters = Array(layout.utf8)
    guard letters.allSatisfy({ "YMD-".utf8.contains($0) }) else { return nil }
    func count(_ letter: UInt8) -> Int {
      guard let first = letters.firstIndex(of: letter) else { return 0 }
      let run = letters[first...].prefix { $0 == letter }.count
      return letters.count { $0 == letter } == run ? run : -1
    }
    guard [0, 2, 4].contains(count(UInt8(ascii: "Y"))), [0, 2].contains(count(UInt8(ascii: "D"))),
      count(UInt8(ascii: "M")) == (monthLetters.isEmpty ? 2 : 1)
    else { return nil }
    for table in [monthLetters, digitLetters] where !table.utf8.allSatisfy({ 65...90 ~= $0 }) { return nil }
    guard [0, 12].contains(monthLetters.utf8.count), [0, 10].contains(digitLetters.utf8.count) else { return nil }
    self.layout = layout
    self.letters = letters
    self.monthLetters = Array(monthLetters.utf8)
    self.digitLetters = Array(digitLetters.utf8)
  }
}

extension DatePart {
  /// What letters and digits say, before anything is subtracted.
  private struct Numbers {
    var year, month, day: Int
    var yearDigits = 0
  }

  /// Whether the calendar has the day that letters and digits report. Where nothing says of which century a year is, it
  /// may be one in any; where something does, it is of one that has it; where there is no year, it may be a leap year,
  /// and where there is no day, the month alone is looked at.
  func isReal(in characters: SecretList<UInt8>) -> Bool {
    guard let numbers = numbers(in: characters) else { return mayBeUnknown && characters.count < letters.count }
    if years?.exclude(numbers.year, in: characters) ?? false { return false }
    // 2000 was a leap year as every fourth one of its century: what the 29th of February needs in any century
    let year = year(of: numbers, in: characters, today: nil) ?? 2000 + numbers.year
    if date(of: numbers, year: year) != nil { return true }
    return mayBeUnknown && monthOffsets.contains { 0...12 ~= numbers.month &- $0 }
  }

  /// The day that letters and digits report; `nil` for none, where the century is not known, and where it is yet to
  /// come.
  func date(in characters: SecretList<UInt8>, today: CalendarDate?) -> CalendarDate? {
    guard hasDay, let numbers = numbers(in: characters), numbers.yearDigits > 0,
      let year = year(of: numbers, in: characters, today: today), let date = date(of: numbers, year: year)
    else { return nil }
    return today.map { date <= $0 } ?? true ? date : nil
  }

  private func numbers(in characters: SecretList<UInt8>) -> Numbers? {
    guard characters.count >= letters.count else { return nil }
    var numbers = Numbers(year: 0, month: 0, day: hasDay ? 0 : 1)
    for place in letters.indices where letters[place] != UInt8(ascii: "-") {
      let (letter, character) = (letters[place], characters[place])
      if letter == UInt8(ascii: "M"), !monthLetters.isEmpty {
        guard let found = monthLetters.firstIndex(of: character) else { return nil }
        numbers.month = found + 1
        continue
      }
      guard let digit = digit(character) else { return nil }
      switch letter {
      case UInt8(ascii: "Y"):
        numbers.year = numbers.year * 10 + digit
        numbers.yearDigits += 1
      case UInt8(ascii: "M"): numbers.month = numbers.month * 10 + digit
      default: numbers.day = numbers.day * 10 + digit
      }
    }
    return numbers
  }

  /// The whole year; `nil` where only two digits of it are known.
  private func year(of numbers: Numbers, in characters: SecretList<UInt8>, today: CalendarDate?) -> Int? {
    if numbers.yearDigits == 4 { return numbers.year }
    return years?.year(endingIn: numbers.year, in: characters, today: today)
  }

  /// The day that the calendar has, once what was added to month and day is subtracted.
  private func date(of numbers: Numbers, year: Int) -> CalendarDate? {
    for monthOffset in monthOffsets {
      for dayOffset in dayOffsets {
        // a day that the layout does not have is the first
        let day = hasDay ? numbers.day &- dayOffset : numbers.day
        if let date = CalendarDate(year: year, month: numbers.month &- monthOffset, day: day) { return date }
      }
    }
    return nil
  }

  private func digit(_ character: UInt8) -> Int? {
    48...57 ~= character ? Int(character) - 48 : digitLetters.firstIndex(of: character)
  }
}
