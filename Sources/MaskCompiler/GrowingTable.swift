/// Records, of whole words alone, that are added to while others read them.
///
/// Where they outgrow their memory they move to a larger one, and the smaller one stays until the end: what was read
/// there can be read on.
@safe struct GrowingTable<Record>: ~Copyable {
  private var memory: UnsafeMutablePointer<Record>
  private var former: [UnsafeMutablePointer<Record>]
  private var room = 64
  private(set) var count = 0

  init() {
    unsafe memory = .allocate(capacity: room)
    unsafe former = []
  }

  deinit {
    unsafe memory.deallocate()
    let count = unsafe former.count
    for i in 0..<count { unsafe former[i].deallocate() }
  }

  /// The records that there are now.
  var records: ProgramTable<Record> { unsafe ProgramTable(UnsafeBufferPointer(start: memory, count: count)) }

  subscript(i: Int) -> Record {
    get {
      assert(0..<count ~= i)
      return unsafe memory[i]
    }
    set {
      assert(0..<count ~= i)
      unsafe memory[i] = newValue
    }
  }

  mutating func append(_ record: Record) {
    if count == room { grow() }
    unsafe memory.advanced(by: count).initialize(to: record)
    count += 1
  }

  mutating func append(contentsOf records: some Sequence<Record>) { for record in records { append(record) } }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Record>.allocate(capacity: 2 * room)
    unsafe larger.initialize(from: memory, count: count)
    unsafe former.append(memory)
    unsafe memory = larger
    room *= 2
  }
}
