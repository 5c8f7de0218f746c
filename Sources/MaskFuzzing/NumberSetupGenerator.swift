internal import NumberFormatting

/// Random fields of numbers, made again by seed and index: more formats than locales have.
///
///     NumberSetupGenerator(seed: 7).setup(0)
public struct NumberSetupGenerator: Sendable {
  /// The seed of all setups.
  public let seed: UInt64

  /// The setups of a seed.
  ///
  /// - Parameter seed: What all that is made comes from: the same seed makes the same.
  public init(seed: UInt64) { self.seed = seed }

  /// Setup number `index`.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The setup, the same for the same seed and index.
  public func setup(_ index: Int) -> NumberSetup {
    var random = SeededGenerator(seed: seed, index: index)
    var setup = NumberSetup(symbols(using: &random))
    if random.chance(30) { setup.entry = .minorUnits }
    if random.chance(15) { setup.decimalKeys = random.pick([".", ",", ".,", "d"]) }
    if random.chance(25) { setup.limits.integerDigits = random.number(1...7) }
    if random.chance(15) { setup.limits.fractionDigits = random.number(0...4) }
    if random.chance(5) { setup.limits.textLength = random.number(2...12) }
    if random.chance(25) { setBounds(of: &setup, using: &random) }
    setup.showsAffixWhenEmpty = random.chance(20)
    setup.showsFractionZeros = random.chance(25)
    setup.steps = random.steps()
    return setup
  }

  /// Bounds that numbers of a few digits pass, and seldom multiples of what the format shows.
  private func setBounds(of setup: inout NumberSetup, using random: inout SeededGenerator) {
    var bounds = (0..<2).map { _ in
      var digits = String(random.number(0...random.pick([1, 99, 9_999])))
      if random.chance(50) { digits += "." + String(random.number(0...9_999)) }
      return (random.chance(30) ? "-" : "") + digits
    }.compactMap { try? ExactDecimal($0) }.sorted()
    if random.chance(20) { bounds[1] = bounds[0] }
    if random.chance(80) { setup.minimum = bounds[0] }
    if random.chance(80) { setup.maximum = bounds[1] }
    setup.clampsToBounds = random.chance(70)
  }

  private func symbols(using random: inout SeededGenerator) -> NumberSymbols {
    let (grouping, decimal) = random.pick(Self.separators)
    let (primary, secondary) = random.pick(Self.groups)
    let (positive, negative, marks) = random.pick(Self.affixes)
    let fraction = random.pick([0, 1, 2, 2, 2, 3, 6])
    let zero = random.pick(weighted: [
      (8, (positive, negative)), (1, (NumberSymbols.Affixes(), NumberSymbols.Affixes())), (1, (negative, positive)),
    ])
    return NumberSymbols(
      positive: positive, negative: negative, zero: zero.0, negativeZero: zero.1, digits: random.pick(Self.digits),
      groupingSeparator: grouping, decimalSeparator: decimal, primaryGroupingSize: primary,
      secondaryGroupingSize: secondary,
      minimumGroupingDigits: random.pick([1, 1, 1, 2, 3]),
      minimumFractionDigits: random.chance(50) ? fraction : random.number(0...fraction),
      maximumFractionDigits: fraction,
      roundingIncrement: random.pick([1, 1, 1, 1, 2, 4, 5, 10, 50]), roundingMode: random.pick(RoundingMode.allCases),
      valueExponent: random.chance(15) ? 2 : 0, marks: marks)
  }

  private static let separators = [
    (",", "."), (",", "."), (".", ","), (".", ","), ("\u{202F}", ","), ("\u{A0}", "."), ("’", "."), ("٬", "٫"),
    ("⹁", "."),
    ("", "."),
    ("", ","), (", ", " . "), ("::", ";;"),
  ]
  private static let groups = [(3, 3), (3, 3), (3, 3), (3, 2), (4, 4), (1, 1), (2, 3), (0, 3)]
  private static let digits = [
    "0123456789", "0123456789", "0123456789", "٠١٢٣٤٥٦٧٨٩", "०१२३४५६७८९", "𞥐𞥑𞥒𞥓𞥔𞥕𞥖𞥗𞥘𞥙", "〇一二三四五六七八九",
  ]
  /// Of positive and negative numbers, and what is read beside them.
  private static let affixes: [(NumberSymbols.Affixes, NumberSymbols.Affixes, [String])] = [
    (.init(), .init(prefix: "-"), []),
    (.init(prefix: "$"), .init(prefix: "-$"), ["$", "US$", "USD"]),
    (.init(suffix: "\u{A0}€"), .init(prefix: "-", suffix: "\u{A0}€"), ["€", "EUR"]),
    (.init(prefix: "$"), .init(prefix: "($", suffix: ")"), ["$"]),
    (.init(suffix: "\u{A0}kr."), .init(prefix: "\u{2212}", suffix: "\u{A0}kr."), ["kr.", "kr"]),
    (.init(suffix: "%"), .init(prefix: "-", suffix: "%"), ["%"]),
    (.init(prefix: "+"), .init(prefix: "-"), []),
    (
      .init(prefix: "\u{200F}", suffix: "\u{A0}\u{200F}₪"),
      .init(prefix: "\u{200E}-\u{200F}", suffix: "\u{A0}\u{200F}₪"), ["₪"]
    ),
    (.init(prefix: "\u{61C}"), .init(prefix: "\u{61C}-"), []),
    (.init(), .init(suffix: "-"), []),
    (.init(suffix: " m"), .init(suffix: " m"), ["m"]),
  ]
}
