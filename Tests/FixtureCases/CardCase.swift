package import FieldFormats
import Testing

/// A script for a card field, and what must stand in it and be known of the card after each key.
package struct CardCase: Decodable, Sendable, Placed, CustomTestStringConvertible {
  /// As `caret replay` takes it.
  package struct Card: Codable, Sendable, Hashable {
    package var networks: [String]?
    package var preferring: [String]?
    package var acceptsUnknown: Bool?
  }
  package struct Step: Decodable, Sendable, Equatable {
    package let shown: String
    package let value: String
    package var complete: Bool?
    package var network: String?
    /// Those that stand on a co-badged card.
    package var networks: [String]?
    package let candidates: [String]
    package var state: String?
  }
  package let about: String
  package let card: Card
  package let keys: String
  package let steps: [Step]
  package var place = ""

  package static let members = [
    "": "about card keys steps", "card": "networks preferring acceptsUnknown",
    "steps": "shown value complete network networks candidates state",
  ]

  private enum CodingKeys: String, CodingKey { case about, card, keys, steps }
  package var testDescription: String { "\(place) \(about)" }

  package func format() throws -> CardFormat {
    if card == Card() { return .standard }
    let named = try card.networks?.map { name in try #require(CardNetwork.named(name)) }
    return try CardFormat(
      networks: named ?? CardNetwork.all, preferring: card.preferring ?? [],
      unknown: card.acceptsUnknown ?? true ? .accepted : .rejected)
  }

  /// Compares what a door found with what must be, to the scalar.
  package func expect(_ found: [Step], at door: String) {
    #expect(found.count == steps.count, "\(door), \(place)")
    for (i, (found, step)) in zip(found, steps).enumerated() {
      #expect(
        found == step && found.shown.isSame(as: step.shown), "\(door), \(place), key \(i + 1): \(found), not \(step)")
    }
  }
}

extension CardCase.Step {
  package init(
    text: String, caret: Int, value: String, isComplete: Bool, network: String?, networks: [String],
    candidates: [String],
    state: String
  ) {
    shown = EditingCase.Step(text, caret: caret, value: "", complete: false).shown
    self.value = value
    complete = isComplete ? true : nil
    self.network = network
    self.networks = networks.count > 1 ? networks : nil
    self.candidates = candidates
    self.state = state == "incomplete" ? nil : state
  }
}

extension Fixtures {
  package static let cards = cases("cards/editing", as: CardCase.self)
}
