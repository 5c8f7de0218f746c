/// What typing a character makes of a number: the automaton's next state, and around it the rules of prefixes.
///
/// The rules are those of libphonenumber's formatting as one types, and what is shown is the same after every digit.
/// Automata are walked: one of the first three digits, and that of the layouts. What these do not know, and calling
/// codes, are decided here; where an automaton ends, `PhoneMachine+Retrying` looks for a longer prefix.
///
/// - Complexity: A step of the automaton; a search is bounded by the number's length.
package struct PhoneMachine: Hashable, Sendable {
  package let tables: PhoneTables
  /// Where one types; `nil` where that is unknown: then only a plus leads anywhere.
  let home: PhoneRegion?

  /// Rules for someone who types in a region, an element of its section; `nil` where it is unknown.
  package init(_ tables: PhoneTables, region: Int?) {
    self.tables = tables
    home = region.map { PhoneRegion($0, of: tables) }
  }

  package var start: PhoneState {
    let callingCode = home?.facts.callingCode
    return PhoneState(callingCode: callingCode, opening: callingCode.map { tables.callingCode($0).opening } ?? 0)
  }

  /// What the last of some characters leads to.
  package func next(_ state: PhoneState, _ characters: UnsafePointer<UInt8>, count: Int) -> PhoneState {
    var state = state
    unsafe advance(&state, characters, count: count)
    return state
  }

  /// Takes a state where the last of some characters leads.
  @inline(__always) func advance(_ state: inout PhoneState, _ characters: UnsafePointer<UInt8>, count: Int) {
    if count < 4 {
      unsafe open(&state, characters, count: count)
    } else if state.isInAutomaton {
      state.state = unsafe tables.next(state.state, characters[count &- 1] &- 48)
      if count &- state.start > 2 { state.show(tables) }
    } else if !state.flags.contains(.isSettled) {
      unsafe advanceGeneral(&state, UnsafeBufferPointer(start: characters, count: count))
    }
  }

  /// Takes one of the first three digits by their automaton; the third says what they are, unless the rules have to.
  @inline(__always) private func open(_ state: inout PhoneState, _ characters: UnsafePointer<UInt8>, count: Int) {
    let last = unsafe characters[count &- 1]
    let edge = last == PhoneMachine.plus ? .none : tables.automata.edge(from: state.state, last &- 48)
    state.state = edge.target
    if count < 3 { return }
    if !edge.goesOn {
      state.state = 0
      return unsafe advanceGeneral(&state, UnsafeBufferPointer(start: characters, count: count))
    }
    state.nationalStart = UInt8(truncatingIfNeeded: edge.prefix)
    state.extractedCount = state.nationalStart
    // no prefix, and none to come
    state.flags =
      edge.target == 0 ? .isSettled : state.start > 0 ? [.isLive, .isLaidOut, .isWhole] : [.isLive, .isLaidOut]
  }

  @inline(never) private func advanceGeneral(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) {
    if !state.flags.contains(.isLive) {
      unsafe retry(&state, text)
      return
    }
    if text.count == 3 {
      if unsafe !findInternationalPrefix(&state, text) {
        state.extractedStart = state.nationalStart
        state.extractedCount = unsafe UInt8(takeNationalPrefix(&state, text))
        unsafe choose(&state, text)
        return
      }
      state.flags.insert(.expectsCallingCode)
    }
    // the calling code is still to come
    state.flags.insert(.isLaidOut)
    if unsafe findCallingCode(&state, text) {
      state.flags.remove(.expectsCallingCode)
      unsafe choose(&state, text)
    }
  }

  /// Lays out the national part again, from its first digit.
  func choose(_ state: inout PhoneState, _ text: UnsafeBufferPointer<UInt8>) {
    let digits = unsafe UnsafeBufferPointer(rebasing: text[state.start...])
    guard let index = state.callingCodeIndex else {
      state.state = 0
      return showChosen(&state, digits.count)
    }
    let code = tables.callingCode(index)
    if digits.count > 3 && (state.extractedCount > 0 || state.flags.contains(.isWhole)) {
      let root = state.extractedCount > 0 ? code.afterPrefixAtOnce : code.internationalAtOnce
      state.state = unsafe tables.match(root, digits)
      if unsafe tables.leads(root, digits) { state.flags.remove(.isSettled) }
      return state.show(tables)
    }
    state.flags.remove(.isSettled)
    var place =
      state.extractedCount > 0 ? code.afterPrefix : state.flags.contains(.isWhole) ? code.international : code.local
    for i in digits.indices { place = tables.next(place, unsafe digits[i] &- 48) }
    state.state = place
    showChosen(&state, digits.count)
  }

  /// A number too short to be laid out is shown after its prefix.
  private func showChosen(_ state: inout PhoneState, _ count: Int) {
    if count < 3 { state.flags.insert(.isLaidOut) } else { state.show(tables) }
  }

  /// Whose rules hold for a number that has led to a state, and where its national part begins; `nil` while a calling
  /// code is to come.
  package func callingCode(_ state: PhoneState, _ text: UnsafeBufferPointer<UInt8>) -> (index: Int, start: Int)? {
    var state = state
    // a plus and a digit are too few to be looked at while one types, but +1 and +7 are whole calling codes
    if unsafe text.first == PhoneMachine.plus && text.count < 3 {
      state.nationalStart = 1
      if unsafe !findCallingCode(&state, text) { return nil }
    }
    guard let index = state.callingCodeIndex, !state.flags.contains(.expectsCallingCode) else { return nil }
    return (index, state.start)
  }
}
