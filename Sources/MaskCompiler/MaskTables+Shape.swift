internal import MaskSyntax

/// What the nodes of a program say of its values, for a mask that was read back and has no tree.
extension MaskTables {
  /// The names of captures, in the order in which they begin: nodes are numbered from the end.
  package var captureNames: [String] {
    nodes.reversed().compactMap { node in
      node.operation == .opens && node.isCaptureEdge ? name(Int(node.argument)) : nil
    }
  }

  /// Whether a slot or a value literal may be one of some characters of ASCII.
  package func valuesHave(_ characters: [UInt8]) -> Bool {
    slots.indices.contains { slot in characters.contains { takes(slot, Int(ascii[Int($0)])) } }
  }

  /// Whether a slot takes any character that shows.
  package var takesAnyPrintable: Bool { slots.contains { $0.rule == .printable } }

  /// Whether a literal of some kind has a scalar, its first, of which something holds.
  package func hasLiteral(_ operation: MaskNode.Operation, where holds: (Unicode.Scalar) -> Bool) -> Bool {
    nodes.contains { node in
      guard node.operation == operation else { return false }
      return holds(firstScalar(of: node.argument))
    }
  }

  private func firstScalar(of symbol: Symbol) -> Unicode.Scalar {
    Unicode.Scalar(symbol) ?? cluster(Int(symbol - .firstCluster))[0]
  }

  /// Whether it has numbers in a range.
  package var hasNumbers: Bool { hasFixedNumbers || nodes.contains { $0.isBound } }

  /// Whether a part has more than one length that more may follow: a number, a repeat without bound, or one whose end
  /// is not that of the mask.
  package var hasPartsOfManyLengths: Bool {
    if hasNumbers || hasOpenNumbers { return true }
    // by node: how many up to it take a character, and whether a way leads from it to one that does
    var takers = [0]
    var leadsToTaker = [false]
    for (i, node) in nodes.enumerated().dropFirst() {
      let takes = node.operation == .slot || node.operation == .valueLiteral
      takers.append(takers[i - 1] + (takes ? 1 : 0))
      guard node.operation == .choice else {
        leadsToTaker.append(takes || leadsToTaker[Int(node.next)])
        continue
      }
      let branches = branches(node)
      if branches.contains(where: { $0 > i }) { return true }
      // a repeat of nothing goes on at itself
      leadsToTaker.append(branches.contains { $0 < i && leadsToTaker[Int($0)] })
      // a repeat goes on at what was numbered before its body, an alternative at what was numbered after the one before
      let isRepeat = branches.count == 2 && branches[1] < branches[0]
      if isRepeat && leadsToTaker[Int(branches[1])] && takers[i] > takers[Int(branches[1])] { return true }
    }
    return false
  }
}
