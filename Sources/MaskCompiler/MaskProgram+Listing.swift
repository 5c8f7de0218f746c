internal import MaskSyntax

/// A program to be read by a person.
extension MaskProgram {
  /// The program as text, a block a state: where its parses stand in the mask, what is certain to come, what each
  /// class of characters does.
  ///
  ///     state 1  certain ") "
  ///       at 9  ) ###-####
  ///       0-9 -> 2  passes ") "
  ///
  /// - Complexity: Linear in the table, a line for what several classes do alike.
  public var listing: String {
    let names = ClassNames(tables)
    var out = "\(stateCount) states, \(classCount) classes, \(edgeCount) edges\n"
    for state in 0..<stateCount {
      out += "\nstate \(state)" + facts(of: state) + "\n"
      let record = tables.states[state]
      for parse in tables.parses[Int(record.parses)..<Int(record.parses + record.parseCount)] {
        out += "  at \(parse)  " + tables.sketch(from: parse) + "\n"
      }
      for (name, action) in names.groups(of: state, { action($1) }) { out += "  " + name + action + "\n" }
    }
    return out
  }

  private func facts(of state: Int) -> String {
    let record = tables.states[state]
    var out = ""
    if record.flags & StateRecord.complete != 0 { out += "  complete" }
    if record.flags & StateRecord.completeWithValue != 0 { out += "  complete, with value literals to come" }
    if record.shown != 0 { out += "  shown when editing ends" }
    if record.runLength > 0 {
      let run = tables.run(from: tables.parses[Int(record.parses)], most: min(100, Int(record.runLength)))
      out += "  certain \"\(tables.text(run).shortened)\""
    }
    return out
  }

  private func action(_ cell: UInt64) -> String {
    if Row.isAutoInsertion(cell) {
      let insertion = tables.autoInsertions[Row.number(cell)]
      let text = tables.shown(insertion.path).shortened
      return "  auto-inserts \"\(text)\"" + (text.isEmpty ? ", in the other case" : "")
    }
    let edge = Row.number(cell)
    let passed = tables.shown(tables.origins[Int(tables.edges[edge].origins)].path)
    return " -> \(tables.target(edge))" + (passed.isEmpty ? "" : "  passes \"\(passed.shortened)\"")
  }
}

extension MaskTables {
  /// The literals of a path.
  func shown(_ path: UInt32) -> String {
    text(nodes(of: path).compactMap { nodes[Int($0)].isFixedText ? nodes[Int($0)].argument : nil })
  }

  /// The symbols shown first in the straight run of literals from a node.
  func run(from start: UInt32, most: Int) -> [Symbol] {
    var out: [Symbol] = []
    var at = start
    while out.count < most, nodes[Int(at)].isFixedText || nodes[Int(at)].isEdge {
      if nodes[Int(at)].isFixedText { out.append(nodes[Int(at)].argument) }
      at = nodes[Int(at)].next
    }
    return out
  }

  /// The mask from a node on, as far as a line has room: to the next choice.
  func sketch(from start: UInt32) -> String {
    var out = ""
    var at = start
    for _ in 0..<40 {
      let node = nodes[Int(at)]
      switch node.operation {
      case .end: return out + (out.isEmpty ? "end" : "")
      case .choice:
        let ways = branches(node)
        if ways.count != 1 { return out + "<\(ways.count) ways>" }
        at = ways[0]
        continue
      case .slot: out += sketch(slot: slots[Int(node.argument)])
      case .literal: out += text([node.argument])
      case .valueLiteral: out += "\"" + text([node.argument]) + "\""
      case .opens: if !node.isNumberEdge { out += "<" + name(Int(node.argument)) + ":" }
      case .closes: if !node.isNumberEdge { out += ">" }
      case .bound: break
      }
      at = node.next
    }
    return out + "…"
  }

  private func sketch(slot: SlotRecord) -> String {
    let casing = slot.casing == 0 ? "" : slot.casing == 1 ? "^" : "~"
    if let sign = slot.rule.sign { return casing + String(sign) }
    var set = slot.rule == .negatedSet ? "[^" : "["
    for range in ranges[Int(slot.ranges)..<Int(slot.ranges + slot.rangeCount)].prefix(20) {
      set += text([range.low.value])
      if range.low != range.high { set += "-" + text([range.high.value]) }
    }
    return casing + set + (slot.rangeCount > 20 ? "…]" : "]")
  }
}
