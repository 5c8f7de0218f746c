public import FieldEditing

/// The coverage of fuzzing, to be added up over runs.
public struct FuzzCoverage: Sendable {
  /// The size of a program's automaton.
  public struct Automaton: Hashable, Sendable {
    /// The number of states in the program.
    public var states: Int
    /// The number of edges between its states.
    public var transitions: Int

    /// The size of an automaton.
    ///
    /// - Parameters:
    ///   - states: How many states the program has.
    ///   - transitions: How many edges there are between its states.
    public init(states: Int, transitions: Int) {
      self.states = states
      self.transitions = transitions
    }
  }

  /// The number of scripts that were played.
  public private(set) var runs = 0
  /// Keys pressed; a key that is played again to try a law is not counted again.
  public private(set) var keys = 0
  /// Runs in which the field was complete at some time.
  public private(set) var completeRuns = 0
  /// Runs that the oracle played, too.
  public private(set) var comparedRuns = 0
  /// Keys that the oracle played, too.
  public private(set) var comparedKeys = 0
  /// The number of times that each kind of key was pressed, by its name in scripts; typed characters as `typed`.
  public private(set) var pressed: [String: Int] = [:]
  /// The effects of edits.
  public private(set) var effects: EditResult.Effects = []
  /// The reasons why characters were rejected or lost.
  public private(set) var reasons: Set<Rejection.Reason> = []
  /// States and transitions of a mask's program by number.
  package private(set) var states = NumberSet()
  package private(set) var transitions = NumberSet()
  /// Slots and value literals of a mask that a character of a value stood in, by node.
  package private(set) var takers = NumberSet()
  /// Different displays of numbers and phone numbers, whatever their digits are.
  public private(set) var shapes: Set<String> = []

  /// Nothing seen yet.
  public init() {}

  mutating func beginRun() { runs += 1 }
  mutating func noteComplete() { completeRuns += 1 }

  /// Counts keys that the oracle played, too.
  ///
  /// - Parameter keys: How many keys the run had.
  public mutating func noteCompared(_ keys: Int) {
    comparedRuns += 1
    comparedKeys += keys
  }

  mutating func note(_ key: EditCommand, _ result: EditResult?) {
    keys += 1
    pressed[key.kind, default: 0] += 1
    if let result { effects.formUnion(result.effects) }
  }

  /// Counts a form's script.
  mutating func note(_ script: FormScript) {
    runs += 1
    keys += script.steps.count
    for step in script.steps { pressed[step.kind, default: 0] += 1 }
  }

  mutating func note(_ rejections: [Rejection]) { for rejection in rejections { reasons.insert(rejection.reason) } }

  mutating func note(state: Int) { states.insert(state) }

  mutating func note(edge: Int, state: Int, taker: Int) {
    transitions.insert(edge)
    states.insert(state)
    takers.insert(taker)
  }

  /// Notes how a text is laid out.
  mutating func note(shape text: String) {
    shapes.insert(String(scalars: text.unicodeScalars.map { $0.properties.numericType == .decimal ? "0" : $0 }))
  }

  /// Adds what was seen in other runs.
  ///
  /// - Parameter other: What was seen of the same subject.
  public mutating func add(_ other: FuzzCoverage) {
    runs += other.runs
    keys += other.keys
    completeRuns += other.completeRuns
    comparedRuns += other.comparedRuns
    comparedKeys += other.comparedKeys
    pressed.merge(other.pressed, uniquingKeysWith: +)
    effects.formUnion(other.effects)
    reasons.formUnion(other.reasons)
    states.formUnion(other.states)
    transitions.formUnion(other.transitions)
    takers.formUnion(other.takers)
    shapes.formUnion(other.shapes)
  }
}

/// Small numbers, a bit each.
package struct NumberSet: Hashable, Sendable {
  private var words: [UInt64] = []

  /// How many there are.
  package var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  package func contains(_ number: Int) -> Bool {
    number >> 6 < words.count && words[number >> 6] >> (number & 63) & 1 == 1
  }

  mutating func insert(_ number: Int) {
    while words.count <= number >> 6 { words.append(0) }
    words[number >> 6] |= 1 << (number & 63)
  }

  mutating func formUnion(_ other: NumberSet) {
    while words.count < other.words.count { words.append(0) }
    for i in other.words.indices { words[i] |= other.words[i] }
  }
}

extension EditCommand {
  /// The kind of key: its name in scripts, or *typed*.
  var kind: String {
    if typedScalar != nil { return "typed" }
    return if case .step = self { "STEP" } else { scriptName }
  }
}
