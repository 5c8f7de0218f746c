package import MaskCompiler
package import SecretMemory

/// Grapheme clusters of several scalars that were typed into a field: each kept once and known by its symbol. With them
/// what else the layouts of a field share: the states of values with an empty slot.
///
/// A plain pointer that all layouts of a field share and that the field frees, so that passing it counts no references.
/// Nothing after it is touched for characters of one scalar.
@safe package struct TypedClusters {
  private struct Memory {
    var starts: [Int] = [0]
    var scalars: SecretList<Unicode.Scalar> = []
    var emptySlotStates: EmptySlotStates?
  }
  private let place: UnsafeMutablePointer<Memory>
  @inline(__always) private var memory: Memory {
    unsafeAddress { unsafe UnsafePointer(place) }
    nonmutating unsafeMutableAddress { unsafe place }
  }

  /// How many are kept at most; what more is typed does not fit.
  package static var limit: Int { 4_096 }
  /// How many scalars one may have; of a longer one the rest is rejected.
  package static var longest: Int { 32 }

  package init() {
    unsafe place = .allocate(capacity: 1)
    unsafe place.initialize(to: Memory())
  }

  /// Gives the memory back; the field does this once.
  package func free() {
    unsafe place.deinitialize(count: 1)
    unsafe place.deallocate()
  }

  private var starts: [Int] {
    get { memory.starts }
    nonmutating _modify { yield &memory.starts }
  }
  private var scalars: SecretList<Unicode.Scalar> {
    get { memory.scalars }
    nonmutating _modify { yield &memory.scalars }
  }

  package var count: Int { starts.count - 1 }

  /// The scalars of the cluster with a symbol.
  package subscript(symbol: Symbol) -> Slice<SecretList<Unicode.Scalar>> {
    let number = Int(symbol - .firstTypedCluster)
    return scalars[starts[number]..<starts[number + 1]]
  }

  /// The symbol of a cluster: of a fixed one, if the mask has it; nil where there are too many.
  package func symbol(of cluster: some Collection<Unicode.Scalar>, in tables: MaskTables) -> Symbol? {
    if let first = cluster.first, cluster.count == 1 { return first.value }
    for number in 0..<tables.clusterCount where tables.cluster(number).elementsEqual(cluster) {
      return .firstCluster + Symbol(number)
    }
    if let number = number(of: cluster) { return .firstTypedCluster + Symbol(number) }
    if count >= TypedClusters.limit { return nil }
    scalars.append(contentsOf: cluster)
    starts.append(scalars.count)
    return .firstTypedCluster + Symbol(count - 1)
  }

  /// Which of those kept a cluster is. A text may have as many as are kept, so most are passed over by their length and
  /// their first scalar.
  private func number(of cluster: some Collection<Unicode.Scalar>) -> Int? {
    let (starts, length, first) = (starts, cluster.count, cluster.first)
    for number in 0..<starts.count - 1 where starts[number + 1] - starts[number] == length {
      if scalars[starts[number]] == first, scalars[starts[number]..<starts[number + 1]].elementsEqual(cluster) {
        return number
      }
    }
    return nil
  }

  /// Forgets all: no layout shows one any more.
  package func removeAll() {
    guard count > 0 else { return }
    scalars.removeAll(keepingCapacity: true)
    starts = [0]
  }

  /// Forgets all, overwriting them. No layout goes by the states of values with an empty slot any more.
  package func wipe() {
    scalars.wipe()
    starts = [0]
    memory.emptySlotStates = nil
  }

  /// The states of values with an empty slot, by the tables of the field's mask.
  func emptySlotStates(of program: MaskTables) -> EmptySlotStates {
    if let states = memory.emptySlotStates { return states }
    let states = EmptySlotStates(program)
    memory.emptySlotStates = states
    return states
  }

  /// Whether so many of these states were found that they are better found again.
  package var hasManyStates: Bool { memory.emptySlotStates.map { $0.count > 512 } ?? false }
}

extension MaskTables {
  /// The first scalar of a symbol: what decides where it fits.
  package func firstScalar(of symbol: Symbol, _ typed: TypedClusters) -> Unicode.Scalar {
    if symbol < .firstCluster { return Unicode.Scalar(symbol) ?? "\u{FFFD}" }
    if symbol < .firstTypedCluster { return cluster(Int(symbol - .firstCluster))[0] }
    let scalars = typed[symbol]
    return scalars[scalars.startIndex]
  }

  /// All scalars of a symbol.
  package func scalars(of symbol: Symbol, _ typed: TypedClusters) -> SecretList<Unicode.Scalar> {
    if symbol < .firstCluster { return [Unicode.Scalar(symbol) ?? "\u{FFFD}"] }
    if symbol < .firstTypedCluster { return SecretList(cluster(Int(symbol - .firstCluster))) }
    return SecretList(typed[symbol])
  }
}
