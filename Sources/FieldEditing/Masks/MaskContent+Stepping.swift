internal import MaskCompiler
internal import MaskEngine
internal import NumberFormatting

/// Stepping: the part at the caret becomes the next one that the mask takes there.
///
/// A part is what stands together between literals: up to four digits, or a word of value literals, such as `AM`. Of
/// digits the next number is searched for, of words the next in the order of the mask; both begin again after the last.
/// With `FieldOptions.carriesSteps`, the next greater part of the date or time is stepped then.
/// A day of a date is not stepped beyond its month, and brought within it where month or year are stepped.
extension MaskContent {
  func step(by count: Int, of length: StepLength, _ state: inout EditorState) -> EditOutcome {
    endTyping()
    if now.count == 0, let outcome = stepEmptyDuration(by: count, of: length) { return outcome }
    // what is certain to come is shown, and so is part of what is stepped
    memory.second.states.copyWithTrailingLiterals(&memory.now)
    let caret = state.selection.head
    guard count != 0, var part = part(at: caret), !goesTooFar(part, count, length) else { return .rejected }
    var start = start(of: part, caret)
    var stepped = step(part, by: count, of: length)
    // a word that cannot become another is a unit, of the number before it; as literals after that are
    while stepped == nil {
      guard let before = second.states.part(before: part), !goesTooFar(before, count, length) else { return .rejected }
      part = before
      start = self.start(of: part, caret)
      stepped = step(part, by: count, of: length)
    }
    guard let stepped else { return .rejected }
    let left = start + part.count - caret
    let newStart = first.states.offset(stepped.lowerBound + 1) - 1
    // at the part's start the caret stays there, else as far from its end as it was
    let place = !part.isEmpty && caret == start ? newStart : newStart + max(0, stepped.count - left)
    let effects = bringDaysWithinMonths()
    swap(&memory.next, &memory.first.states)
    next.dropCertainEnd()
    showTrailingLiterals(walked: false)
    return draft(caret: min(place, next.length), place: start, effects: effects)
  }

  /// Makes a duration of so many of its least units, `0:01`, where nothing is typed of one: its hours may be any
  /// number, which has no first and no last. `nil` for anything else.
  private func stepEmptyDuration(by count: Int, of length: StepLength) -> EditOutcome? {
    next.clear()
    guard next.feed(48), next.part(named: "hours") != nil else { return nil }
    if count < 0 { return .rejected }
    repeat {
      guard next.exact(next.state(next.count).separator), next.feed(twoDigits: 0) else { return nil }
    } while !next.isComplete
    guard let distance = next.distance(of: next.count - 2..<next.count, length) else { return .rejected }
    let units = count.times(distance)
    next.cut(to: next.count - 2)
    guard next.feed(twoDigits: min(units, 59)) else { return nil }
    showTrailingLiterals(walked: false)
    return draft(caret: next.length, effects: units > 59 ? .clamped : [])
  }

  /// The part that a caret stands in or after; else the one that follows, which need not be typed yet.
  private func part(at caret: Int) -> Range<Int>? {
    let k = second.states.characters(before: caret)
    if k > 0, second.states.offset(k) == caret, let part = second.states.part(around: k - 1) { return part }
    return k == second.states.count ? k..<k : second.states.part(around: k)
  }

  /// The display offset at which a part begins; of one that is not typed yet, that of the caret.
  private func start(of part: Range<Int>, _ caret: Int) -> Int {
    part.isEmpty ? caret : second.states.offset(part.lowerBound + 1) - 1
  }

  /// Where a part stands once it is stepped, and what is left of the count where it began again.
  private typealias Progress = (part: Range<Int>, left: Int)

  /// Reads the value into `first` with the part stepped, and with greater ones that it carries into.
  ///
  /// - Returns: Where the part stands there; `nil`, and `second` as it was, where it cannot become another.
  private func step(_ part: Range<Int>, by count: Int, of length: StepLength) -> Range<Int>? {
    let distance = second.states.distance(of: part, length)
    let stepped = distance.flatMap { stepNumber(part, by: count.times($0)) } ?? stepWord(part, by: count.times(1))
    guard var progress = stepped else { return nil }
    while progress.left != 0 {
      second.states.copy(first.states, to: first.states.count)
      let (part, left) = progress
      guard let next = stepNumber(part, by: left) ?? stepWord(part, by: left) else { return asInSecond(part) }
      progress = next
    }
    return progress.part
  }

  /// Whether a step that carries would begin a part again more often than anyone waits for.
  private func goesTooFar(_ part: Range<Int>, _ count: Int, _ length: StepLength) -> Bool {
    if !memory.carriesSteps { return false }
    let isWord = !part.isEmpty && second.states.digits(part) == nil
    let distance = isWord ? 1 : second.states.distance(of: part, length) ?? 0
    return count.times(distance).magnitude > (isWord ? StepLimit.carriedWords : StepLimit.carriedUnits)
  }

  // MARK: numbers

  private func stepNumber(_ part: Range<Int>, by count: Int) -> Progress? {
    guard part.count <= StepLimit.digits else { return nil }
    if part.isEmpty {
      let last = second.states.count
      let takesDigits = (48...57).contains { second.states.fits($0, after: last) }
      let order = StepOrder(last: StepLimit.number)
      return takesDigits && find(order.all(count), of: order, for: part) != nil ? done(steppedPart(part)) : nil
    }
    guard let number = second.states.digits(part) else { return nil }
    let greater = number <= StepLimit.carrying ? greaterPart(than: part) : nil
    // an hour of 12 begins with 12
    let isClock = greater?.unit == .period && number <= 12
    let last = isClock ? 11 : greater == nil ? StepLimit.number : StepLimit.carrying
    let order = StepOrder(current: isClock ? number % 12 : number, last: last, isClock: isClock)
    return step(part, by: count, in: order, carryingInto: greater)
  }

  /// Reads the value into `first` with another number in place of a part.
  ///
  /// - Returns: The numbers that do not fit because they begin as it does, itself among them; none where it fits.
  private func misfits(_ number: Int, for part: Range<Int>) -> Range<Int> {
    let isLast = part.upperBound == second.states.count
    // zeros in front keep the width of a part that has them
    let least = !part.isEmpty && second.states.character(part.lowerBound) == 48 ? part.count : 1
    let shortest = max(least, number.digitCount)
    // of fixed width is what its width says, which a part that is only begun has not yet
    let longest = isLast ? StepLimit.digits : max(shortest, part.count)
    // numbers of other lengths are written in other widths
    var alike = (number < 10 ? 0 : Self.unit(number.digitCount - 1))..<Self.unit(number.digitCount)
    for width in shortest...longest {
      if reads(for: part, { $0.readExactly(number, width: width) }) { return 0..<0 }
      let end = first.states.count
      let left = width - min(width, end - part.lowerBound)
      // where no digit follows those that were read, the one that did not fit decides nothing
      let takesOther = left > 0 && (48...57).contains { first.states.fits($0, after: end) }
      let unit = Self.unit(takesOther ? left - 1 : left)
      let low = number / unit * unit
      alike = alike.clamped(to: low..<low + unit)
    }
    return alike
  }

  /// 1 with so many zeros after it.
  private static func unit(_ zeros: Int) -> Int { (0..<zeros).reduce(1) { unit, _ in unit * 10 } }

  // MARK: words

  /// Steps a word: of one that is begun, what is typed counts.
  private func stepWord(_ part: Range<Int>, by count: Int) -> Progress? {
    first.states.copy(second.states, to: part.lowerBound)
    let all = WordSearch.words(after: first.states, ofPeriod: second.states.isPeriod(part))
    let typed = part.map { second.states.character($0) }
    let begun = all.filter { $0.starts(with: typed) }
    guard let current = begun.first else { return nil }
    if current != typed {
      let order = StepOrder(last: begun.count - 1, words: begun)
      return find(order.all(count), of: order, for: part) != nil ? done(steppedPart(part)) : nil
    }
    // those that the rest does not fit after are not steps on the way
    let words = all.filter { $0 == current || reads($0, for: part) }
    guard let place = words.firstIndex(of: current) else { return nil }
    if let greater = greaterPart(than: part) {
      let order = StepOrder(current: place, last: words.count - 1, words: words)
      return step(part, by: count, in: order, carryingInto: greater)
    }
    if words.count == 1 { return nil }
    let next = words[(place + count % words.count).modulo(words.count)]
    return done(reads(next, for: part) ? steppedPart(part) : asInSecond(part))
  }

  /// Reads the value into `first` with a word in place of a part.
  private func reads(_ word: [Symbol], for part: Range<Int>) -> Bool {
    reads(for: part) { states in word.allSatisfy { states.exact($0) } }
  }

  // MARK: numbers and words in their order

  /// Steps a part among what it may become: to the first that the mask takes among those that are that much on, or
  /// further. After the last of them it carries into the greater part; without one it begins again from the other end.
  private func step(
    _ part: Range<Int>, by count: Int, in order: StepOrder, carryingInto greater: DatePart?
  ) -> Progress? {
    let direction = count.signum()
    let (begin, end) = order.ends(direction)
    let target = order.current + count
    if find(stride(from: target, through: end, by: direction), of: order, for: part) != nil {
      return done(steppedPart(part))
    }
    if let greater { return carry(part, to: target, in: order, into: greater) }
    let again = find(stride(from: begin, through: order.current - direction, by: direction), of: order, for: part)
    return again == nil ? nil : done(steppedPart(part))
  }

  /// Begins a part again, and steps the greater one once.
  private func carry(
    _ part: Range<Int>, to target: Int, in order: StepOrder, into greater: DatePart
  ) -> Progress? {
    let direction = (target - order.current).signum()
    let (begin, end) = order.ends(direction)
    let passed = find(stride(from: end, through: order.current + direction, by: -direction), of: order, for: part)
    let left = target - (passed ?? order.current) - direction
    // where the count passes all of them, the part may come to be as it was
    let again = find(stride(from: begin, through: order.current, by: direction), of: order, for: part)
    guard again != nil, let begun = steppedPart(part) else { return nil }
    second.states.copy(first.states, to: first.states.count)
    guard let own = second.states.datePart(begun), let place = second.states.place(of: greater),
      step(place, by: direction, of: 1) != nil
    else { return again == order.current ? nil : done(asInSecond(begun)) }
    second.states.copy(first.states, to: first.states.count)
    guard let part = second.states.place(of: own) else { return nil }
    // of another month another day is the last
    let renewed = find(stride(from: begin, through: end, by: direction), of: order, for: part)
    guard renewed != nil, let begun = steppedPart(part) else { return done(asInSecond(part)) }
    return (begun, left)
  }

  private func done(_ part: Range<Int>?) -> Progress? { part.map { ($0, 0) } }

  /// Reads into `first` what `second` has.
  private func asInSecond(_ part: Range<Int>) -> Range<Int>? {
    first.states.copy(second.states, to: second.states.count)
    return steppedPart(part)
  }

  private func steppedPart(_ part: Range<Int>) -> Range<Int>? { first.states.part(from: part.lowerBound) }

  /// The part that another carries into, both of them whole.
  private func greaterPart(than part: Range<Int>) -> DatePart? {
    guard memory.carriesSteps, second.states.isWhole(part, &memory.scratch),
      let greater = second.states.greaterPart(than: part), second.states.isWhole(greater.range, &memory.scratch)
    else { return nil }
    // digits that run on into those of another part are not a part by themselves
    return second.states.part(from: greater.range.lowerBound) == greater.range ? greater : nil
  }

  /// The first of some places in an order that the mask takes in place of a part; `first` has it then.
  private func find(_ places: StrideThrough<Int>, of order: StepOrder, for part: Range<Int>) -> Int? {
    var misfits = 0..<0
    return places.first { place in
      if let words = order.words { return reads(words[place], for: part) }
      if order.isClock && place == 0 && self.misfits(12, for: part).isEmpty { return true }
      if misfits.contains(place) { return false }
      misfits = self.misfits(place, for: part)
      return misfits.isEmpty
    }
  }

  // MARK: dates

  /// Brings days of `first` within their months: 31 of a month that became February is its last.
  private func bringDaysWithinMonths() -> EditResult.Effects {
    var effects: EditResult.Effects = []
    for (day, limit) in first.states.daysBeyondMonths() {
      second.states.copy(first.states, to: first.states.count)
      if reads(for: day, { $0.readExactly(limit, width: day.count) }) {
        effects = .clamped
      } else {
        first.states.copy(second.states, to: second.states.count)
      }
    }
    return effects
  }

  /// Reads the value into `first` with another text in place of a part.
  ///
  /// - Returns: Whether that is a part there again, and a whole one: nothing after it is lost, and a complete value is
  ///   complete again.
  private func reads(for part: Range<Int>, _ read: (inout Layout) -> Bool) -> Bool {
    first.states.copy(second.states, to: part.lowerBound)
    guard read(&memory.first.states) else { return false }
    let end = first.states.count
    for k in part.upperBound..<second.states.count {
      guard first.states.exact(second.states.character(k)) else { return false }
    }
    guard first.states.part(from: part.lowerBound) == part.lowerBound..<end, keepsOthers(around: part, to: end),
      !now.isComplete || first.states.isComplete,
      !first.states.daysBeyondMonths().contains(where: { $0.day == part.lowerBound..<end })
    else { return false }
    return first.states.isWhole(part.lowerBound..<end, &memory.scratch)
  }

  /// Whether `first`, where a part ends at another place, has the other characters as `second` does: another parse may
  /// keep them in another case.
  private func keepsOthers(around part: Range<Int>, to end: Int) -> Bool {
    if !second.states.tables.changesCase { return true }
    return (0..<part.lowerBound).allSatisfy { first.states.character($0) == second.states.character($0) }
      && (part.upperBound..<second.states.count).allSatisfy {
        first.states.character($0 - part.upperBound + end) == second.states.character($0)
      }
  }
}
