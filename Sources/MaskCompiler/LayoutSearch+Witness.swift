/// One value in two layouts, to be shown to whoever wrote the mask.
struct TwoLayouts: Sendable {
  var value: [Symbol] = []
  /// The preferred layout, and the other.
  var displays: ([Symbol], [Symbol]) = ([], [])
  /// The literal, as nodes, in which they differ first.
  var difference: ([UInt32], [UInt32]) = ([], [])
  /// The nodes at which the two ways part; `nil` where one only goes on.
  var parting: (UInt32, UInt32)?
}

/// A way through the mask: the literals before each character of a value, and what takes it.
private struct Trail {
  var gaps: [[UInt32]] = []
  var takers: [UInt32] = []
  /// Literals passed after the last taker.
  var open: [UInt32] = []

  mutating func pass(_ nodes: [UInt32], _ tables: MaskTables) {
    open += nodes.filter { tables.nodes[Int($0)].operation == .literal }
  }
  /// All nodes that show something, in order.
  var shown: [UInt32] { zip(gaps, takers).flatMap { $0 + [$1] } + open }

  mutating func take(_ node: UInt32) {
    gaps.append(open)
    takers.append(node)
    open = []
  }
}

extension LayoutSearch {
  /// The complete value that is laid out in two ways.
  func twoLayouts(of meeting: Meeting) -> TwoLayouts {
    var (first, second, classes) = trails(meeting.version, meeting.parses.0, meeting.parses.1)
    first.pass(meeting.passed.0, tables)
    second.pass(meeting.passed.1, tables)
    if let taken = meeting.taken {
      first.take(taken.first)
      second.take(taken.second)
      classes.append([taken.k])
    }
    for number in ends.shortest(from: meeting.node, tables) {
      let node = tables.nodes[Int(number)]
      if node.operation == .slot || node.operation == .valueLiteral {
        first.take(number)
        second.take(number)
        classes.append((0..<tables.classCount).filter { characters.occurs($0) && tables.takes(node, $0) })
      } else {
        first.pass([number], tables)
        second.pass([number], tables)
      }
    }
    return layouts(first, second, classes)
  }

  /// The value, not complete, that is laid out in two ways.
  func twoLayouts(ofDivided version: Int) -> TwoLayouts {
    let other = (1..<parseCount(versions[version].state)).first { label(version, $0) != label(version, 0) } ?? 0
    let (first, second, classes) = trails(version, 0, other)
    return layouts(first, second, classes)
  }

  /// The shortest value that leads to a state; `nil` where the search did not come there.
  func value(leadingTo state: Int) -> [Symbol]? {
    guard latest[state] >= 0 else { return nil }
    let (first, second, classes) = trails(latest[state], 0, 0)
    return layouts(first, second, classes).value
  }

  /// How two parses of a version came about, on the shortest way that shows them differently if there is one; and the
  /// classes that lead that way.
  private func trails(_ version: Int, _ first: Int, _ second: Int) -> (Trail, Trail, [[Int]]) {
    var steps: [(OriginRecord, OriginRecord, [Int])] = []
    var (v, i, j) = (version, first, second)
    while true {
      v = earliest(v, i, j)
      let edge = versions[v].edge
      if edge < 0 { break }
      let source = versions[versions[v].source].state
      let origins = Int(tables.edges[edge].origins)
      let (a, b) = (tables.origins[origins + i], tables.origins[origins + j])
      let classes = (0..<tables.classCount).filter { characters.occurs($0) && tables.edge(source, $0) == edge }
      steps.append((a, b, classes))
      (v, i, j) = (versions[v].source, Int(a.parent), Int(b.parent))
    }
    var trails = (Trail(), Trail())
    for (a, b, _) in steps.reversed() {
      trails.0.pass(tables.nodes(of: a.path), tables)
      trails.0.take(a.taker)
      trails.1.pass(tables.nodes(of: b.path), tables)
      trails.1.take(b.taker)
    }
    return (trails.0, trails.1, steps.reversed().map { $0.2 })
  }

  /// The earliest version of a state in which two parses are shown differently, if they are in this one; else the
  /// first of all.
  private func earliest(_ version: Int, _ i: Int, _ j: Int) -> Int {
    let differ = label(version, i) != label(version, j)
    var v = version
    while versions[v].earlier >= 0, !differ || label(versions[v].earlier, i) != label(versions[v].earlier, j) {
      v = versions[v].earlier
    }
    return v
  }

  /// Both layouts with characters put in: where they happen to look alike, with others.
  private func layouts(_ first: Trail, _ second: Trail, _ classes: [[Int]]) -> TwoLayouts {
    var out = TwoLayouts()
    for round in 0..<2 {
      let chosen = classes.map { list -> Int in
        let best = characters.best { list.contains($0) } ?? 0
        return round == 0 ? best : characters.best { $0 != best && list.contains($0) } ?? best
      }
      out.value = zip(first.takers, chosen).map { characters.kept($1, by: tables.nodes[Int($0)]) }
      out.displays = (display(first, chosen), display(second, chosen))
      if out.displays.0 != out.displays.1 { break }
    }
    out.parting = zip(first.shown, second.shown).first { $0 != $1 }
    let pairs = zip(first.gaps + [first.open], second.gaps + [second.open])
    for (a, b) in pairs where symbols(a) != symbols(b) {
      let start = zip(symbols(a), symbols(b)).prefix { $0 == $1 }.count
      let end = zip(symbols(a).dropFirst(start).reversed(), symbols(b).dropFirst(start).reversed()).prefix { $0 == $1 }
        .count
      out.difference = (Array(a.dropFirst(start).dropLast(end)), Array(b.dropFirst(start).dropLast(end)))
      break
    }
    return out
  }

  private func symbols(_ nodes: [UInt32]) -> [Symbol] { nodes.map { tables.nodes[Int($0)].argument } }

  private func display(_ trail: Trail, _ classes: [Int]) -> [Symbol] {
    var out: [Symbol] = []
    for (i, taker) in trail.takers.enumerated() {
      out += symbols(trail.gaps[i])
      out.append(characters.kept(classes[i], by: tables.nodes[Int(taker)]))
    }
    return out + symbols(trail.open)
  }
}

extension MaskTables {
  /// The nodes of a path, in order.
  func nodes(of path: UInt32) -> [UInt32] {
    var out: [UInt32] = []
    var at = path
    while at != 0 {
      out.append(paths[Int(at)].node)
      at = paths[Int(at)].previous
    }
    return out.reversed()
  }

  /// Symbols as text.
  func text(_ symbols: some Sequence<Symbol>) -> String {
    var out = String.UnicodeScalarView()
    for symbol in symbols {
      if let scalar = Unicode.Scalar(symbol) {
        out.append(scalar)
      } else if symbol >= .firstCluster, Int(symbol - .firstCluster) < clusterCount {
        out.append(contentsOf: cluster(Int(symbol - .firstCluster)))
      }
    }
    return String(out)
  }
}
