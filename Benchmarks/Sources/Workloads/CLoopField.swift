import CLoop

/// The loop that one would write by hand in C for one mask of digits: the least that a key can cost. It reports
/// nothing, undoes nothing and knows no choices.
final class CLoopField {
  private var mask = loop_mask()
  private var field = loop_field()
  private let keys: [UInt8]

  private init(_ mask: String, _ keys: String) {
    loop_compile(&self.mask, mask)
    self.keys = Array(keys.utf8)
  }

  private typealias Loop = (
    UnsafePointer<loop_mask>, UnsafeMutablePointer<loop_field>, UnsafePointer<UInt8>, Int32, Int
  ) ->
    UInt64

  private func run(_ loop: Loop, _ rounds: Int) -> UInt64 { loop(&mask, &field, keys, Int32(keys.count), rounds) }

  /// What `Workload.typing` does, as plain C and with `restrict`.
  static func typing(_ name: String, _ mask: String, _ keys: String) -> [Workload] {
    let loop = CLoopField(mask, keys)
    return [
      Workload("\(name), C loop", .rival, count: loop.keys.count) { loop.run(loop_append_rounds, $0) },
      Workload("\(name), C loop, restrict", .rival, count: loop.keys.count) {
        loop.run(loop_append_rounds_restrict, $0)
      },
    ]
  }

  /// What `Workload.takingBack` does.
  static func takingBack(_ name: String, _ mask: String, _ keys: String) -> [Workload] {
    let loop = CLoopField(mask, keys)
    return [
      Workload("\(name), C loop", .rival, count: loop.keys.count * 2) { loop.run(loop_backspace_rounds, $0) },
      Workload("\(name), C loop, restrict", .rival, count: loop.keys.count * 2) {
        loop.run(loop_backspace_rounds_restrict, $0)
      },
    ]
  }

  /// What `Workload.middle` does.
  static func middle(_ name: String, _ mask: String, _ keys: String, caret: Int32) -> [Workload] {
    let loop = CLoopField(mask, keys)
    return [
      Workload("\(name), C loop", .rival, count: 10) { rounds in
        loop.run({ loop_middle_rounds($0, $1, $2, $3, caret, $4) }, rounds)
      },
      Workload("\(name), C loop, restrict", .rival, count: 10) { rounds in
        loop.run({ loop_middle_rounds_restrict($0, $1, $2, $3, caret, $4) }, rounds)
      },
    ]
  }

  /// What `Workload.pasting` does, of a text that is digits.
  static func pasting(_ name: String, _ mask: String, _ text: String) -> Workload {
    let loop = CLoopField(mask, text)
    return Workload("\(name), C loop", .rival, count: 1) { loop.run(loop_append_rounds, $0) }
  }
}
