internal import MaskSyntax

/// What a reading of text lost, in the order in which it counts.
struct Loss: Comparable {
  var lettersAndDigits = 0
  var punctuation = 0

  mutating func add(_ c: Cluster) {
    if c.isLetterOrNumber { lettersAndDigits += 1 } else { punctuation += 1 }
  }
  /// The marks of a character whose first scalar was taken alone.
  mutating func addMarks() { punctuation += 1 }
  var isNone: Bool { self == Loss() }
  static func < (left: Loss, right: Loss) -> Bool {
    (left.lettersAndDigits, left.punctuation) < (right.lettersAndDigits, right.punctuation)
  }
}

/// Text read after some states of a value.
struct TypedText {
  var states: [Readings]
  /// How many states there were before: those of the value that the text is typed after.
  let headCount: Int
  /// Literals walked over after the last character taken.
  var walked: Path
  var loss = Loss()
  /// Whether it arrives whole, and is not typed.
  var isWhole = false
  /// Whether it is typed where the last key carried the caret over the literals walked over.
  var isConfirmed = false

  init(after head: [Readings], walked: Path = []) {
    states = head
    headCount = head.count
    self.walked = walked
  }
}

extension PathField {
  /// The states after those of `characters` that fit as value characters, and how many did not.
  func feed(_ characters: [Cluster], after states: [Readings]) -> (states: [Readings], lost: Int) {
    var states = states
    var lost = 0
    for c in characters {
      if let next = accept(graph.step(states[states.count - 1], c), first: states[0]) {
        states = next
      } else {
        lost += 1
      }
    }
    return (states, lost)
  }

  /// The states for the value of `readings`, one for each of its characters: one that brought value literals along
  /// counts for all of it. Nil where nothing was read, or the value so made cannot be read again.
  private func accept(_ readings: Readings, first: Readings) -> [Readings]? {
    readings.first.flatMap { restate($0.path.value, first: first) }
  }

  /// The states that the characters of a value lead through; nil where one does not fit.
  func restate(_ value: [Cluster], first: Readings) -> [Readings]? {
    var states = [first]
    for c in value {
      let next = graph.step(states[states.count - 1], c)
      if next.isEmpty { return nil }
      states.append(next)
    }
    return states
  }

  /// Types `characters` after the states `head`, `passed` being the literals between the last value character and the
  /// caret.
  func read(
    _ characters: [Cluster], after head: [Readings], passed: Path, isWhole: Bool = false, isConfirmed: Bool = false
  )
    -> TypedText
  {
    var text = TypedText(after: head, walked: passed)
    text.isWhole = isWhole
    text.isConfirmed = isConfirmed
    for c in characters {
      if read(c, in: &text) { continue }
      if let plain = c.plainForm, read(plain, in: &text) { continue }
      let isFirstRead = !c.rest.isEmpty && read(Cluster(c.first), in: &text)
      if isFirstRead { text.loss.addMarks() } else { text.loss.add(c) }
    }
    return text
  }

  private func read(_ c: Cluster, in text: inout TypedText) -> Bool {
    walk(over: c, in: &text) || take(c, in: &text) || pad(before: c, in: &text) || stand(for: c, in: &text)
      || isAhead(c, of: text)
  }

  /// `c` equals literals on the way ahead: the caret walks over it.
  private func walk(over c: Cluster, in text: inout TypedText) -> Bool {
    let way = way(ahead: text)
    // a letter or digit skips punctuation only
    let word = way.firstIndex { $0.character?.isLetterOrNumber ?? false } ?? way.count
    let near = c.isLetterOrNumber ? way.prefix(word + 1) : way[...]
    var found = near.firstIndex { $0.character == c }
    if found == nil, c.isLetter, readings(of: c, in: text).isEmpty {
      found = near.firstIndex { $0.character?.equalsIgnoringCase(c) ?? false }
    }
    guard let found else { return false }
    text.walked += way[...found]
    return true
  }

  /// Literals on the way ahead of the caret.
  private func way(ahead text: TypedText) -> Path {
    let state = text.states[text.states.count - 1]
    return graph.ahead(of: text.walked.last?.next ?? state[0].node, certain: state.count == 1)
  }

  /// `c` is read as a value character where the caret stands.
  private func take(_ c: Cluster, in text: inout TypedText) -> Bool {
    finish(readings(of: c, in: text), in: &text)
  }

  private func readings(of c: Cluster, in text: TypedText) -> Readings {
    places(in: text).lazy.map { graph.step($0, c) }.first { !$0.isEmpty } ?? []
  }

  /// Where a value character may be read: after the literals walked over, whose value literals come first; or as if
  /// neither that had been passed nor value literals that are certain to come been typed, which is shown and not yet
  /// part of the value.
  private func places(in text: TypedText) -> [Readings] {
    let after = text.walked.valueLiterals.reduce(text.states[text.states.count - 1]) {
      $0.isEmpty ? [] : graph.step($0, $1)
    }
    return [after, text.states[max(text.headCount, canonical(text.states).count) - 1]]
  }

  /// A fixed-width number that `c` cannot continue is zero-padded, if `c` then fits.
  private func pad(before c: Cluster, in text: inout TypedText) -> Bool {
    guard text.walked.isEmpty, let padded = padded(text.states) else { return false }
    let state = padded[padded.count - 1]
    let way = graph.ahead(of: state[0].node)
    if let found = way.firstIndex(where: { $0.character.map { $0 == c || c.isSeparator && $0.isSeparator } ?? false }) {
      text.states = padded
      text.walked = Array(way[...found])
      return true
    }
    return finish(graph.step(state, c), in: &text)
  }

  /// A separator stands for the one that fits: one certain to come is walked over. A slash or a dash in a whole text
  /// says more than where a part ends, and stands for none that could be missing.
  private func stand(for c: Cluster, in text: inout TypedText) -> Bool {
    guard c.isSeparator else { return false }
    // the one that was just shown is meant
    if text.isConfirmed, text.walked.valueLiterals.contains(where: \.isSeparator) { return true }
    let way = way(ahead: text)
    if let certain = way.firstIndex(where: \.isValueLiteral), way[certain].character?.isSeparator ?? false {
      text.walked += way[...certain]
      return true
    }
    // after a number of fixed width so is one that is only shown
    let last = text.states[text.states.count - 1]
    if !text.isWhole, text.walked.isEmpty, widthAtEnd(last[0].path) != nil, graph.takesDigits(after: last),
      let shown = way.firstIndex(where: { $0.isShown }), way[shown].character?.isSeparator ?? false
    {
      text.walked += way[...shown]
      return true
    }
    // before the first character there is nothing to separate: a dash is a minus there
    let isFirst = text.states.count == 1 && text.walked.valueLiterals.isEmpty
    if !isFirst && text.isWhole && c.saysMore { return false }
    for state in places(in: text) {
      let next = Set(state.flatMap { graph.nextValueLiterals(from: $0.node) })
      guard next.count == 1, let separator = next.first, separator.isSeparator else { continue }
      if isFirst && !(c.isDash && separator.isDash) { continue }
      let after = graph.step(state, separator)
      // nor is there after the last one
      if graph.leadsToSlot(after), finish(after, in: &text) { return true }
    }
    return false
  }

  /// `c` begins literals that another parse has next: it is shown once that parse is, and nothing changes until then.
  private func isAhead(_ c: Cluster, of text: TypedText) -> Bool {
    if c.isLetterOrNumber || !text.walked.isEmpty || graph.mayClose { return false }
    let others = text.states[text.states.count - 1].dropFirst()
    return others.contains { graph.ahead(of: $0.node, certain: false).contains { $0.character == c } }
  }

  private func finish(_ readings: Readings, in text: inout TypedText) -> Bool {
    guard let states = accept(readings, first: text.states[0]) else { return false }
    text.states = states
    text.walked = []
    return true
  }

  /// The number of fixed width that is begun and not finished: how wide it is, and its digits.
  func begunNumber(_ path: Path) -> (width: Int, digits: [Cluster])? {
    var number: (width: Int, digits: [Cluster])?
    for entry in path {
      if let edge = entry.edge, case .fixedWidth(let width) = edge.kind { number = edge.opens ? (width, []) : nil }
      if entry.isValue, let c = entry.character { number?.digits.append(c) }
    }
    // a number is not padded before a digit with a mark
    guard let (width, digits) = number, !digits.isEmpty, digits.count < width, digits.allSatisfy(\.isASCIIDigit) else {
      return nil
    }
    return (width, digits)
  }

  /// How wide the number of fixed width is that a path ends in; nil where it is not finished, or there is none.
  func widthAtEnd(_ path: Path) -> Int? {
    var digits: (width: Int, count: Int)?
    for entry in path {
      if let edge = entry.edge, case .fixedWidth(let width) = edge.kind { digits = edge.opens ? (width, 0) : nil }
      if entry.isValue { digits?.count += 1 }
    }
    return digits.flatMap { $0.count == $0.width ? $0.width : nil }
  }

  /// How many numbers of fixed width a path has left.
  func finishedNumbers(_ path: Path) -> Int {
    path.count { entry in
      guard let edge = entry.edge, case .fixedWidth = edge.kind else { return false }
      return !edge.opens
    }
  }

  /// States in which the fixed-width number being typed is zero-padded; nil where there is none.
  func padded(_ states: [Readings]) -> [Readings]? {
    let path = states[states.count - 1][0].path
    guard let (width, digits) = begunNumber(path) else { return nil }
    let zeros = Array(repeating: Cluster("0"), count: width - digits.count)
    let wanted = path.value.dropLast(digits.count) + zeros + digits
    var padded = [states[0]]
    for c in wanted {
      let next = graph.step(padded[padded.count - 1], c)
      if next.isEmpty { return nil }
      padded.append(next)
    }
    return padded[padded.count - 1][0].path.value == Array(wanted) ? padded : nil
  }

  /// A value does not end in empty slots, which stand between characters. The first `least` states stay.
  func withoutEmptySlotsAtEnd(_ states: [Readings], least: Int = 1) -> [Readings] {
    var states = states
    while states.count > least, states[states.count - 1][0].path.value.last == .emptySlot { states.removeLast() }
    return states
  }

  /// A value does not end in value literals that are certain to come: those are shown, not yet part of it.
  func canonical(_ states: [Readings]) -> [Readings] {
    let kept = states[states.count - 1][0].path.kept
    for (k, state) in states.dropLast().enumerated() where state.count == 1 {
      let ending = kept.dropFirst(k)
      if ending.contains(where: \.isSlot) { continue }
      if graph.run(from: state[0].node).valueLiterals.starts(with: ending.compactMap(\.character)) {
        return Array(states[...k])
      }
    }
    return states
  }
}
