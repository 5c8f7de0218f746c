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
  /// Whether month and day may be 00, of those who do not know theirs.
  public var mayBeUnknown = false

  private let letters: [UInt8]
  private let monthLetters: [UInt8]
  private let digitLetters: [UInt8]

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
  /// Whether the calendar has the day that letters and digits report. Of two digits of a year, it may be one in any
  /// century; where there is no year, it may be a leap year, and where there is no day, the month alone is looked at.
  func isReal(in characters: SecretList<UInt8>) -> Bool {
    guard characters.count >= letters.count else { return false }
    // 2000 was a leap year as every fourth one of its century: what the 29th of February needs in any century
    var (year, month, day) = (layout.utf8.contains(UInt8(ascii: "Y")) ? 0 : 2000, 0, 0)
    var yearDigits = 0
    for (letter, character) in zip(letters, characters) where letter != UInt8(ascii: "-") {
      if letter == UInt8(ascii: "M"), !monthLetters.isEmpty {
        guard let found = monthLetters.firstIndex(of: character) else { return false }
        month = found + 1
        continue
      }
      guard let digit = digit(character) else { return false }
      switch letter {
      case UInt8(ascii: "Y"):
        year = year * 10 + digit
        yearDigits += 1
      case UInt8(ascii: "M"): month = month * 10 + digit
      default: day = day * 10 + digit
      }
    }
    if yearDigits == 2 { year += 2000 }
    let hasDay = letters.contains(UInt8(ascii: "D"))
    return monthOffsets.contains { monthOffset in
      dayOffsets.contains { dayOffset in
        isReal(year, month &- monthOffset, hasDay ? day &- dayOffset : 1)
      }
    }
  }

  private func isReal(_ year: Int, _ month: Int, _ day: Int) -> Bool {
    if mayBeUnknown, month == 0 || day == 0 { return 0...12 ~= month && 0...31 ~= day }
    return CalendarDate(year: year, month: month, day: day) != nil
  }

  private func digit(_ character: UInt8) -> Int? {
    48...57 ~= character ? Int(character) - 48 : digitLetters.firstIndex(of: character)
  }
}
