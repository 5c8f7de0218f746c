extension Check {
  /// The Luhn check digit of ISO/IEC 7812-1: from the right, every second digit counts twice, and the sum of all digits then is a
  /// multiple of ten.
  ///
  /// What is no digit counts nothing. An empty text fails.
  public static let luhn = Check("luhn", rule: "luhn", of: nil, .luhn) { entry in
    Check.isLuhn(entry.characters.filter { $0 < 58 }.map { Int($0) - 48 }) ? nil : .checkDigits(rule: "luhn")
  }

  /// The same where a letter counts as the two digits of its number, from A = 10 to Z = 35: ISIN.
  public static let luhnWithLetters = Check("luhn letters") { entry in
    var digits: [Int] = []
    for character in entry.characters {
      if character < 58 {
        digits.append(Int(character) - 48)
      } else {
        digits += [(Int(character) - 55) / 10, (Int(character) - 55) % 10]
      }
    }
    return Check.isLuhn(digits) ? nil : .checkDigits(rule: "luhn")
  }

  private static func isLuhn(_ digits: [Int]) -> Bool {
    var sum = 0
    var isDoubled = false
    for digit in digits.reversed() {
      sum += isDoubled ? digit * 2 / 10 + digit * 2 % 10 : digit
      isDoubled.toggle()
    }
    return !digits.isEmpty && sum % 10 == 0
  }
}
