internal import MaskSyntax

extension PathField {
  /// The whole field from text, read as a value and as a display, whichever loses less. False where something was lost.
  mutating func set(_ text: [Cluster]) -> Bool {
    place = TypedPlace()
    let text = withoutSuffix(text)
    let value = readValue(text)
    let display = read(text, after: Array(states.prefix(1)), passed: [], isWhole: true)
    let best = value.loss <= display.loss ? value : display
    states = canonical(withoutEmptySlotsAtEnd(best.states))
    tail = longer(certain, states.count < best.states.count ? [] : best.walked)
    moveToEnd()
    return best.loss.isNone
  }

  /// The whole field from a value alone. False, and nothing changes, where something would be lost.
  mutating func setValue(_ value: [Cluster]) -> Bool {
    place = TypedPlace()
    let read = readValue(value)
    if !read.loss.isNone || graph.mayClose && autoInsertsSeparators(read.states, value) { return false }
    states = canonical(withoutEmptySlotsAtEnd(read.states))
    tail = certain
    moveToEnd()
    return true
  }

  /// Whether a separator between digits was auto-inserted into a value that was read.
  private func autoInsertsSeparators(_ states: [Readings], _ value: [Cluster]) -> Bool {
    var rest = value[...]
    let path = states[states.count - 1][0].path.filter(\.isValue)
    return path.indices.contains { i in
      let c = path[i].character
      if path[i].isSlot || rest.first == c {
        rest = rest.dropFirst()
        return false
      }
      func isDigit(_ i: Int) -> Bool { path.indices.contains(i) && path[i].character?.isASCIIDigit ?? false }
      return c?.isSeparator ?? false && isDigit(i - 1) && isDigit(i + 1)
    }
  }

  /// Reads a text as a value: one that the mask keeps as it is, is read as it is, whatever a slot on the way would make
  /// of its case; another character by character.
  private func readValue(_ text: [Cluster]) -> TypedText {
    var value = TypedText(after: Array(states.prefix(1)))
    if let kept = restate(text, first: states[0]), kept[kept.count - 1][0].path.value == text {
      value.states = kept
      return value
    }
    for c in text {
      var (longer, lost) = feed([c], after: value.states)
      if lost > 0, !c.rest.isEmpty {
        (longer, lost) = feed([Cluster(c.first)], after: value.states)
        if lost == 0 { value.loss.addMarks() }
      }
      if lost > 0 { value.loss.add(c) } else { value.states = longer }
    }
    return value
  }

  /// Ending editing: the first parse that is complete is shown, with all its literals, of which value literals join the
  /// value, and zeros in front of its numbers of natural width go. What was rejected stays so.
  mutating func finish() -> Bool {
    let hasYear = completeYear()
    let rejected = place.rejection
    place = TypedPlace()
    defer { place = rejected }
    var isFinished = finishParse() || hasYear
    while dropZerosInFront() { isFinished = finishParse() }
    return isFinished
  }

  /// Drops the zeros in front of numbers of natural width that the reading shown has. False where there are none, or
  /// the value cannot be read without them.
  private mutating func dropZerosInFront() -> Bool {
    let rest = path.withoutZerosInFront.value
    guard rest.count < value.count, let states = restate(rest, first: states[0]),
      states[states.count - 1][0].path.value == rest
    else { return false }
    self.states = canonical(states)
    tail = certain
    moveToEnd()
    return true
  }

  private mutating func finishParse() -> Bool {
    if !isComplete {
      guard let padded = padded(states) else { return false }
      states = padded
    }
    guard isComplete else {
      tail = certain
      moveToEnd()
      return false
    }
    let last = states.count - 1
    let nodes = states[last].map(\.node)
    let ending = graph.ending(of: nodes)
    guard let first = nodes.firstIndex(where: { graph.ways[$0].ending == ending }),
      let way = graph.ending(from: nodes[first])
    else { return false }
    let reading = states[last].remove(at: first)
    states[last].insert(reading, at: 0)
    var shown = 0
    for (i, entry) in way.enumerated() where entry.isValueLiteral {
      shown = i + 1
      states.append([Reading(node: entry.next, path: reading.path + way[...i])])
    }
    tail = Array(way[shown...])
    moveToEnd()
    return true
  }
}
