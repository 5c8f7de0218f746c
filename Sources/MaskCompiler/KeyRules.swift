internal import MaskSyntax

/// Decides what typing an ASCII character does: the action of each state, class and situation.
///
/// Each rule says of a key what the general path would find out about it: whether it walks over literals ahead, which
/// parse takes it, whether that keeps and shows what was read before, and what is auto-inserted. Where a rule is not
/// certain, the action is `general`.
struct KeyRules: ~Copyable {
  /// The actions of a class in the two situations.
  typealias Actions = (bare: KeyAction, afterLiterals: KeyAction)

  let graph: NodeGraph
  let alphabet: Alphabet
  private let found: FoundStates
  let alike: AlikeParses
  private let characters: [KeyCharacter]

  init(_ graph: NodeGraph, _ alphabet: Alphabet, _ found: FoundStates) {
    self.graph = graph
    self.alphabet = alphabet
    self.found = found
    alike = AlikeParses(graph, alphabet, found)
    characters = (0..<alphabet.count).map { KeyCharacter($0, of: alphabet) }
  }

  /// Whether an edge is one step: the displayed parse goes on, the character is kept as it is, and the texts beside it
  /// are short.
  func isPlain(_ edge: EdgeRecord, _ k: Int) -> Bool {
    isStep(edge, k) && found.states.origins[Int(edge.origins)].parent == 0 && !changes(edge, k)
  }

  /// Whether the literals beside a character are written at once, and the class is one of ASCII characters.
  private func isStep(_ edge: EdgeRecord, _ k: Int) -> Bool {
    alphabet.samples[k] < 128 && found.states.isShort(edge)
  }

  func isLiteral(_ edge: EdgeRecord) -> Bool { taker(of: edge).operation == .valueLiteral }
  private func taker(of edge: EdgeRecord) -> MaskNode {
    graph.nodes[Int(found.states.origins[Int(edge.origins)].taker)]
  }
  private func changes(_ edge: EdgeRecord, _ k: Int) -> Bool {
    let taker = taker(of: edge)
    return taker.operation == .slot && alphabet.changes(taker.argument, k)
  }

  /// The actions of a class in a state.
  func actions(_ k: Int, in state: KeyState) -> Actions {
    let c = characters[k]
    guard c.symbol < 128 else { return (.general, .general) }
    var actions: Actions =
      switch found.states.cells[state.number * alphabet.count + k] {
      case .rejected: (bare: rejected(c, in: state), afterLiterals: confirmed(c, k, in: state))
      case .insertion(let number): inserting(found.states.autoInsertions[Int(number)], k, in: state)
      case .edge(let number): taking(found.states.edges[Int(number)], k, in: state)
      }
    if graph.hasOpenNumbers || c.standsForLetters || c.isDigit && takesDigits(in: state) {
      // what is rejected may close the place
      if actions.bare == .reject { actions.bare = .general }
      if actions.afterLiterals == .reject { actions.afterLiterals = .general }
    }
    if state.run.isEmpty && state.runLength == 0 { actions.afterLiterals = actions.bare }
    // punctuation that has just been shown and is then typed is confirmed, and not read again
    let isShown = !c.isLetterOrDigit && state.run.contains(c.symbol)
    if isShown && actions.afterLiterals != .confirm { actions.afterLiterals = .confirmIfCarried }
    // where a number ends is remembered: where it is read by the general path, which is to do so
    if graph.hasOpenNumbers && !c.isLetterOrDigit {
      actions.bare = .general
      if !actions.afterLiterals.isConfirmation { actions.afterLiterals = .general }
    }
    return actions
  }

  /// Whether a digit leaves a number that is begun, showing literals before it: it may be rejected, and is to be
  /// remembered.
  private func leavesNumber(_ c: KeyCharacter, in state: KeyState) -> Bool { state.hasBegunNumber && c.isDigit }

  /// Whether a digit ends its number before the greatest width, or may be a zero that does: that is to be remembered.
  private func endsNumber(_ edge: EdgeRecord, _ c: KeyCharacter) -> Bool {
    guard graph.hasOpenNumbers, c.isDigit else { return false }
    let target = Int(edge.target)
    return found.states.states[target].flags & StateRecord.overNumber != 0
      || found.states.parses(of: target).contains { graph.nodes[Int($0)].isZeroBound }
  }

  // MARK: what some parse takes

  private func taking(_ edge: EdgeRecord, _ k: Int, in state: KeyState) -> Actions {
    guard isStep(edge, k) else { return (.general, .general) }
    let c = characters[k]
    let action = entering(edge, k, in: state)
    let walks = state.bare.walks(c)
    if isLiteral(edge) {
      // what is certain to come stays a trailing literal; before other literals the caret is not carried on
      if state.isSingle && state.runLength > 0 { return (.general, confirmed(c, k, in: state)) }
      if found.states.states[Int(edge.target)].runLength > 0 {
        // of a word that goes on the caret may be
        let takes = state.runLength == 0 && isPlain(edge, k) && !state.bare.mayWalk(c) && !c.isLetter
        return (takes ? .takeLiteral : .general, .general)
      }
    }
    let leaves = edge.length > 0 && leavesNumber(c, in: state)
    if leaves || endsNumber(edge, c) { return (.general, .general) }
    return (walks ? .general : action, state.reads(c, afterValueLiterals: false) ? action : .general)
  }

  /// How an edge is taken, if nothing is walked over.
  private func entering(_ edge: EdgeRecord, _ k: Int, in state: KeyState) -> KeyAction {
    let origin = found.states.origins[Int(edge.origins)]
    if changes(edge, k) {
      let keptClass = keptClass(k, by: origin.taker)
      guard case .edge(let number) = found.states.cells[state.number * alphabet.count + keptClass] else {
        return .general
      }
      let kept = found.states.edges[Int(number)]
      let isSame = found.states.origins[Int(kept.origins)] == origin && isStep(kept, keptClass)
      return isSame && alike[state.number, origin.parent] != .none ? .fold : .general
    }
    switch alike[state.number, origin.parent] {
    case .shown: return origin.parent == 0 ? .append : .appendAlike
    case .kept: return .reparse
    case .none: return .general
    }
  }

  /// The class of what a slot keeps of the ASCII characters of a class.
  private func keptClass(_ k: Int, by taker: UInt32) -> Int {
    let node = graph.nodes[Int(taker)]
    guard node.operation == .slot, let scalar = Unicode.Scalar(alphabet.samples[k]) else { return k }
    return Int(alphabet.ascii[Int(graph.slots[Int(node.argument)].keeps(scalar).value & 127)])
  }

  // MARK: what brings value literals along

  private func inserting(_ insertion: AutoInsertionRecord, _ k: Int, in state: KeyState) -> Actions {
    let c = characters[k]
    guard graph.nodes[Int(insertion.taker)].operation == .slot, insertion.parent == 0, !state.bare.walks(c),
      let target = follow(found.states.literals(of: insertion.path), from: state.number)
    else { return (.general, .general) }
    let literals = found.states.literals(of: insertion.path)
    let count = literals.count
    let isRead = reads(k, keptBy: insertion.taker, in: target)
    let isPadded = graph.hasOpenNumbers && c.isDigit && literals.last == 48
    if leavesNumber(c, in: state) || isPadded { return (.general, .general) }
    if case .edge(let number) = found.states.cells[target * alphabet.count + k],
      endsNumber(found.states.edges[Int(number)], c)
    {
      return (.general, .general)
    }
    let bare: KeyAction = isRead ? .insertLiterals : .general
    guard state.reads(c, afterValueLiterals: true) else { return (bare, .general) }
    // those that are shown already were typed or are certain to come: what then comes first may be another slot
    if state.valueLiterals.isEmpty { return (bare, bare) }
    let isAllShown = state.valueLiterals.count == count
    return (bare, isAllShown && reads(k, keptBy: nil, in: target) ? .insertLiterals : .general)
  }

  /// Whether a class is read in a state by the displayed parse, as a slot keeps it; `taker` is that slot, if it is not
  /// just the first to take it.
  private func reads(_ k: Int, keptBy taker: UInt32?, in s: Int) -> Bool {
    var slot = taker
    if slot == nil {
      guard case .edge(let number) = found.states.cells[s * alphabet.count + k] else { return false }
      let origin = found.states.origins[Int(found.states.edges[Int(number)].origins)]
      if origin.parent != 0 { return false }
      slot = origin.taker
    }
    let kept = slot.map { keptClass(k, by: $0) } ?? k
    guard case .edge(let number) = found.states.cells[s * alphabet.count + kept] else { return false }
    return found.states.origins[Int(found.states.edges[Int(number)].origins)].parent == 0
  }

  // MARK: what no parse takes

  /// Whether some parse takes some digit.
  private func takesDigits(in state: KeyState) -> Bool {
    alphabet.ascii[48..<58].contains { found.states.cells[state.number * alphabet.count + Int($0)] != .rejected }
  }

  private func rejected(_ c: KeyCharacter, in state: KeyState) -> KeyAction {
    // a separator may stand for another, what follows a number that was begun may pad it, and another parse may show it
    standsForAnother(c) || state.isInNumber || state.bare.mayWalk(c) || state.elsewhere.contains(c.symbol)
      ? .general : .reject
  }

  /// Whether a character is a separator that may be typed for another.
  private func standsForAnother(_ c: KeyCharacter) -> Bool { alphabet.hasSeparators && c.isSeparator }

  /// What becomes of a character typed after the literals shown, where it is not read after them: it is one of them, or
  /// it is rejected.
  private func confirmed(_ c: KeyCharacter, _ k: Int, in state: KeyState) -> KeyAction {
    guard state.isSingle, !standsForAnother(c), let afterRun = state.afterRun, !afterRun.mayWalk(c),
      let target = follow(state.valueLiterals, from: state.number),
      found.states.cells[target * alphabet.count + k] == .rejected
    else { return .general }
    let place = state.run.firstIndex(of: c.symbol)
    // of an auto-inserted word the caret stays after the rest
    if let place, c.isLetterOrDigit && place < state.run.count - 1 { return .general }
    if case .rejected = found.states.cells[state.number * alphabet.count + k] {
      // a letter may begin another word in place of the one that goes on
      return place != nil ? .confirm : c.isLetter && state.firstValueLiteral == 0 ? .general : .reject
    }
    // the first value literal is read as that, and stays certain to come
    return place != nil && place == state.firstValueLiteral ? .confirm : .general
  }

  /// The state that value literals lead to from another; `nil` where one is not read by the displayed parse alone.
  private func follow(_ literals: [Symbol], from start: Int) -> Int? {
    var s = start
    for symbol in literals {
      guard symbol < 128,
        case .edge(let number) = found.states.cells[s * alphabet.count + Int(alphabet.ascii[Int(symbol)])],
        found.states.origins[Int(found.states.edges[Int(number)].origins)].parent == 0
      else { return nil }
      s = Int(found.states.edges[Int(number)].target)
    }
    return s
  }
}
