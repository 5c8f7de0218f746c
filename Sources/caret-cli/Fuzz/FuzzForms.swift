import MaskFuzzing

/// Forms that are made up, a form a run, each with a script.
struct FuzzForms: FuzzSource {
  let forms: GeneratedForms

  func play(_ run: Int, of plan: FuzzCampaign.Plan, into tally: inout FuzzTally) -> FuzzFailure? {
    forms.play(run, into: &tally.coverage[0, default: FuzzCoverage()]).map { failure(run, $0) }
  }

  func shortened(_ failure: FuzzFailure, of plan: FuzzCampaign.Plan) -> FuzzFailure {
    forms.shortened(failure.run).map { self.failure(failure.run, $0) } ?? failure
  }

  private func failure(_ run: Int, _ broken: BrokenLaw) -> FuzzFailure {
    FuzzFailure(run: run, title: "form \(run)", broken: broken)
  }
}
