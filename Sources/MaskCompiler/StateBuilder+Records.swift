/// What was found as the tables of a program hold it: states are known by where their rows begin.
extension StateBuilder {
  /// The nodes at which the parses of a state stand, best first.
  func parses(of state: Int) -> ArraySlice<UInt32> {
    parses[Int(states[state].parses)..<Int(states[state].parses + states[state].parseCount)]
  }

  /// The node at which the first parse of a state stands.
  func first(of state: Int) -> UInt32 { parses[Int(states[state].parses)] }

  /// A state.
  func record(of state: Int, _ stride: Int) -> StateRecord {
    var record = states[state]
    record.finishRow *= UInt32(stride)
    return record
  }

  /// An edge.
  func record(ofEdge number: Int, _ stride: Int) -> EdgeRecord {
    var edge = edges[number]
    edge.target *= UInt32(stride)
    return edge
  }

  /// Whether the literals before and after a character are so few that they are written at once.
  func isShort(_ edge: EdgeRecord) -> Bool { edge.length <= 4 && states[Int(edge.target)].runLength <= 4 }

  /// The words with which the row of a state begins.
  func header(of state: Int) -> [UInt64] {
    let record = states[state]
    var text: [UInt64] = [0, 0]
    for (i, node) in graph.run(from: parses[Int(record.parses)], most: min(4, Int(record.runLength))).enumerated() {
      text[i / 2] |= UInt64(graph.nodes[Int(node)].argument) << UInt64(i % 2 * 32)
    }
    let run = UInt64(min(record.runLength, 0xFFFF)) | UInt64(state) << 32
    return text + [run, UInt64(record.flags & (StateRecord.complete | StateRecord.completeWithValue))]
  }

  /// What a class does in a state, without its actions.
  func cell(_ state: Int, _ k: Int, _ stride: Int) -> UInt64 {
    switch cells[state * alphabet.count + k] {
    case .rejected: return 0
    case .insertion(let number): return Row.number(number) | Row.autoInsertionMark
    case .edge(let number):
      let edge = record(ofEdge: Int(number), stride)
      return UInt64(min(edge.length, 7)) << 61 | Row.number(number) | UInt64(edge.target)
    }
  }
}

/// All states of a mask, once they are found: shared by those that read them, as the builder is never copied.
final class FoundStates {
  let states: StateBuilder

  init(_ states: consuming StateBuilder) { self.states = states }
}
