/// All that decides what becomes of the characters still to be read.
extension MaskReading {
  /// The same for two texts only if whatever follows is read alike after both, and laid out alike. `nil` where it
  /// takes a field to know.
  ///
  /// Of each parse that is live it holds how everything so far is laid out, and where each character came from; so no
  /// text is laid out in another way than the one for which the key was made first.
  package mutating func key() -> [UInt32]? {
    if isUncertain { return nil }
    var key: [UInt32] = [UInt32(count), valueLosses.key, displayLosses.key] + marks
    if !valueLosses.isLostForGood {
      guard append(value, valueSources, valueLosses, to: &key) else { return nil }
    }
    if !displayLosses.isLostForGood {
      guard append(display.states, displaySources, displayLosses, to: &key) else { return nil }
      for i in 0..<display.walked.count { key.append(display.walked[i]) }
    }
    return key
  }

  /// Whether two digits, of which no literals have any, are read by the same edges here: then all that follows is the
  /// same.
  @export(interface) package func takesAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    if tables.hasFixedNumbers || !display.walked.isEmpty || isLost { return false }
    func areAlike(_ states: borrowing Layout) -> Bool {
      let cell = states.cell(for: Symbol(a))
      return cell != 0 && cell == states.cell(for: Symbol(b))
    }
    return (valueLosses.isLostForGood || areAlike(value)) && (displayLosses.isLostForGood || areAlike(display.states))
  }

  /// - Returns: `false` where parses differ in what they make of a character's case.
  private func append(
    _ states: borrowing Layout, _ sources: [Int], _ losses: Losses, to key: inout [UInt32]
  ) -> Bool {
    key.append(UInt32(states.stateNumber(states.count)))
    key.append(UInt32(states.count))
    for k in 0..<states.count { key.append(UInt32(truncatingIfNeeded: sources[k])) }
    for parse in 0..<Int(states.state(states.count).parseCount) {
      if !append(states, parse: parse, losses, to: &key) { return false }
    }
    appendEnd(states, to: &key)
    return true
  }

  private func append(
    _ states: borrowing Layout, parse: Int, _ losses: Losses, to key: inout [UInt32]
  ) -> Bool {
    var parse = UInt32(parse)
    for k in stride(from: states.count - 1, through: 0, by: -1) {
      let origin = tables.origins[Int(tables.edges[states.edge(k)].origins) + Int(parse)]
      // what is lost is not shown
      if tables.changesCase && !losses.isLost {
        let read = states.characterRead(k)
        guard read == states.character(k), tables.kept(read, by: origin.taker, typed) == read else { return false }
      }
      key.append(origin.path)
      key.append(origin.taker)
      parse = origin.parent
    }
    return true
  }

  /// What may still be taken back: value literals at the end, which may have been certain to come, and the digits of a
  /// number that is padded.
  private func appendEnd(_ states: borrowing Layout, to key: inout [UInt32]) {
    key.append(.max)
    var k = states.count
    while k > 0 && states.isValueLiteral(k - 1) {
      k -= 1
      key.append(UInt32(states.stateNumber(k)))
    }
    key.append(.max)
    guard let digits = states.openNumber?.digits else { return }
    for k in states.count - digits..<states.count {
      key.append(UInt32(states.stateNumber(k)))
      key.append(states.character(k))
    }
  }
}
