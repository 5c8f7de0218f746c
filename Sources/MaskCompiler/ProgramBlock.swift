/// The bytes of a program: a header (what it is, its version, its size, its checksum), a directory of sections, the
/// sections.
///
/// The one owner of a program's memory. Sections begin on 16 bytes, so that their records can be read in place.
@safe final class ProgramBlock: Sendable {
  /// The tables of a program, in the order in which they are written.
  enum Section: Int, CaseIterable {
    case facts, ascii, signatures, slots, ranges, nodes, branches, nameStarts, names, clusterStarts, clusters
    case states, parses, rows, edges, origins, autoInsertions, paths, candidates

    /// What errors call it: Embedded Swift has no names of cases at run time.
    var name: String {
      switch self {
      case .facts: "facts"
      case .ascii: "ascii"
      case .signatures: "signatures"
      case .slots: "slots"
      case .ranges: "ranges"
      case .nodes: "nodes"
      case .branches: "branches"
      case .nameStarts: "nameStarts"
      case .names: "names"
      case .clusterStarts: "clusterStarts"
      case .clusters: "clusters"
      case .states: "states"
      case .parses: "parses"
      case .rows: "rows"
      case .edges: "edges"
      case .origins: "origins"
      case .autoInsertions: "autoInsertions"
      case .paths: "paths"
      case .candidates: "candidates"
      }
    }

    /// Bytes of one record.
    var stride: Int {
      switch self {
      case .facts, .signatures, .branches, .nameStarts, .clusterStarts, .clusters, .parses, .candidates: 4
      case .ascii: 2
      case .slots: MemoryLayout<SlotRecord>.stride
      case .ranges, .rows: 8
      case .nodes: MemoryLayout<MaskNode>.stride
      case .names: 1
      case .states: MemoryLayout<StateRecord>.stride
      case .edges: MemoryLayout<EdgeRecord>.stride
      case .origins: MemoryLayout<OriginRecord>.stride
      case .autoInsertions: MemoryLayout<AutoInsertionRecord>.stride
      case .paths: MemoryLayout<PathRecord>.stride
      }
    }
  }

  private static let magic: UInt32 = 0x524B_5443  // "CTKR"
  private static let version: UInt32 = 9
  private static let headerBytes = 16 + Section.allCases.count * 8

  let size: Int
  // Written before it is shared, never after: that is what makes the class Sendable.
  nonisolated(unsafe) private let base: UnsafeRawPointer
  /// Whether it was compiled here, and not read from outside: then its tables agree with each other.
  let isCompiled: Bool
  /// Gives the memory back to its owner; `nil` where it is the block's own.
  private let release: (@Sendable () -> Void)?

  /// Lays sections out in a block of their own.
  init(sections: [[UInt8]]) {
    var offsets: [Int] = []
    var end = ProgramBlock.headerBytes
    for section in sections {
      end = (end + 15) & ~15
      offsets.append(end)
      end += section.count
    }
    size = (end + 15) & ~15
    let base = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    unsafe base.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    unsafe self.base = UnsafeRawPointer(base)
    release = nil
    isCompiled = true
    func put(_ value: UInt32, at offset: Int) {
      unsafe base.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
    put(ProgramBlock.magic, at: 0)
    put(ProgramBlock.version, at: 4)
    put(UInt32(size), at: 8)
    for (i, section) in sections.enumerated() {
      put(UInt32(offsets[i]), at: 16 + i * 8)
      put(UInt32(section.count), at: 20 + i * 8)
      unsafe section.withUnsafeBytes {
        if let from = $0.baseAddress { unsafe (base + offsets[i]).copyMemory(from: from, byteCount: $0.count) }
      }
    }
    put(checksum, at: 12)
  }

  /// Takes a copy of bytes that came from outside, each number in them checked.
  init(checking bytes: [UInt8]) throws(ProgramError) {
    size = bytes.count
    let base = UnsafeMutableRawPointer.allocate(byteCount: max(bytes.count, 1), alignment: 16)
    unsafe bytes.withUnsafeBytes {
      if let from = $0.baseAddress { unsafe base.copyMemory(from: from, byteCount: $0.count) }
    }
    unsafe self.base = UnsafeRawPointer(base)
    release = nil
    isCompiled = false
    try check()
  }

  /// Reads bytes where they lie, each number in them checked. `release` is called when the block ends, at once where
  /// they are rejected.
  init(bytesNoCopy bytes: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void) throws(ProgramError) {
    size = bytes.count
    unsafe base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 16).unsafelyUnwrapped
    self.release = release
    isCompiled = false
    guard unsafe UInt(bitPattern: base) % 16 == 0 else { throw .misaligned }
    try check()
  }

  private func check() throws(ProgramError) {
    guard size >= ProgramBlock.headerBytes, word(0) == ProgramBlock.magic else { throw .notAProgram }
    // records are read as they lie
    if 1.littleEndian != 1 { throw .byteOrder }
    guard word(4) == ProgramBlock.version else { throw .version(word(4)) }
    guard word(8) == size else { throw .size(expected: Int(clamping: word(8)), found: size) }
    guard size % 16 == 0, word(12) == checksum else { throw .checksum }
    for section in Section.allCases {
      // wider than a word: on processors of 32 bits the sum of two may have no room in one
      let offset = UInt64(word(16 + section.rawValue * 8))
      let count = UInt64(word(20 + section.rawValue * 8))
      guard offset % 16 == 0, offset >= ProgramBlock.headerBytes, offset + count <= size,
        count % UInt64(section.stride) == 0
      else {
        throw .outOfBounds(section.name)
      }
    }
    let directory = TableDirectory(self)
    try unsafe withUnsafePointer(to: directory) { pointer throws(ProgramError) in
      try unsafe ProgramChecker(MaskTables(pointer)).check()
    }
  }

  deinit {
    if let release { release() } else { unsafe base.deallocate() }
  }

  var bytes: [UInt8] { unsafe Array(UnsafeRawBufferPointer(start: base, count: size)) }

  /// A number that is another one as soon as any one word after the header is: each step is one-to-one in the word, and
  /// in what is known so far. It finds what a disk or a transport spoils; what means harm may write a fitting one, and
  /// meets `ProgramChecker`.
  private static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let prime: UInt32 = 0x0100_0193
    var lanes = SIMD4<UInt32>(repeating: 0x811C_9DC5)
    for offset in stride(from: 16, to: bytes.count - 15, by: 16) {
      lanes = (lanes ^ (unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt32>.self))) &* prime
    }
    var sum: UInt32 = 0
    for i in 0..<4 { sum = (sum ^ lanes[i]) &* prime }
    return sum
  }
  private var checksum: UInt32 { unsafe ProgramBlock.checksum(UnsafeRawBufferPointer(start: base, count: size)) }

  /// Bytes with the checksum that fits them.
  static func resealed(_ bytes: [UInt8]) -> [UInt8] {
    let sum = unsafe bytes.withUnsafeBytes { unsafe checksum($0) }
    var sealed = bytes
    for i in 0..<min(4, max(0, bytes.count - 12)) { sealed[12 + i] = UInt8(truncatingIfNeeded: sum >> UInt32(8 * i)) }
    return sealed
  }

  private func word(_ offset: Int) -> UInt32 { unsafe base.load(fromByteOffset: offset, as: UInt32.self).littleEndian }

  /// The records of a section, valid as long as the block lives.
  func records<Record>(_ section: Section, as type: Record.Type) -> ProgramTable<Record> {
    let offset = Int(word(16 + section.rawValue * 8))
    let bytes = Int(word(20 + section.rawValue * 8))
    let count = bytes / MemoryLayout<Record>.stride
    return unsafe ProgramTable(
      UnsafeBufferPointer(start: (base + offset).assumingMemoryBound(to: Record.self), count: count))
  }
}
