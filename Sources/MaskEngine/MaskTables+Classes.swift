package import MaskCompiler
internal import MaskSyntax
internal import SecretMemory
internal import UnicodeFacts

/// The class of a character, and what a slot makes of it.
extension MaskTables {
  /// The column of a character; nil where no slot takes it and no value literal equals it.
  ///
  /// - Complexity: A look-up for ASCII, a comparison with each class beyond.
  @inline(__always) package func classNumber(of symbol: Symbol, _ typed: TypedClusters) -> Int? {
    symbol < 128 ? Int(ascii[Int(symbol)]) : nonASCIIClass(of: symbol, typed)
  }

  @inline(never) private func nonASCIIClass(of symbol: Symbol, _ typed: TypedClusters) -> Int? {
    let scalar = firstScalar(of: symbol, typed)
    if symbol < .firstCluster, let digit = scalar.decimalDigit { return Int(ascii[48 + Int(digit)]) }
    let traits = ScalarTraits(scalar)
    if symbol < .firstCluster {
      return find(exact: symbol, folded: traits.isCased ? traits.lower.value : 0) { accepts($0, traits) }
    }
    // a cluster of several scalars is taken as its first one is, with its marks, but equals only the same cluster
    return find(exact: symbol, folded: 0) { slot in
      accepts(slot, traits) && accepts(slot, scalar, with: scalars(of: symbol, typed).dropFirst())
    }
  }

  private func find(exact: Symbol, folded: Symbol, isTaken: (_ slot: Int) -> Bool) -> Int? {
    var isValueLiteral = false
    var isFolded = false
    for k in 0..<classCount {
      if signatures[k * signatureStride] == exact { isValueLiteral = true }
      if folded != 0, signatures[k * signatureStride + 1] == folded { isFolded = true }
    }
    let (exact, folded) = (isValueLiteral ? exact : 0, isFolded ? folded : 0)
    func first(from start: Int, where isWanted: (Int) -> Bool) -> Int? {
      (start..<classCount).first { k in
        signatures[k * signatureStride] == exact && signatures[k * signatureStride + 1] == folded && isWanted(k)
      }
    }
    var found = first(from: 0) { _ in true }
    for slot in slots.indices {
      guard let known = found else { return nil }
      let isTaken = isTaken(slot)
      if takes(slot, known) == isTaken { continue }
      // a slot is asked once: of those before it the class that was found says what they take
      found = first(from: known + 1) { k in
        takes(slot, k) == isTaken && (0..<slot).allSatisfy { takes($0, k) == takes($0, known) }
      }
    }
    return found
  }

  /// What a slot or a value literal keeps of a character that it takes.
  @inline(__always) package func kept(_ symbol: Symbol, by taker: UInt32, _ typed: TypedClusters) -> Symbol {
    let node = nodes[Int(taker)]
    if node.isValueLiteral { return node.argument }
    let record = slots[Int(node.argument)]
    if record.casing == 0 && symbol < 128 { return symbol }
    return changed(symbol, record, typed)
  }

  @inline(never) private func changed(_ symbol: Symbol, _ record: SlotRecord, _ typed: TypedClusters) -> Symbol {
    if symbol == .emptySlot { return symbol }
    let first = firstScalar(of: symbol, typed)
    let form = first.isASCII ? first : record.rule.form(of: first)
    let kept = record.casing == 0 ? form : record.casing == 1 ? form.simpleUppercase : form.simpleLowercase
    if kept == first { return symbol }
    if symbol < .firstCluster { return kept.value }
    let cluster = Normalization.composed(SecretList([kept]) + scalars(of: symbol, typed).dropFirst())
    return typed.symbol(of: cluster, in: self) ?? symbol
  }
}
