/// How often what is met among card numbers.
enum CardShares {
  /// How often each network's cards are entered, of 1,000: a guess at a shop that sells all over the world.
  static let networks: [String: Int] = [
    "visa": 370, "mastercard": 280, "unionpay": 100, "amex": 80, "discover": 30, "maestro": 30, "jcb": 25, "rupay": 20,
    "elo": 15, "mir": 15, "diners": 10,
  ]
  /// That of each other network.
  static let otherNetwork = 5
  /// How many of 100 numbers have their network's usual length, where there are others.
  static let usualLength = 85
  /// How many of 100 numbers end in a wrong check digit, where there is one.
  static let wrongCheckDigit = 8
}
