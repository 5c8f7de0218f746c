/// The classes of a program's characters by name: `0-9`, `a-z`, `other letters`.
struct ClassNames {
  private let tables: MaskTables
  /// By class, the stretches of printable ASCII that belong to it.
  private var stretches: [[ClosedRange<UInt32>]]
  /// By class, what stands for it beyond ASCII.
  private var others: [String?]

  init(_ tables: MaskTables) {
    self.tables = tables
    stretches = [[ClosedRange<UInt32>]](repeating: [], count: tables.classCount)
    others = [String?](repeating: nil, count: tables.classCount)
    for c in UInt32(32)..<127 {
      let k = Int(tables.ascii[Int(c)])
      if let last = stretches[k].last, last.upperBound + 1 == c, ClassNames.isSameKind(last.lowerBound, c) {
        stretches[k][stretches[k].count - 1] = last.lowerBound...c
      } else {
        stretches[k].append(c...c)
      }
    }
    let words = tables.signatureStride
    let characters = ValueCharacters(tables)
    for k in 0..<tables.classCount where stretches[k].isEmpty {
      let exact = tables.signatures[k * words]
      if exact != 0 {
        others[k] = tables.text([exact])
      } else if characters.occurs(k) {
        let face = Unicode.Scalar(characters.face(k))
        others[k] =
          switch face {
          case "\u{6F22}": "other letters"
          case "\u{20AC}": "other characters"
          default: tables.text([characters.face(k)]) + "…"
          }
      } else {
        // a letter or digit with marks of its own: taken as the letter is, but equal to no value literals
        others[k] = "clusters"
      }
    }
  }

  private static func isSameKind(_ a: UInt32, _ b: UInt32) -> Bool {
    func kind(_ c: UInt32) -> Int {
      (48...57).contains(c) ? 0 : (65...90).contains(c) ? 1 : (97...122).contains(c) ? 2 : 3
    }
    return kind(a) == kind(b)
  }

  /// The name of some classes together.
  func name(of classes: [Int]) -> String {
    var ranges = classes.flatMap { stretches[$0] }.sorted { $0.lowerBound < $1.lowerBound }
    var i = 1
    while i < ranges.count {
      let (last, next) = (ranges[i - 1], ranges[i])
      if last.upperBound + 1 == next.lowerBound, ClassNames.isSameKind(last.lowerBound, next.lowerBound) {
        ranges[i - 1] = last.lowerBound...next.upperBound
        ranges.remove(at: i)
      } else {
        i += 1
      }
    }
    var out: [String] = []
    for range in ranges {
      let (low, high) = (tables.text([range.lowerBound]), tables.text([range.upperBound]))
      out.append(range.lowerBound == 32 ? "space" : range.count < 3 ? tables.text(range) : "\(low)-\(high)")
    }
    for k in classes { if let other = others[k], !out.contains(other) { out.append(other) } }
    return out.joined(separator: " ")
  }

  /// What the classes of a state do, said by the caller; those alike together, in order.
  func groups(of state: Int, _ action: (Int, UInt64) -> String?) -> [(name: String, action: String)] {
    var actions: [String] = []
    var classes: [String: [Int]] = [:]
    for k in 0..<tables.classCount {
      let cell = tables.rows[state * tables.rowStride + Row.header + k]
      guard Row.takes(cell), let said = action(k, cell) else { continue }
      if classes[said] == nil { actions.append(said) }
      classes[said, default: []].append(k)
    }
    return actions.map { (name(of: classes[$0] ?? []), $0) }
  }
}
