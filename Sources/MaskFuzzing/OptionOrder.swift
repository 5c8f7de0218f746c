/// The options of another library's mask in other orders, of which each says the same: what is read must not depend on
/// which option stands first.
///
///     OptionOrder.others(of: "{mask: '9', repeat: 3}")     // ["{repeat: 3, mask: '9'}"]
///
/// The text is divided by its brackets, quotes and commas alone, and not by the readers that are tested.
package struct OptionOrder {
  private let source: [Character]
  private var position = 0
  /// The brackets that are open: the places of the commas in each, after that of the bracket itself.
  private var open: [[Int]] = []
  /// The members of each object, by the places between which they stand.
  private var objects: [[Range<Int>]] = []

  private init(_ text: String) { source = Array(text) }

  /// - Returns: The text with the members of each of its objects turned around, and with each of them first: any two
  ///   stand in both orders. Empty for a text in which no object has two members.
  package static func others(of text: String) -> [String] {
    var order = OptionOrder(text)
    order.divide()
    var others: [String] = []
    for members in order.objects {
      for first in members.indices {
        let turned = Array(members[first...] + members[..<first])
        for arranged in [turned, turned.reversed()] where arranged != members {
          let text = order.text(arranged, of: members)
          if !others.contains(text) { others.append(text) }
        }
      }
    }
    return others
  }

  /// - Returns: Each member of the objects of a text that have several, with the text without it.
  package static func leavingOutOne(of text: String) -> [(member: String, rest: String)] {
    var order = OptionOrder(text)
    order.divide()
    return order.objects.flatMap { members in
      members.map { left in (String(order.source[left]), order.text(members.filter { $0 != left }, of: members)) }
    }
  }

  /// The text with the members of an object as they are arranged.
  private func text(_ arranged: [Range<Int>], of members: [Range<Int>]) -> String {
    let (start, end) = (members[0].lowerBound, members[members.count - 1].upperBound)
    return String(source[..<start]) + arranged.map { String(source[$0]) }.joined(separator: ",")
      + String(source[end...])
  }

  private mutating func divide() {
    while position < source.count {
      switch source[position] {
      case "'", "\"", "`": skip(to: source[position])
      case "/" where startsExpression: skip(to: "/")
      case "{", "[", "(": open.append([position])
      case ",": open.indices.last.map { open[$0].append(position) }
      case "}", "]", ")": close()
      default: break
      }
      position += 1
    }
  }

  private mutating func close() {
    guard let marks = open.popLast(), source[marks[0]] == "{", source[position] == "}" else { return }
    let members = zip(marks, marks.dropFirst() + [position]).map { $0 + 1..<$1 }
    // the body of a function has no names before a colon
    if members.count > 1, members.allSatisfy({ source[$0].contains(":") }) { objects.append(members) }
  }

  /// Whether a slash begins a regular expression: it stands where a value does.
  private var startsExpression: Bool {
    ":[,(".contains(source[..<position].last { !$0.isWhitespace } ?? " ")
  }

  /// Walks to the mark that ends a string or an expression.
  private mutating func skip(to end: Character) {
    var isInSet = false
    position += 1
    while position < source.count, isInSet || source[position] != end {
      if source[position] == "\\" {
        position += 1
      } else if end == "/", position < source.count {
        isInSet = source[position] == "[" || isInSet && source[position] != "]"
      }
      position += 1
    }
  }
}
