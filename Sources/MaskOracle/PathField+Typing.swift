internal import MaskSyntax

/// Keys in masks of open numbers: nothing is joined over a rejection.
extension PathField {
  /// Types a character at the caret, in place of what it overwrites.
  mutating func type(_ c: Cluster, _ start: Int, _ end: Int) -> Bool {
    if !place.word.isEmpty, let isTaken = goOn(afterWord: c, start) { return isTaken }
    if place.isClosed && !opens(c, at: start) { return reject(c) }
    if !graph.mayClose { return typeIntoSlots(c, start, end) }
    let last = place.lastDigit
    place.lastDigit = .ordinary
    return c.asASCIIDigit.isASCIIDigit ? typeDigit(c, start, end, after: last) : typeOther(c, start, end, after: last)
  }

  /// Types into a mask of slots alone. A word that is rejected there after something was accepted, or a digit that a
  /// slot of other digits does not take, shows that what follows was meant for another place.
  private mutating func typeIntoSlots(_ c: Cluster, _ start: Int, _ end: Int) -> Bool {
    if replace(start, end, with: [c]) {
      place.acceptKey()
      return true
    }
    let before = valued(start)
    if c.isLetter { return path.kept.prefix(before).contains(where: \.isSlot) && rejectLetter(c, at: start) }
    let isDigit = c.asASCIIDigit.isASCIIDigit
    func takes(_ range: ClosedRange<UInt32>) -> Bool {
      range.contains { !graph.step(states[before], Cluster(Unicode.Scalar($0)!)).isEmpty }
    }
    let takesDigitsAlone = takes(48...57) && !takes(65...90) && !takes(97...122)
    // one that stands just before the caret is typed over
    let standsThere = fixedText(from: offset(after: before), to: start).contains { $0.character == c }
    return isDigit && takesDigitsAlone && start == end && before == value.count && !standsThere && reject(c)
  }

  /// Rejects a letter. One is a slip; with a second one, or one that may be a word, it is a word, after which the place
  /// is closed. A letter of the fixed text around the caret is read along, and makes none.
  private mutating func rejectLetter(_ c: Cluster, at start: Int) -> Bool {
    let first = valued(start)
    let end = first == value.count ? Int.max : offset(after: first + 1) - 1
    if fixedText(from: offset(after: first), to: end).contains(where: { $0.character == c }) { return false }
    if let isTaken = read(letter: c, start) { return isTaken }
    place.lettersRejected += 1
    return (place.lettersRejected > 1 || c.first.mayBeWord) && reject(c)
  }

  /// Whether `c` opens a place that a word has closed: a separator that fits directly after a finished part.
  private mutating func opens(_ c: Cluster, at start: Int) -> Bool {
    guard place.lettersRejected > 0, c.isSeparator, graph.mayClose, start == offset(after: valued(start)),
      value.prefix(valued(start)).last?.isASCIIDigit ?? false
    else { return false }
    var field = self
    guard field.replace(start, start, with: [c]) else { return false }
    place.endKeys()
    return true
  }

  private mutating func typeDigit(_ c: Cluster, _ start: Int, _ end: Int, after last: TypedPlace.LastDigit) -> Bool {
    let first = valued(start)
    let before = Before(
      count: first, total: value.count, state: states[first], end: offset(after: first))
    let isAfterLast = before.end == start
    let bound = graph.bound(before.state)
    if isAfterLast, bound.rejects, !goesOn(c, after: before.state) { return reject(c) }
    // nothing was typed between the digits
    let isBesideLast = isAfterLast || start == carried
    if isAfterLast, before.isAtEnd, last == .zero {
      guard let field = afterSeparator(start, c) else { return reject(c) }
      self = field
      note(c, before, isBesideLast: isBesideLast, endsZero: true, last)
      return true
    }
    let isAfterDigit = first > 0 && value[first - 1].isASCIIDigit
    if replace(start, end, with: [c]) {
      note(c, before, isBesideLast: isBesideLast, endsZero: false, last)
      return true
    }
    let isFull = !graph.takesDigits(after: before.state)
    let standsThere = fixedText(from: before.end, to: start).contains { $0.character == c }
    guard isAfterDigit, !standsThere, isAfterLast || isFull else { return false }
    if !isFull { return reject(c) }
    if let isTaken = holdYear(c) { return isTaken }
    let isTooLarge = graph.bound(before.state).isThere || begunNumber(before.state[0].path) != nil
    if isTooLarge { return reject(c) }
    place.lettersRejected = 0
    place.digitsTooMany += 1
    let isSlip = isComplete && place.digitsTooMany == 1 && place.hasty.isEmpty && !graph.endsInNaturalNumber
    return isSlip ? false : reject(c)
  }

  private mutating func typeOther(_ c: Cluster, _ start: Int, _ end: Int, after last: TypedPlace.LastDigit) -> Bool {
    let first = valued(start)
    let (isAfterLast, isAtEnd) = (offset(after: first) == start, first == value.count)
    if c.isSeparator, last == .doubtful {
      // it shows that the digits before were meant as one number
      return reject(c, losing: true)
    }
    if c.isSeparator, place.held != nil { return reject(c, losing: true) }
    let isAfterDigit = first > 0 && value[first - 1].isASCIIDigit
    if replace(start, end, with: [c]) {
      place.acceptKey()
      if isAtEnd {
        place.confirmed.insert(numberEnd(value.count))
        place.hasty.remove(numberEnd(value.count))
      }
      return true
    }
    if c.isLetter { return rejectLetter(c, at: start) }
    let standsThere = fixedText(from: offset(after: first), to: start).contains { $0.character == c }
    guard c.isSeparator, isAfterDigit, isAfterLast, !standsThere else { return false }
    if isComplete && c == Cluster(" ") && !graph.takesDigits(after: states[first]) { return false }
    return reject(c)
  }

  /// Rejects a character and closes the place.
  mutating func reject(_ c: Cluster, losing: Bool = false) -> Bool {
    carried = nil
    place.isClosed = true
    place.lostCharacter = place.lostCharacter || losing || c.isLetterOrNumber
    return false
  }

  /// Whether a reading takes `c` with nothing auto-inserted.
  private func goesOn(_ c: Cluster, after state: Readings) -> Bool {
    guard let next = graph.step(state, c).first else { return false }
    return next.path.kept.count == state[0].path.kept.count + 1
  }

  // MARK: what a digit does to the numbers

  /// What stood before a key.
  private struct Before {
    /// How many characters of the value, and of all of it; and how it was read.
    let count: Int
    let total: Int
    let state: Readings
    /// The display offset after them.
    let end: Int
    /// Whether the value ends there.
    var isAtEnd: Bool { count == total }
  }

  /// Notes what an accepted digit did: to the number before it, and to its own.
  private mutating func note(
    _ c: Cluster, _ before: Before, isBesideLast: Bool, endsZero: Bool, _ last: TypedPlace.LastDigit
  ) {
    place.acceptKey()
    guard value.count > before.total, isBesideLast || before.isAtEnd else { return }
    let begun = begunNumber(before.state[0].path)
    // a number was padded and left, or literals were auto-inserted that were not in sight
    let isBesideSlot = before.end < entries.count && entries[before.end].isSlot
    let finished = finishedNumbers(states[valued(selection.head)][0].path) > finishedNumbers(before.state[0].path)
    let leaves =
      begun != nil ? finished : graph.bound(before.state).isThere && before.end < entries.count && !isBesideSlot
    if isBesideLast, leaves, !endsZero, begun != nil || graph.mayGoOn(before.state) {
      place.lastDigit = .doubtful
    }
    guard before.isAtEnd else { return }
    // what is laid out otherwise may be shorter than what stood before the key
    let isStillShown = before.end < entries.count
    let opensPart = before.count > 0 && isStillShown && !(entries[before.end].character?.isASCIIDigit ?? true)
    let after = states[states.count - 1]
    if isBesideLast, opensPart, !options.eager {
      place.lastDigit = .doubtful
    } else if isBesideLast, opensPart, graph.isZero(after), graph.bound(after).rejects {
      place.lastDigit = .zero
    }
    let zeros = begun.map { $0.width - $0.digits.count } ?? 0
    if leaves { place.hasty.insert(before.count + zeros) }
    let typed = before.count + (leaves ? zeros : 0)
    let width = widthAtEnd(path) ?? 0
    let isPadded = width > 0 && value.count - 2 >= typed && value[value.count - 2] == Cluster("0")
    if isPadded { place.hasty.insert(value.count) }
    let isOver = isPadded && value.count - width >= typed || isOverAlone
    guard isOver, place.lastDigit == .ordinary else { return }
    let follows = isBesideLast && (last == .over || last == .doubtful)
    place.lastDigit = follows && graph.takesDigits(after: after) ? .doubtful : .over
  }

  /// Whether the value ends in a number of natural width of one digit, and no other could go on with it.
  private var isOverAlone: Bool {
    let state = states[states.count - 1]
    return graph.bound(state).isThere && !graph.mayGoOn(state) && digitsAtEnd == 1
  }

  /// How many digits are shown last, with nothing between them.
  var digitsAtEnd: Int { path.shown.reversed().prefix { $0.character?.isASCIIDigit ?? false }.count }

  /// How many of so many characters stand before the separators that they end in.
  func numberEnd(_ count: Int) -> Int {
    let kept = path.kept.prefix(count)
    return count - kept.reversed().prefix { $0.isValueLiteral && !($0.character?.isASCIIDigit ?? false) }.count
  }

  /// The field with the separator typed and then `c`; nil where they do not fit.
  private func afterSeparator(_ start: Int, _ c: Cluster) -> PathField? {
    var field = self
    let next = Set(states[states.count - 1].flatMap { graph.nextValueLiterals(from: $0.node) }).filter {
      $0.isSeparator
    }
    guard next.count == 1, let separator = next.first, field.replace(start, start, with: [separator]),
      field.replace(field.selection.head, field.selection.head, with: [c])
    else { return nil }
    return field
  }
}
