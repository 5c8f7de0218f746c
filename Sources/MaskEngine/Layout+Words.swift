internal import MaskCompiler
internal import UnicodeFacts

/// Words of value literals.
extension Layout {
  /// Whether the value ends within a word of value literals that are certain to go on, and of whose letters none is
  /// read after it: typed, they are those of the word. Of a value with such an end the trailing literals are hidden.
  ///
  /// - Parameter run: a list to work with.
  package mutating func wordGoesOn(_ typed: TypedClusters, _ run: inout NumberList) -> Bool {
    guard isValueLiteralLetter(count - 1, typed), certainLength > 0 else { return false }
    run.removeAll()
    tables.run(from: top(count), most: certainLength, into: &run)
    guard tables.node(run[0]).isValueLiteral, tables.firstScalar(of: tables.node(run[0]).argument, typed).isLetter
    else {
      return false
    }
    let end = count
    defer { cut(to: end) }
    for i in 0..<run.count where tables.node(run[i]).isValueLiteral {
      if !exact(tables.node(run[i]).argument) { return true }
    }
    for i in 0..<run.count {
      let symbol = tables.node(run[i]).argument
      let first = tables.firstScalar(of: symbol, typed)
      if !first.isLetterOrNumber { continue }
      if cell(for: symbol) != 0 { return false }
      if symbol < .firstCluster,
        cell(for: first.simpleUppercase.value) != 0 || cell(for: first.simpleLowercase.value) != 0
      {
        return false
      }
    }
    return true
  }

  /// How many characters stand before the word of value literals that the value ends in; nil where it ends otherwise.
  package func wordStart(_ typed: TypedClusters) -> Int? {
    var start = count
    while isValueLiteralLetter(start - 1, typed) { start -= 1 }
    return start < count ? start : nil
  }

  private func isValueLiteralLetter(_ k: Int, _ typed: TypedClusters) -> Bool {
    k >= 0 && isValueLiteral(k) && tables.firstScalar(of: character(k), typed).isLetter
  }
}
