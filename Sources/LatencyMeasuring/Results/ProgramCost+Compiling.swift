public import FieldEditing

extension ProgramCost {
  /// Compiles a mask some times.
  ///
  /// - Parameters:
  ///   - compile: compiles it again each time.
  ///   - seconds: how long it may go on after the second time.
  public init(seconds: Double = 0.05, compiling compile: () throws(MaskError) -> Mask) throws(MaskError) {
    let begin = MonotonicClock.now
    let mask = try compile()
    let first = Double(MonotonicClock.now - begin) / 1000
    var times: [Double] = []
    repeat {
      let start = MonotonicClock.now
      _ = try compile()
      times.append(Double(MonotonicClock.now - start) / 1000)
    } while times.count < 100 && Double(MonotonicClock.now - begin) < seconds * 1e9
    self.init(
      firstCompile: first, compile: SampleStatistics(times).median, bytes: mask.program.size,
      states: mask.program.stateCount)
  }
}
