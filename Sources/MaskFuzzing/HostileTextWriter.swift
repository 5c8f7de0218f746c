/// Writes hostile texts, a method a kind.
struct HostileTextWriter {
  let sources: HostileSources
  let seed: UInt64
  var random: SeededGenerator

  mutating func text(_ kind: HostileTextGenerator.Kind, _ index: Int) -> String {
    switch kind {
    case .catalogMask: String(scalars: broken(random.pick(random.chance(5) ? sources.longMasks : sources.masks)))
    case .generatedMask: String(scalars: broken(Array(MaskGenerator(seed: seed).mask(index).unicodeScalars)))
    case .catalogText: String(scalars: broken(random.pick(sources.catalog)))
    case .readable: String(scalars: broken(random.pick(sources.readable)))
    case .shapes: String(scalars: (0..<random.number(0...30)).flatMap { _ in random.pick(sources.pieces) })
    case .bytes: String(decoding: (0..<length()).map { _ in UInt8(truncatingIfNeeded: random.next()) }, as: UTF8.self)
    case .scalars: String(scalars: (0..<length()).map { _ in scalar() })
    case .marks: marks()
    case .controls:
      String(scalars: (0..<length()).map { _ in random.pick(random.chance(60) ? sources.controls : sources.marks) })
    case .nesting: nesting()
    case .repetition: repetition()
    case .digits: digits()
    }
  }

  /// Short, more often than not; now and then thousands.
  private mutating func length() -> Int {
    random.number(0...random.pick(weighted: [(700, 8), (270, 40), (28, 300), (2, 5_000)]))
  }

  /// Any scalar, those of the first planes more often.
  private mutating func scalar() -> Unicode.Scalar {
    let most: UInt32 = random.pick([0x7F, 0x7F, 0x7FF, 0x2FFF, 0xFFFF, 0x1FFFF, 0x10FFFF])
    return Unicode.Scalar(UInt32(truncatingIfNeeded: random.next()) % (most + 1)) ?? "\u{FFFD}"
  }

  /// A text with some changes: lost, doubled, exchanged, put in, cut off.
  private mutating func broken(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var text = text
    for _ in 0..<random.pick([0, 1, 1, 1, 2, 2, 3, 5, 12]) {
      let (start, end) = (random.number(0...text.count), random.number(0...text.count))
      let range = min(start, end)..<min(max(start, end), min(start, end) + 12)
      switch random.number(0...7) {
      case 0: text.removeSubrange(range)
      case 1: text.insert(contentsOf: text[range], at: start)
      case 2...4: text.insert(contentsOf: random.pick(sources.pieces), at: start)
      case 5: if start < text.count { text[start] = scalar() }
      case 6: text.replaceSubrange(range, with: random.pick(sources.pieces))
      default: if random.chance(30) { text.removeSubrange(start...) }
      }
    }
    return text
  }

  /// Characters of very many scalars.
  private mutating func marks() -> String {
    (0..<random.number(1...3)).reduce(into: "") { text, _ in
      text.unicodeScalars.append(random.pick(Array("ae#1-가ü👩".unicodeScalars)))
      let mark = random.pick(sources.marks)
      let isOne = random.chance(50)
      for _ in 0..<length() { text.unicodeScalars.append(isOne ? mark : random.pick(sources.marks)) }
    }
  }

  /// Openings, and closings that may not be as many.
  private mutating func nesting() -> String {
    let (open, close) = random.pick([
      ("<", ">"), ("<#", ">?"), ("[", "]"), ("(", ")"), ("\"", "\""), ("<a:", ">"), ("<<", ">{2,3}>{1,9}"), ("«", "»"),
      ("{", "}"),
    ])
    let depth = length()
    let closings = random.chance(70) ? depth : length()
    return String(repeating: open, count: depth) + random.pick(["", "#", "@?", "\"1\""])
      + String(repeating: close, count: closings)
  }

  /// The same over and over, now and then as long as a book.
  private mutating func repetition() -> String {
    let unit = (0..<random.number(1...3)).flatMap { _ in random.pick(sources.pieces) }
    let count = random.number(0...999) < 2 ? 10_000 : length()
    return String(scalars: (0..<count).flatMap { _ in unit })
  }

  /// A number with more digits than there is room for.
  private mutating func digits() -> String {
    let digits = random.pick([
      Array("0123456789".unicodeScalars), ["0"], ["9"], Array("٠١٢٣٤٥٦٧٨٩".unicodeScalars),
      Array("123,. '-".unicodeScalars),
    ])
    let (whole, fraction) = (length(), random.chance(50) ? length() : -1)
    var text = random.pick(["", "-", "+", "(", "$", "#{", "<0..", "+1"])
    for _ in 0..<whole { text.unicodeScalars.append(random.pick(digits)) }
    if fraction >= 0 { text += random.pick([".", ",", "e", "..", "x"]) }
    for _ in 0..<max(0, fraction) { text.unicodeScalars.append(random.pick(digits)) }
    return text + random.pick(["", "", "}", ">", ")", "%", "€"])
  }

  /// The text with another after or within it.
  mutating func spliced(_ text: String) -> String {
    let other = self.text(random.pick(HostileTextGenerator.Kind.allCases), random.number(0...1_000))
    var scalars = Array(text.unicodeScalars)
    scalars.insert(contentsOf: other.unicodeScalars, at: random.number(0...scalars.count))
    return String(scalars: scalars)
  }
}
