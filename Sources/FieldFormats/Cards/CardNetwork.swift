/// A payment card network: the numbers that are its own, their lengths, and their groups.
///
///     let house = CardNetwork(
///       name: "house", title: "House Card", securityCode: nil,
///       series: [
///         CardSeries(bins: [try BINRange("9999")], layouts: [CardLayout(lengths: [16], groups: [4, 4, 4, 4])])
///       ])
///     let cards = try CardFormat(networks: CardNetwork.all + [house])
public struct CardNetwork: Hashable, Sendable {
  /// The name, as captures and candidates give it: small letters, digits and hyphens.
  public var name: String
  /// The name that people use.
  public var title: String
  /// The code printed on its cards; `nil` where there is none, or none is known.
  public var securityCode: SecurityCode?
  /// Its numbers: those of a series are laid out alike.
  public var series: [CardSeries]

  /// A network. Whether cards can be laid out by it is found out by `CardFormat`.
  ///
  /// - Parameters:
  ///   - name: The name in lower case, by which a network is preferred and asked for.
  ///   - title: The name for people.
  ///   - securityCode: The code printed on the cards; `nil` where they have none.
  ///   - series: The ranges of prefixes, each with the lengths and layouts of its cards.
  /// - Complexity: O(1): the arrays are shared.
  public init(name: String, title: String, securityCode: SecurityCode? = nil, series: [CardSeries]) {
    self.name = name
    self.title = title
    self.securityCode = securityCode
    self.series = series
  }

  /// The code printed on a card: the network's name for it, and its number of digits.
  public struct SecurityCode: Hashable, Sendable {
    /// The network's own name for it: `CVV`.
    public var name: String
    /// The number of digits: 1 to 8.
    public var length: Int
    /// The side of the card on which it is printed.
    public var side: Side

    static let lengths = 1...8

    /// A side of a card.
    public enum Side: String, Hashable, Sendable, CaseIterable {
      /// The side with the number of most cards.
      case front
      /// The side with the signature.
      case back
    }

    /// A code.
    ///
    /// - Parameters:
    ///   - name: What the network calls it, such as `CVV`.
    ///   - length: How many digits it has: 3 or 4.
    ///   - side: The side of the card on which it is printed.
    /// - Complexity: O(1)
    public init(name: String, length: Int, side: Side = .back) {
      self.side = side
      self.name = name
      self.length = length
    }
  }

  /// The name of cards that belong to no network.
  public static let unknownName = "unknown"
}

/// Numbers of a network that are laid out alike.
public struct CardSeries: Hashable, Sendable {
  /// The digits that numbers of the network begin with.
  public var bins: [BINRange]
  /// The layouts of numbers, by their length: those of the usual length first. A number is shown in the first layout
  /// that has room for it.
  public var layouts: [CardLayout]
  /// Whether all of them end in a Luhn check digit.
  public var hasCheckDigit: Bool
  /// The names of the networks that stand on the cards too, where they are co-badged: `visa` on some of Dankort's.
  public var coBadges: [String]

  /// A series.
  ///
  /// - Parameters:
  ///   - bins: The first digits of the cards.
  ///   - layouts: How cards of each length are grouped, usual length first.
  ///   - hasCheckDigit: Whether the last digit is a Luhn check digit.
  ///   - coBadges: The names of the other networks of the cards.
  /// - Complexity: O(1): the arrays are shared.
  public init(bins: [BINRange], layouts: [CardLayout], hasCheckDigit: Bool = true, coBadges: [String] = []) {
    self.bins = bins
    self.layouts = layouts
    self.hasCheckDigit = hasCheckDigit
    self.coBadges = coBadges
  }

  /// All lengths, ascending.
  public var lengths: [Int] { layouts.flatMap { $0.lengths }.sorted() }
  /// The number of digits that nearly all numbers have. A wrong check digit of so many digits is reported at once, also
  /// where longer numbers begin so.
  public var usualLength: Int? { layouts.first?.lengths.first }
}

/// The grouping of numbers of some lengths: `4-6-5`.
public struct CardLayout: Hashable, Sendable {
  /// The numbers of digits that numbers may have, the usual one first.
  public var lengths: [Int]
  /// The sizes of the groups of digits, from the left; shorter numbers end earlier.
  public var groups: [Int]

  /// A layout: lengths of 1 to 19 digits, and groups that have room for them.
  ///
  /// - Parameters:
  ///   - lengths: How many digits cards may have, 1 to 19 each.
  ///   - groups: How many digits each group has, from the start.
  /// - Complexity: O(1): the arrays are shared.
  public init(lengths: [Int], groups: [Int]) {
    self.lengths = lengths
    self.groups = groups
  }

  /// The numbers of digits after which a space stands.
  public var gaps: [Int] {
    var end = 0
    return groups.dropLast().map { size in
      end += size
      return end
    }
  }
}
