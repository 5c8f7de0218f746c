/// A subject of fuzzing, made of a format by `FuzzSubjectMaker`: a mask, numbers of a format, or phone numbers of a
/// region.
///
///     let subject = MaskSubject(try Mask("##/##"))
///     let trial = subject.trial(0, seed: 7)
///     trial.brokenLaws(comparing: true)     // []
public protocol FuzzSubject: Sendable {
  /// A run on the subject.
  associatedtype Trial: FuzzTrial
  /// The title in a report: a mask, a name of the catalogue, or `phone(GB)`.
  var title: String { get }
  /// The size of the automaton to be covered; `nil` for what is not an automaton.
  var automaton: FuzzCoverage.Automaton? { get }
  /// Run number `index`: the same for a seed on every machine, whatever else runs.
  ///
  /// - Parameters:
  ///   - index: The number of the run, 0 or more.
  ///   - seed: What all runs come from.
  /// - Returns: The keys, and how the field behaves.
  func trial(_ index: Int, seed: UInt64) -> Trial
}

/// A run of a fuzzer: keys on a field, and how the field behaves in this run.
public protocol FuzzTrial: Sendable {
  /// The keys, which may be replaced by fewer.
  var script: Script { get set }
  /// The laws that the keys break, as far as they were found.
  ///
  /// - Parameter comparing: whether the oracle plays along, which takes some ten times as long as all other laws.
  /// - Returns: The laws with the keys that show each; empty where all hold.
  func brokenLaws(comparing: Bool) -> [BrokenLaw]
  /// Presses the keys once, and notes what was seen.
  ///
  /// - Parameter coverage: What was seen so far, to which this run is added.
  func visit(_ coverage: inout FuzzCoverage)
  /// Returns a case of `fixtures/` that has what the oracle shows after each key; `nil` where there is no oracle for
  /// it.
  ///
  /// - Parameter broken: The law that the keys break, and what it found.
  /// - Returns: The case as JSON, or `nil`.
  func fixture(_ broken: BrokenLaw) -> String?
}

extension FuzzSubject {
  /// Plays runs on the subject, and holds each edit to the laws.
  ///
  /// - Parameters:
  ///   - runs: How many.
  ///   - seed: What all runs come from.
  /// - Throws: The first law that is broken, with as few keys as possible.
  /// - Complexity: That of `FuzzTrial.brokenLaws(comparing:)` for each run; the oracle plays along in one of fifty.
  public func fuzz(runs: Int = 200, seed: UInt64 = 0) throws(BrokenLaw) {
    for run in 0..<runs {
      let trial = trial(run, seed: seed)
      guard let broken = trial.brokenLaws(comparing: run % 50 == 0).first else { continue }
      var shrinker = ScriptShrinker(trial, broken)
      throw shrinker.shortest()?.broken ?? broken
    }
  }
}
