extension DigitMatcher {
  /// Digits that match, at random. What may be repeated without end is repeated three times more than it must be, at
  /// most.
  ///
  /// - Parameter random: What the choices are made with.
  /// - Returns: Digits that the pattern matches as a whole.
  public func sample(using random: inout some RandomNumberGenerator) -> String { root.sample(using: &random) }
}

extension DigitNode {
  fileprivate func sample(using random: inout some RandomNumberGenerator) -> String {
    switch self {
    case .digit(let set): return set.sorted().randomElement(using: &random).map(String.init) ?? ""
    case .sequence(let nodes): return nodes.map { $0.sample(using: &random) }.joined()
    case .choice(let nodes): return nodes.randomElement(using: &random)?.sample(using: &random) ?? ""
    case .group(_, let node): return node.sample(using: &random)
    case .repeated(let node, let least, let most):
      let times = Int.random(in: least...min(most, least + 3), using: &random)
      return (0..<times).map { _ in node.sample(using: &random) }.joined()
    case .end: return ""
    }
  }
}
