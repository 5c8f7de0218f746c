internal import SecretMemory

extension Check {
  /// A check digit of a machine-readable travel document, ICAO 9303: the weights 7, 3, 1 over and over, where letters
  /// count from A = 10 to Z = 35 and the filler `<` counts 0.
  ///
  ///     Check.mrz().failure(of: "L898902C36")     // nil: 6 is the check digit of the number L898902C3
  ///
  /// A filler may stand in place of the check digit where all others count 0, as in an unused field.
  ///
  /// - Parameter places: The parts of the text that count, from 1, the check digit at the end of the last one; none
  ///   for the whole text. A text that does not reach so far fails.
  /// - Returns: A rule that fails with another check digit.
  /// - Complexity: O(*n*) in the ranges; for a value linear in its text.
  public static func mrz(_ places: [ClosedRange<Int>] = []) -> Check {
    .ofBytes("mrz") { bytes in
      var (sum, count, last): (Int, Int, UInt8?) = (0, 0, nil)
      for range in places.isEmpty ? [1...max(1, bytes.count)] : places {
        guard range.lowerBound > 0, range.upperBound <= bytes.count else { return .checkDigits(rule: "mrz") }
        for place in range {
          if let last {
            sum += mrzValue(last) * (count % 3 == 0 ? 7 : count % 3 == 1 ? 3 : 1)
            count += 1
          }
          last = bytes[place - 1]
        }
      }
      let isRight = last.map { $0 == UInt8(ascii: "<") ? sum == 0 : Int($0) - 48 == sum % 10 }
      return isRight == true ? nil : .checkDigits(rule: "mrz")
    }
  }

  private static func mrzValue(_ character: UInt8) -> Int {
    switch character {
    case 48...57: Int(character) - 48
    case 65...90: Int(character) - 55
    case 97...122: Int(character) - 87
    default: 0
    }
  }

  /// `N-N…`, places from 1, each part after the one before it; or nothing.
  static func mrz(_ words: [String]) -> Check? {
    var places: [ClosedRange<Int>] = []
    for word in words {
      let ends = word.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
      guard ends.count == 2, let first = ends[0].smallNumber, let last = ends[1].smallNumber else { return nil }
      guard first > places.last?.upperBound ?? 0, first < last, last <= 100 else { return nil }
      places.append(first...last)
    }
    return .mrz(places)
  }
}
