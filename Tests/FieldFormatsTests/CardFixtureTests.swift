import FieldEditing
import FieldFormats
import FixtureCases
import MaskFuzzing
import MaskOracle
import Testing

/// Every case of cards on a field and by the oracle, and every law on every case.
@Suite struct CardFixtureTests {
  static let cases = Fixtures.cards

  @Test func thereAreCases() { #expect(Self.cases.count >= 40) }

  /// In every unit of offsets, since only the engine counts them.
  @Test(arguments: cases) func swift(_ test: CardCase) throws {
    let format = try test.format()
    let keys = try Script(parsing: test.keys).keys
    for unit in FieldOptions.OffsetUnit.allCases {
      var target = EngineTarget(format.mask, offsetUnit: unit)
      let found = keys.map { key -> CardCase.Step in
        target.press(key)
        let status = format.status(of: target.field, isFinished: key == .endEditing)
        return CardCase.Step(
          text: target.text, caret: target.selection.head, value: target.field.value,
          isComplete: target.field.isComplete,
          network: status.network?.name, networks: status.networks.map(\.name),
          candidates: status.candidates.map(\.name), state: status.state.text)
      }
      test.expect(found, at: "swift in \(unit)")
    }
  }

  /// The oracle knows of candidates and of nothing else that makes a card.
  @Test(arguments: cases) func oracle(_ test: CardCase) throws {
    let format = try test.format()
    var field = try Oracle(format.mask.tree)
    let names = Set(format.networks.map(\.name))
    let found = zip(try Script(parsing: test.keys).keys, test.steps).map { key, step -> CardCase.Step in
      field.press(key)
      // the series of a network are alternatives of their own: jcb-2
      var candidates: [String] = []
      for name in field.candidates.map({ names.contains($0) ? $0 : String($0.prefix { $0 != "-" }) })
      where names.contains(name) && !candidates.contains(name) {
        candidates.append(name)
      }
      return CardCase.Step(
        text: field.text, caret: field.caret, value: field.value, isComplete: field.isComplete, network: step.network,
        networks: step.networks ?? [],
        candidates: candidates, state: step.state ?? "incomplete")
    }
    test.expect(found, at: "oracle")
  }

  @Test(arguments: cases) func laws(_ test: CardCase) throws {
    let checker = LawChecker(try test.format().mask, laws: Law.ofComparedCases)
    for violation in checker.violations(of: try Script(parsing: test.keys)) { Issue.record("\(violation)") }
  }

  // MARK: numbers that processors publish

  struct Published: Decodable, Sendable, Placed {
    let network: String
    let number: String
    let source: String
    var place = ""
    private enum CodingKeys: String, CodingKey { case network, number, source }
  }
  static let published = Fixtures.cases("cards/published", as: Published.self)

  @Test func publishedNumbersAreRecognised() throws {
    #expect(Self.published.count > 90)
    // of these no processor publishes one that begins so
    let others: Set = [
      "mada", "humo", "dinacard", "gpn", "belkart", "prostir", "arca", "carnet", "cartes-bancaires",
    ]
    #expect(Set(Self.published.map(\.network)).union(others) == Set(CardNetwork.all.map(\.name)))
    var field = Field(CardFormat.standard.mask)
    for card in Self.published {
      field.clear()
      field.insert(card.number)
      let status = CardFormat.standard.status(of: field, isFinished: true)
      #expect(status.network?.name == card.network, "\(card.place)")
      #expect(status.state == .complete, "\(card.place)")
    }
  }
}
