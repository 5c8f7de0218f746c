/// A broken law as a case of `fixtures/`: the session, and what the oracle shows after each key.
struct FixtureCase {
  /// The line, to be put into a file there.
  let line: String

  init(_ broken: BrokenLaw, steps: [FixtureStep]) {
    let steps = steps.map(\.json).joined(separator: ", ")
    line =
      "{\"about\": \(broken.law.asJSON), \(broken.session), \"keys\": \(broken.script.description.asJSON), \"steps\": [\(steps)]}"
  }

  init(_ broken: BrokenLaw, playedOn oracle: consuming some EntryTarget & ~Copyable) {
    var oracle = oracle
    var steps: [FixtureStep] = []
    for key in broken.script.keys {
      let isAccepted = oracle.press(key)
      var step = FixtureStep(
        oracle.text, caret: oracle.selection.head, value: oracle.value, isComplete: oracle.isComplete)
      step.isRejected = !isAccepted
      steps.append(step)
    }
    self.init(broken, steps: steps)
  }
}

/// What stands in a field after a key.
struct FixtureStep {
  /// The display with the caret drawn in it.
  let shown: String
  let value: String
  let isComplete: Bool
  /// Whether the key was rejected; of masks it is not reported.
  var isRejected = false

  init(_ text: String, caret: Int, value: String, isComplete: Bool) {
    var scalars = Array(text.unicodeScalars)
    scalars.insert("▏", at: min(caret, scalars.count))
    shown = String(scalars: scalars)
    self.value = value
    self.isComplete = isComplete
  }

  var json: String {
    var members = ["\"shown\": \(shown.asJSON)", "\"value\": \(value.asJSON)"]
    if isComplete { members.append("\"complete\": true") }
    if isRejected { members.append("\"rejected\": true") }
    return "{" + members.joined(separator: ", ") + "}"
  }
}
