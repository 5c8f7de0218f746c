/// Which alternatives the value may still be.
extension MaskField {
  /// The numbers of the named groups that the live readings stand in, best reading first.
  var candidateNumbers: [Int] { now.tables.candidates(at: now.state(now.count).candidates).map { Int($0) } }

  var candidates: [String] {
    let tables = now.tables
    return candidateNumbers.map { tables.name($0) }
  }
}
