internal import UnicodeFacts

/// What the rules of keys ask of a state.
struct KeyState {
  let number: Int
  /// Whether there is one parse.
  let isSingle: Bool
  /// How many literals are certain to come, and which: none here if there are more than four.
  let runLength: Int
  let run: [Symbol]
  /// Those of them that are part of the value, and where the first of them stands.
  let valueLiterals: [Symbol]
  let firstValueLiteral: Int?
  /// The literals that a character may walk over, from right after the value, and from after those that are certain to
  /// come.
  let bare: LiteralsAhead
  let afterRun: LiteralsAhead?
  /// The literals that parses beside the displayed one have next.
  let elsewhere: Set<Symbol>
  /// Whether some parse stands in a number of fixed width, of which digits are still to come.
  let isInNumber: Bool
  /// Whether a number of natural width is begun and not of the greatest width.
  let hasBegunNumber: Bool

  /// How many digits the number of fixed width takes that the next character begins or goes on with; 0 outside of one.
  let numberDigits: Int

  init(_ number: Int, _ graph: NodeGraph, _ states: borrowing StateBuilder, _ digits: NumberDigits) {
    let (parses, first) = (states.parses(of: number), states.first(of: number))
    self.number = number
    isSingle = parses.count == 1
    runLength = Int(states.states[number].runLength)
    let nodes = runLength <= 4 ? graph.run(from: first, most: runLength) : []
    run = nodes.map { graph.nodes[Int($0)].argument }
    firstValueLiteral = nodes.firstIndex { graph.nodes[Int($0)].operation == .valueLiteral }
    valueLiterals = nodes.filter { graph.nodes[Int($0)].operation == .valueLiteral }.map {
      graph.nodes[Int($0)].argument
    }
    bare = LiteralsAhead(graph.ahead(from: first, certain: isSingle), graph)
    afterRun = nodes.last.map {
      LiteralsAhead(graph.ahead(from: graph.nodes[Int($0)].next, certain: parses.count == 1), graph)
    }
    elsewhere = parses.dropFirst().reduce(into: []) { symbols, parse in
      for node in graph.ahead(from: parse, certain: false) { symbols.insert(graph.nodes[Int(node)].argument) }
    }
    hasBegunNumber = states.states[number].flags & StateRecord.begunNumber != 0
    isInNumber = digits.isInNumber(parses)
    numberDigits = digits.next(from: first)
  }

  /// Whether a character typed after the literals that are certain to come is read, and walks over none. Value literals
  /// among them are then auto-inserted.
  func reads(_ c: KeyCharacter, afterValueLiterals: Bool) -> Bool {
    guard let afterRun, afterValueLiterals || valueLiterals.isEmpty else { return false }
    return !afterRun.walks(c)
  }
}

/// A character that stands for its class, and what rules of keys ask of it.
struct KeyCharacter {
  let symbol: Symbol
  let lowercase: Symbol
  let isLetterOrDigit: Bool
  let isDigit: Bool
  var isLetter: Bool { isLetterOrDigit && !isDigit }
  /// Whether it stands for letters as well: what takes any character cannot tell a digit from them.
  let standsForLetters: Bool
  let isSeparator: Bool

  init(_ k: Int, of alphabet: Alphabet) {
    symbol = alphabet.samples[k]
    lowercase = symbol.lowercaseSymbol
    isLetterOrDigit = alphabet.isLetterOrDigit(k)
    isDigit = (48..<58).contains(symbol)
    standsForLetters = isLetterOrDigit && (alphabet.ascii[65...90] + alphabet.ascii[97...122]).contains(UInt16(k))
    isSeparator = symbol.isSeparator
  }
}

/// Literals on the way to the next slot.
struct LiteralsAhead {
  private let symbols: [Symbol]
  private let lowercase: [Symbol]
  /// How many of them a letter or digit may reach: it walks over punctuation only.
  private let near: Int

  init(_ nodes: [UInt32], _ graph: NodeGraph) {
    symbols = nodes.map { graph.nodes[Int($0)].argument }
    lowercase = symbols.map { $0.lowercaseSymbol }
    near = symbols.firstIndex { $0.firstScalar(graph.clusters).isLetterOrNumber }.map { $0 + 1 } ?? symbols.count
  }

  /// Whether a character walks over the first of them that it equals.
  func walks(_ c: KeyCharacter) -> Bool { symbols[..<reach(of: c)].contains(c.symbol) }

  /// The same where no slot takes the character: then its case does not matter.
  func mayWalk(_ c: KeyCharacter) -> Bool { lowercase[..<reach(of: c)].contains(c.lowercase) }

  private func reach(of c: KeyCharacter) -> Int { c.isLetterOrDigit ? near : symbols.count }
}

extension StateBuilder {
  /// The value literals of a path.
  func literals(of path: UInt32) -> [Symbol] {
    var out: [Symbol] = []
    var at = path
    while at != 0 {
      let node = graph.nodes[Int(paths[Int(at)].node)]
      if node.operation == .valueLiteral { out.append(node.argument) }
      at = paths[Int(at)].previous
    }
    return out.reversed()
  }
}
