/// A check sum: characters times weights, the remainder of the sum, and what it says of the check character.
///
///     // ISBN-10: ten weights down to two, X for ten
///     let isbn = CheckSum(
///       weights: .fromStart([10, 9, 8, 7, 6, 5, 4, 3, 2]), modulo: 11, remainder: .characters("0X987654321"))
///     let check = Check.checkSum(isbn)
public struct CheckSum: Hashable, Sendable {
  /// The weights of the characters.
  public enum Weighting: Hashable, Sendable {
    /// A weight a character from the left. What stands after them and the check character is not looked at.
    case fromStart([Int])
    /// A weight a character, the last weight that of the last one; there may be fewer characters than weights.
    case fromEnd([Int])
    /// Powers of ten: the characters are one number. What counts more than nine, counts as two digits.
    case number
  }

  /// The meaning of the remainder.
  public enum Result: Hashable, Sendable {
    /// The check character is among those summed, and nothing remains.
    case zero
    /// The check character of each remainder; `nil` where there is none.
    case table([UInt8?])
    /// The check digits are a number of so many digits, one to nine, which rises or falls with the remainder.
    case numbers(first: Int, step: Int, width: Int)

    /// Characters in the order of their remainders: `0X987654321`. `-` stands where no value has such a remainder.
    ///
    /// - Parameter text: As many characters of ASCII as the modulus has remainders.
    /// - Returns: A table of these characters.
    /// - Complexity: O(*n*) in the text.
    public static func characters(_ text: String) -> Result {
      .table(text.utf8.map { $0 == UInt8(ascii: "-") ? nil : $0 })
    }

    /// How many characters it is.
    var width: Int {
      switch self {
      case .zero: 0
      case .table: 1
      case .numbers(_, _, let width): width
      }
    }
  }

  /// The weights of the characters.
  public var weighting: Weighting
  /// The values of characters.
  public var values = CharacterValues.alphanumeric
  /// The values of characters in the first, third, fifth… place, where they are others.
  public var oddValues: CharacterValues?
  /// Whether the digits of a product are added: 7 × 2 counts 5.
  public var addsDigits = false
  /// The factor by which the sum is multiplied.
  public var factor = 1
  /// The number that is added to the sum then.
  public var constant = 0
  /// The modulus, 2 to 10,000.
  public internal(set) var modulus: Int
  /// The divisor of the remainder, where it is divided again: 2 to the modulus.
  public internal(set) var secondModulus: Int?
  /// The meaning of the remainder for the check characters.
  public internal(set) var result: Result
  /// The place of the check characters, from 1; `nil` for after the others. In a place that a text does not have, there
  /// are none.
  public var place: Int?

  /// A sum.
  ///
  /// Weights, the factor and the constant may be any numbers.
  ///
  /// - Parameters:
  ///   - weighting: The weights, and from which end they are counted.
  ///   - modulus: What the weighted sum is divided by.
  ///   - secondModulus: What the remainder is divided by again; `nil` where it is not.
  ///   - result: What the remainder must be: zero, an entry of a table, or a number of some digits.
  /// - Precondition: the modulus is 2 to 10,000, the second one 2 to the first, a table has an entry for every
  ///   remainder, and a number has one to nine digits.
  public init(
    weights weighting: Weighting, modulo modulus: Int, then secondModulus: Int? = nil, remainder result: Result = .zero
  ) {
    precondition(2...10_000 ~= modulus, "a modulus is 2 to 10,000")
    precondition(2...modulus ~= secondModulus ?? modulus, "a second modulus is 2 to the first")
    switch result {
    case .zero: break
    case .table(let entries):
      precondition(entries.count == secondModulus ?? modulus, "a table has an entry for every remainder")
    case .numbers(_, _, let width): precondition(1...9 ~= width, "check digits are one to nine")
    }
    self.weighting = weighting
    self.modulus = modulus
    self.secondModulus = secondModulus
    self.result = result
  }
}
