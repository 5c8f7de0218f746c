internal import MaskSyntax

/// The findings about a mask beyond its syntax, made on its automaton.
public struct MaskAnalysis: Sendable {
  /// The breaches of the law that the value determines the layout, the earliest in the text first.
  public let errors: [CompileError]
  let tree: MaskTree
  let graph: NodeGraph
  let program: MaskProgram
  /// A value not yet complete that is laid out in two ways, if there is one.
  let divided: TwoLayouts?
  /// Whether the search for two layouts of one value came to its end.
  let isDecided: Bool

  @export(interface) init(_ tree: MaskTree, _ graph: NodeGraph, _ program: MaskProgram, steps: Int) {
    self.tree = tree
    self.graph = graph
    self.program = program
    let tables = program.tables
    let characters = ValueCharacters(tables)
    let ends = MaskEnds(tables, characters)
    let search = LayoutSearch(tables, characters, ends, steps: steps)
    divided = search.divided.map { search.twoLayouts(ofDivided: $0) }
    isDecided = search.isDecided
    let check = AlternativeCheck(graph: graph, tables: tables, characters: characters, ends: ends)
    var errors: [CompileError] = []
    if let meeting = search.meeting { errors.append(graph.ambiguity(search.twoLayouts(of: meeting), tables)) }
    if let error = check.unreachable() { errors.append(error) }
    if let error = check.undecided() { errors.append(error) }
    // few and in order of weight: of two at one place the first is the better
    self.errors = errors.enumerated().sorted {
      ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
    }.map { $0.element }
  }

  /// Rejects a mask that breaks the law.
  ///
  /// - Throws: The first of `errors`, if there is one.
  public func requireStrict() throws(CompileError) {
    if let error = errors.first { throw error }
  }

  /// The likely slips, the earliest in the text first. What shows only when a field reads its own display is not among
  /// it: `Mask.warnings` adds that.
  public var warnings: [MaskWarning] {
    @export(interface) get {
      let tables = program.tables
      var out = MaskSlips(tree.expression).warnings
      // a mask without literals needs no advice on how to quote them
      let foreign = out.filter { if case .foreignSlots = $0.kind { true } else { false } }.map { $0.span }
      out += TakenLiteral(graph, tables).warnings.filter { taken in
        !foreign.contains { $0.contains(taken.span.lowerBound) }
      }
      // the layout of one that is filled from its end moves at each key, as it should
      if let divided, !tree.isFromEnd {
        let kind = MaskWarning.Kind.divided(
          value: tables.text(divided.value),
          displays: [tables.text(divided.displays.0), tables.text(divided.displays.1)])
        out.append(MaskWarning(kind, span: graph.span(of: divided.difference.0 + divided.difference.1)))
      }
      if !isDecided { out.append(MaskWarning(.notDecided)) }
      return out.enumerated().sorted {
        ($0.element.span.lowerBound, $0.offset) < ($1.element.span.lowerBound, $1.offset)
      }.map { $0.element }
    }
  }
}

extension NodeGraph {
  fileprivate func ambiguity(_ found: TwoLayouts, _ tables: MaskTables) -> CompileError {
    let parts = [found.difference.0, found.difference.1].filter { !$0.isEmpty }
    let displays = [tables.text(found.displays.0), tables.text(found.displays.1)]
    return CompileError(
      .ambiguous(value: tables.text(found.value), displays: displays), span: span(of: parts.flatMap { $0 }),
      decisive: parts.map { tables.text($0.map { nodes[Int($0)].argument }) },
      isOverlap: found.parting.map { areAlternatives($0, $1) } ?? false)
  }

  /// Whether two nodes stand in two alternatives of one choice.
  private func areAlternatives(_ first: UInt32, _ second: UInt32) -> Bool {
    alternatives.contains { one in
      one.nodes.contains(Int(first)) && !one.nodes.contains(Int(second))
        && alternatives.contains { $0.choice == one.choice && $0.nodes.contains(Int(second)) }
    }
  }

  /// The part of the mask text in which some nodes were written.
  func span(of numbers: [UInt32]) -> Range<Int> {
    let written = numbers.map { spans[Int($0)] }.filter { !$0.isEmpty }
    guard let low = written.map({ $0.lowerBound }).min(), let high = written.map({ $0.upperBound }).max() else {
      return 0..<0
    }
    return low..<high
  }
}
