extension Check {
  /// Verhoeff's check digit: it finds every wrong digit and every two neighbours that changed places.
  ///
  /// Digits are permuted by their place and multiplied in the dihedral group of the pentagon; the product of all is its
  /// unit. What is not a digit counts nothing. An empty text fails.
  public static let verhoeff = Check.ofCharacters("verhoeff") { characters in
    var (product, place) = (0, 0)
    for character in characters.reversed() where character < 58 {
      var permuted = Int(character) - 48
      for _ in 0..<place % 8 { permuted = verhoeffPermutation[permuted] }
      product = dihedralProduct(product, permuted)
      place += 1
    }
    return place > 0 && product == 0 ? nil : .checkDigits(rule: "verhoeff")
  }

  private static let verhoeffPermutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  /// 0 to 4 turn the pentagon, 5 to 9 turn it over first.
  private static func dihedralProduct(_ a: Int, _ b: Int) -> Int {
    switch (a < 5, b < 5) {
    case (true, true): (a + b) % 5
    case (true, false): (a + b) % 5 + 5
    case (false, true): (a - b) % 5 + 5
    case (false, false): (a - b + 5) % 5
    }
  }
}
