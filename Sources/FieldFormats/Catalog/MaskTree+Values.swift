internal import SecretMemory

/// What a mask tells of its values without being compiled.
extension MaskTree {
  /// Whether a value may have anything but letters and digits.
  var valuesHavePunctuation: Bool {
    switch kind {
    case .slot(let slot): [" ", "-", ".", ":", "/", ",", "@"].contains { slot.accepts($0) }
    case .quoted(let cluster): !cluster.first.isLetterOrNumber
    case .decoration, .range: false
    case .sequence(let items), .alternatives(let items): items.contains { $0.valuesHavePunctuation }
    case .capture(_, let body), .repetition(let body, _, _): body.valuesHavePunctuation
    }
  }

  /// Whether a value may have letters.
  var valuesHaveLetters: Bool {
    switch kind {
    case .slot(let slot): slot.accepts("a") || slot.accepts("x") || slot.accepts("A") || slot.accepts("X")
    case .quoted(let cluster): cluster.first.isLetterOrNumber && cluster.first.decimalDigit == nil
    case .decoration, .range: false
    case .sequence(let items), .alternatives(let items): items.contains { $0.valuesHaveLetters }
    case .capture(_, let body), .repetition(let body, _, _): body.valuesHaveLetters
    }
  }

  /// Whether a number of a fixed width stands in it.
  var hasFixedNumbers: Bool {
    switch kind {
    case .range(let range): range.isFixedWidth
    case .slot, .decoration, .quoted: false
    case .sequence(let items), .alternatives(let items): items.contains { $0.hasFixedNumbers }
    case .capture(_, let body), .repetition(let body, _, _): body.hasFixedNumbers
    }
  }

  /// What is shown where named groups hold these texts, all in UTF-8; nil where something else is to be filled in.
  func text(with captures: [(name: String, text: SecretList<UInt8>)]) -> SecretList<UInt8>? {
    switch kind {
    case .capture(let name, _): return captures.first { $0.name == name }?.text
    case .decoration(let cluster), .quoted(let cluster):
      var out: SecretList<UInt8> = []
      for scalar in cluster.scalars { out.append(scalar) }
      return out
    case .sequence(let items):
      var out: SecretList<UInt8> = []
      for item in items {
        guard let text = item.text(with: captures) else { return nil }
        out += text
      }
      return out
    case .alternatives(let items):
      for item in items { if let text = item.text(with: captures) { return text } }
      return nil
    case .repetition(let body, let least, _): return least == 0 ? [] : least == 1 ? body.text(with: captures) : nil
    case .slot, .range: return nil
    }
  }
}
