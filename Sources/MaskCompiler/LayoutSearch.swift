/// Finds a value that is laid out in two ways.
///
/// For each state it keeps which parses are shown alike on every way there: a number a parse, the same for those
/// alike. Going from state to state, shortest values first, these numbers only grow apart, so the search ends. Two
/// parses that come to the same node have the same future: if they were shown differently and can reach the end, the
/// value is laid out in two ways. That two ways end at once is the same, for they come to the same node, the end.
///
/// - Complexity: The walk over a state's literals, again for each time its parses grow apart. `steps` bounds it.
struct LayoutSearch {
  /// What is known of a state's parses, and from where: a state has one for each time its parses grew apart.
  struct Version {
    var state: Int
    /// The edge that led here; -1 at the start.
    var edge: Int
    /// The version of the state where the edge begins.
    var source: Int
    /// The version before of the same state, else -1.
    var earlier: Int
    /// Where its numbers begin in `labels`, one a parse.
    var labels: Int
    /// How many different numbers they are.
    var layouts: Int
  }

  /// Two ways, shown differently, that meet: the value that leads to a state, then literals, then perhaps one more
  /// character.
  struct Meeting {
    var version: Int
    /// The parses of the state, the preferred first.
    var parses: (Int, Int)
    /// The literals each passes from there, as nodes.
    var passed: ([UInt32], [UInt32])
    /// What then takes one more character, and of which class; `nil` where they meet in literals.
    var taken: (first: UInt32, second: UInt32, k: Int)?
    /// Where they meet.
    var node: UInt32
  }

  let tables: MaskTables
  let characters: ValueCharacters
  let ends: MaskEnds
  var gaps: GapTable
  private(set) var versions: [Version] = []
  private(set) var labels: [UInt32] = []
  /// The last version of each state; -1 where none was reached.
  private(set) var latest: [Int]
  /// The first two layouts found of one complete value.
  private(set) var meeting: Meeting?
  /// The first version of a state, not complete, whose parses are shown differently.
  private(set) var divided: Int?
  /// Whether the search came to its end.
  private(set) var isDecided = true

  private var steps: Int
  private var walk: LayoutWalk
  private var waiting: [Int] = []
  private var isWaiting: [Bool]
  private var edgeSeen: [Bool]
  private var numbers: [SIMD4<UInt32>: UInt32] = [:]

  init(_ tables: MaskTables, _ characters: ValueCharacters, _ ends: MaskEnds, steps: Int) {
    self.tables = tables
    self.characters = characters
    self.ends = ends
    self.steps = steps
    gaps = GapTable(tables)
    walk = LayoutWalk(tables, characters, ends, steps: steps)
    latest = [Int](repeating: -1, count: tables.stateCount)
    isWaiting = [Bool](repeating: false, count: tables.stateCount)
    edgeSeen = [Bool](repeating: false, count: tables.edges.count)
    add(Version(state: 0, edge: -1, source: -1, earlier: -1, labels: 0, layouts: 1), [0])
    var next = 0
    while next < waiting.count, meeting == nil {
      let state = waiting[next]
      next += 1
      isWaiting[state] = false
      visit(latest[state])
      if self.steps < 0 || walk.steps < 0 {
        isDecided = false
        return
      }
    }
  }

  func parseCount(_ state: Int) -> Int { Int(tables.states[state].parseCount) }
  func label(_ version: Int, _ parse: Int) -> UInt32 { labels[versions[version].labels + parse] }

  private mutating func add(_ version: Version, _ own: [UInt32]) {
    latest[version.state] = versions.count
    versions.append(version)
    labels += own
    if divided == nil, version.layouts > 1, tables.states[version.state].finishParse == StateRecord.none {
      divided = versions.count - 1
    }
    if isWaiting[version.state] { return }
    isWaiting[version.state] = true
    waiting.append(version.state)
  }

  private mutating func visit(_ v: Int) {
    let state = versions[v].state
    let own = Array(labels[versions[v].labels..<versions[v].labels + parseCount(state)])
    meeting = walk.meeting(state, v, own, &gaps)
    if meeting != nil { return }
    var seen: [Int] = []
    for k in 0..<tables.classCount where characters.occurs(k) {
      guard let edge = tables.edge(state, k), !edgeSeen[edge] else { continue }
      edgeSeen[edge] = true
      seen.append(edge)
      follow(edge, from: v, own)
    }
    for edge in seen { edgeSeen[edge] = false }
    steps -= tables.classCount
  }

  /// Carries what is known of a state's parses over an edge.
  private mutating func follow(_ edge: Int, from v: Int, _ own: [UInt32]) {
    let target = tables.target(edge)
    let old = latest[target]
    let count = parseCount(target)
    let first = Int(tables.edges[edge].origins)
    steps -= count
    if old >= 0 && versions[old].layouts == count { return }
    var found: [UInt32] = []
    found.reserveCapacity(count)
    numbers.removeAll(keepingCapacity: true)
    var last: SIMD4<UInt32>?
    for i in 0..<count {
      let origin = tables.origins[first + i]
      let key = SIMD4(old < 0 ? 0 : label(old, i), own[Int(origin.parent)], gaps.ofPath[Int(origin.path)], 0)
      // neighbours are mostly alike
      if let last, last == key {
        found.append(found[i - 1])
        continue
      }
      last = key
      if let number = numbers[key] {
        found.append(number)
      } else {
        found.append(UInt32(numbers.count))
        numbers[key] = UInt32(numbers.count)
        steps -= 4
      }
    }
    if old >= 0 && numbers.count == versions[old].layouts { return }
    add(
      Version(state: target, edge: edge, source: v, earlier: old, labels: labels.count, layouts: numbers.count), found)
  }
}
