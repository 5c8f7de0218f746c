public import MaskSyntax

/// Where the tables of a program lie in its block, and the program's general facts.
@usableFromInline package struct TableDirectory: @unchecked Sendable {
  @usableFromInline package let ascii: ProgramTable<UInt16>
  @usableFromInline package var rows: ProgramTable<UInt64>
  @usableFromInline package var edges: ProgramTable<EdgeRecord>
  @usableFromInline package var origins: ProgramTable<OriginRecord>
  @usableFromInline package var autoInsertions: ProgramTable<AutoInsertionRecord>
  @usableFromInline package var paths: ProgramTable<PathRecord>
  @usableFromInline package var states: ProgramTable<StateRecord>
  @usableFromInline package var parses: ProgramTable<UInt32>
  @usableFromInline package let nodes: ProgramTable<MaskNode>
  @usableFromInline package let branches: ProgramTable<UInt32>
  @usableFromInline package let slots: ProgramTable<SlotRecord>
  @usableFromInline package let ranges: ProgramTable<SlotRange>
  @usableFromInline package let signatures: ProgramTable<UInt32>
  @usableFromInline package let nameStarts: ProgramTable<UInt32>
  @usableFromInline package let names: ProgramTable<UInt8>
  @usableFromInline package let clusterStarts: ProgramTable<UInt32>
  @usableFromInline package let clusters: ProgramTable<Unicode.Scalar>
  @usableFromInline package var candidates: ProgramTable<UInt32>
  @usableFromInline package let facts: ProgramTable<UInt32>
  /// Whether a slot changes the case of what it takes.
  @usableFromInline package let changesCase: Bool
  /// Whether there are numbers of fixed width, which are padded and edited in place.
  @usableFromInline package let hasFixedNumbers: Bool
  /// Whether there are numbers whose length only what is typed after them shows.
  @usableFromInline package let hasOpenNumbers: Bool
  /// Whether the last slots of some values are those of a number of natural width.
  @usableFromInline package let endsInNaturalNumber: Bool
  /// Whether all literals are ASCII, so that offsets agree in all units while the value is.
  @usableFromInline package let isASCII: Bool
  @usableFromInline package let classCount: Int
  /// Words of a row.
  @usableFromInline package var rowStride: Int
  @usableFromInline package var stateCount: Int
  /// Value literals that one typed may bring along at most.
  @usableFromInline package let longestAutoInsertion: Int
  /// The longest literals before a character, and after the last one.
  @usableFromInline package let longestGap: Int
  @usableFromInline package let start: UInt32
  /// Whether the program was compiled here, and not read from outside: then its tables agree with each other.
  @usableFromInline package let isCompiled: Bool

  /// The program's general facts: the section `facts`, a word each. After them stands the prompt, a symbol for each
  /// character, where there is one.
  enum Fact: Int, CaseIterable {
    case flags, classCount, stateCount, longestAutoInsertion, longestGap, start
    static let changesCase: UInt32 = 1
    static let hasFixedNumbers: UInt32 = 2
    static let isASCII: UInt32 = 4
    static let hasOpenNumbers: UInt32 = 8
    static let endsInNaturalNumber: UInt32 = 16
  }

  init(_ block: ProgramBlock) {
    ascii = block.records(.ascii, as: UInt16.self)
    rows = block.records(.rows, as: UInt64.self)
    edges = block.records(.edges, as: EdgeRecord.self)
    origins = block.records(.origins, as: OriginRecord.self)
    autoInsertions = block.records(.autoInsertions, as: AutoInsertionRecord.self)
    paths = block.records(.paths, as: PathRecord.self)
    states = block.records(.states, as: StateRecord.self)
    parses = block.records(.parses, as: UInt32.self)
    nodes = block.records(.nodes, as: MaskNode.self)
    branches = block.records(.branches, as: UInt32.self)
    slots = block.records(.slots, as: SlotRecord.self)
    ranges = block.records(.ranges, as: SlotRange.self)
    signatures = block.records(.signatures, as: UInt32.self)
    nameStarts = block.records(.nameStarts, as: UInt32.self)
    names = block.records(.names, as: UInt8.self)
    clusterStarts = block.records(.clusterStarts, as: UInt32.self)
    clusters = block.records(.clusters, as: Unicode.Scalar.self)
    candidates = block.records(.candidates, as: UInt32.self)
    let facts = block.records(.facts, as: UInt32.self)
    self.facts = facts
    func word(_ fact: Fact) -> UInt32 { fact.rawValue < facts.count ? facts[fact.rawValue] : 0 }
    // not checked yet: a number may be any, and one that is too large for 32 bits negative there
    func fact(_ fact: Fact) -> Int { Int(truncatingIfNeeded: word(fact)) }
    let flags = word(.flags)
    changesCase = flags & Fact.changesCase != 0
    hasFixedNumbers = flags & Fact.hasFixedNumbers != 0
    isASCII = flags & Fact.isASCII != 0
    hasOpenNumbers = flags & Fact.hasOpenNumbers != 0
    endsInNaturalNumber = flags & Fact.endsInNaturalNumber != 0
    classCount = fact(.classCount)
    rowStride = classCount &+ Row.header
    stateCount = fact(.stateCount)
    longestAutoInsertion = fact(.longestAutoInsertion)
    longestGap = fact(.longestGap)
    start = word(.start)
    isCompiled = block.isCompiled
  }
}

/// The tables of a program: what the engine walks.
///
/// One plain pointer to their directory, so that a step copies nothing and neither retains nor releases anything.
/// Whoever holds it holds the program too.
@safe @usableFromInline package struct MaskTables: @unchecked Sendable {
  @usableFromInline let directory: UnsafePointer<TableDirectory>

  init(_ directory: UnsafePointer<TableDirectory>) { unsafe self.directory = directory }

  @inlinable package var ascii: ProgramTable<UInt16> { unsafe directory.pointee.ascii }
  @inlinable package var rows: ProgramTable<UInt64> { unsafe directory.pointee.rows }
  @inlinable package var edges: ProgramTable<EdgeRecord> { unsafe directory.pointee.edges }
  @inlinable package var origins: ProgramTable<OriginRecord> { unsafe directory.pointee.origins }
  @inlinable package var autoInsertions: ProgramTable<AutoInsertionRecord> { unsafe directory.pointee.autoInsertions }
  @inlinable package var paths: ProgramTable<PathRecord> { unsafe directory.pointee.paths }
  @inlinable package var states: ProgramTable<StateRecord> { unsafe directory.pointee.states }
  @inlinable package var parses: ProgramTable<UInt32> { unsafe directory.pointee.parses }
  @inlinable package var nodes: ProgramTable<MaskNode> { unsafe directory.pointee.nodes }
  @inlinable package var branches: ProgramTable<UInt32> { unsafe directory.pointee.branches }
  @inlinable package var slots: ProgramTable<SlotRecord> { unsafe directory.pointee.slots }
  @inlinable package var ranges: ProgramTable<SlotRange> { unsafe directory.pointee.ranges }
  @inlinable package var signatures: ProgramTable<UInt32> { unsafe directory.pointee.signatures }
  @inlinable package var nameStarts: ProgramTable<UInt32> { unsafe directory.pointee.nameStarts }
  @inlinable package var names: ProgramTable<UInt8> { unsafe directory.pointee.names }
  @inlinable package var clusterStarts: ProgramTable<UInt32> { unsafe directory.pointee.clusterStarts }
  @inlinable package var clusters: ProgramTable<Unicode.Scalar> { unsafe directory.pointee.clusters }
  @inlinable package var candidates: ProgramTable<UInt32> { unsafe directory.pointee.candidates }
  /// Whether a slot changes the case of what it takes.
  @inlinable package var changesCase: Bool { unsafe directory.pointee.changesCase }
  /// Whether there are numbers of fixed width, which are padded and edited in place.
  @inlinable package var hasFixedNumbers: Bool { unsafe directory.pointee.hasFixedNumbers }
  /// Whether there are numbers whose length only what is typed after them shows: a rejected key may then close its
  /// place.
  @inlinable package var hasOpenNumbers: Bool { unsafe directory.pointee.hasOpenNumbers }
  /// Whether the last slots of some values are those of a number of natural width.
  @inlinable package var endsInNaturalNumber: Bool { unsafe directory.pointee.endsInNaturalNumber }
  /// Whether all literals are ASCII, so that offsets agree in all units while the value is.
  @inlinable package var isASCII: Bool { unsafe directory.pointee.isASCII }
  @inlinable package var classCount: Int { unsafe directory.pointee.classCount }
  /// Words of a row.
  @inlinable package var rowStride: Int { unsafe directory.pointee.rowStride }
  @inlinable package var stateCount: Int { unsafe directory.pointee.stateCount }
  /// Value literals that one typed may bring along at most.
  @inlinable package var longestAutoInsertion: Int { unsafe directory.pointee.longestAutoInsertion }
  /// The longest literals before a character, and after the last one.
  @inlinable package var longestGap: Int { unsafe directory.pointee.longestGap }
  @inlinable package var start: UInt32 { unsafe directory.pointee.start }
  /// Whether the program was compiled here, and not read from outside: then its tables agree with each other.
  @inlinable package var isCompiled: Bool { unsafe directory.pointee.isCompiled }

  /// Words of a class's signature: the symbol it equals, its lower case, ASCII facts, then a bit a slot.
  package var signatureStride: Int { 3 + (slots.count + 31) / 32 }

  /// The state that a row stands for.
  @inlinable @inline(__always) package func state(ofRow row: UInt32) -> StateRecord {
    states[Int(rows[Int(row) + 2] >> 32)]
  }

  package var nameCount: Int { max(0, nameStarts.count - 1) }
  /// The name of a capture.
  package func name(_ number: Int) -> String { nameBytes(number).text }
  /// Whether a capture has a name, or letters before it.
  package func isName(_ number: UInt32, endingIn ending: String) -> Bool {
    nameBytes(Int(number)).suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
  private func nameBytes(_ number: Int) -> ProgramTable<UInt8> {
    names.part(Int(nameStarts[number])..<Int(nameStarts[number + 1]))
  }
  /// The names of captures in a list of candidates, by where it begins.
  package func candidates(at list: UInt32) -> ProgramTable<UInt32> {
    let start = Int(list) + 1
    return candidates.part(start..<start + Int(candidates[Int(list)]))
  }
  /// The characters of the prompt, one for each place of the display; none where each slot is shown as an underscore.
  package var prompt: ProgramTable<Symbol> {
    let facts = unsafe directory.pointee.facts
    return facts.part(min(TableDirectory.Fact.allCases.count, facts.count)..<facts.count)
  }
  package var clusterCount: Int { max(0, clusterStarts.count - 1) }
  /// The scalars of a cluster of literals.
  package func cluster(_ number: Int) -> ProgramTable<Unicode.Scalar> {
    clusters.part(Int(clusterStarts[number])..<Int(clusterStarts[number + 1]))
  }
}
