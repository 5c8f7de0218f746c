internal import MaskCompiler
internal import MaskEngine
internal import SecretMemory

/// What a field shows and holds, as strings.
extension MaskContent {
  /// A bullet for each character of a slot where the field is secure.
  var display: String {
    if memory.isPlain && !now.hasNonASCII {
      let display = now.display
      return String(ascii: now.length) { display[$0] }
    }
    var out: SecretList<UInt8> = []
    forEachShown(in: now) { _, symbol in append(symbol, to: &out) }
    return out.text
  }

  /// The value: the slots' characters and the value literals. A slot left empty in the middle is U+FFFC.
  var value: String {
    if tables.isASCII && !now.hasNonASCII { return String(ascii: now.count) { now.character($0) } }
    return valueBytes.text
  }

  /// The same in UTF-8, in memory that is overwritten.
  var valueBytes: SecretList<UInt8> {
    var out: SecretList<UInt8> = []
    out.reserveCapacity(now.count)
    for k in 0..<now.count { append(now.character(k), to: &out) }
    return out
  }

  /// The captures of the parse shown: each name with its text. A capture that repeats has its last text.
  var captures: [String: String] {
    // not Dictionary(_:uniquingKeysWith:), which casts: Embedded Swift cannot build it
    var texts: [String: String] = [:]
    for capture in orderedCaptures { texts[capture.name] = capture.text }
    return texts
  }

  /// The captures in the order in which they close, then those still open, the outermost first.
  var orderedCaptures: [(name: String, text: String)] { captureBytes.map { ($0.name, $0.text.text) } }

  /// The same in UTF-8, in memory that is overwritten.
  var captureBytes: [(name: String, text: SecretList<UInt8>)] {
    var done: [OpenCapture] = []
    var open: [OpenCapture] = []
    var passed = NumberList(capacity: 16)
    for k in 0..<now.count {
      passed.removeAll()
      now.tables.nodes(ofPath: now.path(k), into: &passed)
      for i in 0..<passed.count {
        let node = tables.node(passed[i])
        if node.isValueLiteral {
          append(node.argument, to: &open)
        } else if node.isCaptureEdge {
          let name = node.argument
          let text = open.firstIndex { $0.name == name }.map { open.remove(at: $0).text } ?? []
          if node.operation == .opens { open.append((name, [])) } else { set(name, text, in: &done) }
        }
      }
      append(now.character(k), to: &open)
    }
    for capture in open { set(capture.name, capture.text, in: &done) }
    return done.map { (tables.name(Int($0.name)), $0.text) }
  }

  /// What a named group holds so far, with the number of its name.
  private typealias OpenCapture = (name: UInt32, text: SecretList<UInt8>)

  private func set(_ name: UInt32, _ text: SecretList<UInt8>, in captures: inout [OpenCapture]) {
    if let i = captures.firstIndex(where: { $0.name == name }) {
      captures[i].text = text
    } else {
      captures.append((name, text))
    }
  }

  private func append(_ symbol: Symbol, to open: inout [OpenCapture]) {
    for i in open.indices { append(symbol, to: &open[i].text) }
  }

  /// Appends the characters of a symbol, in UTF-8.
  private func append(_ symbol: Symbol, to text: inout SecretList<UInt8>) {
    if symbol < 128 {
      text.append(UInt8(symbol))
    } else {
      for scalar in tables.scalars(of: symbol, typed) { text.append(scalar) }
    }
  }

  /// The display with a bullet for each character of a slot but the first and the last ones.
  func redactedText(revealingFirst first: Int, last: Int) -> String {
    shownBytes(hiding: slotCount.places(butFirst: first, last: last)).text
  }

  /// How many characters of the value slots took.
  var slotCount: Int { (0..<now.count).count { !now.isValueLiteral($0) } }

  /// The same in UTF-8, in memory that is overwritten, with a bullet for each of some characters that slots took.
  func shownBytes(hiding hidden: Range<Int> = 0..<0) -> SecretList<UInt8> {
    var out: SecretList<UInt8> = []
    forEachShown(in: now, hiding: hidden) { _, symbol in append(symbol, to: &out) }
    return out
  }

  func forEachPart(_ body: (DisplayRun.Role, Range<Int>) -> Void) {
    var counter = OffsetCounter(memory.offsetUnit)
    var k = 0
    forEachShown(in: now) { i, symbol in
      let start = counter.total
      counter.count(symbol, tables, typed)
      guard k < now.count, now.offset(k + 1) == i + 1 else { return }
      body(
        now.character(k) == .emptySlot ? .emptySlot : now.isValueLiteral(k) ? .autoInserted : .typed,
        start..<counter.total)
      k += 1
    }
  }

  /// Calls a closure with each character of a layout's display, as it is shown: its offset and its symbol.
  func forEachShown(in layout: borrowing Layout, _ body: (Int, Symbol) -> Void) {
    switch memory.concealment {
    case .none: forEachShown(in: layout, hiding: 0..<0, body)
    case .parts where memory.hasHiddenParts:
      forEachShown(in: layout, hiding: 0..<layout.count, inPartsAlone: true, body)
    case .value, .parts: forEachShown(in: layout, hiding: 0..<layout.count, body)
    case .everything: for i in 0..<layout.length { body(i, 0x2022) }
    }
  }

  /// The same, with a bullet for each of some characters that slots took, or for those of them that stand in a hidden
  /// part.
  private func forEachShown(
    in layout: borrowing Layout, hiding hidden: Range<Int>, inPartsAlone: Bool = false, _ body: (Int, Symbol) -> Void
  ) {
    var (k, slot, depth) = (0, 0, 0)
    for i in 0..<layout.length {
      let isValue = k < layout.count && layout.offset(k + 1) == i + 1
      if isValue && inPartsAlone { depth += tables.hiddenParts(openedBy: layout.path(k)) }
      let isSlot = isValue && !hidden.isEmpty && !layout.isValueLiteral(k)
      let symbol = layout.display[i]
      if symbol == .emptySlot {
        body(i, 0x5F)
      } else if isSlot && hidden.contains(slot) && (depth > 0 || !inPartsAlone) {
        body(i, 0x2022)
      } else {
        body(i, symbol)
      }
      if isSlot { slot += 1 }
      if isValue { k += 1 }
    }
  }
}

extension String {
  /// A string of so many ASCII characters.
  fileprivate init(ascii count: Int, _ character: (Int) -> Symbol) {
    unsafe self.init(unsafeUninitializedCapacity: count) { buffer in
      for i in 0..<count { unsafe buffer[i] = UInt8(truncatingIfNeeded: character(i)) }
      return count
    }
  }
}
