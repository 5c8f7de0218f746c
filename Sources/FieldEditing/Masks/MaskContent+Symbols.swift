internal import MaskCompiler
internal import MaskEngine
internal import SecretMemory
internal import UnicodeFacts

/// Text on its way in: composed (NFC), cut into grapheme clusters, each a symbol.
extension MaskContent {
  /// Reads a text into `scratch.text`. What cannot be kept is rejected, and so is what shows nothing, unless the text
  /// is a value: there one such character stands for an empty slot, and others may be value literals.
  func readSymbols(of text: String, isValue: Bool = false, _ state: inout EditorState) {
    scratch.removeText()
    var text = text
    let isPlain = text.withUTF8 { bytes in
      for i in bytes.indices {
        let byte = unsafe bytes[i]
        if byte >= 128 || byte == 13 { return false }
        scratch.text.append(UInt32(byte))
      }
      return true
    }
    if isPlain { return }
    scratch.text.removeAll()
    if readScalars(of: text, isValue, &state) { return }
    let scalars = Normalization.composed(SecretList(text.unicodeScalars))
    var breaker = GraphemeBreaker()
    var start = 0
    var position = 0
    for i in scalars.indices {
      guard breaker.isBoundary(before: scalars[i]), i > start else { continue }
      readSymbol(scalars[start..<i], at: position, isValue, &state)
      position += 1
      start = i
    }
    if start < scalars.count { readSymbol(scalars[start...], at: position, isValue, &state) }
  }

  /// Reads a text whose scalars are composed and each a cluster, as nearly all are, without a list of them.
  ///
  /// - Returns: `false` where it is another.
  private func readScalars(of text: String, _ isValue: Bool, _ state: inout EditorState) -> Bool {
    var breaker = GraphemeBreaker()
    var position = 0
    for scalar in text.unicodeScalars where breaker.isBoundary(before: scalar) {
      if !isValue && scalar.isInvisible {
        state.report.append(.invisible, at: position)
      } else {
        scratch.text.append(scalar.value)
        scratch.positions.append(UInt32(position))
      }
      position += 1
    }
    if position == text.unicodeScalars.count && scratch.text.isComposed { return true }
    scratch.removeText()
    state.report.removeAll()
    return false
  }

  private func readSymbol(
    _ cluster: Slice<SecretList<Unicode.Scalar>>, at position: Int, _ isValue: Bool, _ state: inout EditorState
  ) {
    guard isValue || cluster.first.map({ !$0.isInvisible }) ?? false else {
      return state.report.append(.invisible, at: position)
    }
    guard cluster.count <= TypedClusters.longest, let symbol = typed.symbol(of: cluster, in: tables) else {
      return state.report.append(.tooComplex, at: position)
    }
    scratch.text.append(symbol)
    scratch.positions.append(UInt32(position))
  }
}

extension NumberList {
  /// Whether the scalars in it are composed (NFC).
  fileprivate var isComposed: Bool {
    unsafe UnsafeRawPointer(base).withMemoryRebound(to: Unicode.Scalar.self, capacity: count) {
      unsafe Normalization.isComposed(UnsafeBufferPointer(start: $0, count: count))
    }
  }
}

extension MaskTables {
  /// Whether two symbols stand in one cluster when they follow one another.
  func join(_ first: Symbol, _ second: Symbol, _ typed: TypedClusters) -> Bool {
    var breaker = GraphemeBreaker()
    _ = breaker.isBoundary(before: firstScalar(of: first, typed))
    if first >= .firstCluster {
      for scalar in scalars(of: first, typed).dropFirst() { _ = breaker.isBoundary(before: scalar) }
    }
    return !breaker.isBoundary(before: firstScalar(of: second, typed))
  }
}

extension SecretList<Unicode.Scalar> {
  /// Whether a reader sees it as one character.
  var isOneCluster: Bool {
    var breaker = GraphemeBreaker()
    var clusters = 0
    for scalar in self where breaker.isBoundary(before: scalar) { clusters += 1 }
    return clusters == 1
  }
}
