import CBulkKernel

/// What becomes of lines, by their bytes: an automaton that grows by the lines that it is asked about.
///
/// A line is walked through it byte by byte; the state that it leads to says how it is laid out. A state stands for all
/// lines with the same key, so it is made once, by reading one of them slowly; a line of a shape that was met before
/// costs one look-up per byte.
///
/// Memory is bounded: of lines for which there is no room a field sees to each.
@usableFromInline struct LineTable: ~Copyable {
  private let reading: any LineReading
  /// What the kernel looks at.
  var table: bulk_table
  private let classes: LineClasses
  private let shift: UInt32
  private var states: [[UInt32]: UInt32] = [:]
  private var keyWords = 0
  private var isFull = false
  private var next: UnsafeMutablePointer<UInt32>
  private var ends: UnsafeMutablePointer<UInt32>
  private var stateCount = 2
  private var capacity = 256
  private var layoutNumbers: [LineLayout: UInt32] = [:]
  private var layouts: [LineLayout] = []
  private var layoutRecords: UnsafeMutablePointer<bulk_layout>
  private var layoutCapacity = 64
  private var pieces: UnsafeMutablePointer<bulk_piece>
  private var pieceCount = 0
  private var pieceCapacity = 128
  /// How many lines may yet be read that say nothing of others alike.
  private var patience = 1_000

  /// The longest line that goes through it.
  static var longest: Int { 120 }
  private static var mostStates: Int { 1 << 15 }
  private static var mostKeyWords: Int { 1 << 23 }

  init(_ reading: any LineReading, longest: Int) {
    classes = reading.classes
    var shift: UInt32 = 2
    while 1 << shift < classes.count { shift += 1 }
    self.shift = shift
    self.reading = reading
    next = .allocate(capacity: capacity << Int(shift))
    next.initialize(repeating: 0, count: capacity << Int(shift))
    ends = .allocate(capacity: capacity)
    ends.initialize(repeating: UInt32(bulk_unknown), count: capacity)
    layoutRecords = .allocate(capacity: layoutCapacity)
    pieces = .allocate(capacity: pieceCapacity)
    table = bulk_table()
    table.shift = shift
    table.longest = UInt32(min(longest, LineTable.longest))
    if let checks = reading.checks {
      // the reading keeps them, and the table keeps the reading
      table.checks = Unmanaged.passUnretained(checks).toOpaque()
      table.check = { checks, layout, line in
        guard let checks, let line else { return false }
        return Unmanaged<LineChecks>.fromOpaque(checks)._withUnsafeGuaranteedRef { $0.holds(Int(layout), line) }
      }
    }
    withUnsafeMutableBytes(of: &table.classes) { $0.copyBytes(from: classes.numbers) }
    // row 1 leads nowhere, nor does any other with what takes a field to read
    for column in 0..<1 << Int(shift) { next[1 << Int(shift) + column] = dead }
    ends[1] = UInt32(bulk_slow)
    reading.begin()
    let start = reading.key().flatMap { state(for: $0) } ?? dead
    table.start = start
    publish()
  }

  deinit {
    next.deallocate()
    ends.deallocate()
    layoutRecords.deallocate()
    pieces.deallocate()
  }

  private var dead: UInt32 { 1 << shift }

  private mutating func publish() {
    table.next = UnsafePointer(next)
    table.ends = UnsafePointer(ends)
    table.layouts = UnsafePointer(layoutRecords)
    table.pieces = UnsafePointer(pieces)
  }

  /// The row of the state with a key; `nil` where there is no room for it.
  private mutating func state(for key: [UInt32]) -> UInt32? {
    if let row = states[key] { return row }
    if stateCount == LineTable.mostStates || keyWords + key.count > LineTable.mostKeyWords {
      isFull = true
      return nil
    }
    if stateCount == capacity { grow() }
    let row = UInt32(stateCount) << shift
    stateCount += 1
    next[Int(row)] = dead
    states[key] = row
    keyWords += key.count
    return row
  }

  private mutating func grow() {
    let (larger, width) = (capacity * 2, 1 << Int(shift))
    let rows = UnsafeMutablePointer<UInt32>.allocate(capacity: larger * width)
    rows.update(from: next, count: capacity * width)
    (rows + capacity * width).initialize(repeating: 0, count: capacity * width)
    let newEnds = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
    newEnds.update(from: ends, count: capacity)
    (newEnds + capacity).initialize(repeating: UInt32(bulk_unknown), count: capacity)
    next.deallocate()
    ends.deallocate()
    (next, ends, capacity) = (rows, newEnds, larger)
    publish()
  }
}

extension LineTable {
  /// Learns what becomes of a line that the kernel did not know.
  ///
  /// - Returns: `false` where a field has to see to it.
  mutating func learn(_ line: UnsafeRawBufferPointer) -> Bool {
    if line.count > Int(table.longest) { return false }
    guard let row = end(of: line) else { return false }
    let state = Int(row >> shift)
    // another way may lead to what is known
    if ends[state] != bulk_unknown { return ends[state] >= bulk_first_layout }
    switch reading.layout(of: line) {
    case .layout(let layout):
      ends[state] = number(of: layout)
    case .unknown where patience > 0:
      patience -= 1
    case .unknown, .field:
      ends[state] = UInt32(bulk_slow)
    }
    return ends[state] >= bulk_first_layout
  }

  /// The row that a line leads to, having made what was missing on the way; `nil` where it leads nowhere.
  private mutating func end(of line: UnsafeRawBufferPointer) -> UInt32? {
    var row = table.start
    if row == dead { return nil }
    // most lines that come here take a field, which is seen without reading them
    if let known = walk(line, from: row), known == dead || ends[Int(known >> shift)] != bulk_unknown { return nil }
    if isFull { return nil }
    reading.begin()
    for byte in line {
      guard let following = step(row, byte) else { return nil }
      row = following
      if row == dead { return nil }
    }
    return row
  }

  /// Where a line leads to, as far as that is known.
  private func walk(_ line: UnsafeRawBufferPointer, from start: UInt32) -> UInt32? {
    var row = start
    for byte in line {
      row = next[Int(row) + Int(classes.numbers[Int(byte)])]
      if row == 0 { return nil }
    }
    return row
  }

  /// Reads a byte.
  ///
  /// - Returns: The row after it; `nil` where there is no room for its state.
  private mutating func step(_ row: UInt32, _ byte: UInt8) -> UInt32? {
    let number = classes.numbers[Int(byte)]
    if number == 0 { return dead }
    let cell = Int(row) + Int(number)
    if next[cell] != 0 {
      reading.read(byte)
      return next[cell]
    }
    let alike = (1..<classes.count).filter { other in
      classes.samples[other].map { next[Int(row) + other] == 0 && reading.isAlike(byte, $0) } ?? false
    }
    reading.read(byte)
    let following = reading.key().map { state(for: $0) } ?? dead
    guard let following else { return nil }
    for other in alike { next[Int(row) + other] = following }
    next[cell] = following
    return following
  }

  private mutating func number(of layout: LineLayout) -> UInt32 {
    if let number = layoutNumbers[layout] { return number }
    let otherwise = LineLayout(firstThatHolds: layout.otherwise).map { self.number(of: $0) }
    let made = layout.pieces
    let number = Int(bulk_first_layout) + layouts.count
    if number == layoutCapacity {
      layoutRecords = LineTable.doubled(layoutRecords, &layoutCapacity)
    }
    while pieceCount + made.count > pieceCapacity { pieces = LineTable.doubled(pieces, &pieceCapacity) }
    var record = bulk_layout()
    record.pieces = UInt32(pieceCount)
    record.length = UInt16(layout.cells.count)
    record.count = UInt8(made.count)
    record.flags = layout.flags | (layout.folds ? UInt8(bulk_folds) : 0)
    record.otherwise = otherwise ?? 0
    record.checked = layout.checked == nil ? 0 : 1
    layoutRecords[number] = record
    for piece in made {
      pieces[pieceCount] = piece
      pieceCount += 1
    }
    layouts.append(layout)
    reading.checks?.add(layout.checked, number: number)
    layoutNumbers[layout] = UInt32(number)
    publish()
    return UInt32(number)
  }

  private static func doubled<Record>(
    _ old: UnsafeMutablePointer<Record>, _ capacity: inout Int
  ) -> UnsafeMutablePointer<Record> {
    let larger = UnsafeMutablePointer<Record>.allocate(capacity: capacity * 2)
    larger.update(from: old, count: capacity)
    old.deallocate()
    capacity *= 2
    return larger
  }
}

extension LineTable {
  /// The layout of a line that the kernel has formatted.
  func layout(_ number: UInt32) -> LineLayout { layouts[Int(number) - Int(bulk_first_layout)] }

  /// Which bytes may stand in each place of a line so that it is laid out as this one is; `nil` where that is not
  /// known.
  mutating func alternatives(to line: UnsafeRawBufferPointer) -> [[UInt8]]? {
    var rows = [table.start]
    for byte in line {
      guard let last = rows.last else { return nil }
      let row = next[Int(last) + Int(classes.numbers[Int(byte)])]
      if row <= dead { return nil }
      rows.append(row)
    }
    var all: [[UInt8]] = []
    for place in line.indices {
      var bytes: [UInt8] = []
      for number in 1..<classes.count {
        guard let sample = classes.samples[number] else { continue }
        if next[Int(rows[place]) + number] == 0 {
          reading.begin()
          for byte in line[..<place] { reading.read(byte) }
          guard step(rows[place], sample) != nil else { return nil }
        }
        if next[Int(rows[place]) + number] == rows[place + 1] { bytes += classes.bytes(of: number) }
      }
      all.append(bytes.sorted())
    }
    return all
  }
}
