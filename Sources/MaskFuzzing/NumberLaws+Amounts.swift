internal import NumberFormatting

/// How fields of numbers are held to laws of their own.
extension NumberLaws {
  /// Whether a digit or a separator was typed after the others, and was kept with them.
  func appends(_ step: ReplayedStep, to state: FieldState) -> Bool {
    guard let c = step.key.typedScalar, step.before != state, let before = shown(step.before), let after = shown(state)
    else { return false }
    if !before.isEnd(step.selection.head) || before.isNegative != after.isNegative { return false }
    if isDigit(c) { return adds(to: before, after) }
    return isSeparator(c) && after.body.upperBound > before.body.upperBound
      && after.integer + after.fraction == before.integer + before.fraction
  }

  /// What a state shows; in an open group, zeros may pass for those that stand for digits, and nothing is said then.
  private func shown(_ state: FieldState) -> ShownNumber? {
    ShownNumber(String(scalars: state.text), value: String(scalars: state.value), isAsTyped: false, setup)
  }

  func isDigit(_ c: Unicode.Scalar) -> Bool {
    setup.symbols.digit(c) != nil && !setup.decimalKeys.unicodeScalars.contains(c)
  }

  private func isSeparator(_ c: Unicode.Scalar) -> Bool {
    if setup.decimalKeys.unicodeScalars.contains(c) { return true }
    return switch setup.symbols.meaning(of: c) {
    case .decimalSeparator, .foreignSeparator, .groupingKey, .groupingSign, .customarySeparator: true
    default: false
    }
  }

  /// Whether a digit was added. In a cash register it is the last that may take the place of a zero.
  private func adds(to before: ShownNumber, _ after: ShownNumber) -> Bool {
    if setup.entry == .decimal { return after.digits.count == before.digits.count + 1 }
    return after.digits != before.digits && (before.digits.isEmpty || before.digits.contains { $0 != "0" })
  }

  /// - Returns: The keys up to one typed that moved the decimal separator, and said nothing: by a place or more by a
  ///   key that is not a digit, by two or more by a digit at the end.
  func unreportedLeap<Target: EntryTarget & ~Copyable>(_ replay: EntryReplay<Target>) -> Fault? {
    var wasAsTyped = false
    return replay.first { target, step in
      defer { wasAsTyped = target.isAsTyped }
      guard let c = step.typedAtCaret, !wasAsTyped && !target.isAsTyped,
        target.report(on: step.key.text).notices.isEmpty, let shown = shown(step.before), !shown.hasZerosInFront,
        let old = String(scalars: step.before.value).magnitude, let new = target.value.magnitude
      else { return nil }
      let isAllowed = isDigit(c) ? step.selection.head < shown.body.upperBound || abs(new - old) < 2 : new == old
      return isAllowed ? nil : step.fault("\(String(scalars: step.before.value)) became \(target.value)")
    }
  }

  /// - Returns: The keys up to the first after which a number is complete whose integer joins digits that were typed on
  ///   both sides of another key, though no group follows it.
  func multipliedAmount<Target: EntryTarget & ~Copyable>(_ replay: EntryReplay<Target>) -> Fault? {
    if setup.entry == .minorUnits { return nil }
    var typed = TypedAmount()
    // what is typed elsewhere than at the end is meant to stand there
    let keys = replay.keys.prefix { $0.typedScalar != nil }
    return EntryReplay(keys: Array(keys), makeTarget: replay.makeTarget).first { target, step in
      guard let c = step.key.typedScalar, setup.symbols.meaning(of: c) != .invisible else { return nil }
      typed.append(c, isDigit: isDigit(c))
      guard !target.isAsTyped, target.isComplete,
        let shown = ShownNumber(target.text, value: target.value, isAsTyped: false, setup),
        shown.integer.drop(while: { $0 == "0" }).count > typed.longestInteger
      else { return nil }
      return step.fault("\(String(scalars: typed.text)) became \(target.text)")
    }
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

extension String {
  /// How many digits of a decimal stand before the point, without zeros in front; below zero, how many zeros stand
  /// after it. `nil` of zero.
  fileprivate var magnitude: Int? {
    let halves = drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard let first = halves.first else { return nil }
    let integer = first.drop { $0 == "0" }
    if !integer.isEmpty { return integer.count }
    let fraction = halves.count > 1 ? halves[1] : ""
    return fraction.firstIndex { $0 != "0" }.map { -fraction.distance(from: fraction.startIndex, to: $0) }
  }
}
