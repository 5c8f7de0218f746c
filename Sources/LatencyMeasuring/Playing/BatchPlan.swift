internal import FieldEditing

/// Which keys are timed together.
///
/// A batch has a lane for each of its scripts: a field of its own, which is cleared and brought to where the timed keys
/// begin before the clock is read. So neither clearing nor the way there is in the time.
struct BatchPlan {
  /// A script in a batch.
  struct Lane {
    let field: UnsafeMutablePointer<Field>
    /// Keys that lead there, untimed.
    let leading: Range<Int>
    /// Keys that are timed.
    let timed: Range<Int>
    let format: Int
    let isPlain: Bool
  }
  private(set) var lanes: [Lane] = []
  /// Lanes of each batch.
  private(set) var batches: [Range<Int>] = []

  /// How many timed keys each batch has.
  var batchSizes: [Int] { batches.map { lanes[$0].reduce(0) { $0 + $1.timed.count } } }

  /// Puts lanes into a batch until it has as many keys as there must be.
  private struct Filler {
    var plan = BatchPlan()
    let pool: FieldPool
    let least: Int
    private var start = 0
    private var count = 0
    private var used: [Int: Int] = [:]

    init(_ pool: FieldPool, least: Int) { (self.pool, self.least) = (pool, least) }

    mutating func add(_ script: TapedScript, leading: Range<Int>, timed: Range<Int>) {
      let index = used[script.format, default: 0]
      used[script.format] = index + 1
      plan.lanes.append(
        Lane(
          field: pool.field(index, of: script.format), leading: leading, timed: timed, format: script.format,
          isPlain: script.isPlain))
      count += timed.count
      if count >= least { end() }
    }

    mutating func end() {
      if plan.lanes.count > start { plan.batches.append(start..<plan.lanes.count) }
      start = plan.lanes.count
      count = 0
      used.removeAll(keepingCapacity: true)
    }

    /// What is left, without a last batch that is less than half full, unless it is the only one.
    mutating func finish() -> BatchPlan {
      if plan.batches.isEmpty || count * 2 >= least {
        end()
      } else {
        plan.lanes.removeSubrange(start...)
      }
      return plan
    }
  }

  /// All keys as they were typed, script after script.
  ///
  /// - Parameter least: a batch has whole scripts with at least so many keys.
  static func typing(_ tape: KeystrokeTape, _ pool: FieldPool, least: Int) -> BatchPlan {
    var filler = Filler(pool, least: least)
    for script in tape.scripts {
      filler.add(script, leading: script.keys.lowerBound..<script.keys.lowerBound, timed: script.keys)
    }
    return filler.finish()
  }

  /// Keys of one kind, each in the field as it was when the key was pressed.
  ///
  /// - Parameter size: how many of them a batch has; where there are fewer they are pressed on several fields.
  static func keys(_ occurrences: [KeyOccurrence], _ tape: KeystrokeTape, _ pool: FieldPool, size: Int) -> BatchPlan {
    var filler = Filler(pool, least: size)
    let rounds = occurrences.isEmpty ? 0 : max(1, (size + occurrences.count - 1) / occurrences.count)
    for _ in 0..<rounds {
      for occurrence in occurrences {
        let script = tape.scripts[occurrence.script]
        filler.add(
          script, leading: script.keys.lowerBound..<occurrence.key, timed: occurrence.key..<(occurrence.key + 1))
      }
    }
    return filler.finish()
  }

  /// Clearing of fields into which a script was typed.
  ///
  /// - Parameter clearing: the number of the key that clears.
  static func clearing(_ tape: KeystrokeTape, _ pool: FieldPool, key clearing: Int, size: Int) -> BatchPlan {
    var filler = Filler(pool, least: size)
    let scripts = tape.scripts.sampled(KeyOccurrence.most)
    let rounds = scripts.isEmpty ? 0 : max(1, (size + scripts.count - 1) / scripts.count)
    for _ in 0..<rounds {
      for script in scripts { filler.add(script, leading: script.keys, timed: clearing..<(clearing + 1)) }
    }
    return filler.finish()
  }
}
