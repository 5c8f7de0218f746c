import FieldEditing
import FieldFormats
import MaskFuzzing
import Testing

@testable import LatencyMeasuring

/// What is measured of keys that are few; how long they take is the machine's.
@Suite struct MeasurementTests {
  static func tape(_ scripts: [String], _ mask: String) throws -> KeystrokeTape {
    var tape = KeystrokeTape()
    let number = tape.add(FieldFormat(try Mask(mask)))
    for script in scripts { tape.append(try Script(parsing: script), to: number) }
    return tape
  }

  static func measurement(_ clock: ClockPrecision = ClockPrecision(cost: 20, step: 1, spread: 1)) -> LatencyMeasurement
  {
    var measurement = LatencyMeasurement(clock: clock, rounds: 3)
    measurement.minimumRound = 1_000
    return measurement
  }

  @Test func everyKindHasARow() throws {
    let tape = try Self.tape(["1227", "122«BS»", "«PASTE 12/27»", "12«LEFT»3x"], "##/##")
    let result = Self.measurement().run(tape, name: "expiry")
    #expect(result.scripts == 4)
    #expect(result.keys == 14)
    let kinds = result.rows.map(\.kind)
    #expect(
      kinds == ["typing", "stretch", "settled", "append", "middle", "delete", "rejected", "paste", "movement", "reset"])
    #expect(result.row("append")?.keys == 9)
    #expect(result.row("paste")?.keys == 1)
    for row in result.rows {
      #expect(row.rounds.count == 3 && row.rounds.allSatisfy { $0 > 0 }, "\(row.kind)")
      #expect(row.batch >= 1 && row.distribution.count >= (row.kind == "settled" ? 1 : 3), "\(row.kind)")
    }
    #expect(result.reference.count == 3)
    // steps take time: the compiler has not done away with them
    #expect(result.reference.allSatisfy { $0.walk > 0.1 && $0.sums > 0.1 })
  }

  /// A batch takes a hundred times the clock's resolution, or has a thousand keys.
  @Test func batchesSuitTheClock() throws {
    let tape = try Self.tape(["1227", "1228"], "##/##")
    let coarse = Self.measurement(ClockPrecision(cost: 20, step: 1_000_000_000, spread: 1)).run(tape, name: "expiry")
    #expect(coarse.row("append")?.batch == 1_024)
    let fine = Self.measurement(ClockPrecision(cost: 20, step: 0.000_1, spread: 0)).run(tape, name: "expiry")
    #expect(fine.row("append")?.batch == 1)
    // as in an older result, so that both can be compared
    var same = Self.measurement()
    same.batches = coarse.batches
    #expect(same.run(tape, name: "expiry").row("append")?.batch == 1_024)
  }

  /// Keys that do nothing allocate nothing, so that what is counted is the field's.
  @Test func theHarnessAllocatesNothing() {
    let harness = HarnessCost.measured(clock: ClockPrecision(cost: 20, step: 1, spread: 1))
    #expect(harness.countsAllocations)
    #expect(harness.allocations == 0)
    #expect(harness.nanoseconds > 0)
  }

  @Test func allocationsAreSeen() {
    let before = AllocationCounter.count
    let list = (0..<100).map { Array(repeating: $0, count: 10) }
    #expect(AllocationCounter.count - before >= 100)
    #expect(list.count == 100)
  }

  @Test func theClockIsMeasured() {
    let clock = ClockPrecision.measured(pairs: 2_000)
    #expect(clock.cost > 0 && clock.cost < 100_000)
    #expect(clock.step >= 1 || clock.step <= clock.cost)
    #expect(clock.minimumTime == 100 * max(clock.step, clock.spread))
  }

  @Test func theWorstKeyIsNamed() throws {
    let tape = try Self.tape(["12", "«PASTE 1227»"], "##/##")
    var measurement = Self.measurement()
    measurement.worstKeys = 10
    let worst = try #require(measurement.run(tape, name: "expiry").worstKey)
    #expect(worst.kind == .append)
    #expect(["1", "2"].contains(worst.key))
    #expect(worst.text == (worst.key == "1" ? "" : "1"))
  }

  @Test func compiling() throws {
    let cost = try ProgramCost(seconds: 0.001) { () throws(MaskError) in try Mask("##/##") }
    #expect(cost.firstCompile > 0 && cost.compile > 0)
    #expect(cost.states == 5)
    #expect(throws: MaskError.self) { try ProgramCost { () throws(MaskError) in try Mask("<##") } }
  }

  /// Scripts of a mask fit it, in every way in which people type.
  @Test func typing() throws {
    let mask = try Mask("(###) ###-####")
    let scripts = TypingScripts(mask.tree, seed: 1)
    let names = Set(
      (0..<200).flatMap { scripts[$0].keys }.map { key in if case .paste = key { "paste" } else { key.description } })
    #expect(names.isSuperset(of: ["paste", "«BS»", "«LEFT»", "«END»", "0", "9"]))
    for index in 0..<200 {
      var target = EngineTarget(mask)
      for key in scripts[index].keys { target.press(key) }
      let isComplete = target.field.isComplete
      #expect(isComplete, "\(scripts[index])")
      #expect(scripts[index] == TypingScripts(mask.tree, seed: 1)[index])
    }
  }

  @Test func growth() throws {
    let study = GrowthStudy(Self.measurement(), largest: 10)
    #expect(study.pointCount == 3)
    let curves = try study.valueLength { _ in } + study.maskLength { _ in } + study.alternatives { _ in }
    #expect(
      curves.map(\.name) == ["value length"] + Array(repeating: "mask length", count: 3)
        + Array(repeating: "alternatives", count: 3))
    for curve in curves {
      #expect(!curve.lines.isEmpty)
      // in the shortest masks no caret stands before a character
      for line in curve.lines {
        let sizes = line.points.map { $0[0] }
        #expect(
          sizes == [1, 3, 10] || ["middle", "delete"].contains(line.name) && sizes == [10], "\(curve.name) \(line.name)"
        )
      }
    }
    // a longer mask has a larger program
    let sizes = curves[3].lines[0].points.map { $0[1] }
    #expect(sizes == sizes.sorted() && sizes[0] < sizes[2])
    #expect(try GrowthStudy(Self.measurement(), largest: 10, seconds: 0).valueLength { _ in }[0].lines.isEmpty)
  }
}
