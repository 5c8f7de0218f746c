/// How amounts are written somewhere.
struct AmountLocale: Sendable {
  let name: String
  /// In units of 100,000.
  let people: Int
  let currency: String
  let fraction: Int
  /// What stands around an amount of the currency.
  let before, after: String
  let zero: UInt32
  let grouping, decimal: Unicode.Scalar
  /// How many digits the last group has, and those before.
  let lastGroup, otherGroups: Int
  /// How many digits a number has at least that is grouped.
  let leastGrouped: Int

  /// - Parameters:
  ///   - people: how many live there and know the language, in units of 100,000.
  ///   - sample: how 1234567.5 is written.
  ///   - fraction: how many digits the currency has after the decimal separator.
  ///   - groupsFour: whether a number of four digits is grouped.
  init(
    _ name: String, people: Int, _ sample: String, _ currency: String, fraction: Int, before: String = "",
    after: String = "",
    groupsFour: Bool = true
  ) {
    self.name = name
    self.people = people
    self.currency = currency
    self.fraction = fraction
    self.before = before
    self.after = after
    let scalars = Array(sample.unicodeScalars)
    zero = scalars[0].value - 1
    let separators = scalars.indices.filter { !scalars[$0].isSlippery }
    let (last, decimal) = (separators[separators.count - 2], separators[separators.count - 1])
    grouping = scalars[last]
    self.decimal = scalars[decimal]
    lastGroup = decimal - last - 1
    otherGroups = last - separators[separators.count - 3] - 1
    leastGrouped = lastGroup + (groupsFour ? 1 : 2)
  }

  /// Whether it has digits of its own.
  var hasOwnDigits: Bool { zero != 48 }
}
