internal import UnicodeFacts

/// A stretch of literals, looked at as another library's mask: `DD/MM/YYYY`, `000-0000`, `AAA-000`.
package struct ForeignSlots {
  /// From the first word that looks like slots to the last.
  package private(set) var text = ""
  package private(set) var span = 0..<0
  /// Whether it is likely meant so: two such words, or one that is all there is.
  package private(set) var isLikely = false
  /// The same as slots of this library.
  package private(set) var instead = ""

  @export(interface) package init(_ stretch: [(c: Unicode.Scalar, span: Range<Int>)]) {
    // the runs of one character of each word; a word counts if all its runs do
    var words: [(range: Range<Int>, runs: [Range<Int>])] = []
    var otherWords = 0
    var at = 0
    while at < stretch.count {
      let start = at
      while at < stretch.count, stretch[at].c.isLetterOrNumber || stretch[at].c == "_" { at += 1 }
      if at == start {
        at += 1
        continue
      }
      let runs = ForeignSlots.runs(stretch[start..<at].map { $0.c }, from: start)
      if runs.allSatisfy({ $0.count >= 2 && stretch[$0.lowerBound].c.isForeignSlot }) {
        words.append((start..<at, runs))
      } else {
        otherWords += 1
      }
    }
    guard let first = words.first, let last = words.last else { return }
    let runs = words.flatMap { $0.runs }
    isLikely = runs.count > 1 || otherWords == 0 && first.range.count > 2
    if !isLikely { return }
    let range = first.range.lowerBound..<last.range.upperBound
    span = stretch[range.lowerBound].span.lowerBound..<stretch[range.upperBound - 1].span.upperBound
    let present = Set(runs.map { stretch[$0.lowerBound].c })
    var out = String.UnicodeScalarView()
    var shown = String.UnicodeScalarView()
    for i in range {
      shown.append(stretch[i].c)
      if let run = runs.first(where: { $0.contains(i) }) {
        if run.lowerBound == i { out += ForeignSlots.slots(stretch[i].c, run.count, among: present).unicodeScalars }
      } else {
        if MaskParser.isSpecial(stretch[i].c) { out.append("\\") }
        out.append(stretch[i].c)
      }
    }
    text = String(shown)
    instead = String(out)
  }

  private static func runs(_ word: [Unicode.Scalar], from start: Int) -> [Range<Int>] {
    var out: [Range<Int>] = []
    for (i, c) in word.enumerated() {
      if i > 0, word[i - 1] == c {
        out[out.count - 1] = out[out.count - 1].lowerBound..<start + i + 1
      } else {
        out.append(start + i..<start + i + 1)
      }
    }
    return out
  }

  /// What a run stands for: dates and times as ranges, where other runs show that it is one.
  private static func slots(_ c: Unicode.Scalar, _ count: Int, among present: Set<Unicode.Scalar>) -> String {
    let isTime = !present.isDisjoint(with: ["h", "H"])
    let isDate = !present.isDisjoint(with: ["D", "d", "Y", "y"])
    switch c {
    case "D" where count == 2 && isDate, "d" where count == 2 && isDate: return "<01..31>"
    case "M" where count == 2 && isDate: return "<01..12>"
    case "m" where count == 2 && isTime: return "<00..59>"
    case "m" where count == 2 && isDate: return "<01..12>"
    case "H" where count == 2, "h" where count == 2: return "<00..23>"
    case "s" where count == 2 && isTime, "S" where count == 2 && isTime: return "<00..59>"
    case "A", "a", "L", "S": return String(repeating: "@", count: count)
    default: return String(repeating: "#", count: count)
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isForeignSlot: Bool { "DdMmYyHhsS09AaXxL_".unicodeScalars.contains(self) }
}
