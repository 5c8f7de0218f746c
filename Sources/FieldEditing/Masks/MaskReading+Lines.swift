internal import MaskCompiler
internal import MaskEngine

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
    if symbol < 128 { return [.literal(UInt8(symbol))] }
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

  /// The same with zeros in front of the number that the text ends in; `nil` where the text does not end in one.
  ///
  /// - Parameter digits: How many digits the number has.
  package func paddingLastNumber(of digits: Int, by zeros: Int) -> MaskReading.Line? {
    func padded(_ part: [MaskReading.Cell]) -> [MaskReading.Cell]? {
      if part.last != value.last { return part }
      if part.count < digits { return nil }
      return Array(part.dropLast(digits)) + repeatElement(.literal(48), count: zeros) + part.suffix(digits)
    }
    guard digits > 0, text.last == value.last, case .source? = value.last else { return nil }
    var line = self
    guard let text = padded(text), let value = padded(value) else { return nil }
    (line.text, line.value) = (text, value)
    for i in captures.indices {
      guard let text = padded(captures[i].text) else { return nil }
      line.captures[i].text = text
    }
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
