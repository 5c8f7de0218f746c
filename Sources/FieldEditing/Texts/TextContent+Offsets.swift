internal import UnicodeFacts

extension FieldOptions.OffsetUnit {
  /// Its place in the extent of a paragraph.
  var measure: Int {
    switch self {
    case .utf8: 0
    case .utf16: 1
    case .scalars: 2
    case .characters: 3
    }
  }
}

/// Where elements stand: each question costs a look-up of the paragraph, and a walk through it.
extension TextContent {
  private var measure: Int { memory.offsetUnit.measure }
  var elementCount: Int { memory.storage.count }
  func hasGap(before element: Int) -> Bool { false }

  func paragraph(at byte: Int) -> ParagraphIndex.Paragraph { memory.paragraphs.paragraph(at: byte, in: 0) }

  func line(of element: Int) -> Range<Int> { bounds(of: paragraph(at: element)) }
  func bounds(of paragraph: ParagraphIndex.Paragraph) -> Range<Int> {
    let end = paragraph.start[0] + paragraph.extent[0]
    return paragraph.start[0]..<(paragraph.number == memory.paragraphs.count - 1 ? end : end - 1)
  }

  func offset(of element: Int, afterGap: Bool) -> Int { shownOffset(extent(before: element)) }

  /// How much text comes before a place.
  func extent(before element: Int) -> TextExtent {
    if element == memory.known.byte { return memory.known.extent }
    let paragraph = paragraph(at: element)
    var extent = paragraph.start
    add(paragraph.start[0]..<element, to: &extent)
    // a place within a cluster is not the caret's
    if isPlainBoundary(element) { memory.known = (element, extent) }
    return extent
  }

  /// How far that much of the text reaches in what is shown.
  func shownOffset(_ extent: TextExtent) -> Int {
    if !memory.isConcealed { return extent[measure] }
    return extent[FieldOptions.OffsetUnit.characters.measure] * bulletLength
  }
  private var bulletLength: Int { memory.offsetUnit == .utf8 ? 3 : 1 }

  func element(at offset: Int, roundingUp: Bool) -> Int {
    if offset <= 0 { return 0 }
    if offset >= length { return elementCount }
    let (measure, place) =
      memory.isConcealed
      ? (FieldOptions.OffsetUnit.characters.measure, (offset + (roundingUp ? bulletLength - 1 : 0)) / bulletLength)
      : (measure, offset)
    if place == memory.known.extent[measure] { return memory.known.byte }
    let paragraph = memory.paragraphs.paragraph(at: place, in: measure)
    let line = bounds(of: paragraph)
    if place == (paragraph.start &+ paragraph.extent)[measure] - (elementCount == line.upperBound ? 0 : 1) {
      return line.upperBound
    }
    var (extent, found) = (paragraph.start, paragraph.start[0])
    forEachCluster(in: line) { start, end in
      if extent[measure] >= place { return false }
      add(start..<end, to: &extent)
      if roundingUp || extent[measure] <= place { found = end }
      return true
    }
    return found
  }

  func caretPlace(near element: Int, roundingUp: Bool) -> Int {
    let element = min(max(0, element), elementCount)
    if isPlainBoundary(element) { return element }
    let line = line(of: element)
    // beyond the line stands its line feed
    if element >= line.upperBound { return element }
    var found = line.lowerBound
    forEachCluster(in: line) { start, end in
      found = start == element || !roundingUp ? start : end
      return end <= element
    }
    return found
  }

  /// The offsets of the line that an offset is in.
  func line(at offset: Int) -> Range<Int> {
    let paragraph = paragraph(at: element(at: offset, roundingUp: false))
    let isLast = paragraph.number == memory.paragraphs.count - 1
    let end = paragraph.start &+ paragraph.extent &- (isLast ? .zero : TextContent.lineFeed)
    return shownOffset(paragraph.start)..<shownOffset(end)
  }

  /// The extent of a line feed.
  static let lineFeed = TextExtent(1, 1, 1, 1)

  /// Calls a closure with each scalar of a part of the text, and with what finds the first one after it that continues
  /// no word, until it returns `false`.
  func forEachScalar(in bytes: Range<Int>, _ body: (Unicode.Scalar, () -> Unicode.Scalar?) -> Bool) {
    var place = bytes.lowerBound
    while place < bytes.upperBound {
      let scalar = memory.storage.scalar(at: place)
      place += UTF8.width(scalar)
      if !body(scalar, { memory.storage.wordScalar(in: place..<bytes.upperBound) }) { return }
    }
  }

  /// Calls a closure with where each cluster of a line begins and ends, until it returns `false`.
  func forEachCluster(in line: Range<Int>, _ body: (Int, Int) -> Bool) {
    var breaker = GraphemeBreaker()
    var (start, place) = (line.lowerBound, line.lowerBound)
    while place < line.upperBound {
      let scalar = memory.storage.scalar(at: place)
      if breaker.isBoundary(before: scalar), place > start {
        if !body(start, place) { return }
        start = place
      }
      place += UTF8.width(scalar)
    }
    if start < place { _ = body(start, place) }
  }

  func clusterCount(in bytes: Range<Int>) -> Int {
    var extent = TextExtent.zero
    add(bytes, to: &extent)
    return extent[FieldOptions.OffsetUnit.characters.measure]
  }

  /// Adds what a part of the text is, which begins where a cluster does.
  private func add(_ bytes: Range<Int>, to extent: inout TextExtent) {
    var breaker = GraphemeBreaker()
    forEachScalar(in: bytes) { scalar, _ in
      extent &+= TextExtent(
        UTF8.width(scalar), UTF16.width(scalar), 1, breaker.isBoundary(before: scalar) ? 1 : 0)
      return true
    }
  }

  /// Calls a closure with the extent of each paragraph. The last one of the text ends in no line feed.
  func forEachParagraph(in bytes: Range<Int>, endsText: Bool, _ body: (TextExtent) -> Void) {
    var start = bytes.lowerBound
    while let lineFeed = memory.storage.lineFeed(in: start..<bytes.upperBound) {
      var extent = TextContent.lineFeed
      add(start..<lineFeed, to: &extent)
      body(extent)
      start = lineFeed + 1
    }
    if !endsText { return }
    var extent = TextExtent.zero
    add(start..<bytes.upperBound, to: &extent)
    body(extent)
  }
}
