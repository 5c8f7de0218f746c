internal import FieldFormats

/// Card numbers of all networks.
struct CardSource: Sendable {
  /// Numbers of a series.
  fileprivate struct Numbers: Sendable {
    /// Their first eight digits.
    let leading: [Range<Int>]
    let lengths: [Int]
    let hasCheckDigit: Bool
    /// Which gaps are shown up to which number of digits.
    let gaps: [(upTo: Int, places: UInt64)]

    init(_ series: CardSeries, leading: [Range<Int>]) {
      self.leading = leading
      lengths = series.layouts.flatMap(\.lengths)
      hasCheckDigit = series.hasCheckDigit
      gaps = series.layouts.map { layout in (layout.lengths.max() ?? 0, layout.gaps.reduce(0) { $0 | 1 << UInt64($1) })
      }
    }
  }
  private let series: Shares<Numbers>

  static let standard = CardSource()

  private init() {
    let networks = CardNetwork.all
    let leading = CardNetwork.leadingNumbers(of: networks)
    var shares: [(Int, Numbers)] = []
    for (network, ranges) in zip(networks, leading) {
      let share = CardShares.networks[network.name] ?? CardShares.otherNetwork
      for (place, series) in network.series.enumerated() where !ranges[place].isEmpty {
        // what was issued in former times, or apart from the others, is met now and then
        shares.append((place == 0 ? share : max(1, share / 10), Numbers(series, leading: ranges[place])))
      }
    }
    series = Shares(shares)
  }

  func entry(_ form: Entry.Form, using chance: inout Chance) -> Entry {
    let numbers = series.pick(using: &chance)
    let isUsual = numbers.lengths.count == 1 || chance.isTrue(CardShares.usualLength)
    let length = isUsual ? numbers.lengths[0] : numbers.lengths[1 + chance.below(numbers.lengths.count - 1)]
    var digits = numbers.digits(length, using: &chance)
    let isWrong = numbers.hasCheckDigit && chance.isTrue(CardShares.wrongCheckDigit)
    if numbers.hasCheckDigit {
      digits[length - 1] = 48 + Self.checkDigit(of: digits)
      if isWrong { digits[length - 1] = 48 + (digits[length - 1] - 48 + 1 + UInt8(chance.below(9))) % 10 }
    }
    let value = String(decoding: digits, as: UTF8.self)
    var entry = Entry(format: FormatName("card"), value: value, isValid: !isWrong)
    let places = numbers.places(length)
    switch form {
    case .typed:
      entry.typed = digits.map { Unicode.Scalar($0) }
      entry.slips = 0..<length
      // the network is certain, and with it the layout: shorter numbers of a series may be laid out otherwise
      entry.run = min(length, max(8, numbers.gaps.last { $0.upTo < length }?.upTo ?? 0))..<length
      entry.gaps = .after(places)
    case .plain, .filledIn: entry.text = value
    case .formatted: entry.text = Self.formatted(digits, places, using: &chance)
    }
    return entry
  }

  /// In groups, as numbers stand in mails and on pages.
  private static func formatted(_ digits: [UInt8], _ places: UInt64, using chance: inout Chance) -> String {
    let separator: Unicode.Scalar =
      switch chance.below(20) {
      case 0..<14: " "
      case 14..<18: "-"
      default: "\u{A0}"
      }
    var text = String.UnicodeScalarView()
    let label = chance.below(20)
    if label < 2 { text.append(contentsOf: "Card number: ".unicodeScalars) }
    if label == 2 { text.append(" ") }
    for (place, digit) in digits.enumerated() {
      if places >> UInt64(place) & 1 == 1 { text.append(separator) }
      text.append(Unicode.Scalar(digit))
    }
    return String(text)
  }

  /// The Luhn digit that stands after all but the last.
  private static func checkDigit(of digits: [UInt8]) -> UInt8 {
    var sum = 0
    for (place, digit) in digits.dropLast().reversed().enumerated() {
      let twice = Int(digit - 48) * (place % 2 == 0 ? 2 : 1)
      sum += twice > 9 ? twice - 9 : twice
    }
    return UInt8((10 - sum % 10) % 10)
  }
}

extension CardSource.Numbers {
  /// Digits that begin as they may.
  fileprivate func digits(_ length: Int, using chance: inout Chance) -> [UInt8] {
    let range = chance.pick(leading)
    var first = range.lowerBound + chance.below(range.count)
    return [UInt8](unsafeUninitializedCapacity: length) { digits, count in
      for place in (0..<8).reversed() {
        digits[place] = 48 + UInt8(first % 10)
        first /= 10
      }
      for place in 8..<length { digits[place] = 48 + UInt8(chance.below(10)) }
      count = length
    }
  }

  /// The gaps of the layout that numbers of a length are shown in.
  fileprivate func places(_ length: Int) -> UInt64 { (gaps.first { $0.upTo >= length } ?? gaps[gaps.count - 1]).places }
}
