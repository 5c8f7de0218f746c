extension ChoiceOption {
  /// The choices of a source with their English names: all regions, or all currencies; no locales.
  static func builtIn(_ source: ChoiceList.Source) -> [ChoiceOption] {
    switch source {
    case .regions: regions
    case .currencies: currencies
    case .locales, .options, .onAndOff: []
    }
  }

  /// All regions with their English names, found by their codes and other names as well: *GBR*, *Great Britain*.
  public static let regions = named("region")
  /// All currencies with their English names, found by their codes as well.
  public static let currencies = named("currency")

  /// The lines of a kind: `region NL Netherlands|NLD|Holland`.
  private static func named(_ kind: String) -> [ChoiceOption] {
    namesText.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard words.count == 3, words[0].elementsEqual(kind.utf8) else { return nil }
      let code = String(Substring(words[1]))
      let names = words[2].split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
      return ChoiceOption(code, label: names[0], words: [code] + names.dropFirst())
    }
  }
}
