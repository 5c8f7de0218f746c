internal import SecretMemory

/// Where typing stands after each character of a number, as far as that was worked out.
///
/// Most digits only lead an automaton on: after those nothing is kept but where it stands then. So a digit inserted at
/// the front costs a few instructions for each one that follows, as all of them lead elsewhere now.
@safe @usableFromInline struct PhoneTrace: ~Copyable {
  private struct Step {
    /// Where the automaton stands.
    var node: UInt16 = 0
    /// After how many characters typing stood in all else as it does here.
    var origin: UInt16 = 0
  }

  /// Of how many characters it is known.
  private(set) var count = 0
  private let steps: UnsafeMutablePointer<Step>
  /// In all but the node, and only where a step is its own origin.
  private let states: UnsafeMutablePointer<PhoneState>

  private static var room: Int { PhoneState.mostCharacters + 1 }

  init(_ start: PhoneState) {
    unsafe steps = .allocate(capacity: PhoneTrace.room)
    unsafe steps.initialize(repeating: Step(), count: PhoneTrace.room)
    unsafe states = .allocate(capacity: PhoneTrace.room)
    unsafe states.initialize(repeating: start, count: PhoneTrace.room)
    begin(start)
  }

  deinit {
    overwrite()
    unsafe steps.deallocate()
    unsafe states.deallocate()
  }

  /// Begins again before the first character.
  mutating func begin(_ start: PhoneState) {
    count = 0
    unsafe states[0] = start
    unsafe steps[0] = Step(node: start.state)
  }

  /// Forgets what was known of more than so many characters.
  @inline(__always) mutating func forget(after count: Int) { self.count = min(self.count, count) }

  /// Where typing stands after so many characters, no more than are known.
  @inline(__always) func state(after count: Int, _ tables: PhoneTables) -> PhoneState {
    assert(count <= self.count)
    let step = unsafe steps[count]
    var state = unsafe states[Int(step.origin)]
    if step.origin != count {
      state.state = step.node
      state.show(tables)
    }
    return state
  }

  /// Works out what is not known yet of the first few characters.
  @inline(never) mutating func follow(_ characters: UnsafePointer<UInt8>, to end: Int, _ machine: PhoneMachine) {
    let automata = machine.tables.automata
    while true {
      unsafe walk(characters, to: end, automata)
      if count >= end { return }
      unsafe step(characters, machine)
    }
  }

  /// Takes digits as long as they do no more than lead an automaton on, or out.
  @inline(__always) private mutating func walk(
    _ characters: UnsafePointer<UInt8>, to end: Int, _ automata: PhoneAutomata
  ) {
    var place = count
    if place < 3 { return }
    var step = unsafe steps[place]
    let start = unsafe states[Int(step.origin)].start
    // fewer are not shown as the automaton says
    guard unsafe place &- start > 1 && states[Int(step.origin)].isInAutomaton else { return }
    while place < end && step.node != 0 && automata.output(step.node) & PhoneTables.lastFlag == 0 {
      step.node = unsafe automata.edge(from: step.node, characters[place] &- 48).target
      place &+= 1
      unsafe steps[place] = step
    }
    count = place
  }

  /// Takes a character by the rules.
  @inline(never) private mutating func step(_ characters: UnsafePointer<UInt8>, _ machine: PhoneMachine) {
    let next = count &+ 1
    unsafe states[next] = state(after: count, machine.tables)
    unsafe machine.advance(&states[next], characters, count: next)
    unsafe steps[next] = Step(node: states[next].state, origin: UInt16(truncatingIfNeeded: next))
    count = next
  }

  /// Overwrites what was known, and begins again.
  mutating func wipe(_ start: PhoneState) {
    overwrite()
    begin(start)
  }

  private func overwrite() {
    unsafe steps.wipe(count: PhoneTrace.room)
    unsafe states.wipe(count: PhoneTrace.room)
  }
}
