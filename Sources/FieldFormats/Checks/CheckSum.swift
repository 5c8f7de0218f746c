/// A check sum: characters times weights, the remainder of the sum, and what it says of the check character.
///
///     // ISBN-10: ten weights down to two, X for ten
///     let isbn = CheckSum(.weights([10, 9, 8, 7, 6, 5, 4, 3, 2]), modulo: 11, gives: .characters("0X987654321"))
///     let check = Check.sum(isbn)
public struct CheckSum: Hashable, Sendable {
  /// How much each character counts.
  public enum Weighting: Hashable, Sendable {
    /// A weight a character from the left. What stands behind them and the check character is not looked at.
    case weights([Int])
    /// A weight a character, the last weight that of the last one; there may be fewer characters than weights.
    case weightsFromTheRight([Int])
    /// Powers of ten: the characters are one number. What counts more than nine, counts as two digits.
    case number
  }

  /// What the remainder says.
  public enum Result: Hashable, Sendable {
    /// The check character is among those summed, and nothing remains.
    case zero
    /// The check character of each remainder; nil where there is none.
    case table([UInt8?])
    /// The check digits are a number of so many digits, one to nine, which rises or falls with the remainder.
    case numbers(first: Int, step: Int, width: Int)

    /// Characters in the order of their remainders: `0X987654321`. `-` stands where no value has such a remainder.
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

  /// How much each character counts.
  public var weighting: Weighting
  /// What characters count.
  public var values = CharacterValues.alphanumeric
  /// What characters in the first, third, fifth… place count, where it is something else.
  public var oddValues: CharacterValues?
  /// Whether of a product its digits are added: 7 × 2 counts 5.
  public var addsDigits = false
  /// The sum is multiplied by it.
  public var factor = 1
  /// What is added to the sum then.
  public var constant = 0
  /// 2 to 10,000.
  public internal(set) var modulus: Int
  /// What the remainder says of the check characters.
  public internal(set) var result: Result
  /// Where the check characters stand, from 1; nil for behind the others. In a place that a text does not have, there are none.
  public var place: Int?

  /// A sum.
  ///
  /// Weights, the factor and the constant may be any numbers.
  ///
  /// - Precondition: the modulus is 2 to 10,000, a table has an entry for every remainder, and a number has one to nine digits.
  public init(_ weighting: Weighting, modulo modulus: Int, gives result: Result = .zero) {
    precondition(2...10_000 ~= modulus, "a modulus is 2 to 10,000")
    switch result {
    case .zero: break
    case .table(let entries): precondition(entries.count == modulus, "a table has an entry for every remainder")
    case .numbers(_, _, let width): precondition(1...9 ~= width, "check digits are one to nine")
    }
    self.weighting = weighting
    self.modulus = modulus
    self.result = result
  }
}

extension CheckSum {
  /// What a sum says of a text.
  enum Verdict { case holds, fails, hasNoAnswer }

  /// Whether the check characters are those of the others.
  func verdict(on characters: [UInt8]) -> Verdict {
    guard let (summed, given) = parted(characters), let remainder = remainder(of: summed) else { return .fails }
    switch result {
    case .zero: return remainder == 0 ? .holds : .fails
    case .table(let entries):
      guard let expected = entries[remainder] else { return .hasNoAnswer }
      return given.first == expected ? .holds : .fails
    case .numbers(let first, let step, _):
      guard let number = CheckWords.number(given) else { return .fails }
      return number == first &+ step &* remainder ? .holds : .fails
    }
  }

  /// The characters that are summed, and the check characters; nil where there are too few or too many.
  private func parted(_ characters: [UInt8]) -> (summed: [UInt8], given: [UInt8])? {
    let width = result.width
    var count: Int? = nil
    if case .weights(let weights) = weighting { count = weights.count }
    if let place, !(1...max(1, characters.count) ~= place) { return nil }
    let start = place.map { $0 - 1 } ?? count ?? (characters.count - width)
    guard start >= 0, start + width <= characters.count else { return nil }
    let given = Array(characters[start..<start + width])
    var summed = Array(characters[..<start] + characters[(start + width)...])
    if let count {
      guard count <= summed.count else { return nil }
      summed.removeLast(summed.count - count)
    }
    if case .weightsFromTheRight(let weights) = weighting, summed.count > weights.count { return nil }
    return summed.isEmpty ? nil : (summed, given)
  }

  /// What remains of the sum; nil where a character counts nothing that is known.
  ///
  /// All is kept below the modulus, so that no weight and no length is too much.
  private func remainder(of summed: [UInt8]) -> Int? {
    var sum = 0
    for (i, character) in summed.enumerated() {
      let table = i % 2 == 0 ? oddValues ?? values : values
      guard let value = table[character] else { return nil }
      switch weighting {
      case .weights(let weights): sum = (sum + product(value, weights[i])) % modulus
      case .weightsFromTheRight(let weights): sum = (sum + product(value, weights[weights.count - summed.count + i])) % modulus
      case .number: sum = (sum * (value > 9 ? 100 : 10) + value) % modulus
      }
    }
    let rest = (sum * (factor % modulus) + constant % modulus) % modulus
    return rest < 0 ? rest + modulus : rest
  }

  private func product(_ value: Int, _ weight: Int) -> Int {
    if !addsDigits { return value * (weight % modulus) % modulus }
    let product = value &* weight
    return (product / 10 + product % 10) % modulus
  }
}
