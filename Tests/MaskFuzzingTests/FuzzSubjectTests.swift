import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering
import TestDepth
import Testing

@testable import MaskFuzzing

/// What is fuzzed, and what is seen of it.
@Suite struct FuzzSubjectTests {
  private func coverage(of subject: some FuzzSubject, runs: Int = 200) -> FuzzCoverage {
    var coverage = FuzzCoverage()
    for run in 0..<runs { subject.trial(run, seed: 3).visit(&coverage) }
    return coverage
  }

  @Test func aRunIsTheSameAgain() throws {
    let (first, second) = (MaskSubject(try Mask("##/##")), MaskSubject(try Mask("##/##")))
    let scripts = (0..<100).map { first.trial($0, seed: 7).script }
    #expect(scripts == (0..<100).map { second.trial($0, seed: 7).script })
    #expect(scripts != (0..<100).map { first.trial($0, seed: 8).script })
    #expect(Set(scripts).count > 80)
  }

  @Test func everyStateIsSeen() throws {
    let subject = MaskSubject(try Mask("<01..12>/##"))
    let seen = coverage(of: subject, runs: 600)
    #expect(seen.runs == 600)
    #expect(seen.keys > 1_000)
    #expect(seen.keys == seen.pressed.values.reduce(0, +))
    #expect(seen.states.count == subject.automaton?.states)
    #expect(seen.transitions.count == subject.automaton?.transitions)
    #expect(seen.completeRuns > 60 && seen.completeRuns < 600)
    #expect(seen.effects.isSuperset(of: [.padded, .autoInserted, .rejected]))
    #expect(seen.reasons.isSuperset(of: [.notAllowedHere, .full]))
  }

  /// Every kind of key is pressed, but for another region's, on which only phone numbers go on.
  @Test func everyKeyIsPressed() throws {
    #expect(coverage(of: MaskSubject(try Mask("##/##")), runs: 1_000).pressed.count == 20)
    var maker = FuzzSubjectMaker()
    let seen = coverage(of: try maker.subject(FieldFormat(PhoneFormat(try PhoneRegion("GB")))), runs: 1_000)
    #expect(seen.pressed.count == 21)
    #expect(seen.shapes.count > 100)
  }

  @Test func coverageAddsUp() throws {
    let subject = MaskSubject(try Mask("##/##"))
    var (whole, even, odd) = (FuzzCoverage(), FuzzCoverage(), FuzzCoverage())
    for run in 0..<50 {
      subject.trial(run, seed: 1).visit(&whole)
      if run % 2 == 0 { subject.trial(run, seed: 1).visit(&even) } else { subject.trial(run, seed: 1).visit(&odd) }
    }
    even.add(odd)
    #expect(even.keys == whole.keys && even.states == whole.states && even.transitions == whole.transitions)
    #expect(even.pressed == whole.pressed && even.reasons == whole.reasons && even.completeRuns == whole.completeRuns)
  }

  /// A case for `fixtures/` has what the oracle shows.
  @Test func aFailureIsACase() throws {
    let trial = MaskSubject(try Mask("##/##")).trial(0, seed: 1)
    let checker = LawChecker(try Mask("##/##"))
    let found = checker.violations(of: Script([]))
    #expect(found.isEmpty)
    let session = checker.fields.session(of: .undoInverts)
    let broken = BrokenLaw(LawViolation(law: .undoInverts, session: session, keys: "12", detail: "x"))
    let field = ###""mask": "##/##", "options": {"eager": true, "overflow": "reject"}, "keys": "12""###
    let steps = ##"[{"shown": "1▏", "value": "1"}, {"shown": "12/▏", "value": "12"}]"##
    #expect(trial.fixture(broken) == ##"{"about": "undoInverts", \##(field), "steps": \##(steps)}"##)
    #expect(broken.line == "{\(field)}")
  }

  /// The catalogue, a locale's amounts and a region's phone numbers obey the laws, and the oracle agrees.
  @Test func lawsHold() throws {
    for name in ["card", "expiry", "date", "ipv4"] {
      let subject = MaskSubject(try #require(try Mask(named: name)), preset: name)
      for run in 0..<tries(9, full: 40) {
        #expect(subject.trial(run, seed: 5).brokenLaws(comparing: run % 8 == 0) == [], "\(name) \(run)")
      }
    }
    let amounts = EntrySubject(
      NumberSetup(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2)),
      title: "decimal")
    for run in 0..<tries(25, full: 100) { #expect(amounts.trial(run, seed: 5).brokenLaws(comparing: true) == []) }
  }
}
