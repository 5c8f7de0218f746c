internal import MaskSyntax

/// A text that fits a mask: as it is shown, and as a value.
struct MaskSample {
  var display = String.UnicodeScalarView()
  var value = String.UnicodeScalarView()
}

extension MaskExpression {
  /// A random text that fits; where masks are ambiguous, as one of their readings has it.
  func sample(using random: inout SeededGenerator) -> MaskSample {
    var sample = MaskSample()
    add(to: &sample, using: &random)
    return sample
  }

  private func add(to sample: inout MaskSample, using random: inout SeededGenerator) {
    switch kind {
    case .slot(let slot):
      let c = slot.example(using: &random)
      sample.display.append(c)
      sample.value.append(c)
    case .literal(let text): sample.display.append(contentsOf: text.scalars)
    case .valueLiteral(let text):
      sample.display.append(contentsOf: text.scalars)
      sample.value.append(contentsOf: text.scalars)
    case .sequence(let items): for item in items { item.add(to: &sample, using: &random) }
    case .alternatives(let branches): random.pick(branches).add(to: &sample, using: &random)
    case .repetition(let body, let least, let most):
      // long repeats would only make long scripts
      let times = random.number(least...max(least, min(most ?? .max, least + 2)))
      for _ in 0..<min(times, 20) { body.add(to: &sample, using: &random) }
    case .capture(_, let body): body.add(to: &sample, using: &random)
    case .range(let range):
      let number = String(UInt32.random(in: range.low...range.high, using: &random))
      let zeros = range.isFixedWidth ? String(repeating: "0", count: range.highWidth - number.count) : ""
      sample.display.append(contentsOf: (zeros + number).unicodeScalars)
      sample.value.append(contentsOf: (zeros + number).unicodeScalars)
    }
  }

  /// All fixed characters.
  var fixedText: [Unicode.Scalar] {
    switch kind {
    case .literal(let text), .valueLiteral(let text): text.scalars
    default: parts.flatMap { $0.fixedText }
    }
  }
}

extension Slot {
  private static let usual = Array<Unicode.Scalar>("0123456789abcxyzABCXYZ -+é".unicodeScalars)

  fileprivate func example(using random: inout SeededGenerator) -> Unicode.Scalar {
    let fitting = Slot.usual.filter(accepts)
    if !fitting.isEmpty, random.chance(80) { return random.pick(fitting) }
    if case .set(let ranges, negated: false) = kind { return random.pick(ranges).low }
    return fitting.first ?? "0"
  }
}
