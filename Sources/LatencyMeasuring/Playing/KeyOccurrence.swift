/// A key of a script.
struct KeyOccurrence {
  let script: Int
  /// Its number on the tape.
  let key: Int

  /// As many keys of a kind are timed.
  static let most = 16_384
  /// As many keys may lead to them, all together.
  static let mostLeading = 4_000_000
}

extension KeystrokeTape {
  /// Keys of a kind, evenly chosen where there are too many of them to be timed each by itself.
  func occurrences(of kind: KeyKind) -> [KeyOccurrence] {
    var all: [KeyOccurrence] = []
    var leading = 0
    for (number, script) in scripts.enumerated() {
      for key in script.keys where kinds[key] == kind {
        all.append(KeyOccurrence(script: number, key: key))
        leading += key - script.keys.lowerBound
      }
    }
    let share = min(1, Double(KeyOccurrence.mostLeading) / Double(max(1, leading)))
    return all.sampled(min(KeyOccurrence.most, max(1, Int(Double(all.count) * share))))
  }
}

extension Array {
  /// So many of its elements, evenly chosen.
  func sampled(_ most: Int) -> [Element] { count <= most ? self : (0..<most).map { self[$0 * count / most] } }
}
