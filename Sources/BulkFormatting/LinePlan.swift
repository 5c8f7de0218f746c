import CBulkKernel
internal import FieldEditing

/// A few lines of one shape as one movement of bytes: windows of the input are checked, shuffled and written.
@usableFromInline struct LinePlan: ~Copyable {
  /// What the kernel looks at, as long as the plan is there.
  let record: UnsafePointer<bulk_plan>
  private let steps: UnsafeMutablePointer<bulk_step>

  /// - Parameters:
  ///   - allowed: which bytes may stand in each place of the line.
  ///   - ending: how the line ends.
  /// - Returns: `nil` where no window serves.
  init?(_ cells: [LineLayout.Cell], allowed: [[UInt8]], ending: [UInt8], width: Int) {
    let line = cells + ending.indices.map { .source(allowed.count + $0, casing: 0) }
    let places = (allowed + ending.map { [$0] }).map(ByteRanges.init(of:))
    let ranges = places.map { $0.ranges.count }.max() ?? 0
    guard 1...3 ~= ranges, places.allSatisfy({ !$0.ranges.isEmpty }), !line.isEmpty else { return nil }
    // as many lines as a wide window holds; a narrow one crosses the ends of lines in any case
    let lines = width == 64 ? max(1, 64 / max(line.count, places.count)) : line.count > 64 ? 1 : 4
    var all: [LineLayout.Cell] = []
    for number in 0..<lines {
      for cell in line {
        if case .source(let place, let casing) = cell {
          all.append(.source(place + number * places.count, casing: casing))
        } else {
          all.append(cell)
        }
      }
    }
    let allPlaces = (0..<lines).flatMap { _ in places }
    guard let made = LinePlan.steps(all, allPlaces, width: width, ranges: ranges) else { return nil }
    steps = .allocate(capacity: made.count)
    steps.initialize(from: made, count: made.count)
    var plan = bulk_plan()
    plan.steps = UnsafePointer(steps)
    plan.count = UInt32(made.count)
    (plan.lines, plan.in, plan.out) = (UInt32(lines), UInt32(allPlaces.count), UInt32(all.count))
    plan.reach = made.map { max($0.from, $0.to) + UInt32(width) }.max() ?? 0
    plan.ranges = UInt32(ranges)
    plan.folds = cells.contains { if case .source(_, let casing) = $0 { casing != 0 } else { false } } ? 1 : 0
    plan.width = UInt32(width)
    let place = UnsafeMutablePointer<bulk_plan>.allocate(capacity: 1)
    place.initialize(to: plan)
    record = UnsafePointer(place)
  }

  deinit {
    record.deallocate()
    steps.deallocate()
  }

  /// Windows that write all cells, in order, and check all places.
  private static func steps(
    _ cells: [LineLayout.Cell], _ places: [ByteRanges], width: Int, ranges: Int
  ) -> [bulk_step]? {
    var steps: [bulk_step] = []
    var (written, checked) = (0, 0)
    while written < cells.count || checked < places.count {
      let from = min(checked, LineLayout.firstSource(of: cells[written...]) ?? checked)
      var step = bulk_step()
      (step.from, step.to) = (UInt32(from), UInt32(written))
      var count = 0
      while count < width, written + count < cells.count {
        if case .source(let place, _) = cells[written + count], !(from..<from + width ~= place) { break }
        count += 1
      }
      let end = min(from + width, places.count)
      if count == 0 && end <= checked { return nil }
      step.fill(cells[written..<written + count], from: from)
      for i in 0..<width {
        let range = checked..<end ~= from + i ? places[from + i].ranges : [ByteRanges.all]
        // where a place has fewer ranges than others, one of them stands again
        for r in 0..<ranges { step.allow(range[min(r, range.count - 1)], number: r, at: i) }
      }
      (written, checked) = (written + count, max(checked, end))
      steps.append(step)
      if steps.count > 64 { return nil }
    }
    return steps
  }
}

/// A set of bytes as ranges.
struct ByteRanges {
  var ranges: [ClosedRange<UInt8>] = []

  init(of bytes: [UInt8]) {
    for byte in bytes {
      if let last = ranges.last, last.upperBound &+ 1 == byte {
        ranges[ranges.count - 1] = last.lowerBound...byte
      } else {
        ranges.append(byte...byte)
      }
    }
  }

  static let all: ClosedRange<UInt8> = 0...255
}

extension bulk_step {
  fileprivate mutating func fill(_ cells: ArraySlice<LineLayout.Cell>, from: Int) {
    withUnsafeMutableBytes(of: &self) { bytes in
      for i in 0..<64 { bytes[i] = 0x80 }
      for (i, cell) in cells.enumerated() {
        switch cell {
        case .literal(let byte): bytes[64 + i] = byte
        case .source(let place, let casing):
          bytes[i] = UInt8(place - from)
          bytes[128 + i] = casing == 1 ? 0x20 : 0
          bytes[192 + i] = casing == 2 ? 0x20 : 0
        }
      }
    }
  }

  fileprivate mutating func allow(_ range: ClosedRange<UInt8>, number: Int, at i: Int) {
    withUnsafeMutableBytes(of: &self) { bytes in
      bytes[256 + 64 * number + i] = range.lowerBound
      bytes[448 + 64 * number + i] = range.upperBound - range.lowerBound
    }
  }
}
