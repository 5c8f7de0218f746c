import CommandConsole
import FieldFormats

extension MaskTree {
  /// The mask in words, an item a line, what is inside an item indented under it.
  ///
  ///     capture "month":
  ///       a number from 01 to 12, always 2 digits
  ///     literal "/"
  ///     2 × a digit
  var outline: String { MaskTree.outline(of: items) }

  /// The items of a sequence; anything else is the only one.
  private var items: [MaskTree] {
    if case .sequence(let items) = kind { items } else { [self] }
  }

  private static func outline(of items: [MaskTree]) -> String {
    var lines: [String] = []
    var rest = items[...]
    while let first = rest.first {
      // literals are one item; of equal items the first says about all
      let run = rest.prefix { first.isFixedText ? $0.joinsText(of: first) : $0 == first }
      rest = rest.dropFirst(run.count)
      lines.append(first.isFixedText ? outline(ofText: Array(run)) : first.outline(times: run.count))
    }
    return lines.isEmpty ? "nothing" : lines.joined(separator: "\n")
  }

  private func outline(times: Int) -> String {
    let factor = times > 1 ? "\(times) × " : ""
    switch kind {
    case .slot(let slot): return factor + slot.words
    case .range(let range): return factor + range.words
    case .literal, .valueLiteral: return MaskTree.outline(ofText: [self])
    case .sequence(let items): return MaskTree.outline(of: items)
    case .repetition(let body, let least, let most):
      return factor + MaskTree.nest(MaskTree.times(least, most), MaskTree.outline(of: body.items))
    case .capture(let name, let body):
      return factor + "capture \"\(name)\":\n" + MaskTree.outline(of: body.items).indented()
    case .fromEnd(let body):
      return MaskTree.nest("filled from the end, the last character in the last slot", MaskTree.outline(of: body.items))
    case .prompt(let characters, let body):
      let text = MaskTree.outline(ofText: characters.map { MaskTree(.literal($0)) }).dropFirst("literal ".count)
      return "shows \(text) for what is still to come:\n" + MaskTree.outline(of: body.items).indented()
    case .alternatives(let branches):
      let list = branches.map { "- " + MaskTree.outline(of: $0.items).indented().dropFirst(2) }
      return factor + "one of these, the first preferred:\n" + list.joined(separator: "\n").indented()
    }
  }

  /// A short body follows on the same line.
  private static func nest(_ title: String, _ body: String) -> String {
    body.contains("\n") ? "\(title):\n\(body.indented())" : "\(title): \(body)"
  }

  private static func times(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (0, 1): "optional"
    case (0, nil): "any number of times"
    case (let least, nil): "\(counted(least, "time")) or more"
    case (let least, let most?) where least == most: counted(least, "time")
    case (let least, let most?): "\(least) to \(counted(most, "time"))"
    }
  }
}

/// Literals are one node a character.
extension MaskTree {
  fileprivate var isFixedText: Bool {
    switch kind {
    case .literal, .valueLiteral: true
    default: false
    }
  }

  /// Whether both are literal, or both quoted.
  fileprivate func joinsText(of other: MaskTree) -> Bool {
    switch (kind, other.kind) {
    case (.literal, .literal), (.valueLiteral, .valueLiteral): true
    default: false
    }
  }

  fileprivate static func outline(ofText run: [MaskTree]) -> String {
    var text = String.UnicodeScalarView()
    var isValueLiteral = false
    for item in run {
      switch item.kind {
      case .literal(let cluster): text.append(contentsOf: cluster.scalars)
      case .valueLiteral(let cluster):
        text.append(contentsOf: cluster.scalars)
        isValueLiteral = true
      default: break
      }
    }
    return (isValueLiteral ? "value literal " : "literal ") + "\"\(String(text))\""
  }
}
