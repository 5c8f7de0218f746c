internal import NumberFormatting
internal import SecretMemory

extension Check {
  /// A decimal within bounds, both decimals as text: `.range(from: "-90", through: "90")`. `nil` where a bound is not a
  /// decimal, or the first is the greater one.
  ///
  /// The number may be written without its integer or its fraction digits; a text that is not a number lies outside.
  ///
  /// - Parameters:
  ///   - least: The least decimal that holds.
  ///   - most: The greatest decimal that holds.
  /// - Returns: A rule that fails beyond the bounds, or `nil`.
  /// - Complexity: O(*n*) in the texts.
  public static func range(from least: String, through most: String) -> Check? {
    guard let low = ExactDecimal(word: least), let high = ExactDecimal(word: most), low <= high else { return nil }
    return .ofBytes("range") { bytes in
      guard let number = bytes.withText({ ExactDecimal(word: $0) }), low <= number, number <= high else {
        return .outside(least: least, most: most)
      }
      return nil
    }
  }
}

extension ExactDecimal {
  /// `nil` where the text is not a decimal.
  fileprivate init?(word: String) {
    do throws(NumberError) { try self.init(word) } catch { return nil }
  }
}

extension CheckRules {
  /// The rules of measures: `check range -90 90`.
  mutating func addMeasures() {
    add("range") { words in words.count == 2 ? .range(from: words[0], through: words[1]) : nil }
  }
}
