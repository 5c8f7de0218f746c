import Testing

@testable import FieldForms

/// The names by which choices are found.
@Suite struct ChoiceNameTests {
  private static let plan = ChoicePlan(ChoiceList(.regions), ChoiceOption.regions)

  private static func region(_ name: String) -> String? {
    plan.index(named: FoldedText(name)).map { plan.options[$0].value }
  }

  /// No two regions share a name: each finds its own, by all of them.
  @Test func everyNameIsOfOneRegion() {
    for option in ChoiceOption.regions {
      for name in [option.label] + option.words { #expect(Self.region(name) == option.value, "\(name)") }
    }
    #expect(ChoiceOption.regions.count > 250 && ChoiceOption.currencies.count > 150)
  }

  @Test(arguments: [
    ("UK", "GB"), ("u.k.", "GB"), ("USA", "US"), ("U. S. A.", "US"), ("Great Britain", "GB"), ("Holland", "NL"),
    ("the netherlands", "NL"), ("Cote d’Ivoire", "CI"), ("CÔTE D'IVOIRE", "CI"), ("Bosnia and Herzegovina", "BA"),
    ("Saint Lucia", "LC"), ("Korea, Republic of", "KR"), ("Republic of Korea", "KR"), ("Czech Republic", "CZ"),
    ("Russian Federation", "RU"), ("Viet Nam", "VN"), ("Swaziland", "SZ"), ("Burma", "MM"), ("DEU", "DE"),
    ("guinea bissau", "GW"), ("Guinea", "GN"), ("ROC", "TW"),
  ])
  func namesAreFound(_ name: String, _ code: String) { #expect(Self.region(name) == code) }

  @Test(arguments: [
    "", " ", "-", "the", "Ron", "Samoa Islands", "Congo", "Korea", "United", "Deutschland", "United Kingdom of",
  ])
  func partsAreNot(_ text: String) { #expect(Self.region(text) == nil) }

  /// The label comes before another's other name, and both before what only begins so.
  @Test func whatIsNamedWholeComesFirst() {
    let options = [
      ChoiceOption("a", label: "No way"), ChoiceOption("b", label: "Norway", words: ["No"]),
      ChoiceOption("c", label: "No"), ChoiceOption("d", label: "Monaco"), ChoiceOption("e", label: "Say no"),
    ]
    let plan = ChoicePlan(ChoiceList(.options(options), style: .combo), options)
    var (matches, ranks) = ([Int](), [ChoicePlan.Rank?]())
    plan.matches(FoldedText("no"), into: &matches, &ranks)
    #expect(matches.map { options[$0].value } == ["c", "b", "a", "e"])
    #expect(plan.index(named: FoldedText("NO")) == 2)
  }
}
