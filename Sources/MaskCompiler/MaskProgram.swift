public import MaskSyntax
public import UnicodeFacts

/// A compiled mask: one immutable, position-independent, little-endian block of tables.
///
/// What becomes of a mask, and what each arrow costs:
///
///     text ─parse─▶ MaskTree ─emit─▶ NodeGraph ─classes─▶ Alphabet ─parses─▶ StateBuilder ─write─▶ MaskProgram
///          linear            linear            slots × probes       linear in states × reach         linear
///
/// It has no states of values with an empty slot: a field finds those as it meets them (`EmptySlotStates`).
///
/// A program is shared by any number of fields on any number of threads. It can be written out as it is and read back
/// checked.
///
///     let program = try MaskProgram(MaskTree(parsing: "+1 (###) ###-####"))
///     let again = try MaskProgram(encoded: program.encoded)
@safe public final class MaskProgram: Sendable {
  package let tables: MaskTables
  private let block: ProgramBlock
  // Written before it is shared, never after.
  nonisolated(unsafe) private let directory: UnsafeMutablePointer<TableDirectory>

  /// Compiles a tree.
  ///
  /// - Parameters:
  ///   - tree: The mask, parsed or built.
  ///   - limits: How large the program may be, and how much work it may make.
  /// - Throws: `CompileError` where a limit is passed, or a literal cannot be typed.
  /// - Complexity: Linear in the expanded mask where no two parses overlap; where they do, the limits end it.
  public convenience init(_ tree: MaskTree, limits: MaskLimits = MaskLimits()) throws(CompileError) {
    let graph = try NodeGraph(tree, limits: limits)
    try self.init(graph, limits: limits)
  }

  @export(interface)
  convenience init(_ graph: NodeGraph, limits: MaskLimits, sharing: Bool = true) throws(CompileError) {
    let alphabet = try Alphabet(graph, limits: limits)
    var states = try StateBuilder(graph, alphabet, limits: limits, sharing: sharing)
    try states.findAll()
    self.init(block: ProgramBlock(sections: ProgramWriter(graph, alphabet, FoundStates(states)).sections))
  }

  private init(block: ProgramBlock) {
    self.block = block
    unsafe directory = .allocate(capacity: 1)
    unsafe directory.initialize(to: TableDirectory(block))
    tables = unsafe MaskTables(directory)
  }

  deinit { unsafe directory.deallocate() }

  /// The program as bytes: what `init(encoded:)` reads.
  public var encoded: [UInt8] { block.bytes }

  /// Reads a program that was written out. Its version, its size and every number in it are checked.
  ///
  /// - Parameter bytes: What `encoded` returned, in this version of the format.
  /// - Throws: `ProgramError` for bytes of another version, damaged ones and those that are not a program.
  /// - Complexity: Linear in the bytes.
  @export(interface) public convenience init(encoded bytes: [UInt8]) throws(ProgramError) {
    self.init(block: try ProgramBlock(checking: bytes))
  }

  /// Reads a program where it lies, without a copy: in a mapped file, in a constant of the executable. Checked as by
  /// `init(encoded:)`.
  ///
  /// The bytes must begin on a multiple of 16, and neither change nor go away until `release` is called: once no one
  /// holds the program any more, on whichever thread that is; at once where they are rejected. What is checked is not
  /// checked again.
  ///
  /// - Parameters:
  ///   - bytes: What `encoded` returned, in this version of the format.
  ///   - release: Called once, when the bytes are no longer read.
  /// - Throws: `ProgramError` for bytes of another version, damaged ones and those that are not a program.
  /// - Complexity: Linear in the bytes, some nanoseconds for each hundred.
  @unsafe public convenience init(
    bytesNoCopy bytes: UnsafeRawBufferPointer, release: @escaping @Sendable () -> Void
  ) throws(ProgramError) {
    self.init(block: try unsafe ProgramBlock(bytesNoCopy: bytes, release: release))
  }

  /// The bytes of a program, some of them changed, with the checksum that fits them: what a checker of tables is tried
  /// with.
  package static func resealed(_ bytes: [UInt8]) -> [UInt8] { ProgramBlock.resealed(bytes) }

  /// The size of the program, in bytes.
  public var size: Int { block.size }
  /// The number of states of its automaton.
  public var stateCount: Int { tables.stateCount }
  /// The number of classes of characters that it tells apart.
  public var classCount: Int { tables.classCount }
  /// The number of edges from state to state.
  public var edgeCount: Int { max(0, tables.edges.count - 1) }
}

/// The reason why bytes are not a program.
public enum ProgramError: Error, Hashable, Sendable {
  /// They do not begin as a program does.
  case notAProgram
  /// They were written by another version of the compiler.
  case version(UInt32)
  /// They end too early, or hold more than they say.
  case size(expected: Int, found: Int)
  /// They are not what was written: a word has another value.
  case checksum
  /// A table holds a number that points outside; which table.
  case outOfBounds(String)
  /// They are to be read in place, and do not begin on a multiple of 16.
  case misaligned
  /// The processor is big-endian: programs are little-endian, and read as they lie.
  case byteOrder
}

extension ProgramError: Diagnosis {
  /// A sentence that says what is wrong.
  public var message: String {
    switch self {
    case .notAProgram: "this is not a compiled mask"
    case .version(let version): "compiled by another version (\(version))"
    case .size(let expected, let found): "it has \(found) bytes and says that they are \(expected)"
    case .checksum: "it is damaged"
    case .outOfBounds(let table): "its table `\(table)` is damaged"
    case .misaligned: "its bytes do not begin on a multiple of 16"
    case .byteOrder: "compiled masks are read by little-endian processors alone"
    }
  }

  /// A way to mend it; empty where there is none to suggest.
  public var suggestion: String {
    switch self {
    case .version, .checksum, .outOfBounds: "compile the mask again"
    case .notAProgram, .size, .misaligned, .byteOrder: ""
    }
  }
}
