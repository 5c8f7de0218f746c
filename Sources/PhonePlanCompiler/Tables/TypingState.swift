internal import PhoneNumbering

/// Where the rules of typed layouts stand after some digits of a national number: which formats are still possible, and
/// which one's template is filled.
struct TypingState: Hashable {
  /// Formats still possible, in order.
  private var candidates: [Int] = []
  /// Where the leading digits of each candidate have led: as many as may still be asked for.
  private var leading: [[Int]]
  private(set) var count = 0
  /// The format whose template is shown, and how many of its digits are filled.
  private var template: Int?
  private var filled = 0
  /// The format that the last template was made of, while no other takes its place: the same pattern makes none again.
  private var current: String?
  private var hasSpace = false
  /// What is shown: nil is the digits as they are.
  private(set) var gaps: PhoneGaps? = PhoneGaps(word: 0)
  /// Whether nothing is laid out from here on.
  private(set) var isOver = false

  /// Before the first digit.
  init(_ formats: [TypedFormat]) { leading = formats.map { $0.leadingDigits.map(\.start) } }

  /// What a state of the automaton puts out; nil where digits are shown as they are.
  func output(gapsIndex: (PhoneGaps) -> Int) -> Int? {
    guard let gaps else { return nil }
    let flags = (hasSpace ? PhoneTables.spaceFlag : 0) | (isOver ? PhoneTables.lastFlag : 0)
    return gapsIndex(gaps) * 4 + Int(flags)
  }

  /// What the digit that leads to the next state does to what is shown, as an edge says it.
  func sign(of next: TypingState) -> UInt16 {
    guard let shown = gaps, let gaps = next.gaps, next.hasSpace == hasSpace, !next.isOver, gaps.first(count) == shown
    else {
      return PhoneEdge.layingOutAnew
    }
    return PhoneEdge.sign(gap: gaps.code(before: count))
  }

  /// A digit typed.
  func next(_ digit: Int, _ formats: [TypedFormat]) -> TypingState {
    var state = self
    state.read(digit, formats)
    if state.count < 3 { return state }
    if state.count == 3 {
      state.chooseAll(formats)
    } else {
      state.advance(formats)
    }
    state.forget(formats)
    return state
  }

  /// A digit of several that come all at once: nothing is chosen yet.
  func nextAtOnce(_ digit: Int, _ formats: [TypedFormat]) -> TypingState {
    var state = self
    state.read(digit, formats)
    for format in formats.indices { state.forgetLeading(of: format, formats, before: state.count) }
    return state
  }

  /// After the last digit that came at once.
  func chosen(_ formats: [TypedFormat]) -> TypingState {
    var state = self
    state.chooseAll(formats)
    state.forget(formats)
    return state
  }

  private mutating func read(_ digit: Int, _ formats: [TypedFormat]) {
    count += 1
    for (format, typed) in formats.enumerated() where !leading[format].isEmpty {
      for (number, automaton) in typed.leadingDigits.enumerated() {
        leading[format][number] = automaton.next(leading[format][number], digit)
      }
    }
  }

  private mutating func chooseAll(_ formats: [TypedFormat]) {
    candidates = Array(formats.indices)
    narrow(formats)
    if showComplete(formats) { return }
    if makeTemplate(formats) {
      showTemplate(formats, filling: count)
    } else {
      giveUp()
    }
  }

  private mutating func advance(_ formats: [TypedFormat]) {
    let isFilled = fillNext(formats)
    if showComplete(formats) { return }
    narrow(formats)
    let isNew = makeTemplate(formats)
    if isNew && !isOver {
      showTemplate(formats, filling: count)
    } else if isOver || !isFilled {
      giveUp()
    } else {
      showTemplate(formats, filling: filled)
    }
  }

  /// Puts the digit into the template, if it has room. Where one format alone is left that has none, nothing is laid
  /// out any more.
  private mutating func fillNext(_ formats: [TypedFormat]) -> Bool {
    if let template, filled < formats[template].templateCount {
      filled += 1
      return true
    }
    if candidates.count == 1 { isOver = true }
    current = nil
    return false
  }

  /// A format that the digits fill wins over the template.
  private mutating func showComplete(_ formats: [TypedFormat]) -> Bool {
    guard let format = candidates.first(where: { formats[$0].shape.takes(count) }) else { return false }
    gaps = formats[format].complete(count)
    hasSpace = formats[format].hasSpaceAfterPrefix
    return true
  }

  private mutating func narrow(_ formats: [TypedFormat]) {
    candidates.removeAll { format in
      let index = formats[format].leadingIndex(count)
      return index >= 0 && !formats[format].leadingDigits[index].matches(leading[format][index])
    }
  }

  /// Makes the template of the first format that has room for the digits; the others before it are dropped.
  private mutating func makeTemplate(_ formats: [TypedFormat]) -> Bool {
    while let format = candidates.first {
      if current == formats[format].pattern { return false }
      if formats[format].templateCount >= count {
        template = format
        current = formats[format].pattern
        hasSpace = formats[format].hasSpaceAfterPrefix
        filled = 0
        return true
      }
      template = nil
      candidates.removeFirst()
    }
    isOver = true
    return false
  }

  private mutating func showTemplate(_ formats: [TypedFormat], filling: Int) {
    filled = filling
    gaps = template.flatMap { formats[$0].template }?.first(filling)
  }

  private mutating func giveUp() {
    isOver = true
    gaps = nil
  }

  /// Drops what decides nothing any more, so that states that go on alike are equal.
  private mutating func forget(_ formats: [TypedFormat]) {
    if isOver {
      candidates.removeAll()
      (template, filled, current) = (nil, 0, nil)
    }
    let live = Set(candidates)
    for format in leading.indices {
      if live.contains(format) {
        forgetLeading(of: format, formats, before: count + 1)
      } else {
        leading[format].removeAll()
      }
    }
  }

  /// Patterns for fewer digits than there will be are not asked any more.
  private mutating func forgetLeading(of format: Int, _ formats: [TypedFormat], before count: Int) {
    for number in 0..<max(0, formats[format].leadingIndex(count)) { leading[format][number] = PatternAutomaton.dead }
  }
}
