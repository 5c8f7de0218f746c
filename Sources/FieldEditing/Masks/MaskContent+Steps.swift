internal import MaskCompiler
internal import MaskEngine

/// Undo steps: the state before an edit, whole, or, for a key of a fast path, as the difference from the state after
/// it, which costs a few words.
extension MaskContent {
  /// What a step is kept as.
  private enum Kind: UInt32 {
    /// All characters, and the trailing literals that are written out.
    case whole
    /// Characters were inserted before those that stood after `place`, of `count` in all.
    case insertion
    /// One character was taken out at `place`.
    case removal
  }
  private enum TrailingKind: UInt32 { case none, certain, written }

  /// The words of a step; whole ones go on with their characters and the nodes of their trailing literals.
  private enum Word: Int { case kind, place, count, endedAt, trailingKind, characters }

  func save(_ selection: ElementSelection, to list: inout NumberList) {
    let trailing = now.trailingLength == 0 ? TrailingKind.none : now.areTrailingLiteralsCertain ? .certain : .written
    let trailingCount = trailing == .written ? now.trailingLength : 0
    let words = list.appendStep(selection, words: Word.characters.rawValue + now.count + trailingCount)
    write(.whole, 0, UInt32(now.count), trailing, to: words)
    words[Word.endedAt.rawValue] = UInt32(now.endedAt + 1)
    now.copyCharacters(to: words, at: Word.characters.rawValue)
    if trailingCount > 0 { now.copyTrailingLiterals(to: words, at: Word.characters.rawValue + now.count) }
  }

  @inline(__always) private func write(
    _ kind: Kind, _ place: Int, _ count: UInt32, _ trailing: TrailingKind, to words: Lane
  ) {
    words[Word.kind.rawValue] = kind.rawValue
    words[Word.place.rawValue] = UInt32(truncatingIfNeeded: place)
    words[Word.count.rawValue] = count
    words[Word.endedAt.rawValue] = 0
    words[Word.trailingKind.rawValue] = trailing.rawValue
  }

  /// Appends a step of what a fast insertion changes: so many characters stood before the one typed, and in all.
  @inline(__always) func saveInsertion(
    at place: Int, of count: Int, hadTrailingLiterals: Bool, caret: Int, to list: inout NumberList
  ) {
    let words = list.appendStep(ElementSelection(caret: caret), words: Word.characters.rawValue)
    write(.insertion, place, UInt32(truncatingIfNeeded: count), hadTrailingLiterals ? .certain : .none, to: words)
  }

  /// Appends a step of the character that a fast removal took out.
  @inline(__always) func saveRemoval(
    at place: Int, of c: Symbol, hadTrailingLiterals: Bool, caret: Int, to list: inout NumberList
  ) {
    let words = list.appendStep(ElementSelection(caret: caret), words: Word.characters.rawValue)
    write(.removal, place, c, hadTrailingLiterals ? .certain : .none, to: words)
  }

  func completeStep(at start: Int, of list: inout NumberList) {
    let header = list.content(ofStepAt: start)
    guard header[Word.kind.rawValue] == Kind.insertion.rawValue else { return }
    let (place, count) = (Int(header[Word.place.rawValue]), Int(header[Word.count.rawValue]))
    header[Word.kind.rawValue] = Kind.whole.rawValue
    let characters = list.lengthenLastStep(by: count)
    for k in 0..<count { characters[k] = now.characterRead(k < place ? k : now.count - count + k) }
  }

  func restore(from list: borrowing NumberList, at start: Int) -> EditResult.Effects {
    let words = list.content(ofStepAt: start)
    func word(_ word: Word) -> Int { Int(words[word.rawValue]) }
    let (place, count) = (word(.place), word(.count))
    endTyping()
    next.clear()
    switch unsafe Kind(rawValue: words[Word.kind.rawValue]).unsafelyUnwrapped {
    case .whole:
      let left = word(.endedAt) - 1
      for k in 0..<(left < 0 ? count : left) { _ = next.exact(words[Word.characters.rawValue + k]) }
      if left >= 0 && next.endEditing() { next.cut(to: count) }
    case .insertion:
      for k in 0..<count { _ = next.exact(now.characterRead(k < place ? k : now.count - count + k)) }
    case .removal:
      for k in 0..<place { _ = next.exact(now.characterRead(k)) }
      _ = next.exact(words[Word.count.rawValue])
      for k in place..<now.count { _ = next.exact(now.characterRead(k)) }
    }
    switch unsafe TrailingKind(rawValue: words[Word.trailingKind.rawValue]).unsafelyUnwrapped {
    case .none: next.hideTrailingLiterals()
    case .certain: next.showCertain()
    case .written:
      scratch.way.removeAll()
      for i in Word.characters.rawValue + count..<list.contentCount(ofStepAt: start) { scratch.way.append(words[i]) }
      next.showTrailingLiterals(scratch.way, 0..<scratch.way.count)
    }
    memory.draft = (-1, 0)
    return draftChange == .value ? .valueChanged : []
  }
}
