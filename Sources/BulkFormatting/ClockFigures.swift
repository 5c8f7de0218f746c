/// Figures that may be an hour and the minutes after it, and the seconds after those, as times are read that are
/// written with other marks than the mask's or with words: `9.05`, `9 h 05`.
struct ClockFigures {
  /// The number that is being read: how many digits it has, up to three, and the number that two of them are.
  private var (count, value) = (0, 0)
  /// How many numbers of a time may stand before it, with nothing between them that keeps them apart: a bit for the
  /// hour alone, and one for the minutes, too.
  private var before = 0
  private let numbersOfTimes: Int

  /// - Parameter numbersOfTimes: How many numbers a time has.
  init(_ numbersOfTimes: Int) { self.numbersOfTimes = numbersOfTimes }

  mutating func read(_ byte: UInt8) {
    if 48...57 ~= byte {
      (count, value) = (min(count + 1, 3), value * 10 + Int(byte) - 48)
      if count > 2 { value = 0 }
      return
    }
    if !Self.mayPart(byte) {
      before = 0
    } else if count > 0 {
      let goOn = count == 2 && value < 60 ? before << 1 : 0
      before = (goOn | (count < 3 && value < 24 ? 1 : 0)) & (1 << (numbersOfTimes - 1) - 1)
    }
    (count, value) = (0, 0)
  }

  /// Whether a byte may stand between an hour and minutes: in `9h05` and `9 Uhr 05`, too.
  static func mayPart(_ byte: UInt8) -> Bool { 9...13 ~= byte || ":. hHuUrR".utf8.contains(byte) }

  /// Whether the number that is being read may be the minutes after an hour, if it ends.
  var mayBeTime: Bool { before >> (numbersOfTimes - 2) == 1 && count == 2 && value < 60 }

  /// Whether two digits lead to the same.
  var takeDigitsAlike: Bool { count > 1 }

  var key: Int {
    // of two digits no more is asked than what they can be
    let number = count < 2 ? value : value < 24 ? 0 : value < 60 ? 1 : 2
    return number | count << 4 | before << 6
  }
}
