internal import MaskSyntax

extension PathField {
  /// One way to carry an edit out.
  private struct Outcome {
    var text: TypedText
    /// The states with what stood after the caret.
    var whole: [Readings]
    /// What of that no longer fits or left its place.
    var restLost: Int

    var loss: Loss {
      var loss = text.loss
      loss.lettersAndDigits += restLost
      return loss
    }
  }

  /// Replaces display offsets `start` to `end` by `text`: one character is typed, several are pasted. False where that
  /// was rejected.
  mutating func insert(_ start: Int, _ end: Int, with text: [Cluster], isTyping: Bool) -> Bool {
    if isTyping, let c = text.first, text.count == 1 { return type(c, start, end) }
    place = TypedPlace()
    if let isTaken = enter(word: text, start, end) { return isTaken }
    let isAtEnd = max(start, end) >= path.shownCount
    return replace(start, end, with: isAtEnd ? withoutSuffix(text) : text)
  }

  /// Does the same once nothing is known of keys before.
  mutating func replace(_ start: Int, _ end: Int, with text: [Cluster]) -> Bool {
    if text.isEmpty { return start != end && erase(valued(start), valued(end)) }
    if text.count == 1, start == end, walkOverSuffix(text[0], at: start) { return true }
    let confirmed = start == end && start == carried
    carried = nil
    let typed = text.count == 1 ? text[0] : nil
    if let typed, start == end, let joined = join(typed, at: start) {
      // a mark that the slot does not take leaves what it holds
      let fits = joined.first != Slot.emptySlot && !graph.step(states[valued(start - 1)], joined).isEmpty
      return fits && replace(start - 1, start, with: [joined])
    }

    let first = valued(start)
    let head = Array(states.prefix(first + 1))
    let passed = fixedText(from: offset(after: first), to: start)
    if let typed, confirmed, !typed.isLetterOrNumber {
      if typeOver(passed, with: typed, before: start) || passed.contains(where: { $0.character == typed }) {
        return true
      }
      // after a number that ended by itself any separator confirms the one that is shown
      if graph.mayClose, typed.isSeparator, passed.contains(where: { $0.character?.isSeparator ?? false }) {
        return true
      }
    }
    var readings = [read(text, after: head, passed: passed, isConfirmed: confirmed && typed != nil)]
    if !passed.isEmpty, typed == nil { readings.append(read(text, after: head, passed: [])) }
    let rest = standing(after: first, valued(end))
    let outcomes = readings.map { complete($0, head: head, rest: rest) }
    guard let best = outcomes.min(by: { $0.loss < $1.loss }) else { return false }

    let isTaken = best.text.states.count > head.count
    if !isTaken, best.text.walked.count == passed.count {
      guard let typed, start == end else { return false }
      if best.text.loss.isNone { return true }
      if confirmed, start == entries.count, let word = wordStart, typed.isLetter {
        // a letter of the auto-inserted word is that one; another may begin another word in its place
        if passed.contains(where: { $0.character?.cases.contains(typed) ?? false }) { return true }
        if !graph.step(states[word], typed).isEmpty { return replace(offset(after: word), start, with: [typed]) }
      }
      return typeOver(passed, with: typed, before: start)
    }
    // literals after a slot left empty would be the end, and no value ends in an empty slot
    if !isTaken, best.whole.count == head.count, head[first][0].path.value.last == .emptySlot { return false }
    if isTaken, best.restLost > 0, options.overflow == .reject, start == end || typed != nil { return false }
    if text.count > 2, !value.isEmpty, best.loss.lettersAndDigits > 0, replaceAll(with: text) { return true }
    show(best, isTaken: isTaken)
    return true
  }

  /// A mark, a joiner and the like join the slot's character before them: what that becomes, or nil where `typed` joins
  /// nothing.
  func join(_ typed: Cluster, at offset: Int) -> Cluster? {
    let entries = entries
    guard offset > 0, offset <= entries.count, case .slot(let before) = entries[offset - 1].kind
    else { return nil }
    return before.joined(by: typed)
  }

  /// What stands after an edit: characters with their places.
  struct Standing: Hashable {
    var character: Cluster
    var place: Int
  }

  private func standing(after first: Int, _ end: Int) -> [Standing] {
    let (rest, states) = remains(first, end, keepsPlaces: options.keepsPlaces)
    let places = states[states.count - 1][0].path.places.dropFirst(first)
    return zip(rest, places.count == rest.count ? Array(places) : rest.map { _ in 0 }).map(Standing.init)
  }

  /// Puts back what stood after the caret, in the way that loses least of it.
  private func complete(_ text: TypedText, head: [Readings], rest: [Standing]) -> Outcome {
    let typed = text.states.count - head.count
    let here = typed > 0 ? text.states[text.states.count - 1][0].path.places.last ?? 0 : 0
    let outcomes = fillings(of: rest, typed: typed, in: here).map { rest in
      let (whole, lost) = feed(rest.map(\.character), after: text.states)
      let places = whole[whole.count - 1][0].path.places.suffix(rest.count)
      return Outcome(text: text, whole: whole, restLost: lost + (places.elementsEqual(rest.map(\.place)) ? 0 : 1))
    }
    return outcomes.min { $0.restLost < $1.restLost } ?? Outcome(text: text, whole: text.states, restLost: 0)
  }

  /// What may become of `rest`, after a caret at which `typed` characters were typed: empty slots are filled; or it
  /// stays; or, typed into a fixed-width number (`here` is its place), its digits give way.
  private func fillings(of rest: [Standing], typed: Int, in here: Int) -> [[Standing]] {
    var left = typed
    let filled = rest.filter { standing in
      let fills = standing.character == .emptySlot && left > 0
      if fills { left -= 1 }
      return !fills
    }
    var fillings = filled == rest ? [rest] : [filled, rest]
    let own = rest.indices.filter { rest[$0].place == here }
    guard !here.isMultiple(of: 2), let first = own.first else { return fillings }
    for gone in 1...own.count {
      let gone = own.prefix(gone)
      fillings.append(rest.indices.filter { !gone.contains($0) }.map { rest[$0] })
    }
    let emptySlot = Standing(character: .emptySlot, place: here)
    fillings.append(rest.indices.filter { $0 != first }.map { own.contains($0) ? emptySlot : rest[$0] })
    return fillings
  }

  /// A paste that fits only as the whole field is the whole field.
  private mutating func replaceAll(with text: [Cluster]) -> Bool {
    var other = PathField(graph, options: options)
    guard other.set(text), other.isComplete else { return false }
    (states, tail, selection) = (other.states, other.tail, other.selection)
    return true
  }

  /// Shows an outcome, with the caret after what was typed.
  private mutating func show(_ outcome: Outcome, isTaken: Bool) {
    let typed = outcome.text.states
    let typedPath = typed[typed.count - 1][0].path
    var walked = outcome.text.walked
    states = canonical(withoutEmptySlotsAtEnd(outcome.whole, least: typed.count))
    let k = min(typed.count, states.count) - 1
    let isAtEnd = k == states.count - 1
    let isCut = k < typed.count - 1
    if isCut { walked = typedPath.dropFirst(path.count) + walked }  // value literals typed stays in sight
    tail = isAtEnd ? longer(certain, walked) : certain

    var caret = offset(after: k) + walked.shownCount
    if isTaken, isCut {
      let ends = entries.indices.filter { entries[$0].isValue }
      if typed.count - 1 <= ends.count { caret = max(caret, ends[typed.count - 2] + 1) }
    }
    let isCarried = isTaken ? typedPath.kept.last?.isSlot ?? false || isAtEnd && wordGoesOn : isAtEnd
    if options.eager, isCarried {
      let jump = offset(after: k) + graph.commonRun(states[k]).shownCount
      if jump > caret {
        caret = jump
        carried = jump
      }
    }
    selection = Selection(caret)
  }

  /// Whether the value ends within a word of value literals that are certain to go on, and of whose letters none is
  /// read after it: typed, they are those of the word.
  private var wordGoesOn: Bool {
    let state = states[states.count - 1]
    let run = graph.commonRun(state)
    guard path.kept.last?.isValueLiteralLetter ?? false, run.first(where: \.isShown)?.isValueLiteralLetter ?? false
    else {
      return false
    }
    let after = run.valueLiterals.reduce(state) { graph.step($0, $1) }
    let letters = run.compactMap(\.character).filter(\.isLetterOrNumber).flatMap(\.cases)
    return letters.allSatisfy { graph.step(after, $0).isEmpty }
  }

  /// How many characters of the value stand before the word of value literals that it ends in; nil where it ends
  /// otherwise.
  private var wordStart: Int? {
    let rest = path.kept.reversed().drop { $0.isValueLiteralLetter }.count
    return rest < path.kept.count ? rest : nil
  }

  func longer(_ first: Path, _ second: Path) -> Path { second.shownCount > first.shownCount ? second : first }

  /// A character that fits nowhere but stands in the literals before the caret is typed over it.
  private mutating func typeOver(_ passed: Path, with c: Cluster, before offset: Int) -> Bool {
    let shown = passed.shown
    guard let found = shown.firstIndex(where: { $0.character == c }) else { return false }
    selection = Selection(offset - shown.count + found + 1)
    return true
  }
}
