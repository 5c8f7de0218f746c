extension Check {
  /// The Luhn check digit of ISO/IEC 7812-1: from the right, every second digit counts twice, and the sum of all digits
  /// then is a multiple of ten.
  ///
  /// What is not a digit counts nothing. An empty text fails.
  public static let luhn = luhn("luhn", letters: .skipped)

  /// The same where a letter counts as the two digits of its number, from A = 10 to Z = 35: ISIN.
  public static let luhnWithLetters = luhn("luhn letters", letters: .twoDigits)

  /// The same in base 36, where letters are digits from A = 10 to Z = 35: GSTIN, of India.
  public static let luhnBase36 = luhn("luhn 36", letters: .oneDigit)

  /// What letters count in a Luhn sum: nothing, two digits in base ten, or one digit in base 36.
  private enum LuhnLetters { case skipped, twoDigits, oneDigit }

  private static func luhn(_ name: String, letters: LuhnLetters) -> Check {
    let base = letters == .oneDigit ? 36 : 10
    return .ofCharacters(name, letters == .skipped ? .luhn : .other) { characters in
      var (sum, count) = (0, 0)
      func add(_ digit: Int) {
        sum += count % 2 == 0 ? digit : digit * 2 / base + digit * 2 % base
        count += 1
      }
      for character in characters.reversed() {
        if character < 58 {
          add(Int(character) - 48)
          continue
        }
        let number = Int(character) - 55
        switch letters {
        case .skipped: break
        case .twoDigits:
          add(number % 10)
          add(number / 10)
        case .oneDigit: add(number)
        }
      }
      return count > 0 && sum % base == 0 ? nil : .checkDigits(rule: "luhn")
    }
  }

  /// Nothing, `letters`, or `36`.
  static func luhn(_ words: [String]) -> Check? {
    switch words {
    case []: .luhn
    case ["letters"]: .luhnWithLetters
    case ["36"]: .luhnBase36
    default: nil
    }
  }
}
