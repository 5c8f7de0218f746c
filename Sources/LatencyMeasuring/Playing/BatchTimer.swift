internal import FieldFormats

/// What a pass through a plan came to.
struct BatchPass {
  /// Nanoseconds a key took, of each batch.
  var times: [Double] = []
  /// Allocations while keys were timed.
  var allocations = 0
  /// All that keys took, in nanoseconds.
  var total = 0.0
  /// Timed keys.
  var keys = 0
  /// A sum of what edits reported, so that it is asked for.
  var reported = 0
  /// All that the pass took, with what is not in the times.
  var wholeTime = 0.0
}

/// Times the batches of a plan.
struct BatchTimer {
  let tape: KeystrokeTape
  let clock: ClockPrecision

  func pass(_ plan: BatchPlan) -> BatchPass {
    var pass = BatchPass()
    pass.times.reserveCapacity(plan.batches.count)
    let begin = MonotonicClock.now
    tape.withPlayer { player in
      plan.lanes.withUnsafeBufferPointer { lanes in
        for batch in plan.batches {
          var keys = 0
          for i in batch {
            prepare(lanes[i], player)
            keys &+= lanes[i].timed.count
          }
          let allocations = AllocationCounter.count
          let start = MonotonicClock.now
          for i in batch.lowerBound..<batch.upperBound {
            let lane = lanes[i]
            pass.reported &+= player.play(lane.timed, on: lane.field)
          }
          let end = MonotonicClock.now
          pass.allocations += AllocationCounter.count - allocations
          let time = max(0, Double(end &- start) - clock.cost)
          pass.times.append(time / Double(keys))
          pass.total += time
          pass.keys += keys
        }
      }
    }
    pass.wholeTime = Double(MonotonicClock.now &- begin)
    return pass
  }

  /// Brings a lane's field to where its timed keys begin.
  @inline(__always) private func prepare(_ lane: BatchPlan.Lane, _ player: KeystrokePlayer) {
    if !lane.isPlain {
      lane.field.pointee.isOverwriting = false
      if let phone = tape.fields[lane.format].format.phoneFormat { lane.field.pointee.changeRegion(to: phone.region) }
    }
    lane.field.pointee.clear()
    _ = player.play(lane.leading, on: lane.field)
  }
}

extension KeystrokeTape {
  func withPlayer<Result>(_ body: (KeystrokePlayer) -> Result) -> Result {
    keys.withUnsafeBufferPointer { keys in
      texts.withUnsafeBufferPointer { texts in
        regions.withUnsafeBufferPointer { body(KeystrokePlayer(keys: keys, texts: texts, regions: $0)) }
      }
    }
  }
}
