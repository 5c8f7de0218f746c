internal import MaskSyntax

/// The states of values with an empty slot, found as such values are read.
///
/// An empty slot keeps every parse alive that goes on with any character there. Among many alternatives that leads to
/// many more states than all other values do, and few of them are ever met: a program has none of them. A field that
/// reads an empty slot reads its value again by these tables: the program's own but for the states, which are found one
/// by one as a value leads there. Their keys take the general path, so that no cell has an action. After the classes of
/// the program each row has a cell for the empty slot, and a word that is 0 until it is found what becomes of
/// characters there.
///
/// - Complexity: making one is linear in the mask, finding a state in the nodes within its reach. What is found is
///   kept.
@safe package final class EmptySlotStates {
  package let tables: MaskTables
  private let directory: UnsafeMutablePointer<TableDirectory>
  private var builder: StateBuilder
  private let stride: Int
  /// Which classes have ASCII characters.
  private let isASCII: [Bool]

  private var rows = GrowingTable<UInt64>()
  private var edges = GrowingTable<EdgeRecord>()
  private var origins = GrowingTable<OriginRecord>()
  private var autoInsertions = GrowingTable<AutoInsertionRecord>()
  private var paths = GrowingTable<PathRecord>()
  private var states = GrowingTable<StateRecord>()
  private var parses = GrowingTable<UInt32>()
  private var candidates = GrowingTable<UInt32>()

  @export(interface) package init(_ program: MaskTables) {
    let graph = NodeGraph(program)
    let alphabet = Alphabet(withEmptySlot: program, graph)
    builder = EmptySlotStates.within { () throws(CompileError) in
      try StateBuilder(graph, alphabet, limits: EmptySlotStates.limits(of: program), sharing: false)
    }
    stride = Row.header + alphabet.count + 1
    isASCII = (0..<alphabet.count).map { k in program.ascii.contains { Int($0) == k } }
    unsafe directory = .allocate(capacity: 1)
    unsafe directory.initialize(to: program.directory.pointee)
    tables = unsafe MaskTables(directory)
    unsafe directory.pointee.rowStride = stride
    find(row: 0)
  }

  deinit {
    unsafe directory.deinitialize(count: 1)
    unsafe directory.deallocate()
  }

  /// How many states there are.
  package var count: Int { states.count }

  /// Finds what each class does in the state of a row.
  @export(interface) package func find(row: UInt32) {
    let s = Int(row) / stride
    EmptySlotStates.within { () throws(CompileError) in try builder.find(from: s) }
    add()
    states[s] = builder.record(of: s, stride)
    write(s)
    publish()
  }

  /// As much may be brought along as where the program was compiled: whatever is, is so for some value without an empty
  /// slot as well.
  private static func limits(of program: MaskTables) -> MaskLimits {
    var limits = MaskLimits()
    limits.states = .max
    limits.parses = .max
    limits.cells = .max
    limits.steps = .max
    limits.autoInsertion = program.longestAutoInsertion
    return limits
  }

  private static func within<Result: ~Copyable>(_ body: () throws(CompileError) -> Result) -> Result {
    do throws(CompileError) { return try body() } catch { preconditionFailure("these limits are not reached") }
  }

  /// Adds the records found since the last time; the rows of new states are written when it is found what becomes of
  /// them.
  private func add() {
    origins.append(contentsOf: builder.origins[origins.count...])
    autoInsertions.append(contentsOf: builder.autoInsertions[autoInsertions.count...])
    paths.append(contentsOf: builder.paths[paths.count...])
    parses.append(contentsOf: builder.parses[parses.count...])
    candidates.append(contentsOf: builder.candidates.words[candidates.count...])
    for number in edges.count..<builder.edges.count { edges.append(builder.record(ofEdge: number, stride)) }
    for s in states.count..<builder.states.count {
      states.append(builder.record(of: s, stride))
      rows.append(contentsOf: repeatElement(0, count: stride))
    }
  }

  private func write(_ s: Int) {
    let row = s * stride
    for (i, word) in builder.header(of: s).enumerated() { rows[row + i] = word }
    for k in 0..<builder.alphabet.count {
      rows[row + Row.header + k] = builder.cell(s, k, stride) | (isPlain(s, k) ? Row.plain : 0)
    }
    rows[row + stride - 1] = 1
  }

  /// Whether reading a class is one step: the displayed parse goes on, and the character is kept as it is.
  private func isPlain(_ s: Int, _ k: Int) -> Bool {
    guard isASCII[k], case .edge(let number) = builder.cells[s * builder.alphabet.count + k] else { return false }
    let edge = builder.edges[Int(number)]
    let origin = builder.origins[Int(edge.origins)]
    let taker = tables.nodes[Int(origin.taker)]
    return builder.isShort(edge) && origin.parent == 0
      && (taker.operation == .valueLiteral || !builder.alphabet.mayChange(k)
        || tables.slots[Int(taker.argument)].casing == 0)
  }

  private func publish() {
    unsafe directory.pointee.rows = rows.records
    unsafe directory.pointee.edges = edges.records
    unsafe directory.pointee.origins = origins.records
    unsafe directory.pointee.autoInsertions = autoInsertions.records
    unsafe directory.pointee.paths = paths.records
    unsafe directory.pointee.states = states.records
    unsafe directory.pointee.parses = parses.records
    unsafe directory.pointee.candidates = candidates.records
    unsafe directory.pointee.stateCount = states.count
  }
}

extension MaskTables {
  /// Whether it is known what each class does in the state of a row, these being the tables of values with an empty
  /// slot.
  @inlinable package func isFound(_ row: UInt32) -> Bool { rows[Int(row) + rowStride - 1] != 0 }
}
