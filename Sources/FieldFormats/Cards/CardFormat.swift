public import FieldEditing
internal import MaskSyntax
internal import UnicodeFacts

/// Payment cards of some networks: one mask, in whose automaton the network becomes certain as digits arrive.
///
///     let format = CardFormat.standard
///     var card = Field(format.mask)
///     card.insert("3782")
///     card.text                                 // "3782 "
///     format.status(of: card).network?.title    // "American Express"
///     card.insert("82246310005")
///     card.text                                 // "3782 822463 10005"
///     format.status(of: card).state             // .complete
///
/// Where ranges of networks overlap, the longest prefix wins, so the order of networks decides nothing but which
/// candidate is named first. Of the networks of a co-badged card the one that is preferred is shown first:
///
///     let visa = try CardFormat(networks: CardNetwork.all, preferring: ["visa"])
///     // 4571 is Visa and Dankort now, not Dankort and Visa
///
/// - Complexity: Making a format of all networks compiles one mask, some milliseconds; that of ``standard`` is compiled
///   when it is first asked for. It is shared by any number of fields.
public struct CardFormat: Sendable {
  /// The networks, in the order in which candidates are named.
  public let networks: [CardNetwork]
  /// The mask as a tree: an alternative a network, its named group called like it.
  let tree: MaskTree
  /// The mask, which is compiled as the format is made; that of `standard` when it is first asked for.
  let compiled: CompiledMask
  /// The treatment of numbers that belong to none of the networks.
  public let unknownNumbers: UnknownNumbers
  /// The series of all networks, each named like its alternative of the mask; the unknown one, if any, is the last.
  let series: [NamedSeries]
  /// The series of each named group of the mask, by the number of its name.
  let seriesOfCapture: [Int]

  /// A treatment of numbers that belong to none of the networks.
  public enum UnknownNumbers: Hashable, Sendable, CaseIterable {
    /// They are numbers of cards, as there are more networks than are known here: 12 to 19 digits in fours, the last of
    /// them a check digit.
    case accepted
    /// They can be typed in the same way, and are invalid: `CheckFailure.unknownNetwork`.
    case reported
    /// A digit is rejected with which no network's numbers go on.
    case rejected
  }

  /// A series and its networks.
  struct NamedSeries: Sendable {
    let name: String
    /// Those that stand on its cards, by their places, the one shown first; none for the unknown one.
    let networks: [Int]
    let layouts: [CardLayout]
    let hasCheckDigit: Bool
    let usualLength: Int?
  }

  /// Cards of all networks.
  public static let standard: CardFormat = {
    do throws(CardError) {
      // whoever looks for another format in the catalogue does not wait for the mask
      return try CardFormat(uncompiled: CardNetwork.all, preferring: [], unknown: .accepted)
    } catch {
      // the tests make it
      preconditionFailure(error.description)
    }
  }()

  /// Cards of some networks.
  ///
  /// - Parameters:
  ///   - networks: which, in the order in which candidates are named.
  ///   - preferred: names of networks that win wherever their ranges overlap others', however short their prefix; the
  ///     first wins most.
  ///   - unknown: what becomes of numbers that belong to none of them.
  /// - Throws: `CardError`, which names the network and what is wrong with it, or the mask's own error where a limit
  ///   is passed.
  /// - Complexity: That of compiling the mask, some milliseconds for the networks of the table: make it once.
  @export(interface) public init(
    networks: [CardNetwork] = CardNetwork.all, preferring preferred: [String] = [],
    unknown: UnknownNumbers = .accepted
  ) throws(CardError) {
    try self.init(uncompiled: networks, preferring: preferred, unknown: unknown)
    do throws(MaskError) {
      _ = compiled.keep(try Mask(tree))
    } catch {
      throw .mask(error)
    }
  }

  @export(interface) private init(
    uncompiled networks: [CardNetwork], preferring preferred: [String], unknown: UnknownNumbers
  ) throws(CardError) {
    for network in networks { try network.check() }
    if networks.isEmpty { throw .noNetworks }
    for (i, network) in networks.enumerated() where networks[..<i].contains(where: { $0.name == network.name }) {
      throw .repeatedName(network.name)
    }
    for name in preferred where !networks.contains(where: { $0.name == name }) { throw .unknownPreference(name) }

    var series: [NamedSeries] = []
    var bins: [[BINRange]] = []
    var ranks: [Int] = []
    func rank(_ network: Int) -> Int { preferred.firstIndex(of: networks[network].name) ?? preferred.count }
    for (i, network) in networks.enumerated() {
      for one in network.series {
        let badges = [i] + one.coBadges.compactMap { name in networks.firstIndex { $0.name == name } }
        // of those that stand on a card, the one that is preferred is shown
        let shown = badges.min { rank($0) < rank($1) } ?? i
        let place = series.count(where: { $0.networks[0] == shown })
        series.append(
          NamedSeries(
            name: place == 0 ? networks[shown].name : "\(networks[shown].name)-\(place + 1)",
            networks: [shown] + badges.filter { $0 != shown }, layouts: one.layouts, hasCheckDigit: one.hasCheckDigit,
            usualLength: one.usualLength))
        bins.append(one.bins)
        ranks.append(rank(shown))
      }
    }
    let table = BINTable(bins, ranks: ranks)
    var owned = series.indices.map { table.prefixes(of: $0) }
    if unknown != .rejected {
      series.append(
        NamedSeries(
          name: CardNetwork.unknownName, networks: [], layouts: [CardFormat.unknownLayout],
          hasCheckDigit: unknown == .accepted, usualLength: 16
        ))
      owned.append(table.prefixes(of: nil))
    }
    // a series whose ranges all went to others has no alternative
    let shown = series.indices.filter { !owned[$0].isEmpty }
    let branches = shown.map {
      MaskExpression.card(named: series[$0].name, beginningWith: owned[$0], series[$0].layouts)
    }
    let undecided = table.undecided
    let emptySlots =
      undecided.isEmpty ? [] : [MaskExpression.card(withEmptySlotAfter: undecided, CardFormat.unknownLayout)]
    tree = MaskTree(MaskExpression(.alternatives(branches + emptySlots)))
    self.networks = networks
    compiled = CompiledMask()
    unknownNumbers = unknown
    self.series = series
    // names are numbered in the order of the alternatives
    seriesOfCapture = shown
  }

  /// The mask: an alternative for each network, in a named group of its name.
  public var mask: Mask { compiledMask.made(for: named()) }

  /// The mask alone.
  var compiledMask: Mask {
    if let mask = compiled.mask { return mask }
    do throws(MaskError) {
      return compiled.keep(try Mask(tree))
    } catch {
      // only the standard one is not compiled yet, which the tests compile
      preconditionFailure(error.description)
    }
  }

  /// The most digits of a card number (ISO/IEC 7812-1).
  static let longest = 19
  private static let unknownLayout = CardLayout(lengths: Array(12...19), groups: [4, 4, 4, 4, 3])
}

extension CardNetwork {
  /// Whether numbers can be laid out by it.
  fileprivate func check() throws(CardError) {
    let isName = !name.isEmpty && name.utf8.allSatisfy { 97...122 ~= $0 || 48...57 ~= $0 || $0 == 45 }
    guard isName, name != CardNetwork.unknownName else { throw .malformedName(name) }
    guard !series.isEmpty, series.allSatisfy({ !$0.bins.isEmpty && !$0.layouts.isEmpty }) else {
      throw .noNumbers(network: name)
    }
    if let code = securityCode, !(SecurityCode.lengths ~= code.length) { throw .malformedSecurityCode(network: name) }
    for one in series {
      let prefix = one.bins.map { $0.length }.max() ?? 0
      let lengths = one.layouts.flatMap { $0.lengths }
      let isOnce = lengths.indices.allSatisfy { !lengths[..<$0].contains(lengths[$0]) }
      guard isOnce, one.layouts.allSatisfy({ $0.holds(prefix) }) else { throw .malformedLayout(network: name) }
    }
  }
}

extension CardLayout {
  /// Whether its groups have room for its lengths, which are longer than a prefix.
  fileprivate func holds(_ prefix: Int) -> Bool {
    guard !lengths.isEmpty, isSound else { return false }
    let room = groups.reduce(0, +)
    return lengths.allSatisfy { prefix < $0 && $0 <= min(room, CardFormat.longest) }
  }

  /// Whether its groups are such as a number may have.
  var isSound: Bool { groups.count <= CardFormat.longest && groups.allSatisfy { 1...CardFormat.longest ~= $0 } }
}
