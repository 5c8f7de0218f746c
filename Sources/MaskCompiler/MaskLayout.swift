internal import MaskSyntax

/// One way through a mask, written out: what is shown in it, one after the other.
///
/// A mask that is filled from its end is an ordinary one of many alternatives, which are these: `{from-end}##-#` is
/// `#|#-#|##-#`, of which only the last is complete.
struct MaskLayout {
  enum Part: Hashable {
    /// A slot or a fixed character.
    case leaf(MaskExpression)
    /// The edges of a capture.
    case opens(String)
    case closes(String)
  }
  var parts: [Part] = []
  /// Whether a value that fills it is complete: it leads through the whole mask.
  var isComplete = true

  static func + (left: MaskLayout, right: MaskLayout) -> MaskLayout { MaskLayout(parts: left.parts + right.parts) }
}

extension MaskLayout {
  /// The fixed text that all of several layouts begin with.
  static func commonLead(of layouts: [MaskLayout]) -> ArraySlice<Part> {
    guard let first = layouts.first else { return [] }
    let count = first.parts.indices.first { i in
      !first.parts[i].isFixedText || layouts.contains { i >= $0.parts.count || $0.parts[i] != first.parts[i] }
    }
    return first.parts[..<(count ?? first.parts.count)]
  }

  /// How many characters of a value it has.
  fileprivate var length: Int { parts.reduce(0) { $0 + ($1.takes ? 1 : 0) } }

  /// What is left of it for values that are too short for it: its end from each slot but the first. The fixed text
  /// before the first slot stays.
  fileprivate var ends: [MaskLayout] {
    let slots = parts.indices.filter { parts[$0].isSlot }
    guard let first = slots.first else { return [] }
    return slots.dropFirst().map { slot in
      MaskLayout(parts: parts[..<first] + edges(in: first..<slot) + parts[slot...], isComplete: false)
    }
  }

  /// The edges of captures in a part of it that are left when the part is left out: of those not wholly in it.
  private func edges(in range: Range<Int>) -> [Part] {
    var edges: [Part] = []
    var opened: [Part] = []
    for part in parts[range] {
      switch part {
      case .leaf: break
      case .opens: opened.append(part)
      case .closes: if opened.popLast() == nil { edges.append(part) }
      }
    }
    return edges + opened
  }
}

extension MaskLayout.Part {
  fileprivate var isSlot: Bool {
    if case .leaf(let tree) = self, case .slot = tree.kind { true } else { false }
  }
  fileprivate var isFixedText: Bool {
    if case .leaf(let leaf) = self { leaf.isFixedText } else { false }
  }
  fileprivate var takes: Bool {
    if case .leaf(let tree) = self { tree.takesCharacters } else { false }
  }
}

extension MaskExpression {
  /// The alternatives that it is when it is filled from its end: the shortest first, and of a length those first that
  /// lead through the whole of it.
  ///
  /// - Throws: `CompileError` for a part that repeats without bound or is a number in a range, and where limits are
  ///   passed.
  func layoutsFromEnd(_ limits: MaskLimits) throws(CompileError) -> [MaskLayout] {
    var writer = LayoutWriter(limits: limits)
    let whole = try writer.layouts(of: self)
    var byLength: [(complete: [MaskLayout], others: [MaskLayout])] = []
    func add(_ layout: MaskLayout) {
      let length = layout.length
      while byLength.count <= length { byLength.append(([], [])) }
      if layout.isComplete { byLength[length].complete.append(layout) } else { byLength[length].others.append(layout) }
    }
    var seen: Set<[MaskLayout.Part]> = []
    for layout in whole where seen.insert(layout.parts).inserted { add(layout) }
    for layout in whole {
      for end in layout.ends {
        try writer.count(end)
        if seen.insert(end.parts).inserted { add(end) }
      }
    }
    return byLength.flatMap { $0.complete + $0.others }
  }
}

/// Writes out the ways through a mask, the preferred first.
private struct LayoutWriter {
  let limits: MaskLimits
  private var steps = 0

  init(limits: MaskLimits) { self.limits = limits }

  /// Counts what is looked at, so that no mask takes long.
  mutating func count(_ layout: MaskLayout) throws(CompileError) {
    steps += layout.parts.count
    if steps > limits.steps { throw CompileError(.limit(.steps, limits.steps)) }
  }

  mutating func layouts(of expression: MaskExpression) throws(CompileError) -> [MaskLayout] {
    switch expression.kind {
    case .slot, .literal, .valueLiteral: return [MaskLayout(parts: [.leaf(expression)])]
    case .range: throw CompileError(.notFromEnd(.number), span: expression.span)
    case .repetition(_, _, nil): throw CompileError(.notFromEnd(.endless), span: expression.span)
    case .sequence(let items):
      var ways = [MaskLayout()]
      for item in items { ways = try joined(ways, layouts(of: item)) }
      return ways
    case .alternatives(let items):
      var ways: [MaskLayout] = []
      for item in items { ways += try layouts(of: item) }
      return ways
    case .capture(let name, let body):
      let edges = (MaskLayout(parts: [.opens(name)]), MaskLayout(parts: [.closes(name)]))
      return try layouts(of: body).map { edges.0 + $0 + edges.1 }
    case .repetition(let body, let least, let most?):
      let once = try layouts(of: body)
      // greedy: as often as it goes, before less often
      var ways = [MaskLayout()]
      for _ in least..<most { ways = try joined(once, ways) + [MaskLayout()] }
      for _ in 0..<least { ways = try joined(once, ways) }
      return ways
    }
  }

  private mutating func joined(_ left: [MaskLayout], _ right: [MaskLayout]) throws(CompileError) -> [MaskLayout] {
    var ways: [MaskLayout] = []
    var nodes = 0
    for first in left {
      for second in right {
        ways.append(first + second)
        nodes += ways[ways.count - 1].parts.count
        if nodes > limits.nodes { throw CompileError(.limit(.nodes, limits.nodes)) }
      }
    }
    steps += nodes
    if steps > limits.steps { throw CompileError(.limit(.steps, limits.steps)) }
    return ways
  }
}
