import MaskFuzzing

/// Where the runs of a campaign come from.
protocol FuzzSource: Sendable {
  /// Plays run number `run`, and notes what was seen.
  ///
  /// - Returns: The law that it broke, if it broke one.
  func play(_ run: Int, of campaign: FuzzCampaign.Plan, into tally: inout FuzzTally) -> FuzzFailure?
  /// The failure of a run with as few keys as go.
  func shortened(_ failure: FuzzFailure, of campaign: FuzzCampaign.Plan) -> FuzzFailure
}

/// A law that a run broke.
struct FuzzFailure {
  let run: Int
  /// What was fuzzed.
  let title: String
  let broken: BrokenLaw
  /// The case for `fixtures/`; nil where it was not asked for, or there is none.
  var fixture: String?
}

/// Subjects that have their runs in turn: the runs of each are numbered by themselves, so that a subject's runs are the
/// same in whatever company.
struct FuzzSubjects: FuzzSource {
  let subjects: [any FuzzSubject]

  func play(_ run: Int, of plan: FuzzCampaign.Plan, into tally: inout FuzzTally) -> FuzzFailure? {
    let number = run % subjects.count
    let failure = subjects[number].play(
      run / subjects.count, of: plan, into: &tally.coverage[number, default: FuzzCoverage()])
    return failure.map { FuzzFailure(run: run, title: subjects[number].title, broken: $0) }
  }

  func shortened(_ failure: FuzzFailure, of plan: FuzzCampaign.Plan) -> FuzzFailure {
    subjects[failure.run % subjects.count].shortened(failure, run: failure.run / subjects.count, of: plan) ?? failure
  }
}

extension FuzzSubject {
  /// Plays one of its runs, and notes what was seen.
  func play(_ run: Int, of plan: FuzzCampaign.Plan, into coverage: inout FuzzCoverage) -> BrokenLaw? {
    let trial = trial(run, seed: plan.seed)
    let comparing = plan.compares(run)
    if comparing { coverage.noteCompared(trial.script.keys.count) }
    trial.visit(&coverage)
    return trial.brokenLaws(comparing: comparing).first
  }

  /// The failure with as few keys as go, if one of its runs fails like that.
  func shortened(_ failure: FuzzFailure, run: Int, of plan: FuzzCampaign.Plan) -> FuzzFailure? {
    var shrinker = ScriptShrinker(trial(run, seed: plan.seed), failure.broken)
    guard let (trial, broken) = shrinker.shortest() else { return nil }
    return FuzzFailure(run: failure.run, title: title, broken: broken, fixture: trial.fixture(broken))
  }
}

/// What was seen by a part of a campaign.
struct FuzzTally {
  /// By the number of the subject.
  var coverage: [Int: FuzzCoverage] = [:]
  /// What generated masks came to; nothing where masks are given.
  var masks = MaskSurvey()

  var keys: Int { coverage.values.reduce(0) { $0 + $1.keys } }

  mutating func add(_ other: FuzzTally) {
    for (number, coverage) in other.coverage { self.coverage[number, default: FuzzCoverage()].add(coverage) }
    masks.add(other.masks)
  }
}
