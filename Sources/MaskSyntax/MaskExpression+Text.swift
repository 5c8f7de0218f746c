internal import UnicodeFacts

extension MaskExpression {
  /// The expression as text.
  var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  /// The same without sequences in sequences and alternatives in alternatives, of which a text shows nothing.
  var withoutNesting: MaskExpression {
    switch kind {
    case .slot, .literal, .valueLiteral, .range: return self
    case .sequence(let items):
      let parts = items.flatMap { item -> [MaskExpression] in
        let item = item.withoutNesting
        if case .sequence(let parts) = item.kind { return parts }
        return [item]
      }
      return parts.count == 1 ? parts[0] : MaskExpression(.sequence(parts))
    case .alternatives(let items):
      let branches = items.flatMap { item -> [MaskExpression] in
        let item = item.withoutNesting
        if case .alternatives(let branches) = item.kind { return branches }
        return [item]
      }
      return branches.count == 1 ? branches[0] : MaskExpression(.alternatives(branches))
    case .repetition(let body, let least, let most):
      return MaskExpression(.repetition(body.withoutNesting, least: least, most: most))
    case .capture(let name, let body): return MaskExpression(.capture(name: name, body.withoutNesting))
    }
  }

  private func write(to out: inout String) {
    switch kind {
    case .slot(let slot): out += slot.text
    case .literal(let cluster): out += cluster.text(escaping: MaskParser.isSpecial)
    case .valueLiteral(let cluster): out += "\"\(cluster.text { $0 == "\"" || $0 == "\\" })\""
    case .sequence(let items): MaskExpression.write(items, to: &out)
    case .alternatives(let items):
      for (i, item) in items.enumerated() {
        if i > 0 { out += "|" }
        item.write(to: &out)
      }
    case .repetition(let body, let least, let most):
      body.writeGrouped(to: &out)
      out += MaskExpression.quantifier(least, most)
    case .capture(let name, let body):
      out += "<\(name):"
      if case .range(let range) = body.kind { out += range.text } else { body.writeGroup(to: &out) }
      out += ">"
    case .range(let range): out += "<\(range.text)>"
    }
  }

  /// Value literals in a row share their quotes; alternatives among the items need a group.
  private static func write(_ items: [MaskExpression], to out: inout String) {
    var quoted = ""
    for item in items {
      if case .valueLiteral(let cluster) = item.kind {
        quoted += cluster.text { $0 == "\"" || $0 == "\\" }
        continue
      }
      if !quoted.isEmpty { out += "\"\(quoted)\"" }
      quoted = ""
      if case .alternatives = item.kind { item.writeGrouped(to: &out) } else { item.write(to: &out) }
    }
    if !quoted.isEmpty { out += "\"\(quoted)\"" }
  }

  private func writeGrouped(to out: inout String) {
    switch kind {
    case .slot, .literal, .valueLiteral, .capture, .range: write(to: &out)
    case .sequence, .alternatives, .repetition:
      out += "<"
      writeGroup(to: &out)
      out += ">"
    }
  }

  /// What stands in a group; digits, dots and signs alone would be a range, or like one, and a word before a colon a
  /// name.
  private func writeGroup(to out: inout String) {
    var body = ""
    write(to: &body)
    let isLikeRange = body.unicodeScalars.allSatisfy { "0"..."9" ~= $0 || ".+- ".unicodeScalars.contains($0) }
    let name = body.unicodeScalars.prefix { $0.isASCII && ($0.isLetter || $0.isNameTail) }
    let isLikeName = name.first?.isLetter == true && body.unicodeScalars.dropFirst(name.count).first == ":"
    out += isLikeName || isLikeRange && body != "" ? "\\" + body : body
  }

  private static func quantifier(_ least: Int, _ most: Int?) -> String {
    switch (least, most) {
    case (0, 1): "?"
    case (_, nil): "{\(least),}"
    case (_, let most?): most == least ? "{\(least)}" : "{\(least),\(most)}"
    }
  }
}

extension Slot {
  fileprivate var text: String {
    let mark = casing == .upper ? "^" : casing == .lower ? "~" : ""
    if let sign = kind.rule.sign { return mark + String(sign) }
    let body = kind.ranges.map { range in
      range.low == range.high ? range.low.inSet : "\(range.low.inSet)-\(range.high.inSet)"
    }
    return "\(mark)[\(kind.rule == .negatedSet ? "^" : "")\(body.joined())]"
  }
}

extension Unicode.Scalar {
  fileprivate var inSet: String { "]\\^-".unicodeScalars.contains(self) ? "\\\(self)" : String(self) }
}

extension Cluster {
  func text(escaping isSpecial: (Unicode.Scalar) -> Bool) -> String {
    var out = String.UnicodeScalarView()
    if isSpecial(first) || first.isCurlyQuote { out.append("\\") }
    out.append(contentsOf: scalars)
    return String(out)
  }
}

extension Unicode.Scalar {
  fileprivate var isCurlyQuote: Bool { self == "\u{201C}" || self == "\u{201D}" || self == "\u{201E}" }
}

extension NumberRange {
  /// The bounds as they are written.
  var text: String { "\(NumberRange.digits(low, lowWidth))..\(NumberRange.digits(high, highWidth))" }

  private static func digits(_ value: UInt32, _ width: Int) -> String {
    let digits = String(value)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
