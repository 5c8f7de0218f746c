internal import MaskSyntax

/// A field that keeps every reading of its value whole: plain, slow, and one `replace` for every edit.
///
/// The value determines the layout. Beside it a field has trailing literals and a selection. Offsets count the
/// characters shown.
struct PathField: Sendable {
  let graph: Graph
  let options: OracleOptions
  /// The live parses after each character of the value, and before the first.
  var states: [Readings]
  /// Literals shown after the value, not yet part of it.
  var tail: Path = []
  var selection = Selection(0)
  /// Where the last key carried the caret over literals: a separator typed here is confirmed, not read again.
  var carried: Int?
  /// What the keys typed last leave at the caret.
  var place = TypedPlace()

  init(_ graph: Graph, options: OracleOptions) {
    self.graph = graph
    self.options = options
    states = [[Reading(node: graph.start)]]
    tail = certain
    moveToEnd()
  }

  /// The reading shown.
  var path: Path { states[states.count - 1][0].path }
  var entries: [Entry] { (path + tail).shown }
  var value: [Cluster] { path.value }

  /// The text shown, an entry each; an empty slot is shown as the placeholder.
  var display: [Cluster] { entries.compactMap(\.character).map { $0 == .emptySlot ? Cluster("_") : $0 } }

  /// Literals that an eager field shows after its value.
  var certain: Path { options.eager ? graph.commonRun(states[states.count - 1]) : [] }

  /// Trailing literals with what is missing of the suffix after them, where it is to be shown.
  func withSuffix(_ tail: Path) -> Path {
    guard options.showsSuffix, !value.isEmpty else { return tail }
    let suffix = graph.suffix
    let last = tail.last(where: \.isShown).flatMap { graph.literalCount(after: $0) }
    return tail + suffix.suffix(last ?? suffix.count)
  }

  /// How many characters of the suffix are shown.
  var shownSuffix: Int { options.showsSuffix && !value.isEmpty ? graph.suffix.count : 0 }

  /// Types a character that stands in the suffix after the caret: that moves over it. False where it does not.
  mutating func walkOverSuffix(_ character: Cluster, at caret: Int) -> Bool {
    let entries = entries
    guard entries.count - shownSuffix..<entries.count ~= caret, entries[caret].character == character else {
      return false
    }
    carried = nil
    selection = Selection(caret + 1)
    return true
  }

  /// A text without the suffix at its end.
  func withoutSuffix(_ text: [Cluster]) -> [Cluster] {
    let suffix = options.showsSuffix ? graph.suffix.compactMap(\.character) : []
    let isThere = !suffix.isEmpty && text.count > suffix.count && text.suffix(suffix.count).elementsEqual(suffix)
    return isThere ? text.dropLast(suffix.count) : text
  }

  /// Whether nothing was rejected at a closed place, some live parse reaches the end through literals alone, and it is
  /// decided which value literals are auto-inserted there. An empty value auto-inserts nothing, and an empty slot
  /// completes nothing.
  var isComplete: Bool { !place.lostCharacter && place.held == nil && isComplete(states) }

  /// Whether a value of states is complete.
  func isComplete(_ states: [Readings]) -> Bool {
    ends(states) && !states[states.count - 1][0].path.value.contains(.emptySlot)
  }

  /// The same wherever slots were left empty.
  func ends(_ states: [Readings]) -> Bool {
    let last = states[states.count - 1]
    return switch graph.ending(of: last.map(\.node)) {
    case .none, .undecided: false
    case .valueLiterals(let text): text.isEmpty || !last[0].path.value.isEmpty
    }
  }

  var captures: [String: String] {
    var closed: [String: [Cluster]] = [:]
    var open: [String: [Cluster]] = [:]
    for entry in path {
      if case .edge(let edge) = entry.kind, case .capture(let name) = edge.kind {
        if edge.opens { open[name] = [] } else { closed[name] = open.removeValue(forKey: name) ?? [] }
      }
      if entry.isValue, let c = entry.character { open = open.mapValues { $0 + [c] } }
    }
    return closed.merging(open) { $1 }.mapValues(\.string)
  }

  mutating func moveToEnd() { selection = Selection(entries.count) }
}

/// A selection: where it was begun and the end that moves, which is the caret.
struct Selection: Hashable, Sendable {
  var anchor: Int
  var head: Int

  init(_ caret: Int) { self.init(anchor: caret, head: caret) }
  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }
  var isCaret: Bool { anchor == head }
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
}

/// Display offsets and counts of value characters.
extension PathField {
  /// How many characters of the value stand before a display offset.
  func valued(_ offset: Int) -> Int { path.shown.prefix(offset).count { $0.isValue } }

  /// The display offset just after the first `count` characters of the value.
  func offset(after count: Int) -> Int {
    var seen = 0
    for (offset, entry) in path.shown.enumerated() {
      if seen == count { return offset }
      if entry.isValue { seen += 1 }
    }
    return path.shownCount
  }

  /// The offset of the first slot's character, or the end.
  var afterLeadingFixedText: Int { entries.firstIndex(where: \.isSlot) ?? entries.count }

  /// Entries of the display from `start` to `end`, with the edges among them.
  func fixedText(from start: Int, to end: Int) -> Path {
    var found: Path = []
    var offset = 0
    for entry in path + tail {
      if start <= offset && offset < end { found.append(entry) }
      if entry.isShown { offset += 1 }
    }
    return found
  }
}

extension OracleOptions {
  /// Whether the literals at the end are shown from the first character on.
  var showsSuffix: Bool { flags.contains("showsSuffix") }
}
