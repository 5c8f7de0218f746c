internal import MaskCompiler
internal import MaskEngine

/// What stands after an edit, put in place again so that the least of it is lost.
extension Candidate {
  /// Removes characters of a layout: the fewest slots are left empty, or the most where the rest keeps its places, so
  /// that nothing after them is lost, nothing is auto-inserted before it and none of it crosses the edge of a
  /// fixed-width number. `scratch.rest` becomes what then stands after them.
  mutating func remove(
    _ removed: Range<Int>, of layout: borrowing Layout, keepsPlaces: Bool, _ scratch: inout Scratch,
    _ trial: inout Layout
  ) {
    guard removed.upperBound < layout.count else {
      dropped.removeAll()
      scratch.rest.removeAll()
      return whole.copy(layout, to: removed.lowerBound)
    }
    begin(layout, removed.lowerBound)
    restLost = Int.max
    scratch.rest.setValue(layout, without: removed)
    if !removed.isEmpty {
      // where places are kept, it closes up if a part that may be shorter is, and what is left is complete as it was
      if keepsPlaces && layout.isComplete { consider(.closed, demand: .complete, &scratch, &trial) }
      let slots = removed.count { !layout.isValueLiteral($0) }
      for tried in 0...slots where restLost > 0 {
        let closed = keepsPlaces ? tried : slots - tried
        consider(closed == slots ? .closed : .without(closed, .emptySlots), demand: .whole, &scratch, &trial)
      }
    }
    // nothing keeps it whole: it closes up as far as it fits
    if restLost > 0 { consider(.closed, &scratch, &trial) }
    // the filling that was tried last is the one that was taken
    swap(&scratch.rest, &scratch.filling)
    scratch.rest.settle(in: whole, after: head)
  }

  /// Puts the rest after what was read: it fills empty slots; or stays as it is; or, after something typed into a
  /// number of fixed width, the digits of this give way.
  mutating func fill(_ scratch: inout Scratch, _ trial: inout Layout) {
    filledEmptySlots = false
    if scratch.rest.count == 0 { return whole.copy(states, to: states.count) }
    restLost = Int.max
    let typed = states.count - head
    if typed > 0, scratch.rest.characters.firstIndex(of: .emptySlot) != nil {
      filledEmptySlots = consider(.without(typed, .emptySlots), &scratch, &trial)
    }
    if restLost > 0, consider(.closed, &scratch, &trial) { filledEmptySlots = false }
    if restLost > 0, typed > 0, let place = states.numberPlace {
      // one, two, …, or one, and the others become empty slots
      let digits = (0..<scratch.rest.count).count { scratch.rest.places[$0] == place }
      for gone in 0..<digits where restLost > 0 {
        consider(.without(gone + 1, .digits(place: place)), &scratch, &trial)
      }
      if digits > 0 && restLost > 0 {
        consider(.without(1, .digits(place: place), emptiesOthers: true), &scratch, &trial)
      }
    }
    loss.letters += restLost
  }

  /// What is asked of a filling beside losing less than those before it.
  private enum Demand {
    case nothing
    /// Nothing is lost, and nothing is auto-inserted.
    case whole
    /// And the value is complete.
    case complete
  }

  /// Reads a filling after what was read.
  ///
  /// - Returns: Whether it is taken.
  @discardableResult private mutating func consider(
    _ filling: Filling, demand: Demand = .nothing, _ scratch: inout Scratch, _ trial: inout Layout
  ) -> Bool {
    scratch.filling.setValue(scratch.rest, filling)
    trial.copy(states, to: states.count)
    scratch.lost.removeAll()
    for i in 0..<scratch.filling.count where !trial.feed(scratch.filling.characters[i]) {
      scratch.lost.append(scratch.filling.origins[i])
    }
    let isInPlace = trial.count >= scratch.filling.count && trial.endsIn(places: scratch.filling.places)
    let lost = scratch.lost.count + (isInPlace ? 0 : 1)
    if demand != .nothing {
      let isWhole = lost == 0 && trial.count == states.count + scratch.filling.count
      guard isWhole, demand == .whole || trial.isComplete else { return false }
    }
    guard lost < restLost else { return false }
    restLost = lost
    dropped.setValue(scratch.lost)
    swap(&whole, &trial)
    return true
  }
}
