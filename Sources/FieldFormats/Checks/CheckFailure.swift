/// Why a value of the right shape is none.
public enum CheckFailure: Error, Hashable, Sendable {
  /// The check digits do not fit the others; by which rule.
  case checkDigits(rule: String)
  /// No calendar has the day.
  case noSuchDate
  /// Its year is none of 1000 to 2999, as people write.
  case unusualYear
  /// It lies before the first date allowed.
  case before(CalendarDate)
  /// It lies behind the last date allowed.
  case after(CalendarDate)
  /// It has expired.
  case expired
  /// It ends before it begins.
  case endsBeforeItBegins
  /// The number is less than the minimum.
  case below(ExactDecimal)
  /// The number is more than the maximum.
  case above(ExactDecimal)
  /// The number lies outside of these bounds, both decimals as text.
  case outside(least: String, most: String)
  /// It is not written as such a thing must be; a sentence's end, such as `has two double colons`.
  case malformed(String)
  /// No payment network has cards that begin so.
  case unknownNetwork
  /// The network has no cards with so many digits; how many its cards have.
  case badLength(expected: [Int])
  /// A rule of another kind; a sentence's end.
  case other(String)
}

extension CheckFailure {
  /// What is wrong, in words for people: `the check digit is wrong`.
  ///
  /// - Returns: The end of a sentence, without a stop.
  /// - Complexity: O(1)
  public var message: String {
    if case .checkDigits = self { "the check digit is wrong" } else { description }
  }
}

extension CheckFailure: CustomStringConvertible {
  /// The end of a sentence, with the rule that a program may look for: `the check digit is wrong (luhn)`.
  public var description: String {
    switch self {
    case .checkDigits(let rule): "the check digit is wrong (\(rule))"
    case .noSuchDate: "there is no such date"
    case .unusualYear: "its year is not between 1000 and 2999"
    case .before(let date): "it is before \(date)"
    case .after(let date): "it is after \(date)"
    case .expired: "it has expired"
    case .endsBeforeItBegins: "it ends before it begins"
    case .below(let minimum): "it is less than \(minimum)"
    case .above(let maximum): "it is more than \(maximum)"
    case .outside(let least, let most): "it is not between \(least) and \(most)"
    case .malformed(let how): "it \(how)"
    case .unknownNetwork: "no network has such cards"
    case .badLength(let expected): "cards of the network have \(expected.listed) digits"
    case .other(let how): "it \(how)"
    }
  }
}

extension [Int] {
  /// `13, 16 or 19`.
  fileprivate var listed: String {
    var out = ""
    for (i, number) in enumerated() {
      if i > 0 { out += i == count - 1 ? " or " : ", " }
      out += "\(number)"
    }
    return out
  }
}
