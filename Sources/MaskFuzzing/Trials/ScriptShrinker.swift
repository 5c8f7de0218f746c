internal import FieldEditing

/// Makes a script that breaks a law as short as it goes: keys are left out, texts shortened, characters made plain, as
/// long as the law is still broken.
///
///     var shrinker = ScriptShrinker(trial, broken)
///     shrinker.shortest()?.broken.line
public struct ScriptShrinker<Trial: FuzzTrial> {
  private let trial: Trial
  private let law: String
  /// Whether the law is the oracle's.
  private let comparing: Bool
  /// How many scripts are tried at most: a law of a large mask takes its time.
  private var attempts: Int

  /// A shrinker of a run's script.
  ///
  /// - Parameters:
  ///   - trial: the run that broke it.
  ///   - broken: what the trial's script breaks.
  ///   - attempts: how many shorter scripts are tried at most.
  public init(_ trial: Trial, _ broken: BrokenLaw, attempts: Int = 2_000) {
    self.trial = trial
    law = broken.law
    comparing = broken.needsOracle
    self.attempts = attempts
  }

  /// The shortest script found, and what it breaks; `nil` where not even the whole one does.
  ///
  /// - Returns: The run with the shortest script and the law that it breaks, or `nil`.
  public mutating func shortest() -> (trial: Trial, broken: BrokenLaw)? {
    var best = trial
    guard var broken = breaks(best) else { return nil }
    var isSmaller = true
    while isSmaller && attempts > 0 {
      isSmaller = false
      for smaller in best.script.smaller {
        attempts -= 1
        if attempts <= 0 { break }
        var next = best
        next.script = smaller
        guard let found = breaks(next) else { continue }
        (best, broken, isSmaller) = (next, found, true)
        break
      }
    }
    return (best, broken)
  }

  private func breaks(_ trial: Trial) -> BrokenLaw? { trial.brokenLaws(comparing: comparing).first { $0.law == law } }
}

extension Script {
  /// Scripts that are a little simpler, the boldest first.
  fileprivate var smaller: some Sequence<Script> {
    let keys = keys
    let simpler = keys.indices.lazy.flatMap { i in
      keys[i].simpler.lazy.map { key in Script(keys[..<i] + [key] + keys[(i + 1)...]) }
    }
    return [AnySequence(keys.shorter.lazy.map(Script.init)), AnySequence(simpler)].joined()
  }
}

extension Array {
  /// The array without a part of it, the larger parts first.
  fileprivate var shorter: some Sequence<[Element]> {
    let longest = (count + 1) / 2
    let lengths = sequence(first: longest) { $0 > 1 ? $0 / 2 : nil }.prefix { $0 > 0 }
    return lengths.lazy.flatMap { length in
      stride(from: 0, to: count, by: length).lazy.map { Array(self[..<$0] + self[Swift.min($0 + length, count)...]) }
    }
  }
}

extension EditCommand {
  /// The same key with a text a little shorter, or a plainer character.
  fileprivate var simpler: [EditCommand] {
    switch self {
    case .insert(let text): typedScalar?.plainer.map(EditCommand.typing) ?? text.shorter.map(EditCommand.insert)
    case .paste(let text): text.shorter.map(EditCommand.paste)
    case .setText(let text): text.shorter.map(EditCommand.setText)
    case .setValue(let text): text.shorter.map(EditCommand.setValue)
    case .step(let count, let size):
      (count.magnitude > 1 ? [.step(by: count.signum(), size)] : []) + (size == .usual ? [] : [.step(by: count)])
    case .setMarkedText(let text): text.shorter.map(EditCommand.setMarkedText)
    case .setSelection(let anchor, let head):
      anchor == head || anchor < 2 && head < 2 ? [] : [.setSelection(anchor: head, head: head)]
    default: []
    }
  }
}

extension Unicode.Scalar {
  /// Plainer characters that may do as well.
  fileprivate var plainer: [Unicode.Scalar] {
    let plain: [Unicode.Scalar] = ["1", "a", "-"]
    return plain.firstIndex(of: self).map { Array(plain[..<$0]) } ?? plain
  }
}

extension String {
  /// The text without a part of it, the larger parts first.
  fileprivate var shorter: [String] { Array(unicodeScalars).shorter.map { String(scalars: $0) } }
}
