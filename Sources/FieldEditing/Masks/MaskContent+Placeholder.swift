internal import MaskCompiler
internal import MaskEngine

/// What is still to come in a field.
extension MaskContent {
  /// The rest of the mask, to be drawn after the text: the literals, and for each slot the prompt's character at its
  /// place in the display, or an underscore where there is none. Of several ways the first.
  ///
  ///     var field = Field(try Mask("(###) ###-####"))
  ///     field.insert("555")
  ///     field.placeholder     // "___-____"
  var placeholder: String {
    let prompt = tables.prompt
    var place = now.length
    if !prompt.isEmpty && tables.isFromEnd {
      // what has been typed moves as more comes: only from its end does a place stay
      place = prompt.count
      forEachToCome { _ in place -= 1 }
    }
    var out = String.UnicodeScalarView()
    forEachToCome { text in
      let symbol = text ?? (prompt.indices.contains(place) ? prompt[place] : 0x5F)
      if let scalar = Unicode.Scalar(symbol) {
        out.append(scalar)
      } else {
        out.append(contentsOf: tables.scalars(of: symbol, typed))
      }
      place += 1
    }
    return String(out)
  }

  /// Calls a closure with each character after the text, as far as the mask goes: a symbol of fixed text, or `nil` for
  /// a slot.
  private func forEachToCome(_ body: (Symbol?) -> Void) {
    // the suffix that is shown is the end of the mask
    if !memory.suffix.isEmpty && now.count > 0 { return }
    var at = now.nodeAfterText
    // a loop without an end shows one round of itself
    var loops: Set<UInt32> = []
    while true {
      let node = tables.node(at)
      switch node.operation {
      case .end: return
      case .slot:
        if tables.takesNothing(Int(node.argument)) { return }
        body(nil)
      case .literal, .valueLiteral: body(node.argument)
      case .opens, .closes, .bound: break
      case .choice:
        let list = Int(node.argument)
        let first = firstBranch(of: list)
        let goesRound = first >= at && !loops.insert(at).inserted
        at = goesRound || isOptional(at) ? tables.branches[list + Int(tables.branches[list])] : first
        continue
      }
      at = node.next
    }
  }

  /// The first node that a choice goes on at, but for those after which the mask does not go on to its end.
  private func firstBranch(of list: Int) -> UInt32 {
    let branches = list + 1..<list + 1 + Int(tables.branches[list])
    let place = branches.first { goesOn(from: tables.branches[$0]) }
    return tables.branches[place ?? branches.lowerBound]
  }

  private func goesOn(from node: UInt32) -> Bool {
    var at = node
    while true {
      let node = tables.node(at)
      switch node.operation {
      // what is chosen inside a layout leads to its end
      case .end, .choice: return true
      case .slot: if tables.takesNothing(Int(node.argument)) { return false }
      case .literal, .valueLiteral, .opens, .closes, .bound: break
      }
      at = node.next
    }
  }

  /// Whether a choice is between going on and leaving something out: then the placeholder leaves it out.
  private func isOptional(_ choice: UInt32) -> Bool {
    let list = Int(tables.node(choice).argument)
    guard tables.branches[list] == 2 else { return false }
    let (first, last) = (tables.branches[list + 1], tables.branches[list + 2])
    return last < first && reaches(last, from: first, before: choice)
  }

  /// Whether the way out of a choice is where its first branch leads to as well.
  private func reaches(_ out: UInt32, from first: UInt32, before choice: UInt32) -> Bool {
    var at = first
    while at > out {
      let node = tables.node(at)
      if node.operation == .choice {
        let list = Int(node.argument)
        at = tables.branches[list + Int(tables.branches[list])]
      } else {
        at = node.next
      }
      if at == choice { return true }
    }
    return at == out
  }
}
