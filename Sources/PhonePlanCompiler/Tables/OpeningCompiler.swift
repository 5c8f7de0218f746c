internal import PhoneNumbering

/// Makes the automaton of a number's first three digits, so that they are a step each like all others.
///
/// The third says whether there is a prefix, and leads into the automaton of numbers without one or after a national
/// one. Where no number begins so, and no prefix either, it leads to state 0, and all digits stand side by side. It has
/// no edge where more is to be done.
struct OpeningCompiler {
  /// Layouts of numbers without a prefix, and after a national one.
  let local: UInt16
  let afterPrefix: UInt16
  /// What is dialled before a calling code and before a national number.
  let international: UInt16
  let national: UInt16
  let prefixes: PrefixPool
  /// Whether the rule of North America for numbers that begin with 1 holds.
  let isNorthAmerica: Bool

  func automaton(into pool: inout AutomatonPool) -> UInt16 { state([], &pool) }

  private func state(_ digits: [Int], _ pool: inout AutomatonPool) -> UInt16 {
    var edges: [AutomatonPool.Edge] = []
    for digit in 0..<10 {
      let edge =
        digits.count < 2
        ? AutomatonPool.Edge(digits: 0, target: state(digits + [digit], &pool)) : third(digits + [digit], pool)
      guard var edge else { continue }
      edge.digits = 1 << UInt16(digit)
      if let same = edges.firstIndex(where: { $0.target == edge.target && $0.sign == edge.sign }) {
        edges[same].digits |= edge.digits
      } else {
        edges.append(edge)
      }
    }
    // a state that no third digit leaves is one all the same
    return pool.state(edges.isEmpty ? AutomatonPool.closed : 0, edges)
  }

  /// Where the last of three digits leads; nil where it changes more.
  private func third(_ digits: [Int], _ pool: AutomatonPool) -> AutomatonPool.Edge? {
    let (abroad, home) = (pool.prefix(international, digits), pool.prefix(national, digits))
    if abroad.output != 0 || isNorthAmerica && digits[0] == 1 && digits[1] > 1 { return nil }
    let count = home.output == 0 ? 0 : prefixes.all[home.output - 1].count
    if count > 0 {
      let place = digits.dropFirst(count).reduce(afterPrefix) { pool.edge(from: $0, $1)?.target ?? 0 }
      return place == 0 ? nil : AutomatonPool.Edge(digits: 0, target: place, sign: PhoneEdge.sign(prefix: count))
    }
    var (place, sign): (UInt16, UInt16) = (local, 0)
    for digit in digits {
      guard let edge = pool.edge(from: place, digit) else {
        return abroad.goesOn || home.goesOn ? nil : AutomatonPool.Edge(digits: 0, target: 0)
      }
      (place, sign) = (edge.target, edge.sign)
    }
    return AutomatonPool.Edge(digits: 0, target: place, sign: sign)
  }
}
