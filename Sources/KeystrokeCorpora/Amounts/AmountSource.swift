internal import FieldFormats

/// Amounts in the locales of the world.
struct AmountSource: Sendable {
  private let locales = Shares(AmountLocale.all.map { ($0.people, $0) })

  /// How often what is met, of 100.
  private enum Share {
    /// A plain number, of no currency.
    static let plain = 12
    /// An amount without minor units.
    static let whole = 35
    /// Digits of the locale's own, where it has some, and not ASCII's.
    static let ownDigits = 50
  }
  /// Amounts are less than two to this power, in minor units.
  private static let octaves = 34

  static let standard = AmountSource()

  func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    let locale = locales.pick(using: &chance)
    let isPlain = chance.isTrue(Share.plain)
    var fraction = isPlain ? 1 + chance.below(2) : locale.fraction
    // an octave by chance, and a number of it: as often from 16 to 32 as from 16,384 to 32,768
    let octave = 1 << chance.below(Self.octaves)
    var units = octave + chance.below(octave)
    if fraction > 0 && chance.isTrue(Share.whole) {
      for _ in 0..<fraction { units /= 10 }
      fraction = 0
      if units == 0 { units = 1 }
    }
    var number = Number(units, fraction: fraction)
    var entry = Entry(
      format: isPlain ? FormatName("decimal", [locale.name]) : FormatName("currency", [locale.currency, locale.name]),
      value: number.text(".", zero: 48), isValid: true)
    switch form {
    case .typed:
      let isOwn = !locale.hasOwnDigits || chance.isTrue(Share.ownDigits)
      entry.typed = number.scalars(isOwn ? locale.decimal : ".", zero: isOwn ? locale.zero : 48)
      // a zero in front would not stay
      entry.slips = 1..<entry.typed.count
      entry.run = 1..<number.wholeCount
      entry.gaps = .fromRight(last: locale.lastGroup, others: locale.otherGroups, least: locale.leastGrouped)
    case .plain: entry.text = number.text(locale.decimal, zero: locale.zero)
    case .formatted:
      number.separator = locale.grouping
      (number.lastGroup, number.otherGroups, number.leastGrouped) = (
        locale.lastGroup, locale.otherGroups, locale.leastGrouped
      )
      let text = number.text(locale.decimal, zero: locale.zero)
      entry.text = isPlain || chance.isTrue(30) ? text : locale.before + text + locale.after
    case .filledIn: entry.text = number.text(locale.hasOwnDigits ? "." : locale.decimal, zero: 48)
    }
    return entry
  }
}

/// Digits of a number, and how they are grouped.
private struct Number {
  private let digits: [UInt8]
  private let fraction: Int
  var separator: Unicode.Scalar?
  var lastGroup = 0, otherGroups = 0, leastGrouped = 0
  var wholeCount: Int { digits.count - fraction }

  init(_ units: Int, fraction: Int) {
    self.fraction = fraction
    var (digits, rest): ([UInt8], Int) = ([], units)
    while rest > 0 || digits.count <= fraction {
      digits.append(UInt8(rest % 10))
      rest /= 10
    }
    self.digits = digits.reversed()
  }

  func scalars(_ decimal: Unicode.Scalar, zero: UInt32) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(digits.count + 8)
    for (place, digit) in digits.enumerated() {
      let left = wholeCount - place
      if left == 0 {
        scalars.append(decimal)
      } else if let separator, place > 0, wholeCount >= leastGrouped, left >= lastGroup,
        (left - lastGroup) % otherGroups == 0
      {
        scalars.append(separator)
      }
      scalars.append(Unicode.Scalar(zero + UInt32(digit)) ?? "0")
    }
    return scalars
  }

  func text(_ decimal: Unicode.Scalar, zero: UInt32) -> String {
    String(String.UnicodeScalarView(scalars(decimal, zero: zero)))
  }
}
