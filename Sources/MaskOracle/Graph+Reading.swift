internal import MaskSyntax

extension Graph {
  /// The parses after value character `c`; empty where it does not fit.
  ///
  /// Those that auto-insert the fewest value literals survive, in their old order; of two that reach the same place the
  /// first survives. Where nothing takes a letter exactly, value literals take its other case.
  func step(_ readings: Readings, _ c: Cluster) -> Readings {
    for foldingCase in c.hasCase ? [false, true] : [false] {
      for most in 0...limits.autoInsertion {
        var survivors: Readings = []
        var reached: Set<Int> = []
        var couldAutoInsertMore = false
        for reading in readings {
          let (ways, cutShort) = takers(of: c, from: reading.node, autoInserting: most, foldingCase: foldingCase)
          couldAutoInsertMore = couldAutoInsertMore || cutShort
          for way in ways where reached.insert(way[way.count - 1].next).inserted {
            survivors.append(Reading(node: way[way.count - 1].next, path: reading.path + way))
          }
        }
        if !survivors.isEmpty { return survivors }
        if !couldAutoInsertMore { break }
      }
    }
    return []
  }

  /// Where a search for takers stands.
  private struct Place: Hashable {
    var node: Int
    /// Value literals that may still be auto-inserted.
    var left: Int
    /// Whether a letter or digit was auto-inserted: then only a slot can take the character, for words of value
    /// literals are typed from their start.
    var insideWord: Bool
  }

  /// Ways from `node` to take `c`, best first, and whether more auto-insertion would open more of them.
  private func takers(
    of c: Cluster, from node: Int, autoInserting most: Int, foldingCase: Bool
  ) -> (ways: [Path], cutShort: Bool) {
    var ways: [Path] = []
    var cutShort = false
    var seen: Set<Place> = []
    var stack: [(place: Place, path: Path)] = [(Place(node: node, left: most, insideWord: false), [])]
    while var (place, path) = stack.popLast() {
      func walk(_ kind: Entry.Kind, to next: Int) {
        path.append(Entry(kind: kind, next: next))
        place.node = next
        stack.append((place, path))
      }
      switch nodes[place.node] {
      case .end: break
      case .slot(let slot, let next):
        if slot.accepts(c) {
          ways.append(path + [Entry(kind: .slot(Cluster(slot.keeps(c.first), c.rest)), next: next)])
        }
      case .valueLiteral(let text, let next):
        if !place.insideWord, text == c.asASCIIDigit || foldingCase && text.equalsIgnoringCase(c) {
          ways.append(path + [Entry(kind: .valueLiteral(text), next: next)])
        } else if place.left > 0 {
          place.left -= 1
          place.insideWord = place.insideWord || text.isLetterOrNumber
          walk(.valueLiteral(text), to: next)
        } else {
          cutShort = true
        }
      case .literal(let text, let next): walk(.literal(text), to: next)
      case .edge(let edge, let next): walk(.edge(edge), to: next)
      // what leads back leads to one of these
      case .split(let branches) where seen.insert(place).inserted:
        for next in branches.reversed() {
          place.node = next
          stack.append((place, path))
        }
      case .split: break
      }
    }
    return (ways, cutShort)
  }
}
