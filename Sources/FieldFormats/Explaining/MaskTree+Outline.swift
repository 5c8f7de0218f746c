public import MaskSyntax

extension MaskTree {
  /// The mask in words, an item a line, what is inside an item indented under it.
  ///
  ///     try MaskTree(parsing: "<month:<01..12>>/##").outline
  ///     // capture "month":
  ///     //   a number from 01 to 12, always 2 digits
  ///     // literal "/"
  ///     // 2 × a digit
  ///
  /// - Complexity: Linear in the tree.
  public var outline: String { @export(interface) get { lines.joined(separator: "\n") } }

  private var lines: [String] {
    var lines = MaskExpression.lines(of: expression.items)
    if isFromEnd { lines = MaskExpression.nest("filled from the end, the last character in the last slot", lines) }
    guard let prompt else { return lines }
    let text = MaskExpression.text(of: prompt.characters.map { MaskExpression(.literal($0)) })
    return ["shows \(text) for what is still to come:"] + lines.indented
  }
}

extension MaskExpression {
  fileprivate static func lines(of items: [MaskExpression]) -> [String] {
    var lines: [String] = []
    var rest = items[...]
    while let first = rest.first {
      // literals are one item; of equal items the first speaks for all
      let run = rest.prefix { first.isFixedText ? $0.joinsText(of: first) : $0 == first }
      rest = rest.dropFirst(run.count)
      lines += first.isFixedText ? [line(ofText: Array(run))] : first.lines(times: run.count)
    }
    return lines.isEmpty ? ["nothing"] : lines
  }

  private func lines(times: Int) -> [String] {
    let factor = times > 1 ? "\(times) × " : ""
    switch kind {
    case .slot(let slot): return [factor + slot.words]
    case .range(let range): return [factor + range.words]
    case .literal, .valueLiteral: return [MaskExpression.line(ofText: [self])]
    case .sequence(let items): return MaskExpression.lines(of: items)
    case .repetition(let body, let least, let most):
      return MaskExpression.nest(factor + MaskExpression.times(least, most), MaskExpression.lines(of: body.items))
    case .capture(let name, let body):
      return ["\(factor)capture \"\(name)\":"] + MaskExpression.lines(of: body.items).indented
    case .alternatives(let branches):
      let lists = branches.map { MaskExpression.lines(of: $0.items) }
      return ["\(factor)one of these, the first preferred:"]
        + lists.flatMap { ["- " + $0[0]] + Array($0.dropFirst()).indented }.indented
    }
  }

  /// A short body follows on the same line.
  fileprivate static func nest(_ title: String, _ lines: [String]) -> [String] {
    lines.count == 1 ? ["\(title): \(lines[0])"] : ["\(title):"] + lines.indented
  }

  private static func times(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (0, 1): "optional"
    case (0, nil): "any number of times"
    case (let least, nil): "\(least.counted("time")) or more"
    case (let least, let most?): least == most ? least.counted("time") : "\(least) to \(most.counted("time"))"
    }
  }
}

/// Literals are one node a character.
extension MaskExpression {
  fileprivate var isValueLiteral: Bool { if case .valueLiteral = kind { true } else { false } }

  /// Whether both are literals, or both value literals.
  fileprivate func joinsText(of other: MaskExpression) -> Bool {
    isFixedText && isValueLiteral == other.isValueLiteral
  }

  fileprivate static func line(ofText run: [MaskExpression]) -> String {
    (run.contains { $0.isValueLiteral } ? "value literal " : "literal ") + text(of: run)
  }

  fileprivate static func text(of run: [MaskExpression]) -> String {
    var text = String.UnicodeScalarView()
    for item in run {
      switch item.kind {
      case .literal(let cluster), .valueLiteral(let cluster): text.append(contentsOf: cluster.scalars)
      default: break
      }
    }
    return "\"\(String(text))\""
  }
}

extension [String] {
  fileprivate var indented: [String] { map { "  " + $0 } }
}
