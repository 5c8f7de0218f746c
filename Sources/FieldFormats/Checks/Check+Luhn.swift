internal import SecretMemory

extension Check {
  /// The Luhn check digit of ISO/IEC 7812-1: from the right, every second digit counts twice, and the sum of all digits then is a
  /// multiple of ten.
  ///
  /// What is no digit counts nothing. An empty text fails.
  public static let luhn = luhn("luhn", readsLetters: false)

  /// The same where a letter counts as the two digits of its number, from A = 10 to Z = 35: ISIN.
  public static let luhnWithLetters = luhn("luhn letters", readsLetters: true)

  private static func luhn(_ name: String, readsLetters: Bool) -> Check {
    Check(name, rule: name, of: nil, readsLetters ? .other : .luhn) { entry in
      var (sum, count) = (0, 0)
      func add(_ digit: Int) {
        sum += count % 2 == 0 ? digit : digit * 2 / 10 + digit * 2 % 10
        count += 1
      }
      for character in entry.characters.reversed() {
        if character < 58 {
          add(Int(character) - 48)
        } else if readsLetters {
          add((Int(character) - 55) % 10)
          add((Int(character) - 55) / 10)
        }
      }
      return count > 0 && sum % 10 == 0 ? nil : .checkDigits(rule: "luhn")
    }
  }
}
