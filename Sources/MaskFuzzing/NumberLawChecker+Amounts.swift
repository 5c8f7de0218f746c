import NumberFormatting

/// The law that no key multiplies an amount.
extension NumberLawChecker where Target: ~Copyable {
  /// - Returns: The keys up to the first after which a number is complete whose integer joins digits that were typed on
  ///   both sides of another key, though no group follows it.
  func multipliedAmount(_ script: Script) -> EntryReplay<Target>.Fault? {
    if setup.entry == .minorUnits { return nil }
    var target = makeTarget()
    var typed = TypedAmount()
    for (i, key) in script.keys.enumerated() {
      // what is typed elsewhere than at the end is meant to stand there
      guard let c = key.typedScalar else { return nil }
      target.press(key)
      if setup.symbols.meaning(of: c) == .invisible { continue }
      typed.append(c, isDigit: isDigit(c))
      if target.isAsTyped || !target.isComplete { continue }
      guard let shown = ShownNumber(target.text, value: target.value, isAsTyped: target.isAsTyped, setup) else {
        continue
      }
      let integer = shown.integer.drop { $0 == "0" }
      if integer.count > typed.longestInteger {
        return (Array(script.keys[...i]), "\(String(scalars: typed.text)) became \(target.text)")
      }
    }
    return nil
  }
}

/// What was typed at the end of a number, as runs of digits.
private struct TypedAmount {
  private(set) var text: [Unicode.Scalar] = []
  /// The digits between other keys, without zeros in front of the first.
  private var runs: [Int] = []
  private var isInRun = false

  mutating func append(_ c: Unicode.Scalar, isDigit: Bool) {
    text.append(c)
    if isDigit && !isInRun { runs.append(0) }
    isInRun = isDigit
    if isDigit { runs[runs.count - 1] += 1 }
  }

  /// The most digits that an integer may have: the first run, and groups of two or three digits after it, of which the
  /// last has three.
  var longestInteger: Int {
    guard let first = runs.first else { return 0 }
    var (longest, sum) = (first, first)
    for run in runs.dropFirst() {
      // a fourth digit after a group is rejected
      sum += min(run, 3)
      if run >= 3 { longest = sum }
      if run < 2 { break }
    }
    return longest
  }
}
