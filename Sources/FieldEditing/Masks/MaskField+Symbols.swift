internal import SecretMemory

/// Text on its way in: composed (NFC), cut into grapheme clusters, each a symbol.
extension MaskField {
  /// Reads a text into `scratch.text`. What cannot be kept is rejected. A hole is no text that one types.
  mutating func readSymbols(of text: String, keepHoles: Bool = false) {
    scratch.text.removeAll()
    scratch.positions.removeAll()
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
    if readScalar(of: text, keepHoles) { return }
    let scalars = Normalization.composed(SecretList(text.unicodeScalars))
    var breaker = GraphemeBreaker()
    var start = 0
    var position = 0
    for i in scalars.indices {
      guard breaker.isBoundary(before: scalars[i]), i > start else { continue }
      readSymbol(scalars[start..<i], at: position, keepHoles)
      position += 1
      start = i
    }
    if start < scalars.count { readSymbol(scalars[start...], at: position, keepHoles) }
  }

  /// Reads a text of one composed scalar, without a list of scalars.
  private mutating func readScalar(of text: String, _ keepHoles: Bool) -> Bool {
    let view = text.unicodeScalars
    guard let scalar = view.first, view.index(after: view.startIndex) == view.endIndex else { return false }
    if scalar == Slot.hole && !keepHoles {
      reject(0, .doesNotFit)
      return true
    }
    let isComposed = unsafe withUnsafePointer(to: scalar) {
      unsafe Normalization.isComposed(UnsafeBufferPointer(start: $0, count: 1))
    }
    guard isComposed else { return false }
    scratch.text.append(scalar.value)
    return true
  }

  private mutating func readSymbol(_ cluster: Slice<SecretList<Unicode.Scalar>>, at position: Int, _ keepHoles: Bool) {
    var reason = Rejection.Reason.doesNotFit
    if cluster.first != Slot.hole || keepHoles {
      if cluster.count <= TypedClusters.longest, let symbol = typed.symbol(of: cluster, in: tables) {
        scratch.text.append(symbol)
        scratch.positions.append(UInt32(position))
        return
      }
      reason = .tooComplex
    }
    reject(position, reason)
  }

  private func reject(_ position: Int, _ reason: Rejection.Reason) {
    rejected.append(UInt32(position))
    rejected.append(reason.rawValue)
  }
}

extension MaskTables {
  /// Whether two symbols stand in one cluster when they follow one another.
  func join(_ first: Symbol, _ second: Symbol, _ typed: TypedClusters) -> Bool {
    var breaker = GraphemeBreaker()
    _ = breaker.isBoundary(before: firstScalar(of: first, typed))
    if first >= .firstCluster { for scalar in scalars(of: first, typed).dropFirst() { _ = breaker.isBoundary(before: scalar) } }
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
