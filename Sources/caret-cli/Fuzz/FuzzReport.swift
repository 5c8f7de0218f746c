import CommandConsole
import FieldEditing
import MaskFuzzing

/// What a campaign covered, for a person and as JSON. What it found is reported by `FuzzFailure`.
struct FuzzReport {
  private let campaign: FuzzCampaign
  /// The one that was fuzzed; nil for several.
  private let subject: (any FuzzSubject)?
  private let subjects: Int
  private let title: String
  /// What was seen of all together.
  private var whole: FuzzCoverage { campaign.tally.coverage.values.reduce(into: FuzzCoverage()) { $0.add($1) } }
  /// How much there is of all automata, and how much of them was covered; nil where there is none.
  private let automaton: FuzzCoverage.Automaton?
  private let covered: FuzzCoverage.Automaton

  /// - Parameter title: What was fuzzed, where it is made up.
  init(_ campaign: FuzzCampaign, _ subjects: [any FuzzSubject], title: String? = nil) {
    self.title = title ?? (subjects.count == 1 ? subjects[0].title : "\(subjects.count) subjects")
    self.campaign = campaign
    self.subjects = subjects.count
    subject = subjects.count == 1 ? subjects[0] : nil
    let automata = subjects.compactMap(\.automaton)
    automaton = automata.isEmpty ? nil : automata.reduce(into: .init(states: 0, transitions: 0)) { $0.add($1) }
    covered = subjects.indices.reduce(into: .init(states: 0, transitions: 0)) { sum, number in
      guard subjects[number].automaton != nil, let coverage = campaign.tally.coverage[number] else { return }
      sum.add(.init(states: coverage.states.count, transitions: coverage.transitions.count))
    }
  }

  /// `41.2 k keys/s  states 12 of 12  transitions 130 of 132`: what a progress bar reports beside.
  var progress: String {
    let parts = automaton.map {
      "  states \(covered.states) of \($0.states)  transitions \(covered.transitions) of \($0.transitions)"
    }
    return "\(campaign.keys.grouped) keys  \(keysPerSecond.grouped) keys/s" + (parts ?? "")
  }

  private var keysPerSecond: Int { campaign.seconds > 0 ? Int(Double(campaign.keys) / campaign.seconds) : 0 }

  /// Several lines, the last one ended.
  func text(_ style: Style) -> String {
    return style.heading(title.printable) + "\n" + FactSheet(facts).text.indented() + "\n"
  }

  private var facts: [(label: String, text: String)] {
    let (share, whole) = (campaign.plan.comparedShare, whole)
    var facts = [
      (
        "runs",
        "\(campaign.runs.grouped) of seed \(campaign.plan.seed), \(whole.completeRuns.grouped) of them complete at some time"
      ),
      (
        "keys", "\(campaign.keys.grouped) in \(Int(campaign.seconds.rounded(.up))) s, \(keysPerSecond.grouped) a second"
      ),
      (
        "oracle",
        share == 0
          ? "not asked"
          : "played 1 of \(share) runs along: \(whole.comparedRuns.grouped) runs, \(whole.comparedKeys.grouped) keys"
      ),
    ]
    if let automaton {
      let transitions = "\(covered.transitions.grouped) of \(automaton.transitions.grouped) transitions"
      facts.append(("covered", "\(covered.states.grouped) of \(automaton.states.grouped) states, \(transitions)"))
    }
    if !whole.shapes.isEmpty { facts.append(("layouts", "\(whole.shapes.count.grouped) different ones")) }
    facts.append(("pressed", Self.kinds(pressed: whole)))
    let missing = missingSteps
    if !missing.isEmpty { facts.append(("never", missing)) }
    facts.append(
      ("edits", Self.effects.filter { whole.effects.contains($0.effect) }.map(\.name).joined(separator: ", ")))
    let reasons = whole.reasons.map { "\($0)" }.sorted().joined(separator: ", ")
    if !reasons.isEmpty { facts.append(("rejected", reasons)) }
    return (facts + surveyFacts).filter { !$0.text.isEmpty }
  }

  /// How often each kind of key was pressed, the most frequent first; those below one in a hundred are counted.
  private static func kinds(pressed whole: FuzzCoverage) -> String {
    let kinds = whole.pressed.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let shares = kinds.map { (name: $0.key, percent: $0.value * 100 / max(1, whole.keys)) }
    let frequent = shares.prefix { $0.percent > 0 }.map { "\($0.name) \($0.percent) %" }
    let rest = shares.count - frequent.count
    return (frequent + (rest > 0 ? ["\(rest) more below 1 %"] : [])).joined(separator: ", ")
  }

  /// Transitions of a mask that no key took, the shortest first.
  private var missingSteps: String {
    guard let mask = (subject as? MaskSubject)?.mask, let transitions = campaign.tally.coverage[0]?.transitions else {
      return ""
    }
    let steps = mask.program.steps(4) { !transitions.contains($0) }
    let names = steps.prefix(3).map {
      $0.value.isEmpty ? "\($0.character.quoted) first" : "\($0.character.quoted) after \($0.value.quoted)"
    }
    return names.isEmpty ? "" : names.joined(separator: ", ") + (steps.count > 3 ? " …" : "")
  }

  private static let effects: [(effect: EditResult.Effects, name: String)] = [
    (.rejected, "rejected"), (.autoInserted, "autoInserted"), (.padded, "padded"),
    (.leftEmptySlots, "left empty slots"),
    (.filledEmptySlots, "filled empty slots"),
    (.reformatted, "reformatted"), (.replacedContents, "replaced all"), (.truncated, "dropped the end"),
    (.rounded, "rounded"), (.clamped, "clamped"),
    (.ambiguous, "ambiguous"), (.belowMinimum, "below the minimum"), (.aboveMaximum, "above the maximum"),
  ]
}

extension FuzzReport {
  /// What became of generated masks; nothing where masks were given.
  private var surveyFacts: [(label: String, text: String)] {
    let survey = campaign.tally.masks
    if survey.texts == 0 { return [] }
    func list(_ list: MaskSurvey.List, _ measure: (Double) -> String) -> String {
      ([list.count.grouped] + list.first.map { "\($0.mask.printable.cut(to: 100))  (\(measure($0.measure)))" }).joined(
        separator: "\n      ")
    }
    return [
      (
        "masks",
        "\((survey.texts - survey.rejected).grouped) of \(survey.texts.grouped) texts, \(survey.unlawful.grouped) of them unlawful"
      ),
      ("slow", list(survey.slow) { "\(Int($0 * 1000)) ms to compile" }),
      ("large", list(survey.large) { "\(Int($0).grouped) bytes" }),
      ("warned", list(survey.warned) { counted(Int($0), "warning") }),
      ("never complete", list(survey.endless) { counted(Int($0), "state") }),
    ]
  }

  var json: JSONValue {
    let whole = whole
    var members: [JSONValue.Member] = [
      .init(key: "subject", value: subject.map { .string($0.title) } ?? .null),
      .init(key: "subjects", value: .number(subjects)),
      .init(key: "seed", value: .string(String(campaign.plan.seed))), .init(key: "runs", value: .number(campaign.runs)),
      .init(key: "keys", value: .number(campaign.keys)),
      .init(key: "seconds", value: .number(Int(campaign.seconds.rounded(.up)))),
      .init(key: "completeRuns", value: .number(whole.completeRuns)),
      .init(key: "comparedRuns", value: .number(whole.comparedRuns)),
      .init(key: "comparedKeys", value: .number(whole.comparedKeys)),
      .init(key: "failures", value: .number(campaign.failures.count)),
    ]
    if let automaton {
      members += [
        .init(key: "states", value: .array([.number(covered.states), .number(automaton.states)])),
        .init(key: "transitions", value: .array([.number(covered.transitions), .number(automaton.transitions)])),
      ]
    }
    let survey = campaign.tally.masks
    if survey.texts > 0 {
      members.append(
        .init(
          key: "masks",
          value: [
            "texts": .number(survey.texts), "rejected": .number(survey.rejected), "unlawful": .number(survey.unlawful),
            "slow": survey.slow.json, "large": survey.large.json, "warned": survey.warned.json,
            "neverComplete": survey.endless.json,
          ]))
    }
    return .object(members)
  }
}

extension MaskSurvey.List {
  fileprivate var json: JSONValue { ["count": .number(count), "masks": .array(first.map { .string($0.mask) })] }
}

extension FuzzCoverage.Automaton {
  fileprivate mutating func add(_ other: Self) {
    states += other.states
    transitions += other.transitions
  }
}

extension String {
  /// The beginning, where there is more than a line has room for.
  func cut(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}

extension Int {
  /// With groups of three: `1,402,233`.
  var grouped: String {
    let digits = String(magnitude)
    let groups = stride(from: digits.count, to: 0, by: -3).map { end in
      String(digits.dropLast(digits.count - end).suffix(3))
    }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}
