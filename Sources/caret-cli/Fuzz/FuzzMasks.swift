import MaskFuzzing

/// Masks that are generated, a mask a run, each with some scripts.
struct FuzzMasks: FuzzSource {
  let masks: GeneratedMasks
  /// How many scripts each mask has.
  let scripts: Int

  func play(_ run: Int, of plan: FuzzCampaign.Plan, into tally: inout FuzzTally) -> FuzzFailure? {
    guard let subject = masks.subject(run, into: &tally.masks) else { return nil }
    for script in scripts(of: run) {
      guard let broken = subject.play(script, of: plan, into: &tally.coverage[0, default: FuzzCoverage()]) else {
        continue
      }
      return FuzzFailure(run: run, title: subject.title, broken: broken)
    }
    return nil
  }

  func shortened(_ failure: FuzzFailure, of plan: FuzzCampaign.Plan) -> FuzzFailure {
    var survey = MaskSurvey()
    guard let subject = masks.subject(failure.run, into: &survey) else { return failure }
    return scripts(of: failure.run).lazy.compactMap { subject.shortened(failure, run: $0, of: plan) }.first ?? failure
  }

  private func scripts(of run: Int) -> Range<Int> { run * scripts..<(run + 1) * scripts }
}
