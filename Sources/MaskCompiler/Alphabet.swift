internal import MaskSyntax
internal import UnicodeFacts

/// The classes of characters that a mask cannot tell apart: the columns of its table.
///
/// Two characters share a class when every slot treats them alike and they equal the same value literals, exactly and
/// but for case.
struct Alphabet {
  /// The class of each ASCII character.
  private(set) var ascii = [UInt16](repeating: 0, count: 128)
  /// What the characters of a class have in common: what `MaskProgram.class(of:)` compares other characters with.
  private(set) var signatures: [Signature] = []
  /// A member of each class.
  private(set) var samples: [Symbol] = []
  let slotCount: Int
  private let words: Int

  var count: Int { signatures.count }

  struct Signature: Hashable {
    /// The symbol of value literals that it equals, else 0.
    var exact: Symbol = 0
    /// The lower case of those that it equals but for case, else 0.
    var folded: Symbol = 0
    /// For ASCII characters, of which rules of keys depend on more than on what takes them: whether a letter or digit,
    /// the literal it is, and whether a separator where one may stand for another; 0 for others.
    var plain: UInt32 = 0
    /// A bit a slot: takes it.
    var takers: [UInt64] = []
    /// A bit a slot: takes an ASCII character and keeps another.
    var changers: [UInt64] = []
  }

  private let graph: NodeGraph
  private let valueLiterals: ValueLiteralSymbols
  private let fixed: Set<Symbol>
  /// Whether some value literal is a separator, which others may be typed for.
  let hasSeparators: Bool
  private var numbers: [Signature: Int] = [:]

  init(_ graph: NodeGraph, limits: MaskLimits) throws(CompileError) {
    self.graph = graph
    slotCount = graph.slots.count
    words = (slotCount + 63) / 64
    valueLiterals = ValueLiteralSymbols(
      graph.nodes.lazy.filter { $0.operation == .valueLiteral }.map { $0.argument }, graph.clusters)
    hasSeparators = valueLiterals.symbols.contains { $0.isSeparator }
    // a letter that no slot takes walks over a literal in either case
    let literals = graph.nodes.filter { $0.isFixedText && $0.argument < 128 }.compactMap { Unicode.Scalar($0.argument) }
    fixed = Set(literals.flatMap { $0.caseVariants }.map { $0.value }.filter { $0 < 128 })
    let probes = nonASCIIProbes()
    if (probes.count + 128) * max(1, graph.slots.count) > limits.steps {
      throw CompileError(.limit(.steps, limits.steps))
    }
    for c in 0..<UInt32(128) { ascii[Int(c)] = UInt16(truncatingIfNeeded: number(of: signature(c), sample: c)) }
    for c in probes { _ = number(of: signature(c), sample: c) }
    for signature in try clusterSignatures(limits).sorted(by: { $0.takers.lexicographicallyPrecedes($1.takers) }) {
      _ = number(of: signature, sample: .firstTypedCluster)
    }
    if count > 65_535 { throw CompileError(.limit(.cells, limits.cells)) }
  }

  /// The classes of a program, and as the last the empty slot, which is not a class of its own where states are made
  /// for all values.
  init(withEmptySlot tables: MaskTables, _ graph: NodeGraph) {
    self.graph = graph
    slotCount = tables.slots.count
    words = (slotCount + 63) / 64
    valueLiterals = ValueLiteralSymbols([], [])
    hasSeparators = false
    fixed = []
    func bits(of slots: (Int) -> Bool) -> [UInt64] {
      var bits = [UInt64](repeating: 0, count: words)
      for slot in 0..<slotCount where slots(slot) { bits[slot / 64] |= 1 << UInt64(slot % 64) }
      return bits
    }
    for k in 0..<tables.classCount {
      let at = k * tables.signatureStride
      signatures.append(
        Signature(
          exact: tables.signatures[at], folded: tables.signatures[at + 1], plain: tables.signatures[at + 2],
          takers: bits { tables.takes($0, k) }))
    }
    signatures.append(Signature(takers: bits { tables.slots[$0].mayBeEmpty != 0 }))
  }

  private mutating func number(of signature: Signature, sample: Symbol) -> Int {
    if let number = numbers[signature] { return number }
    numbers[signature] = count
    signatures.append(signature)
    samples.append(sample)
    return count - 1
  }

  private func signature(_ c: Symbol) -> Signature {
    var out = Signature(takers: [UInt64](repeating: 0, count: words), changers: [UInt64](repeating: 0, count: words))
    (out.exact, out.folded) = valueLiterals.equals(c)
    let character = c.cluster(graph.clusters)
    let scalar = character.first
    if c < 128 { out.plain = (scalar.isLetterOrNumber ? 1 : 0) | (fixed.contains(c) ? c << 1 : 0) }
    if c < 128 && hasSeparators && c.isSeparator { out.plain |= 1 << 8 }
    let traits = ScalarTraits(scalar)
    for (i, slot) in graph.slots.enumerated() where slot.accepts(character, traits) {
      out.takers[i / 64] |= 1 << UInt64(i % 64)
      if c < 128, slot.keeps(scalar) != scalar { out.changers[i / 64] |= 1 << UInt64(i % 64) }
    }
    return out
  }

  /// What clusters of several scalars are taken as: by slots alone, for they equal no value literals; by those that
  /// take the first scalar and all marks after it.
  private func clusterSignatures(_ limits: MaskLimits) throws(CompileError) -> Set<Signature> {
    let marks = markTakers
    var found: Set<[UInt64]> = []
    // of several marks in a row each is to be taken
    var open = Array(Set(signatures.map { $0.takers }))
    while let takers = open.popLast() {
      for mark in marks {
        let both = zip(takers, mark).map { $0 & $1 }
        if found.insert(both).inserted { open.append(both) }
      }
      if found.count * marks.count > limits.steps { throw CompileError(.limit(.steps, limits.steps)) }
    }
    let changers = [UInt64](repeating: 0, count: words)
    return Set(found.map { Signature(takers: $0, changers: changers) })
  }

  /// Which slots take a mark, for each that slots tell apart.
  private var markTakers: Set<[UInt64]> {
    var found: Set<[UInt64]> = []
    for edge in nonASCIIEdges {
      let mark = Unicode.Scalar(edge) ?? "\u{E000}"
      for onDigit in [false, true] {
        var takers = [UInt64](repeating: 0, count: words)
        for (i, slot) in graph.slots.enumerated() where slot.acceptsMark(mark, onDigit: onDigit) {
          takers[i / 64] |= 1 << UInt64(i % 64)
        }
        found.insert(takers)
      }
    }
    return found
  }

  func takes(_ slot: UInt32, _ k: Int) -> Bool { signatures[k].takers[Int(slot) / 64] >> UInt64(slot % 64) & 1 != 0 }
  func changes(_ slot: UInt32, _ k: Int) -> Bool {
    signatures[k].changers[Int(slot) / 64] >> UInt64(slot % 64) & 1 != 0
  }
  /// Whether some slot changes the ASCII characters of a class.
  func mayChange(_ k: Int) -> Bool { signatures[k].plain >> 31 != 0 || signatures[k].changers.contains { $0 != 0 } }
  func equals(_ symbol: Symbol, _ k: Int) -> Bool { signatures[k].exact == symbol && symbol != 0 }
  func equalsButForCase(_ symbol: Symbol, _ k: Int) -> Bool {
    signatures[k].folded != 0 && signatures[k].folded == valueLiterals.lowercase(symbol)
  }
  func isLetterOrDigit(_ k: Int) -> Bool { signatures[k].plain & 1 != 0 }

  /// Where ranges of sets begin and end beyond ASCII: from one to the next, sets name all scalars or none.
  private var nonASCIIEdges: [UInt32] {
    var edges: Set<UInt32> = [128]
    for range in setRanges {
      edges.insert(max(128, range.low.value))
      edges.insert(max(128, range.high.value + 1))
    }
    return edges.sorted()
  }

  private var setRanges: [SlotRange] { graph.slots.flatMap { $0.kind.ranges } }

  /// Characters beyond ASCII, at least one of each class that any of them can belong to.
  private func nonASCIIProbes() -> [Symbol] {
    // one of each kind that slots without ranges tell apart: letter, other printable character, none
    var probes: Set<Symbol> = [0x6F22, 0x20AC, 0x200B]
    probes.formUnion(valueLiterals.withCaseVariants)
    let casing = graph.slots.contains { if case .set = $0.kind { $0.casing != .unchanged } else { false } }
    guard setRanges.contains(where: { $0.high.value >= 128 }) || casing else { return probes.sorted() }
    let starts = nonASCIIEdges
    for (i, start) in starts.enumerated() {
      let end = i + 1 < starts.count ? starts[i + 1] : 0x11_0000
      probes.formUnion(Unicode.Scalar.kinds(in: start..<end))
    }
    // a set that changes case takes either case: its members beyond the ranges are the case variants of members
    if casing {
      for scalar in Unicode.Scalar.cased {
        let (upper, lower) = (scalar.simpleUppercase, scalar.simpleLowercase)
        if setRanges.contains(where: { $0.contains(upper) || $0.contains(lower) }) { probes.insert(scalar.value) }
      }
    }
    // no class: a program has no states of values with an empty slot
    probes.remove(.emptySlot)
    return probes.sorted()
  }
}

/// The symbols of value literals of a mask, to be compared with what is typed.
struct ValueLiteralSymbols {
  let symbols: [Symbol]
  private let lowercases: Set<Symbol>

  init(_ symbols: some Sequence<Symbol>, _ clusters: [Cluster]) {
    self.symbols = Set(symbols).sorted()
    lowercases = Set(self.symbols.map { $0.lowercaseSymbol })
  }
  func lowercase(_ symbol: Symbol) -> Symbol { symbol.lowercaseSymbol }

  /// The symbols and what they are in the other case.
  var withCaseVariants: [Symbol] {
    Set(symbols.flatMap { symbol in Unicode.Scalar(symbol).map { $0.caseVariants.map { $0.value } } ?? [symbol] })
      .sorted()
  }

  /// The symbol that `c` equals, a digit of any script being its ASCII digit; and, in lower case, those it
  /// equals but for case.
  func equals(_ c: Symbol) -> (exact: Symbol, folded: Symbol) {
    let digit = unsafe c < .firstCluster ? Unicode.Scalar(c).unsafelyUnwrapped.asASCIIDigit.value : c
    let exact = symbols.binarySearch(digit) ? digit : 0
    let lower = c.lowercaseSymbol
    let cased = unsafe c < .firstCluster && Unicode.Scalar(c).unsafelyUnwrapped.caseVariants.count > 1
    return (exact, cased && lowercases.contains(lower) ? lower : 0)
  }
}

extension Symbol {
  var lowercaseSymbol: Symbol {
    unsafe self < .firstCluster ? Unicode.Scalar(self).unsafelyUnwrapped.simpleLowercase.value : self
  }

  func cluster(_ clusters: [Cluster]) -> Cluster {
    unsafe self < .firstCluster ? Cluster(Unicode.Scalar(self).unsafelyUnwrapped) : clusters[Int(self - .firstCluster)]
  }

  func firstScalar(_ clusters: [Cluster]) -> Unicode.Scalar { cluster(clusters).first }
}

extension [Symbol] {
  fileprivate func binarySearch(_ x: Symbol) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < x { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == x
  }
}

extension Unicode.Scalar {
  /// Itself and its upper and lower case.
  fileprivate var caseVariants: Set<Unicode.Scalar> { [self, simpleUppercase, simpleLowercase] }

  /// One of each kind (letter, other printable character, none, with the digits apart) that occurs among some scalars.
  fileprivate static func kinds(in values: Range<UInt32>) -> [UInt32] {
    var found: [UInt32] = []
    var seen: UInt32 = 0
    for value in values {
      guard let scalar = Unicode.Scalar(value), scalar.decimalDigit == nil else { continue }
      let kind: UInt32 =
        scalar.continuesCluster || scalar.isInvisible ? 4 : scalar.isLetter ? 1 : scalar.isPrintable ? 2 : 4
      if seen & kind == 0 { found.append(value) }
      seen |= kind
      if seen == 7 { break }
    }
    return found
  }

  /// All scalars beyond ASCII that have an upper or lower case of their own.
  fileprivate static let cased: [Unicode.Scalar] = (128..<0x1_F000).compactMap { Unicode.Scalar($0) }.filter {
    $0.simpleUppercase != $0 || $0.simpleLowercase != $0
  }
}
