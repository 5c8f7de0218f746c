/// The candidates of states: the captures that readings stand in, or reach with the next character; the outermost ones, best reading first.
struct CandidateLists {
  /// Each list once: a count, then so many names.
  private(set) var words: [UInt32] = []
  private var numbers = ListTable()
  private var starts: [UInt32] = []

  /// Adds those of a state. → where their list begins
  ///
  /// - Parameter places: where its readings take a character with nothing supplied, reading by reading.
  mutating func add(_ readings: ArraySlice<UInt32>, _ places: [ReadingClosure.Place], _ graph: NodeGraph) -> UInt32 {
    var names: [UInt32] = []
    func add(_ node: UInt32) {
      let name = graph.outermostNames[Int(node)]
      if name != NodeGraph.noName && !names.contains(name) { names.append(name) }
    }
    var place = places.startIndex
    for (i, node) in readings.enumerated() {
      add(node)
      while place < places.endIndex, places[place].reading == i {
        if graph.outermostNames[Int(node)] == NodeGraph.noName { add(places[place].node) }
        place += 1
      }
    }
    let (number, isNew) = numbers.intern(names)
    if isNew {
      starts.append(UInt32(words.count))
      words.append(UInt32(names.count))
      words.append(contentsOf: names)
    }
    return starts[number]
  }
}
