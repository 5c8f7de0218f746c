internal import MaskSyntax
internal import NumberFormatting

extension PathField {
  /// Steps the part at the caret up, or down. False, and nothing changes, where nothing can be stepped.
  mutating func step(by count: Int, _ size: StepSize) -> Bool {
    (place, carried) = (TypedPlace(), nil)
    let length = options.steps.length(size)
    if value.isEmpty, count != 0, let least = duration(of: 1) {
      guard count > 0, let distance = least.distance(of: least.value.count - 2..<least.value.count, length),
        let duration = duration(of: min(59, Self.product(count, distance)))
      else { return false }
      self = duration
      return true
    }
    var settled = self
    settled.takeTail()
    let caret = selection.head
    guard count != 0, var part = settled.part(at: caret), !settled.goesTooFar(part, count, length) else { return false }
    var found = settled.stepped(part, by: count, of: length)
    while found == nil, part.isEmpty || settled.isWord(part) {
      guard let last = (0..<part.lowerBound).last(where: { settled.part(around: $0) != nil }),
        let before = settled.part(around: last), !settled.goesTooFar(before, count, length)
      else { return false }
      part = before
      found = settled.stepped(part, by: count, of: length)
    }
    guard let (found, place) = found else { return false }
    let stepped = found.withDaysInMonths
    let start = part.isEmpty ? caret : settled.offset(after: part.lowerBound + 1) - 1
    let end = start + part.count
    let newStart = stepped.offset(after: place.lowerBound + 1) - 1
    let isAtStart = !part.isEmpty && caret == start
    states = canonical(stepped.states)
    tail = certain
    selection = Selection(min(newStart + (isAtStart ? 0 : max(0, place.count - (end - caret))), entries.count))
    return true
  }

  /// A duration of so many minutes, or seconds, where there is one; nil elsewhere.
  private func duration(of count: Int) -> PathField? {
    let digits = count < 10 ? "0\(count)" : "\(count)"
    for start in ["0:", "0:00:"] {
      var field = self
      guard let states = exact([Cluster](start + digits), after: [states[0]]), isComplete(states) else { continue }
      field.states = states
      field.tail = certain
      field.moveToEnd()
      if field.namedParts.contains(where: { $0.name == "hours" }) { return field }
    }
    return nil
  }

  /// The value literals among the trailing literals join the value.
  private mutating func takeTail() {
    let literals = tail.filter(\.isValueLiteral).compactMap(\.character)
    if let longer = exact(literals, after: states) { states = longer }
    tail = []
  }

  /// The field with the part stepped, and where it stands then; nil where it cannot become another.
  func stepped(
    _ part: Range<Int>, by count: Int, of length: StepLength
  ) -> (field: PathField, part: Range<Int>)? {
    let words = Self.product(count, 1)
    let units = isNumber(part) ? distance(of: part, length).map { Self.product(count, $0) } : words
    guard var progress = steppedOnce(part, by: units, orWords: words) else { return nil }
    while progress.left != 0 {
      let (field, part, left) = progress
      guard let next = field.steppedOnce(part, by: left, orWords: left) else { return (field, part) }
      progress = next
    }
    return (progress.field, progress.part)
  }

  /// The field with the part stepped until it begins again, and what is left of the units then.
  private func steppedOnce(_ part: Range<Int>, by units: Int?, orWords count: Int) -> Progress? {
    if options.carriesSteps, let units, let greater = greaterName(than: part),
      let choices = choices(of: part, under: greater)
    {
      return carrying(part, by: units, among: choices, into: greater)
    }
    guard let field = units.flatMap({ numbers($0, for: part) }) ?? words(count, for: part),
      let place = field.period(at: part.lowerBound) ?? field.part(around: part.lowerBound)
    else { return nil }
    return (field, place, 0)
  }

  /// Whether a step that carries is one of more units, or words, than are gone through.
  private func goesTooFar(_ part: Range<Int>, _ count: Int, _ length: StepLength) -> Bool {
    let distance = isNumber(part) ? distance(of: part, length) ?? 0 : 1
    return options.carriesSteps && Self.product(count, distance).magnitude > (isNumber(part) ? 99_999 : 9_999)
  }

  private func isNumber(_ part: Range<Int>) -> Bool { value[part].allSatisfy(\.isASCIIDigit) }

  /// So many times a distance, as far as numbers of 30 bits go.
  private static func product(_ count: Int, _ distance: Int) -> Int {
    let most = 1 << 30
    return max(-most, min(max(-most, min(count, most)) * distance, most))
  }

  /// How far a step of a part goes.
  private func distance(of part: Range<Int>, _ length: StepLength) -> Int? {
    length.whole(ofPartNamed: namedParts.filter { $0.range == part }.reversed().map { Array($0.name.utf8) })
  }

  /// The places in the value of the part that the caret stands in or after, or of the one that follows.
  private func part(at caret: Int) -> Range<Int>? {
    let before = valued(caret)
    if before > 0, offset(after: before) == caret, let part = part(around: before - 1) { return part }
    return before == value.count ? before..<before : part(around: before)
  }

  /// What stands together with a character of the value: digits, or letters of value literals.
  func part(around place: Int) -> Range<Int>? {
    var run: [Int] = []
    var at = 0
    var kinds: [Bool?] = []
    for entry in path.shown {
      let isDigit = entry.isValue && entry.character?.asDigit != nil
      let kind: Bool? = isDigit ? true : entry.isValueLiteralLetter ? false : nil
      if kind == nil || kinds.last != kind {
        if run.contains(place) { break }
        run = []
      }
      kinds.append(kind)
      if kind != nil { run.append(at) }
      if entry.isValue { at += 1 }
    }
    return run.contains(place) ? run[0]..<run[run.count - 1] + 1 : nil
  }

  private func isWord(_ part: Range<Int>) -> Bool { !part.isEmpty && value[part].allSatisfy(\.isLetter) }

  /// The field with the first number that fits: those that are `count` more or less and further, then the others from
  /// the far end.
  private func numbers(_ count: Int, for part: Range<Int>) -> PathField? {
    let digits = value[part].map(\.asDigit)
    guard part.count <= 4, !digits.contains(nil) else { return nil }
    let shown = value[part].string
    let all = count > 0 ? Array(0...9_999) : Array((0...9_999).reversed())
    var tried = all
    if let number = Int(shown) {
      let (least, most) = (number + max(-9_999, min(0, count)), number + min(9_999, max(0, count)))
      tried = all.filter { count > 0 ? $0 >= most : $0 <= least } + all.filter { count > 0 ? $0 < number : $0 > number }
    } else if !"0123456789".unicodeScalars.contains(where: { feed([Cluster($0)], after: states).lost == 0 }) {
      return nil
    }
    var place = NumberPart(part, of: self)
    for number in tried {
      if let field = replacing(&place, with: number) { return field }
    }
    return nil
  }

  /// The field with a number in place of a part, with as many zeros in front as it needs there.
  func replacing(_ part: inout NumberPart, with number: Int) -> PathField? {
    let text = String(number)
    let shortest = max(text.count, part.shown.hasPrefix("0") ? part.shown.count : 0)
    let longest = part.isLast ? 4 : max(shortest, part.shown.count)
    for width in shortest...longest {
      if part.readings(number, width: width, graph).isEmpty { continue }
      let padded = String(repeating: "0", count: width - text.count) + text
      if let field = replacing(part.range, with: [Cluster](padded)) { return field }
    }
    return nil
  }

  /// The field with the word that is so many on among those that fit, or of those that a part begins the first.
  private func words(_ count: Int, for part: Range<Int>) -> PathField? {
    let typed = Array(value[part])
    let words = graph.words(after: states[part.lowerBound], ofPeriod: period(at: part.lowerBound) == part)
    let begun = words.filter { $0.starts(with: typed) }
    guard let current = begun.first else { return nil }
    if current != typed {
      return (count > 0 ? begun : begun.reversed()).lazy.compactMap { replacing(part, with: $0) }.first
    }
    let fitting = words.filter { $0 == current || replacing(part, with: $0) != nil }
    guard fitting.count > 1, let place = fitting.firstIndex(of: current) else { return nil }
    let next = fitting[((place + count) % fitting.count + fitting.count) % fitting.count]
    return next == current ? self : replacing(part, with: next)
  }

  /// The field with a text in place of a part; nil where it is not a whole part there, or the rest does not fit after
  /// it.
  func replacing(_ part: Range<Int>, with text: [Cluster]) -> PathField? {
    let value = value
    let rest = Array(value[part.upperBound...])
    guard let whole = read(text + rest, after: Array(states[...part.lowerBound])) else { return nil }
    var field = self
    field.states = whole
    // what stands around it stays as it is shown
    guard field.value == value[..<part.lowerBound] + text + rest else { return nil }
    let end = part.lowerBound + text.count
    guard (field.period(at: part.lowerBound) ?? field.part(around: part.lowerBound)) == part.lowerBound..<end,
      !isComplete(states) || isComplete(whole),
      !field.daysBeyondMonths.contains(where: { $0.day == part.lowerBound..<end })
    else { return nil }
    return !rest.isEmpty || field.mayEndPart ? field : nil
  }

  /// Whether a part may end with the value: nothing need follow, or a literal may.
  var mayEndPart: Bool {
    let last = states[states.count - 1]
    return ends(states) || !graph.ahead(of: last[0].node, certain: last.count == 1).shown.isEmpty
  }

  /// The field with each day that its month does not have brought back to the last one.
  private var withDaysInMonths: PathField {
    daysBeyondMonths.reduce(self) { field, date in
      field.replacing(date.day, with: [Cluster](String(date.last))) ?? field
    }
  }

  /// The states after more characters of the value; nil where one does not fit, is kept as another, or brings others
  /// along.
  private func exact(_ text: [Cluster], after states: [Readings]) -> [Readings]? {
    guard let longer = read(text, after: states) else { return nil }
    let (before, after) = (states[states.count - 1][0].path.value, longer[longer.count - 1][0].path.value)
    return after == before + text ? longer : nil
  }

  private func read(_ text: [Cluster], after states: [Readings]) -> [Readings]? {
    var longer = states
    for c in text {
      let next = graph.step(longer[longer.count - 1], c)
      if next.isEmpty { return nil }
      longer.append(next)
    }
    return longer
  }
}

extension Graph {
  /// Words of value literals that may come next, in the order of the mask.
  ///
  /// Of a period, all that may stand in it until its end, with the letters that a slot names one by one.
  func words(after readings: Readings, ofPeriod isPeriod: Bool) -> [[Cluster]] {
    var words: [[Cluster]] = []
    var left = 4_096
    func walk(_ node: Int, _ word: [Cluster]) {
      guard left > 0 else { return }
      left -= 1
      switch nodes[node] {
      case .valueLiteral(let text, let next) where isPeriod || text.isLetter: return walk(next, word + [text])
      case .slot(let slot, let next) where isPeriod:
        guard case .set(let ranges, negated: false) = slot.kind else { return }
        for range in ranges where range.low == range.high { walk(next, word + [Cluster(range.low)]) }
        return
      case .edge(let edge, _) where isPeriod && !word.isEmpty && edge.isCaptureEnd: break
      case .literal(_, let next) where word.isEmpty: return walk(next, word)
      case .edge(_, let next): return walk(next, word)
      case .split(let ways): return ways.forEach { walk($0, word) }
      case .valueLiteral, .literal, .slot, .end: break
      }
      if !word.isEmpty && !words.contains(word) { words.append(word) }
    }
    for reading in readings { walk(reading.node, []) }
    return words
  }
}

extension Edge {
  fileprivate var isCaptureEnd: Bool {
    if case .capture = kind { !opens } else { false }
  }
}

extension Cluster {
  fileprivate var asDigit: Int? { isASCIIDigit ? Int(first.value) - 48 : nil }
}

extension OracleOptions {
  /// Whether a step carries into the next greater part of a date or time.
  var carriesSteps: Bool { flags.contains("carriesSteps") }
}
