internal import MaskSyntax

/// The expanded mask: what a tree becomes before its parses are found.
///
/// A reference, as whatever reads it keeps it: as a structure, unoptimised code would count a reference for each member
/// of each copy.
final class NodeGraph: Sendable {
  let nodes: [MaskNode]
  /// Lists of nodes that choices go on at: a count, then so many nodes, best first.
  let branches: [UInt32]
  let slots: [Slot]
  let names: [String]
  /// Clusters of several scalars among the literals.
  let clusters: [Cluster]
  /// Where in the mask text each node was written; empty where it was not written as text.
  let spans: [Range<Int>]
  /// The name of the outermost capture around each node, its end included: what stands there has been in it. `noName`
  /// where there is none.
  let outermostNames: [UInt32]
  /// Where in the mask text the nodes of each written alternative lie: branch by branch.
  let alternatives: [Alternative]
  /// The straight run of literals from each node.
  let runs: [Run]
  /// Whether a way leads from each node to a slot that takes a digit; empty without open numbers, where nothing asks
  /// for it.
  let leadsToDigit: [Bool]
  /// Whether each node has room for another digit of the number that it stands in; as empty.
  let hasRoom: [Bool]
  let start: UInt32
  let hasFixedNumbers: Bool
  /// The characters of the prompt, one for each place of the display.
  let prompt: [Symbol]
  /// Whether there are numbers whose length only what is typed after them shows.
  let hasOpenNumbers: Bool
  /// Whether the last slots of some values are those of a number of natural width.
  let endsInNaturalNumber: Bool
  /// Whether some slot changes the case of what it takes.
  var changesCase: Bool { slots.contains { $0.casing != .unchanged } }

  /// A written alternative: its place in the text and the nodes made from it.
  struct Alternative {
    var span: Range<Int>
    var nodes: Range<Int>
    /// The node it begins with; after it, if it is empty.
    var first: UInt32
    /// The bare letters and digits it begins with, before anything is taken.
    var lead: [Symbol]
    /// Written in one choice with the others of the same number.
    var choice: Int
  }

  static let noName = UInt32.max

  /// - Parameter takesZeros: whether numbers of natural width are taken with zeros in front. When editing ends they go:
  ///   what is said of a mask is said of values without.
  @export(interface) init(_ tree: MaskTree, limits: MaskLimits, takesZeros: Bool = true) throws(CompileError) {
    try tree.checkPrompt()
    var emitter = NodeEmitter(limits: limits, takesZeros: takesZeros)
    start = try emitter.emit(tree)
    // after the mask, whose clusters have the numbers that they have without a prompt
    prompt = try (tree.prompt?.characters ?? []).map { character throws(CompileError) in
      try emitter.symbol(of: character)
    }
    nodes = emitter.nodes
    branches = emitter.branches
    slots = emitter.slots
    names = emitter.names
    clusters = emitter.clusters
    spans = emitter.spans
    alternatives = emitter.alternatives
    hasFixedNumbers = nodes.contains { $0.isNumberEdge }
    hasOpenNumbers = tree.expression.hasOpenNumbers
    endsInNaturalNumber = tree.expression.endsInNaturalNumber
    runs = NodeGraph.runs(of: nodes)
    let takesDigits = slots.map { $0.takesDigits }
    leadsToDigit = hasOpenNumbers ? NodeGraph.leadingToSlots(nodes, branches) { takesDigits[$0] } : []
    hasRoom = hasOpenNumbers ? NodeGraph.havingRoom(nodes, branches) : []
    outermostNames = NodeGraph.outermostNames(of: nodes, branches)
  }

  /// The nodes of a program, as far as states are made of them: their slots are those of its tables.
  init(_ tables: MaskTables) {
    nodes = Array(tables.nodes)
    branches = Array(tables.branches)
    slots = []
    names = (0..<tables.nameCount).map { tables.name($0) }
    clusters = (0..<tables.clusterCount).map { Cluster(tables.cluster($0)[0], Array(tables.cluster($0).dropFirst())) }
    spans = []
    alternatives = []
    start = tables.start
    prompt = []
    hasFixedNumbers = tables.hasFixedNumbers
    hasOpenNumbers = tables.hasOpenNumbers
    endsInNaturalNumber = tables.endsInNaturalNumber
    runs = NodeGraph.runs(of: nodes)
    let takesDigits = tables.slots.indices.map { slot in (48...57).contains { tables.accepts(slot, Unicode.Scalar($0)) }
    }
    leadsToDigit = hasOpenNumbers ? NodeGraph.leadingToSlots(nodes, branches) { takesDigits[$0] } : []
    hasRoom = hasOpenNumbers ? NodeGraph.havingRoom(nodes, branches) : []
    outermostNames = NodeGraph.outermostNames(of: nodes, branches)
  }
}

extension Slot {
  fileprivate var takesDigits: Bool { (48...57).contains { accepts(Unicode.Scalar($0)) } }
}
