internal import MaskSyntax

/// Random masks from the grammar of masks, made again by seed and index.
///
/// The alphabets are small, so that readings overlap, literals equal what a slot takes and value literals decide
/// between alternatives. A few masks are broken on purpose, some of the others break the law; most are short.
///
///     let masks = MaskGenerator(seed: 7)
///     masks.mask(0)
public struct MaskGenerator: Sendable {
  /// The seed of all masks.
  public let seed: UInt64
  /// The number of masks in 100 that are broken by a slip of the pen.
  public var brokenPercent: Int

  /// The masks of a seed.
  ///
  /// - Parameters:
  ///   - seed: What all that is made comes from: the same seed makes the same.
  ///   - brokenPercent: How many of 100 masks are broken by a slip of the pen.
  public init(seed: UInt64, brokenPercent: Int = 6) {
    self.seed = seed
    self.brokenPercent = brokenPercent
  }

  /// Mask number `index`.
  ///
  /// - Parameter index: The number of the case, 0 or more; any order will do.
  /// - Returns: The mask's text, which may not parse.
  public func mask(_ index: Int) -> String {
    var writer = MaskWriter(random: SeededGenerator(seed: seed, index: index))
    var text = writer.mask()
    if writer.random.chance(brokenPercent) { text = writer.slip(in: text) }
    // by chances of their own, so that masks are those that they were before there were such
    var random = SeededGenerator(seed: ~seed, index: index)
    let mayBeFromEnd = !text.contains("..") && !text.contains(",}")
    let whole = mayBeFromEnd && random.chance(12) ? "{from-end}" + text : text
    return random.chance(10) ? MaskGenerator.prompt(before: whole, using: &random) + whole : whole
  }

  /// A prompt that fits a mask, whose characters differ from place to place; a few do not fit.
  private static func prompt(before text: String, using random: inout SeededGenerator) -> String {
    guard let tree = try? MaskTree(parsing: text) else { return "" }
    let (least, most) = tree.expression.displaySize
    let count = min(random.number(least...min(most ?? least + 4, least + 8)) + (random.chance(3) ? 1 : 0), 60)
    var prompt: [Cluster] = []
    for place in tree.expression.places(count, tree.direction) {
      let letter: Unicode.Scalar = random.pick(["D", "M", "é", "_", "\"", "\\", " "])
      let cluster = random.chance(5) ? Cluster("e", ["\u{301}"]) : Cluster(letter)
      prompt.append(random.chance(1) ? cluster : place?.text ?? cluster)
    }
    return prompt.isEmpty ? "" : MaskTree.Prompt(prompt).text
  }
}

/// Writes a mask, a method a rule of the grammar.
private struct MaskWriter {
  var random: SeededGenerator
  private var captures = 0

  init(random: SeededGenerator) { self.random = random }

  private enum Atom { case slot, casedSlot, set, literal, valueLiteral, group, capture, range }

  mutating func mask() -> String { alternation(items: random.pick([1, 2, 2, 3, 3, 4, 5, 8]), depth: 0) }

  private mutating func alternation(items: Int, depth: Int) -> String {
    let branches = random.pick(depth == 0 ? [1, 1, 1, 1, 1, 2, 3] : [1, 1, 2, 2, 3])
    return (0..<branches).map { _ in branch(items: items, depth: depth) }.joined(separator: "|")
  }

  private mutating func branch(items: Int, depth: Int) -> String {
    if random.chance(3) { return "" }
    return (0..<random.number(1...items)).map { _ in atom(depth: depth) + quantifier() }.joined()
  }

  private mutating func atom(depth: Int) -> String {
    let nested = depth < 3 ? 8 : 0
    let choices: [(Int, Atom)] = [
      (34, .slot), (7, .casedSlot), (9, .set), (17, .literal), (12, .valueLiteral), (nested, .group),
      (nested, .capture),
      (6, .range),
    ]
    switch random.pick(weighted: choices) {
    case .slot: return random.pick(["#", "#", "#", "@", "@"] + SlotRule.signs.dropFirst(2).map { String($0) })
    case .casedSlot: return random.pick(["^@", "~@", "^*", "~&", "^[a-f]", "~[A-C1]", "^[é-ü]"])
    case .set:
      return random.pick(["[ab]", "[a-c1]", "[2-9A-F]", "[47]", "[^ ]", "[^a1]", "[A-Z]", "[\\]-]", "[+-]", "[я٣]"])
    case .literal:
      return random.pick([" ", "-", "/", ".", ":", "(", ")", "+", ",", "1", "0", "a", "A", "é", "\\#", "\\<", "–"])
    case .valueLiteral:
      return random.pick(["-", "/", ".", "1", "0", "+7", "a", "A", "ab", "1a", "x-", "-1", "é", " ", "\\\"", "b "])
        .quoted
    case .group: return "<\(alternation(items: 3, depth: depth + 1))>"
    case .capture:
      captures += 1
      let name = random.chance(10) ? "same" : "c\(captures)"
      return "<\(name):\(alternation(items: 3, depth: depth + 1))>"
    case .range: return range()
    }
  }

  private mutating func range() -> String {
    let usual = [
      "01..12", "01..31", "0..255", "1..12", "1..31", "00..23", "00..59", "1..9", "5..5", "001..120", "20..35", "0..1",
    ]
    if random.chance(75) { return "<\(random.pick(usual))>" }
    let low = random.number(0...40)
    let high = low + random.number(0...random.pick([3, 30, 300]))
    if random.chance(50) { return "<\(low)..\(high)>" }
    let width = String(high).count
    let zeros = String(repeating: "0", count: width - String(low).count)
    return "<\(zeros)\(low)..\(high)>"
  }

  private mutating func quantifier() -> String {
    guard random.chance(20) else { return "" }
    let least = random.number(0...2)
    switch random.number(0...5) {
    case 0...2: return "?"
    case 3: return "{\(least + 1)}"
    case 4: return "{\(least),\(least + random.number(1...2))}"
    default: return "{\(least),}"
    }
  }

  /// One character lost, doubled or put in somewhere.
  mutating func slip(in text: String) -> String {
    var characters = Array(text)
    let at = random.number(0...characters.count)
    if at < characters.count, random.chance(40) {
      characters.remove(at: at)
    } else {
      characters.insert(
        contentsOf: random.pick(["[", "]", "<", ">", "{", "}", "?", "^", "\"", "\\", "{0}", "{2,1}", "<1-2>", "“"]),
        at: at)
    }
    return String(characters)
  }
}

extension String {
  fileprivate var quoted: String { "\"\(self)\"" }
}
