/// Dates in a value: what stands in parts that are named day, month and year, with the same letters before each name.
extension PathField {
  /// The days that their month does not have, each with the last one that it has.
  var daysBeyondMonths: [(day: Range<Int>, last: Int)] {
    let numbers = namedParts.filter { part in
      let text = value[part.range]
      return 1...4 ~= text.count && text.allSatisfy(\.isASCIIDigit)
    }
    func number(_ name: String) -> Int? {
      numbers.last { $0.name == name }.flatMap { Int(value[$0.range].string) }
    }
    return numbers.compactMap { part in
      guard part.name.hasSuffix("day"), let day = Int(value[part.range].string) else { return nil }
      let prefix = String(part.name.dropLast(3))
      guard let month = number(prefix + "month") else { return nil }
      // of an unknown year February has its leap day
      let year = number(prefix + "year") ?? 2000
      let isLeap = year % 400 == 0 || year % 100 != 0 && year % 4 == 0
      let last = month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
      return day > last ? (part.range, last) : nil
    }
  }

  /// The places in the value of each named part.
  var namedParts: [(name: String, range: Range<Int>)] {
    var parts: [(name: String, range: Range<Int>)] = []
    var open: [(name: String, start: Int)] = []
    var place = 0
    for entry in path {
      if case .edge(let edge) = entry.kind, case .capture(let name) = edge.kind {
        if edge.opens {
          open.append((name, place))
        } else if let last = open.lastIndex(where: { $0.name == name }) {
          parts.append((name, open.remove(at: last).start..<place))
        }
      }
      if entry.isValue { place += 1 }
    }
    return parts + open.map { ($0.name, $0.start..<place) }
  }
}
