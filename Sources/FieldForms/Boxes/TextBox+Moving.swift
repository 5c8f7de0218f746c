public import FieldFormats

/// Caret and selection.
extension TextBox {
  /// Moves the caret.
  ///
  /// - Parameters:
  ///   - movement: Where it goes; `start` and `end` are those of the paragraph, and words are those of UAX #29.
  ///   - extending: Whether only the end of the selection that moves goes there.
  /// - Complexity: O(*n*) in the paragraph.
  public mutating func move(_ movement: Field.Movement, extending: Bool = false) {
    let selected = selection
    let target =
      switch movement {
      case .backward: extending || selected.isEmpty ? cluster(before: caret) : selected.lowerBound
      case .forward: extending || selected.isEmpty ? cluster(after: caret) : selected.upperBound
      case .wordBackward: word(before: caret)
      case .wordForward: word(after: caret)
      case .start: paragraphBounds(of: caret).lowerBound
      case .end: paragraphBounds(of: caret).upperBound
      }
    setSelection(anchor: extending ? selectionAnchor : target, head: target)
  }

  /// Moves the caret to the start of the text, or to its end.
  ///
  /// - Parameters:
  ///   - end: Whether it goes to the end.
  ///   - extending: Whether only the end of the selection that moves goes there.
  /// - Complexity: O(1)
  public mutating func moveToEdge(end: Bool, extending: Bool = false) {
    let target = end ? storage.count : 0
    setSelection(anchor: extending ? selectionAnchor : target, head: target)
  }

  /// Selects from one offset to another, which is where the caret stands.
  ///
  /// - Parameters:
  ///   - anchor: The end of the selection that stays.
  ///   - head: The end that moves. Both are clamped to the text and to its clusters.
  /// - Complexity: O(*n*) in the paragraph.
  public mutating func setSelection(anchor: Int, head: Int) {
    endMarking()
    history.isOpen = false
    wantedColumn = nil
    selectionAnchor = clusterBoundary(near: anchor)
    caret = anchor == head ? selectionAnchor : clusterBoundary(near: head)
    showCaret()
  }

  /// Selects everything.
  public mutating func selectAll() { setSelection(anchor: 0, head: storage.count) }

  /// The bytes of the paragraph that an offset is in, without its line feed.
  func paragraphBounds(of offset: Int) -> Range<Int> { bounds(of: paragraphs.paragraph(at: offset) { $0.bytes }) }

  func bounds(of paragraph: ParagraphIndex.Paragraph) -> Range<Int> {
    let end = paragraph.start.bytes + paragraph.extent.bytes
    return paragraph.start.bytes..<(paragraph.number == paragraphs.count - 1 ? end : end - 1)
  }

  /// The boundary at an offset, or the one before it.
  func clusterBoundary(near offset: Int) -> Int {
    let offset = min(max(0, offset), storage.count)
    let paragraph = paragraphs.paragraph(at: offset) { $0.bytes }
    if paragraph.isPlain { return offset }
    var found = offset
    forEachCluster(in: bounds(of: paragraph)) { start in
      if start <= offset { found = start }
      return start < offset
    }
    return found
  }

  func cluster(before offset: Int) -> Int {
    let paragraph = paragraphBounds(of: offset)
    var found = max(0, paragraph.lowerBound - 1)
    forEachCluster(in: paragraph) { start in
      if start < offset { found = start }
      return start < offset
    }
    return found
  }

  func cluster(after offset: Int) -> Int {
    let end = paragraphBounds(of: offset).upperBound
    var found = min(offset + 1, storage.count)
    forEachCluster(in: offset..<end) { start in
      if start > offset { found = start }
      return start <= offset
    }
    return found
  }

  /// Where the word before an offset starts; the start of the text where there is none.
  func word(before offset: Int) -> Int {
    var number = paragraphs.paragraph(at: offset) { $0.bytes }.number
    while true {
      var found: Int?
      forEachWord(in: bounds(of: paragraphs[number])) { word in
        if word.lowerBound < offset { found = word.lowerBound }
        return word.upperBound < offset
      }
      if let found { return clusterBoundary(near: found) }
      if number == 0 { return 0 }
      number -= 1
    }
  }

  /// Where the word after an offset ends; the end of the text where there is none.
  func word(after offset: Int) -> Int {
    var number = paragraphs.paragraph(at: offset) { $0.bytes }.number
    while number < paragraphs.count {
      var found: Int?
      forEachWord(in: bounds(of: paragraphs[number])) { word in
        if word.upperBound > offset { found = word.upperBound }
        return found == nil
      }
      if let found {
        // a cluster that a word ends in belongs to it
        let boundary = clusterBoundary(near: found)
        return boundary == found ? found : cluster(after: boundary)
      }
      number += 1
    }
    return storage.count
  }

  /// Calls a closure with where each cluster of a paragraph, or of its rest, starts, and with its end, until it returns
  /// `false`.
  func forEachCluster(in range: Range<Int>, _ body: (Int) -> Bool) {
    var breaker = GraphemeBreaker()
    var place = range.lowerBound
    while place < range.upperBound {
      let scalar = storage.scalar(at: place)
      if breaker.isBoundary(before: scalar), !body(place) { return }
      place += UTF8.width(scalar)
    }
    _ = body(range.upperBound)
  }

  /// Calls a closure with each word of a paragraph that has a letter or a number, until it returns `false`.
  private func forEachWord(in paragraph: Range<Int>, _ body: (Range<Int>) -> Bool) {
    var breaker = WordBreaker()
    var (start, place, isWord) = (paragraph.lowerBound, paragraph.lowerBound, false)
    while place < paragraph.upperBound {
      let scalar = storage.scalar(at: place)
      let next = place + UTF8.width(scalar)
      if breaker.isBoundary(before: scalar, following: { storage.wordScalar(in: next..<paragraph.upperBound) }) {
        if isWord, !body(start..<place) { return }
        (start, isWord) = (place, false)
      }
      isWord = isWord || scalar.isLetterOrNumber
      place = next
    }
    if isWord { _ = body(start..<place) }
  }
}
