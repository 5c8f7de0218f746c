package import MaskCompiler
internal import MaskEngine
internal import UnicodeFacts

/// Both ways of reading a whole text, character by character, as long as no letter or digit of it is lost: as a value
/// and as a display.
///
/// It is what `Field.setText` does with a line, opened up for a table of lines: after every character it reports all
/// that decides what becomes of the next ones (`key`), and at the end how the line is laid out (`cells`).
@usableFromInline package struct MaskReading: ~Copyable {
  private let mask: Mask
  package let tables: MaskTables
  let typed: TypedClusters
  var value: Layout
  var display: Candidate
  private var scratch: Scratch
  /// Which character of the text each of the value is, -1 for those that were auto-inserted.
  var valueSources: [Int] = []
  var displaySources: [Int] = []
  /// How many characters were read.
  package private(set) var count = 0
  /// What was lost by reading it as a value, and as a display.
  var valueLosses = Losses()
  var displayLosses = Losses()
  /// Whether it takes a field to know: parses differ in what they make of a character's case.
  package private(set) var isUncertain = false
  /// The separators of the text, each with where it stands.
  private(set) var marks: [UInt32] = []

  /// Whether a field may add to a value: zeros of a number, or value literals.
  private let mayBeFinished: Bool

  /// What a reading loses, or brings along.
  struct Losses {
    /// Where the separators stand that it leaves out.
    var marks: [UInt32] = []
    /// Whether it loses anything else: then it is read no further.
    var isLost = false
    /// Whether that is a letter or a digit, and not a mark that may mean nothing.
    var isLostForGood = false
    /// Whether value literals or zeros were auto-inserted.
    var autoInserts = false

    /// A number that is the same for losses from which lines are read on alike: without the places of marks, which
    /// follow from how many there are and from where the characters that are kept stood.
    var key: UInt32 {
      isLost ? (isLostForGood ? 3 : 1) : (autoInserts ? 4 : 0) | UInt32(marks.count) << 3
    }

    mutating func lose(_ c: Symbol, at place: Int) {
      if c.isSeparator { return marks.append(UInt32(place)) }
      isLost = true
      isLostForGood = Unicode.Scalar(c)?.isLetterOrNumber ?? false
    }

    mutating func clear() {
      marks.removeAll(keepingCapacity: true)
      (isLost, isLostForGood, autoInserts) = (false, false, false)
    }
  }

  /// Whether neither reading takes all letters and digits.
  package var isLost: Bool { valueLosses.isLost && displayLosses.isLost }
  /// Whether both lose a letter or a digit.
  package var isLostForGood: Bool { valueLosses.isLostForGood && displayLosses.isLostForGood }
  /// Whether what is read may be a whole value: not where a character is known to be missing.
  package var mayBeWhole: Bool {
    func mayBeWhole(_ losses: Losses, _ states: borrowing Layout) -> Bool {
      !losses.isLostForGood && (losses.isLost || states.isComplete || mayBeFinished)
    }
    return mayBeWhole(valueLosses, value) || mayBeWhole(displayLosses, display.states)
  }
  /// Whether it is read as a value, by which no more is lost than by reading it as a display.
  private var isReadAsValue: Bool {
    !valueLosses.isLost && (displayLosses.isLost || valueLosses.marks.count <= displayLosses.marks.count)
  }
  private var losses: Losses { isReadAsValue ? valueLosses : displayLosses }
  /// Whether nothing is lost.
  package var takesAll: Bool { !isLost && losses.marks.isEmpty }
  /// Whether separators are left out, or others, or zeros, are auto-inserted beside those of the text: whether they go
  /// together is not decided here.
  package var changesMarks: Bool { !losses.marks.isEmpty || losses.autoInserts && !marks.isEmpty }

  package init(_ mask: Mask) {
    self.mask = mask
    let (tables, typed) = (mask.program.tables, TypedClusters())
    self.tables = tables
    mayBeFinished = tables.hasFixedNumbers || tables.hasLiteral(.valueLiteral) { _ in true }
    self.typed = typed
    let room = 96 + 2 * min(tables.longestGap, 64)
    func layout() -> Layout { Layout(tables, typed, capacity: 48, room: room, limit: FieldOptions().lengthLimit) }
    value = layout()
    display = Candidate(states: layout(), whole: layout())
    scratch = Scratch(padded: layout())
  }

  deinit { typed.free() }

  /// Begins with an empty text.
  package mutating func clear() {
    value.clear()
    display.begin(value, 0, isWhole: true)
    valueSources.removeAll(keepingCapacity: true)
    displaySources.removeAll(keepingCapacity: true)
    valueLosses.clear()
    displayLosses.clear()
    (count, isUncertain) = (0, false)
    marks.removeAll(keepingCapacity: true)
  }

  /// Reads an ASCII character.
  @export(interface) package mutating func read(_ c: UInt8) {
    let c = Symbol(c)
    if c.isSeparator { marks.append(UInt32(count) << 8 | UInt32(c)) }
    if !valueLosses.isLost { readValue(c) }
    if !displayLosses.isLost { readDisplay(c) }
    count += 1
  }

  private mutating func readValue(_ c: Symbol) {
    if tables.changesCase && !takersAgree(on: c) { isUncertain = true }
    let before = value.count
    guard value.feed(c) else { return valueLosses.lose(c, at: count) }
    for _ in before..<value.count - 1 { valueSources.append(-1) }
    valueLosses.autoInserts = valueLosses.autoInserts || before < value.count - 1
    valueSources.append(count)
  }

  /// Whether all that may take a character keep it alike: else a value is read as it is, whatever slots on the way
  /// would make of it.
  private func takersAgree(on c: Symbol) -> Bool {
    let cell = value.cell(for: c)
    if cell == 0 || Row.isAutoInsertion(cell) { return true }
    let edge = tables.edges[Row.number(cell)]
    let origins = Int(edge.origins)..<Int(edge.origins + edge.originCount)
    let kept = tables.kept(c, by: tables.origins[origins.lowerBound].taker, typed)
    return origins.allSatisfy { tables.kept(c, by: tables.origins[$0].taker, typed) == kept }
  }

  private mutating func readDisplay(_ c: Symbol) {
    scratch.text.removeAll()
    scratch.positions.removeAll()
    scratch.text.append(c)
    display.padded = 0..<0
    let before = display.states.count
    display.read(typed, &scratch)
    if !display.rejected.isEmpty {
      display.rejected.removeAll()
      return displayLosses.lose(c, at: count)
    }
    // so is what another parse shows
    if display.retypes || display.states.count == before && display.walked.isEmpty { isUncertain = true }
    displayLosses.autoInserts = displayLosses.autoInserts || !display.autoInserted.isEmpty
    let padded = display.padded
    displaySources.insert(contentsOf: repeatElement(-1, count: padded.count), at: padded.lowerBound)
    // else it was walked over
    guard display.walked.isEmpty else { return }
    let last = display.states.count - 1
    while displaySources.count > last { displaySources.removeLast() }
    while displaySources.count < last { displaySources.append(-1) }
    displaySources.append(count)
  }
}

/// How a text is laid out whose reading loses nothing.
extension MaskReading {
  /// A byte of it: literals, or a character of the text and what becomes of its case.
  package enum Cell: Hashable, Sendable {
    case literal(UInt8)
    case source(Int, casing: UInt32)
  }

  /// A named group, and what it captures.
  package struct Capture: Hashable, Sendable {
    package let name: String
    package fileprivate(set) var text: [Cell] = []
  }

  /// What a field makes of a text.
  package struct Line: Hashable, Sendable {
    /// The value as `Field.setText` shows it, without what follows it.
    package fileprivate(set) var text: [Cell] = []
    package fileprivate(set) var value: [Cell] = []
    /// As `Field.orderedCaptures` has them.
    package fileprivate(set) var captures: [Capture] = []
  }

  /// What a field makes of the text, less the separators that are lost; `nil` where both readings lose a letter or a
  /// digit, or a number has zeros in front.
  @export(interface) package func line() -> Line? {
    if isReadAsValue { return line(value, valueSources) }
    return displayLosses.isLost ? nil : line(display.states, displaySources)
  }

  /// The same for each reading that loses no letter or digit: which of them it will be, later characters may say.
  package var lines: [Line] {
    let value = valueLosses.isLost ? nil : line(value, valueSources)
    let display = displayLosses.isLost ? nil : line(display.states, displaySources)
    return [value, display].compactMap { $0 }
  }

  private func line(_ states: borrowing Layout, _ sources: [Int]) -> Line? {
    if states.hasZerosInFront { return nil }
    var line = Line()
    var open: [Capture] = []
    var nodes = NumberList(capacity: 16)
    for k in 0..<states.count {
      nodes.removeAll()
      tables.nodes(ofPath: states.path(k), into: &nodes)
      for i in 0..<nodes.count {
        let node = tables.node(nodes[i])
        if node.isFixedText {
          let text = cells(of: node.argument)
          line.text += text
          if node.isValueLiteral { for c in open.indices { open[c].text += text } }
        } else if node.isCaptureEdge {
          pass(node, &open, &line)
        }
      }
      let taker = tables.node(states.taker(k))
      let character =
        taker.operation == .slot && sources[k] >= 0
        ? [.source(sources[k], casing: tables.slots[Int(taker.argument)].casing)] : cells(of: states.character(k))
      line.text += character
      line.value += character
      for c in open.indices { open[c].text += character }
    }
    for capture in open { line.note(capture) }
    return line
  }

  /// Passes the beginning or the end of a named group.
  private func pass(_ edge: MaskNode, _ open: inout [Capture], _ line: inout Line) {
    let name = tables.name(Int(edge.argument))
    let capture = open.firstIndex { $0.name == name }.map { open.remove(at: $0) }
    if edge.operation == .opens { open.append(Capture(name: name)) } else { line.note(capture ?? Capture(name: name)) }
  }

  private func cells(of symbol: Symbol) -> [Cell] {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: tables.scalars(of: symbol, typed))
    return String(text).utf8.map { .literal($0) }
  }
}

extension MaskReading.Line {
  /// The same of a text in which so many more characters stand before.
  package func shifted(by count: Int) -> MaskReading.Line {
    func shifted(_ part: [MaskReading.Cell]) -> [MaskReading.Cell] {
      part.map { cell in
        if case .source(let place, let casing) = cell { .source(place + count, casing: casing) } else { cell }
      }
    }
    if count == 0 { return self }
    var line = self
    (line.text, line.value) = (shifted(text), shifted(value))
    for i in captures.indices { line.captures[i].text = shifted(captures[i].text) }
    return line
  }

  /// The same of a text whose characters stand elsewhere in another; `nil` where the other does not have one.
  ///
  /// - Parameter cells: what stands in the other text for each character of this one.
  package func moved(_ cells: [Int: MaskReading.Cell]) -> MaskReading.Line? {
    func moved(_ part: [MaskReading.Cell]) -> [MaskReading.Cell]? {
      var all: [MaskReading.Cell] = []
      for cell in part {
        guard case .source(let place, casing: let casing) = cell else {
          all.append(cell)
          continue
        }
        guard casing == 0, let other = cells[place] else { return nil }
        all.append(other)
      }
      return all
    }
    var line = MaskReading.Line()
    guard let text = moved(text), let value = moved(value) else { return nil }
    (line.text, line.value) = (text, value)
    for capture in captures {
      guard let text = moved(capture.text) else { return nil }
      line.captures.append(MaskReading.Capture(name: capture.name, text: text))
    }
    return line
  }

  /// A group that repeats has its last text.
  fileprivate mutating func note(_ capture: MaskReading.Capture) {
    if let i = captures.firstIndex(where: { $0.name == capture.name }) {
      captures[i] = capture
    } else {
      captures.append(capture)
    }
  }
}
