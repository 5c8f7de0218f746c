extension Check {
  /// The Luhn check digit of ISO/IEC 7812-1: from the right, every second digit counts twice, and the sum of all digits then is a multiple of ten.
  ///
  /// What is no digit counts nothing. An empty text fails.
  public static let luhn = Check("luhn") { entry in
    var sum = 0
    var isDoubled = false
    var count = 0
    for byte in entry.text.utf8.reversed() where 48...57 ~= byte {
      let digit = Int(byte) - 48
      sum += isDoubled ? digit * 2 / 10 + digit * 2 % 10 : digit
      isDoubled.toggle()
      count += 1
    }
    return count > 0 && sum % 10 == 0 ? nil : .checkDigits(rule: "luhn")
  }
}
