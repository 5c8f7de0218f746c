/// The tables of a program, as pointers into its block: what the engine walks.
///
/// Plain pointers, so that a step neither retains nor releases anything. Whoever holds them holds the program too.
package struct MaskTables: @unchecked Sendable {
  package let ascii: UnsafeBufferPointer<UInt16>
  package let rows: UnsafeBufferPointer<UInt64>
  package let edges: UnsafeBufferPointer<EdgeRecord>
  package let origins: UnsafeBufferPointer<OriginRecord>
  package let supplies: UnsafeBufferPointer<SupplyRecord>
  package let paths: UnsafeBufferPointer<PathRecord>
  package let states: UnsafeBufferPointer<StateRecord>
  package let readings: UnsafeBufferPointer<UInt32>
  package let nodes: UnsafeBufferPointer<MaskNode>
  package let branches: UnsafeBufferPointer<UInt32>
  package let slots: UnsafeBufferPointer<SlotRecord>
  package let ranges: UnsafeBufferPointer<SlotRange>
  package let signatures: UnsafeBufferPointer<UInt32>
  let nameStarts: UnsafeBufferPointer<UInt32>
  let names: UnsafeBufferPointer<UInt8>
  let clusterStarts: UnsafeBufferPointer<UInt32>
  package let clusters: UnsafeBufferPointer<Unicode.Scalar>
  let facts: UnsafeBufferPointer<UInt32>

  /// Whether a slot changes the case of what it takes.
  package let changesCase: Bool
  /// Whether there are numbers of fixed width, which are padded and edited in place.
  package let hasFixedNumbers: Bool
  /// Whether all fixed text is ASCII, so that offsets agree in all units while the value is.
  package let isASCII: Bool
  package let classCount: Int
  /// Words of a row.
  package let rowStride: Int
  package let stateCount: Int
  /// Quoted characters that one typed may bring along at most.
  package let longestSupply: Int
  /// The longest fixed text before a character, and behind the last one.
  package let longestGap: Int
  package let start: UInt32

  /// The program's general facts: the section `facts`, a word each.
  enum Fact: Int, CaseIterable {
    case flags, classCount, stateCount, longestSupply, longestGap, start
    static let changesCase: UInt32 = 1
    static let hasFixedNumbers: UInt32 = 2
    static let isASCII: UInt32 = 4
  }

  init(_ block: ProgramBlock) {
    ascii = block.records(.ascii, as: UInt16.self)
    rows = block.records(.rows, as: UInt64.self)
    edges = block.records(.edges, as: EdgeRecord.self)
    origins = block.records(.origins, as: OriginRecord.self)
    supplies = block.records(.supplies, as: SupplyRecord.self)
    paths = block.records(.paths, as: PathRecord.self)
    states = block.records(.states, as: StateRecord.self)
    readings = block.records(.readings, as: UInt32.self)
    nodes = block.records(.nodes, as: MaskNode.self)
    branches = block.records(.branches, as: UInt32.self)
    slots = block.records(.slots, as: SlotRecord.self)
    ranges = block.records(.ranges, as: SlotRange.self)
    signatures = block.records(.signatures, as: UInt32.self)
    nameStarts = block.records(.nameStarts, as: UInt32.self)
    names = block.records(.names, as: UInt8.self)
    clusterStarts = block.records(.clusterStarts, as: UInt32.self)
    clusters = block.records(.clusters, as: Unicode.Scalar.self)
    let facts = block.records(.facts, as: UInt32.self)
    self.facts = facts
    func fact(_ fact: Fact) -> Int { fact.rawValue < facts.count ? Int(facts[fact.rawValue]) : 0 }
    let flags = UInt32(fact(.flags))
    changesCase = flags & Fact.changesCase != 0
    hasFixedNumbers = flags & Fact.hasFixedNumbers != 0
    isASCII = flags & Fact.isASCII != 0
    classCount = fact(.classCount)
    rowStride = classCount + Row.header
    stateCount = fact(.stateCount)
    longestSupply = fact(.longestSupply)
    longestGap = fact(.longestGap)
    start = UInt32(fact(.start))
  }

  /// Words of a class's signature: the symbol it equals, its lower case, ASCII facts, then a bit a slot.
  package var signatureStride: Int { 3 + (slots.count + 31) / 32 }

  /// The state that a row stands for.
  @inline(__always) package func state(ofRow row: UInt32) -> UnsafePointer<StateRecord> {
    states.baseAddress.unsafelyUnwrapped + Int(rows[Int(row) + 2] >> 32)
  }

  package var nameCount: Int { max(0, nameStarts.count - 1) }
  /// The name of a capture.
  package func name(_ number: Int) -> String {
    String(decoding: names[Int(nameStarts[number])..<Int(nameStarts[number + 1])], as: UTF8.self)
  }
  package var clusterCount: Int { max(0, clusterStarts.count - 1) }
  /// The scalars of a cluster of fixed text.
  package func cluster(_ number: Int) -> UnsafeBufferPointer<Unicode.Scalar> {
    UnsafeBufferPointer(rebasing: clusters[Int(clusterStarts[number])..<Int(clusterStarts[number + 1])])
  }
}
