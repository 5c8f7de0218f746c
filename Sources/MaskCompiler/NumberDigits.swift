/// Where the nodes of a mask stand in its numbers of fixed width. One pass finds it, as a node that is not a choice
/// goes on at a lower one.
struct NumberDigits {
  /// How many digits are still to come of the number around each node; -1 outside of one. Empty where the mask has no
  /// such numbers.
  private var left: [Int] = []
  /// How many digits the number takes that the next character begins or goes on with.
  private var next: [Int] = []

  init(_ graph: NodeGraph) {
    guard graph.hasFixedNumbers else { return }
    for (i, node) in graph.nodes.enumerated() {
      let isNumberEdge = node.isNumberEdge
      switch node.operation {
      case .end: add(left: -1, next: 0)
      case .slot: add(left: left[Int(node.next)], digits: 1, next: 0)
      case .valueLiteral: add(left: left[Int(node.next)], digits: 1, next: next[Int(node.next)])
      case .opens where isNumberEdge: add(left: -1, next: left[Int(node.next)])
      case .closes where isNumberEdge: add(left: 0, next: next[Int(node.next)])
      case .literal, .opens, .closes, .bound: add(left: left[Int(node.next)], next: next[Int(node.next)])
      case .choice:
        // a number is as wide in each of its branches; one that leads upwards is the body of a loop, of which a number
        // has none
        let list = Int(node.argument)
        let branch = (list + 1...list + Int(graph.branches[list])).first { graph.branches[$0] < i }
        add(left: branch.map { left[Int(graph.branches[$0])] } ?? -1, next: 0)
      }
    }
  }

  private mutating func add(left: Int, digits: Int = 0, next: Int) {
    let left = left < 0 ? -1 : left + digits
    self.left.append(left)
    self.next.append(left > 0 ? left : next)
  }

  /// Whether some of these nodes stand in a number of which digits are still to come.
  func isInNumber(_ nodes: ArraySlice<UInt32>) -> Bool { !left.isEmpty && nodes.contains { left[Int($0)] > 0 } }

  /// How many digits the number takes that the next character from a node on begins or goes on with; 0 outside of one.
  func next(from node: UInt32) -> Int { next.isEmpty ? 0 : next[Int(node)] }
}
