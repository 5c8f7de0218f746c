internal import FieldEditing
internal import MaskFuzzing

/// Presses the keys with which a value is entered.
struct KeyWriter {
  let entry: Entry
  var chance: Chance
  private(set) var keys: [EditCommand] = []
  private var typed: [Unicode.Scalar] { entry.typed }

  init(_ entry: Entry, _ chance: Chance) {
    self.entry = entry
    self.chance = chance
    keys.reserveCapacity(entry.typed.count + 8)
  }

  /// Enters the value.
  ///
  /// - Returns: In which way: where a value leaves no room for a slip, it is just typed.
  mutating func enter(_ habit: Habit) -> Habit {
    let isDone: Bool
    switch habit {
    case .typed: isDone = false
    case .typo: isDone = typeWithTypo()
    case .neighbour: isDone = typeWithNeighbour()
    case .swapped: isDone = typeSwapped()
    case .insertedInMiddle: isDone = insertInMiddle()
    case .removedInMiddle: isDone = removeInMiddle()
    case .pastedCorrected: isDone = pasteAndCorrect()
    case .undone: isDone = eraseAndUndo()
    case .pasted, .pastedFormatted:
      keys.append(.paste(entry.text))
      isDone = true
    case .autofilled:
      keys.append(.setText(entry.text))
      isDone = true
    }
    if isDone { return habit }
    type(typed.indices)
    return .typed
  }

  private mutating func type(_ range: Range<Int>) {
    for place in range { keys.append(.typing(typed[place])) }
  }

  private mutating func press(_ key: EditCommand, times: Int) {
    for _ in 0..<times { keys.append(key) }
  }

  /// A place at which a wrong character may be typed.
  private mutating func slip() -> Int? {
    let slips = entry.slips
    if slips.isEmpty { return nil }
    let place = slips.lowerBound + chance.below(slips.count)
    if typed[place].isSlippery { return place }
    // few are not: separators
    return slips[place...].first { typed[$0].isSlippery } ?? slips.first { typed[$0].isSlippery }
  }

  private mutating func typeWithTypo() -> Bool {
    guard let place = slip() else { return false }
    var later = chance.below(4)
    // it is noticed before the next separator, which a key may or may not take away
    later =
      (place + 1..<min(place + 1 + later, typed.count)).prefix { entry.slips.contains($0) && typed[$0].isSlippery }
      .count
    type(0..<place)
    keys.append(.typing(typed[place].another(using: &chance)))
    type(place + 1..<place + 1 + later)
    press(.deleteBackward(), times: later + 1)
    type(place..<typed.count)
    return true
  }

  private mutating func typeWithNeighbour() -> Bool {
    guard let place = slip() else { return false }
    type(0..<place)
    keys.append(.typing(typed[place].neighbour(using: &chance)))
    keys.append(.deleteBackward())
    type(place..<typed.count)
    return true
  }

  private mutating func typeSwapped() -> Bool {
    guard let place = slip(), entry.slips.contains(place + 1) else { return false }
    let (first, second) = (typed[place], typed[place + 1])
    guard first != second, first.isLikely(second) else { return false }
    type(0..<place)
    keys.append(.typing(second))
    keys.append(.typing(first))
    press(.deleteBackward(), times: 2)
    type(place..<typed.count)
    return true
  }

  /// Leaves out a character, types some more, goes back and puts it in.
  private mutating func insertInMiddle() -> Bool {
    let run = entry.run
    guard run.count >= 3 else { return false }
    let place = max(1, run.lowerBound) + chance.below(run.count - 2)
    guard place + 1 < run.upperBound else { return false }
    var count = place + 1 + chance.below(min(6, run.upperBound - place - 1))
    if entry.gaps.standsAfter(count) { count -= 1 }
    let gaps = entry.gaps.shown(typed[..<place], typed[(place + 1)..<max(place + 1, count + 1)])
    // after a separator that no one typed, the caret may stand on either side of it
    guard count > place, !gaps.standsAfter(count) else { return false }
    type(0..<place)
    type(place + 1..<count + 1)
    press(.move(.backward), times: gaps.steps(from: count, to: place))
    keys.append(.typing(typed[place]))
    goOn(count + 1)
    return true
  }

  /// Types a character twice, types some more, goes back and takes one of them out.
  private mutating func removeInMiddle() -> Bool {
    let run = entry.run
    guard run.count >= 3 else { return false }
    let place = run.lowerBound + chance.below(run.count - 2)
    var count = place + 3 + chance.below(min(6, run.upperBound - place - 2))
    if entry.gaps.standsAfter(count) { count -= 1 }
    let gaps = entry.gaps.shown(typed[..<(place + 1)], typed[place..<(count - 1)])
    guard count > place + 2, !gaps.standsAfter(count) else { return false }
    type(0..<place + 1)
    type(place..<count - 1)
    if chance.isTrue(50) || gaps.standsAfter(place + 1) {
      press(.move(.backward), times: gaps.steps(from: count, to: place + 2))
      keys.append(.deleteBackward())
    } else {
      press(.move(.backward), times: gaps.steps(from: count, to: place + 1))
      keys.append(.deleteForward())
    }
    goOn(count - 1)
    return true
  }

  /// Goes to the end, and types the rest.
  private mutating func goOn(_ place: Int) {
    if place < typed.count || chance.isTrue(30) { keys.append(.move(.end)) }
    type(place..<typed.count)
  }

  /// Pastes all but the last character, or a wrong one in its place, and mends it.
  private mutating func pasteAndCorrect() -> Bool {
    let last = typed.count - 1
    guard last >= 2, !entry.isFragile else { return false }
    var text = String.UnicodeScalarView(typed[..<last])
    let isWrong =
      entry.slips.contains(last) && typed[last].isSlippery && (chance.isTrue(50) || !typed[last - 1].isSlippery)
    if isWrong {
      text.append(typed[last].another(using: &chance))
    } else if !typed[last - 1].isSlippery {
      return false
    }
    keys.append(.paste(String(text)))
    if isWrong { keys.append(.deleteBackward()) }
    keys.append(.typing(typed[last]))
    return true
  }

  /// Takes away the last character or all of them by mistake, and undoes that.
  private mutating func eraseAndUndo() -> Bool {
    guard typed.count >= 2 else { return false }
    let count = 2 + chance.below(typed.count - 1)
    type(0..<count)
    if chance.isTrue(50) {
      keys.append(.deleteBackward())
      keys.append(.undo)
    } else {
      keys.append(.setSelection(anchor: 0, head: 99))
      keys.append(.deleteBackward())
      keys.append(.undo)
      keys.append(.move(.end))
    }
    type(count..<typed.count)
    return true
  }
}
