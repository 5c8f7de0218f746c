/// Numbers of natural width, as the readings of a value stand in them.
extension Graph {
  /// Whether some reading stands in a number of natural width that is not of the greatest, and whether a digit is
  /// rejected that cannot go on with it.
  func bound(_ readings: Readings) -> (isThere: Bool, rejects: Bool) {
    let bounds = readings.compactMap { bound(at: $0.node) }
    return (!bounds.isEmpty, bounds.contains(where: \.rejects) && mayGoOn(readings))
  }

  /// Whether a number of natural width may end at a lone zero, and as well have it in front.
  func isZero(_ readings: Readings) -> Bool {
    let bounds = readings.compactMap { bound(at: $0.node) }
    return bounds.contains(where: \.isAfterZero) && bounds.contains { !$0.isAfterZero }
  }

  /// Whether some reading has room for another digit of the number that it stands in: no separator is on the way to a
  /// slot.
  func mayGoOn(_ readings: Readings) -> Bool {
    var seen: Set<Int> = []
    var stack = readings.map(\.node)
    while let node = stack.popLast() {
      guard seen.insert(node).inserted else { continue }
      switch nodes[node] {
      case .slot: return true
      case .edge(_, let next): stack.append(next)
      case .split(let branches): stack += branches
      case .literal, .valueLiteral, .end: break
      }
    }
    return false
  }

  private func bound(at node: Int) -> Edge.Bound? {
    if case .edge(let edge, _) = nodes[node] { edge.bound } else { nil }
  }
}
