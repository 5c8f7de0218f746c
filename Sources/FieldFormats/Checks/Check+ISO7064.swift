internal import SecretMemory

/// A system of check characters of ISO/IEC 7064.
public struct ISO7064: Hashable, Sendable {
  /// As a catalogue writes it: `97-10` for the pure systems, `11,10` for the hybrid ones.
  public let name: String
  let modulus: Int
  /// How many characters there are; in a pure system, what the places are powers of.
  let radix: Int
  let isHybrid: Bool
  /// Whether letters are the characters, and not digits and letters.
  let isAlphabetic: Bool
  /// The check character that stands for the radix or the largest remainder, and only at the end.
  let extra: UInt8?

  /// MOD 97-10, two check digits, 02 to 98. Letters count as two digits each, from A = 10: IBAN, LEI.
  ///
  /// 00, 01 and 99 leave the remainders of 97, 98 and 02, and are never worked out.
  public static let mod97 = ISO7064("97-10", 97, 10)
  /// MOD 11-2: digits, and a check digit that may be X. ORCID, ISNI.
  public static let mod11 = ISO7064("11-2", 11, 2, extra: UInt8(ascii: "X"))
  /// MOD 37-2: digits and letters, and a check character that may be `*`.
  public static let mod37 = ISO7064("37-2", 37, 2, extra: UInt8(ascii: "*"))
  /// MOD 661-26: letters, and two check letters.
  public static let mod661 = ISO7064("661-26", 661, 26, isAlphabetic: true)
  /// MOD 1271-36: digits and letters, and two check characters.
  public static let mod1271 = ISO7064("1271-36", 1271, 36)
  /// MOD 11,10: digits and a check digit. German VAT numbers, Croatia's OIB.
  public static let hybrid11 = ISO7064("11,10", 11, 10, isHybrid: true)
  /// MOD 27,26: letters and a check letter.
  public static let hybrid27 = ISO7064("27,26", 27, 26, isHybrid: true, isAlphabetic: true)
  /// MOD 37,36: digits and letters and a check character.
  public static let hybrid37 = ISO7064("37,36", 37, 36, isHybrid: true)

  static let all = [mod97, mod11, mod37, mod661, mod1271, hybrid11, hybrid27, hybrid37]

  private init(
    _ name: String, _ modulus: Int, _ radix: Int, isHybrid: Bool = false, isAlphabetic: Bool = false,
    extra: UInt8? = nil
  ) {
    self.name = name
    self.modulus = modulus
    self.radix = radix
    self.isHybrid = isHybrid
    self.isAlphabetic = isAlphabetic
    self.extra = extra
  }

  /// Whether the check characters at the end are those of the others; the first so many characters are thought to stand
  /// at the end.
  func holds(_ characters: SecretList<UInt8>, rotated: Int) -> Bool {
    let count = characters.count
    guard count > 1, rotated <= count else { return false }
    let last = rotated == 0 ? count - 1 : rotated - 1
    if modulus == 97, !ISO7064.areCheckDigits(characters[last == 0 ? count - 1 : last - 1], characters[last]) {
      return false
    }
    var rest: UInt64 = isHybrid ? UInt64(radix) : 0
    for i in 0..<count {
      let place = i < count - rotated ? i + rotated : i + rotated - count
      guard let value = value(characters[place], isLast: place == last) else { return false }
      if isHybrid {
        let sum = (rest + UInt64(value)) % UInt64(radix)
        if place == last { return sum == 1 }
        rest = (sum == 0 ? UInt64(radix) : sum) * 2 % UInt64(modulus)
      } else {
        rest = rest &* UInt64(modulus == 97 && value > 9 ? 100 : radix) &+ UInt64(value)
        // so that no length is too much
        if rest >= 1 << 50 { rest %= UInt64(modulus) }
      }
    }
    return rest % UInt64(modulus) == 1
  }

  /// Whether two characters are digits from 02 to 98: 98 less a remainder.
  private static func areCheckDigits(_ tens: UInt8, _ ones: UInt8) -> Bool {
    48...57 ~= tens && 48...57 ~= ones && 2...98 ~= Int(tens - 48) * 10 + Int(ones - 48)
  }

  private func value(_ character: UInt8, isLast: Bool) -> Int? {
    if isLast, character == extra { return modulus - 1 }
    switch character {
    case 48...57: return isAlphabetic ? nil : Int(character) - 48
    case 65...90:
      if isAlphabetic { return Int(character) - 65 }
      return modulus == 11 ? nil : Int(character) - 55
    default: return nil
    }
  }
}

extension Check {
  /// Check characters of ISO/IEC 7064 at the end; or elsewhere, where the first so many characters are thought to stand
  /// at the end.
  ///
  ///     Check.iso7064(.mod97)                 // LEI
  ///     Check.iso7064(.mod97, rotated: 4)     // IBAN
  ///
  /// - Parameters:
  ///   - system: The modulus, and which characters take part.
  ///   - count: How many characters are moved from the start to the end before the sum.
  /// - Returns: A rule that fails with other check characters.
  /// - Precondition: the count is not negative.
  public static func iso7064(_ system: ISO7064, rotated count: Int = 0) -> Check {
    precondition(count >= 0, "a number is rotated by 0 characters or more")
    let rule = "iso7064 \(system.name)"
    @Sendable func failure(_ characters: SecretList<UInt8>) -> CheckFailure? {
      system.holds(characters, rotated: count) ? nil : .checkDigits(rule: rule)
    }
    let star = UInt8(ascii: "*")
    if system.extra != star { return .ofCharacters(rule) { failure($0) } }
    return .ofBytes(rule) { bytes in
      let characters = CheckedEntry.characters(of: bytes)
      return failure(bytes.last == star ? characters + [star] : characters)
    }
  }

  /// `SYSTEM`, `SYSTEM rotated N`.
  static func iso7064(_ words: [String]) -> Check? {
    var words = CheckWords(words[...])
    guard let name = words.next(), let system = ISO7064.all.first(where: { $0.name == name }) else { return nil }
    if words.isAtEnd { return .iso7064(system) }
    guard words.next() == "rotated", let count = words.number(in: 1...100), words.isAtEnd else { return nil }
    return .iso7064(system, rotated: count)
  }
}
