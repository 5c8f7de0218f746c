internal import MaskCompiler
internal import MaskEngine

/// Putting back what stood after the text that was typed.
extension Candidate {
  /// Finds what may become of the rest so that the least of it is lost: empty slots are filled; or it stays; or, typed
  /// into a fixed-width number, the number's digits give way.
  mutating func fill(_ head: Int, _ scratch: inout Scratch, _ trial: inout Layout) {
    restLost = Int.max
    filledEmptySlots = false
    let typed = states.count - head
    if typed > 0, scratch.rest.firstIndex(of: .emptySlot) != nil {
      scratch.beginFilling()
      var left = typed
      for i in 0..<scratch.rest.count {
        if scratch.rest[i] == .emptySlot && left > 0 { left -= 1 } else { scratch.keep(i) }
      }
      filledEmptySlots = consider(&scratch, &trial)
    }
    if restLost > 0 {
      scratch.beginFilling()
      for i in 0..<scratch.rest.count { scratch.keep(i) }
      if consider(&scratch, &trial) { filledEmptySlots = false }
    }
    if restLost > 0, states.tables.hasFixedNumbers, typed > 0 {
      states.places(into: &scratch.places)
      replaceDigits(of: scratch.places[states.count - 1], &scratch, &trial)
    }
    loss.letters += restLost
  }

  /// Typed into a number of fixed width, whose place is odd: its digits after the caret give way, one, two, …, or
  /// become empty slots.
  private mutating func replaceDigits(of here: UInt32, _ scratch: inout Scratch, _ trial: inout Layout) {
    guard here % 2 == 1 else { return }
    let own = (0..<scratch.rest.count).count { scratch.restPlaces[$0] == here }
    guard own > 0 else { return }
    for gone in 1...own where restLost > 0 {
      scratch.beginFilling()
      var left = gone
      for i in 0..<scratch.rest.count {
        if scratch.restPlaces[i] == here && left > 0 { left -= 1 } else { scratch.keep(i) }
      }
      _ = consider(&scratch, &trial)
    }
    guard restLost > 0 else { return }
    scratch.beginFilling()
    var met = 0
    for i in 0..<scratch.rest.count {
      if scratch.restPlaces[i] == here {
        met += 1
        if met == 1 { continue }
        scratch.keep(i, as: .emptySlot)
      } else {
        scratch.keep(i)
      }
    }
    _ = consider(&scratch, &trial)
  }

  /// Reads a filling after what was typed.
  ///
  /// - Returns: Whether it loses less than those before.
  private mutating func consider(_ scratch: inout Scratch, _ trial: inout Layout) -> Bool {
    trial.copy(states, to: states.count)
    var lost = 0
    scratch.lost.removeAll()
    for i in 0..<scratch.filling.count where !trial.feed(scratch.filling[i]) {
      lost += 1
      // counted from the value's end: what was left out after it counts, too
      scratch.lost.append(UInt32(scratch.rest.count) - scratch.fillingOrigins[i])
    }
    if !trial.keepsPlaces(scratch.fillingPlaces) { lost += 1 }
    guard lost < restLost else { return false }
    restLost = lost
    dropped.setValue(scratch.lost)
    swap(&whole, &trial)
    return true
  }
}

extension Scratch {
  mutating func beginFilling() {
    filling.removeAll()
    fillingPlaces.removeAll()
    fillingOrigins.removeAll()
  }
  mutating func keep(_ i: Int, as symbol: Symbol? = nil) {
    filling.append(symbol ?? rest[i])
    fillingPlaces.append(restPlaces[i])
    fillingOrigins.append(UInt32(i))
  }
}
