internal import MaskSyntax

/// Which parses of a state show, and keep, what was read before as its first parse does, whatever value led there.
///
/// What holds for all values that lead to a state is found from its edges: a parse is like the first one if both come
/// from parses that are alike, through the same literals, to slots that keep the character alike. Everything is taken
/// for alike until an edge shows that it is not, and then what follows is looked at again, so that loops are not an
/// exception.
///
/// - Complexity: linear in the parses of all edges; nothing where no edge changes the parse. Where loops would take
///   longer, all parses are taken for different, and keys that change the parse take the general path.
struct AlikeParses: ~Copyable {
  /// How far a parse is like the first one of its state.
  enum Likeness: UInt8 { case none, kept, shown }

  private let graph: NodeGraph
  private let alphabet: Alphabet
  private let found: FoundStates
  /// For each parse of each state, in the order of the states' lists of parses.
  private var likeness: [Likeness] = []
  private let changesCase: Bool
  private var steps = 0

  init(_ graph: NodeGraph, _ alphabet: Alphabet, _ found: FoundStates) {
    self.graph = graph
    self.alphabet = alphabet
    self.found = found
    changesCase = graph.changesCase
    let changesParse = found.states.edges.dropFirst().contains { found.states.origins[Int($0.origins)].parent != 0 }
    guard changesParse else { return }
    likeness = [Likeness](repeating: .shown, count: found.states.parses.count)
    var pending = Array(found.states.states.indices.reversed())
    var isPending = [Bool](repeating: true, count: pending.count)
    while let s = pending.popLast() {
      if steps > 8 * found.states.origins.count {
        likeness = [Likeness](repeating: .none, count: likeness.count)
        return
      }
      isPending[s] = false
      for target in compare(s) where !isPending[target] {
        isPending[target] = true
        pending.append(target)
      }
    }
  }

  /// How far a parse of a state is like its first one.
  subscript(state: Int, parse: UInt32) -> Likeness {
    parse == 0 ? .shown : likeness[Int(found.states.states[state].parses + parse)]
  }

  /// Follows the edges of a state. Returns the states of which some parse was found to differ.
  private mutating func compare(_ s: Int) -> [Int] {
    var changed: [Int] = []
    let cells = s * alphabet.count
    var compared: UInt32 = 0
    for k in 0..<alphabet.count {
      guard case .edge(let number) = found.states.cells[cells + k] else { continue }
      // classes that share an edge stand together, but for few; where slots change the case, each is looked at
      if number == compared && !changesCase { continue }
      compared = number
      if lower(found.states.edges[Int(number)], from: s, k) {
        changed.append(Int(found.states.edges[Int(number)].target))
      }
    }
    return changed
  }

  /// Lowers the likeness of the parses that an edge leads to. Returns whether any was lowered.
  private mutating func lower(_ edge: EdgeRecord, from s: Int, _ k: Int) -> Bool {
    guard edge.originCount > 1 else { return false }
    steps += Int(edge.originCount)
    let parses = Int(found.states.states[Int(edge.target)].parses)
    let first = found.states.origins[Int(edge.origins)]
    let base = self[s, first.parent]
    var isLowered = false
    for i in 1..<Int(edge.originCount) where likeness[parses + i] != .none {
      let origin = found.states.origins[Int(edge.origins) + i]
      var alike = min(base, self[s, origin.parent])
      if origin.parent == first.parent { alike = .shown }
      if !keepAlike(origin.taker, first.taker, k) {
        alike = .none
      } else if alike == .shown && !found.states.showAlike(origin.path, first.path) {
        alike = .kept
      }
      if alike < likeness[parses + i] {
        likeness[parses + i] = alike
        isLowered = true
      }
    }
    return isLowered
  }

  /// Whether two takers keep the ASCII characters of a class alike.
  private func keepAlike(_ a: UInt32, _ b: UInt32, _ k: Int) -> Bool { a == b || casing(a, k) == casing(b, k) }

  private func casing(_ taker: UInt32, _ k: Int) -> Slot.Casing {
    let node = graph.nodes[Int(taker)]
    guard node.operation == .slot, alphabet.changes(node.argument, k) else { return .unchanged }
    return graph.slots[Int(node.argument)].casing
  }
}

extension AlikeParses.Likeness: Comparable {
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension StateBuilder {
  /// Whether two paths show the same literals.
  fileprivate func showAlike(_ a: UInt32, _ b: UInt32) -> Bool { a == b || shown(a) == shown(b) }
}
