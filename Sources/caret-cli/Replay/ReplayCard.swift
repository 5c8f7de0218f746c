import CommandConsole
import FieldFormats
import MaskFuzzing

/// The cards of a replay: which networks there are, and which win where their ranges overlap.
///
///     {"networks": ["visa", "amex"], "preferring": ["visa"], "acceptsUnknown": false}
struct ReplayCard: Hashable {
  /// Names, in the order in which candidates are reported; nil for all networks there are.
  private let networks: [String]?
  private let preferring: [String]
  private let acceptsUnknown: Bool

  func format() throws(ReplayError) -> CardFormat {
    if networks == nil && preferring.isEmpty && acceptsUnknown { return .standard }
    var known: [CardNetwork] = []
    for name in networks ?? [] {
      guard let network = CardNetwork.named(name) else { throw ReplayError(Self.unknown(name)) }
      known.append(network)
    }
    do throws(CardError) {
      return try CardFormat(
        networks: networks == nil ? CardNetwork.all : known, preferring: preferring,
        unknown: acceptsUnknown ? .accepted : .rejected)
    } catch {
      throw ReplayError("\(error)")
    }
  }

  private static func unknown(_ name: String) -> String {
    "no network is called \"\(name)\": there are \(CardNetwork.all.map(\.name).joined(separator: ", "))"
  }
}

extension ReplayCard: Decodable {
  private enum Key: String, CodingKey, CaseIterable { case networks, preferring, acceptsUnknown }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(onlyKeyedBy: Key.self, "member of \"card\"")
    networks = try object.decodeIfPresent([String].self, forKey: .networks)
    preferring = try object.decodeIfPresent([String].self, forKey: .preferring) ?? []
    acceptsUnknown = try object.decodeIfPresent(Bool.self, forKey: .acceptsUnknown) ?? true
  }
}

extension CardStatus {
  /// In JSON:
  ///
  ///     "network": "visa", "networks": ["visa"], "candidates": ["visa"], "expectedLengths": [13, 16, 18, 19],
  ///     "securityCode": {"name": "CVV", "length": 3}, "state": "incomplete"
  var members: [JSONValue.Member] {
    let code = securityCode.map { ["name": .string($0.name), "length": .number($0.length)] as JSONValue }
    return [
      .init(key: "network", value: network.map { .string($0.name) } ?? .null),
      .init(key: "networks", value: .array(networks.map { .string($0.name) })),
      .init(key: "candidates", value: .array(candidates.map { .string($0.name) })),
      .init(key: "expectedLengths", value: .array(lengths.map(JSONValue.number))),
      .init(key: "securityCode", value: code ?? .null), .init(key: "state", value: .string(state.text)),
    ]
  }
}
