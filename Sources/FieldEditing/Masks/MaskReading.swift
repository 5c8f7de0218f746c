/// Both ways of reading a whole text, character by character, as long as nothing of it is lost: as a value and as a
/// display.
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
  /// Whether something was lost by reading it as a value, or as a display.
  package private(set) var losesAsValue = false
  package private(set) var losesAsDisplay = false
  /// Whether it takes a field to know: parses differ in what they make of a character's case.
  package private(set) var isUncertain = false
  /// Whether value literals or zeros came along.
  private(set) var supplies = false
  /// The separators of the text, each with where it stands.
  private(set) var marks: [UInt32] = []
  /// Whether the text has separators and others, or zeros, came along: how they go together is not decided here.
  package var suppliesAmongMarks: Bool { supplies && !marks.isEmpty }

  package init(_ mask: Mask) {
    self.mask = mask
    tables = mask.program.tables
    let (tables, typed) = (tables, TypedClusters())
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
    (count, losesAsValue, losesAsDisplay) = (0, false, false)
    (isUncertain, supplies) = (false, false)
    marks.removeAll(keepingCapacity: true)
  }

  /// Reads an ASCII character.
  package mutating func read(_ c: UInt8) {
    let c = Symbol(c)
    if c.isSeparator { marks.append(UInt32(count) << 8 | UInt32(c)) }
    if !losesAsValue { readValue(c) }
    if !losesAsDisplay { readDisplay(c) }
    count += 1
  }

  private mutating func readValue(_ c: Symbol) {
    if tables.changesCase && !takersAgree(on: c) { isUncertain = true }
    let before = value.count
    guard value.feed(c) else {
      losesAsValue = true
      return
    }
    for _ in before..<value.count - 1 { valueSources.append(-1) }
    supplies = supplies || before < value.count - 1
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
    // so is what another parse shows
    if display.retypes || display.states.count == before && display.walked.isEmpty { isUncertain = true }
    supplies = supplies || !display.autoInserted.isEmpty
    if !display.rejected.isEmpty {
      losesAsDisplay = true
      return
    }
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

  /// What a field makes of the text; `nil` where both parses lose something, or a number has zeros in front.
  package func line() -> Line? {
    if !losesAsValue { return line(value, valueSources) }
    return losesAsDisplay ? nil : line(display.states, displaySources)
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
  /// A group that repeats has its last text.
  fileprivate mutating func note(_ capture: MaskReading.Capture) {
    if let i = captures.firstIndex(where: { $0.name == capture.name }) {
      captures[i] = capture
    } else {
      captures.append(capture)
    }
  }
}
