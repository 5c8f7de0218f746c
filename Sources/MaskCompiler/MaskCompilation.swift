public import MaskSyntax

/// One compilation of a mask: its program, and the findings about it.
///
///     let compilation = try MaskCompilation(MaskTree(parsing: "<0..255>.<0..255>"))
///     try compilation.requireStrict()      // throws: 110 is 11.0 and 1.10
public struct MaskCompilation: Sendable {
  /// The mask that was compiled.
  public let tree: MaskTree
  /// The program that it was compiled to.
  public let program: MaskProgram
  let graph: NodeGraph
  private let limits: MaskLimits

  /// Compiles a tree.
  ///
  /// - Parameters:
  ///   - tree: The mask, parsed or built.
  ///   - limits: How large the program may be, and how much work it may make.
  /// - Throws: `CompileError` where a limit is passed, or a literal cannot be typed.
  /// - Complexity: As `MaskProgram.init`, and what the program takes again, as long as this lives.
  @export(interface) public init(_ tree: MaskTree, limits: MaskLimits = MaskLimits()) throws(CompileError) {
    self.tree = tree
    self.limits = limits
    graph = try NodeGraph(tree, limits: limits)
    program = try MaskProgram(graph, limits: limits)
  }

  /// Alternatives as they are written: where, and the numbers of their nodes. A repeat makes several of one.
  package var alternatives: [(span: Range<Int>, nodes: Range<Int>)] { graph.alternatives.map { ($0.span, $0.nodes) } }

  /// The breaches of the law that the value determines the layout, and the likely slips.
  ///
  /// - Complexity: Linear in the program where the parses of a state are shown alike; where they are not,
  ///   `limits.steps` ends it.
  public var analysis: MaskAnalysis {
    let analysis = MaskAnalysis(tree, graph, program, steps: limits.steps)
    return analysis.errors.isEmpty && analysis.divided == nil ? analysis : exact ?? analysis
  }

  /// Rejects a mask that breaks the law.
  ///
  /// - Throws: `CompileError`, with two layouts of one value as a witness, or with an alternative that no value is
  ///   shown as.
  /// - Complexity: As for `analysis`, but that there is nothing to say about most masks.
  public func requireStrict() throws(CompileError) {
    let analysis = MaskAnalysis(tree, graph, program, steps: limits.steps)
    if analysis.errors.isEmpty { return }
    try (exact ?? analysis).requireStrict()
  }

  /// The analysis of a program in which states are not shared, so that each parse stands where it was written: what
  /// an error draws. Of values with zeros in front, which go when editing ends, nothing is said.
  private var exact: MaskAnalysis? {
    guard let graph = try? NodeGraph(tree, limits: limits, takesZeros: false),
      let program = try? MaskProgram(graph, limits: limits, sharing: false)
    else { return nil }
    return MaskAnalysis(tree, graph, program, steps: limits.steps)
  }
}
