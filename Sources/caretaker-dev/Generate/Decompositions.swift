/// Canonical decompositions laid out for the tables: pairs that compose again, other pairs, single scalars.
struct Decompositions {
  /// Rows of first, second, composed.
  let pairs: [[Int]]
  let compositeCount: Int
  let singletons: [Int]
  /// For every scalar the number of its decomposition: 0 for none, then pairs from 1 on, then single scalars.
  let trie: ScalarTrie

  init(_ database: UnicodeDatabase) throws {
    var (composites, others, single) = ([[Int]](), [[Int]](), [(scalar: Int, part: Int)]())
    for (scalar, parts) in database.decompositions.sorted(by: { $0.key < $1.key }) {
      let excluded = database.compositionExclusions.contains(scalar)
      if parts.count == 1 {
        single.append((scalar, parts[0]))
      } else if excluded {
        others.append(parts + [scalar])
      } else {
        composites.append(parts + [scalar])
      }
      try Decompositions.check(scalar, parts, excluded: excluded, in: database)
    }
    composites.sort { $0.lexicographicallyPrecedes($1) }
    pairs = composites + others
    compositeCount = composites.count
    singletons = single.map(\.part)
    var numbers = [Int](repeating: 0, count: 0x110000)
    for (index, pair) in pairs.enumerated() { numbers[pair[2]] = index + 1 }
    for (index, entry) in single.enumerated() { numbers[entry.scalar] = pairs.count + index + 1 }
    trie = ScalarTrie(numbers)
  }

  /// What the composer takes for granted: that the second of a pair is marked as one that may compose, and that text
  /// can be cut before a starter that needs no change, as such a starter never begins with what composes backwards.
  private static func check(_ scalar: Int, _ parts: [Int], excluded: Bool, in database: UnicodeDatabase) throws {
    func fail(_ message: String) -> UnicodeDataError {
      UnicodeDataError(file: "UnicodeData.txt", line: nil, message: "U+\(String(scalar, radix: 16)): \(message)")
    }
    let flags = database.facts[scalar].flags
    if excluded != flags.contains(.neverComposed) { throw fail("NFC_QC disagrees with Full_Composition_Exclusion") }
    if excluded { return }
    if parts.count == 1 { throw fail("a single scalar would compose") }
    if !database.facts[parts[1]].flags.contains(.maybeComposes) {
      throw fail("composes from a second part not marked NFC_QC=M")
    }
    if database.facts[scalar].combiningClass != 0 { throw fail("a composite is not a starter") }
    let first = database.facts[parts[0]]
    if first.flags.contains(.maybeComposes) || first.combiningClass != 0 {
      throw fail("a composite begins with what composes")
    }
  }
}
