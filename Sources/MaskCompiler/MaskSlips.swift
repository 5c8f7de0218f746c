internal import MaskSyntax

/// Slips that show in what was written, without any automaton.
struct MaskSlips {
  private(set) var warnings: [MaskWarning] = []

  init(_ mask: MaskExpression) { visit(mask) }

  private mutating func visit(_ expression: MaskExpression) {
    switch expression.kind {
    case .slot, .literal, .valueLiteral, .range: break
    case .sequence(let items):
      findForeignSlots(items)
      for item in items { visit(item) }
    case .alternatives(let items): for item in items { visit(item) }
    case .repetition(let body, let least, let most):
      if least == 0, most == 1, case .literal(let bracket) = body.kind, bracket.isClosingBracket {
        warnings.append(MaskWarning(.optionalBracket(bracket.text), span: expression.span))
      }
      visit(body)
    case .capture(let name, let body):
      if let first = body.firstLeaf, case .literal(let text) = first.kind, text.first == " " || text.first == "/" {
        let start = expression.span.lowerBound
        let span = expression.span.isEmpty ? expression.span : start..<start + name.unicodeScalars.count + 2
        warnings.append(MaskWarning(.captureName(name), span: span))
      }
      visit(body)
    }
  }

  /// Looks through each stretch of literals for words such as `DD`, `000`, `___`.
  private mutating func findForeignSlots(_ items: [MaskExpression]) {
    var stretch: [(c: Unicode.Scalar, span: Range<Int>)] = []
    for item in items {
      if case .literal(let text) = item.kind {
        stretch.append((text.first, item.span))
      } else {
        warn(of: ForeignSlots(stretch))
        stretch = []
      }
    }
    warn(of: ForeignSlots(stretch))
  }

  private mutating func warn(of found: ForeignSlots) {
    if found.isLikely {
      warnings.append(MaskWarning(.foreignSlots(found.text, instead: found.instead), span: found.span))
    }
  }
}

extension MaskExpression {
  /// The first thing written in it.
  fileprivate var firstLeaf: MaskExpression? {
    switch kind {
    case .slot, .literal, .valueLiteral, .range: self
    default: parts.first?.firstLeaf
    }
  }
}

extension Cluster {
  fileprivate var isClosingBracket: Bool { first == ")" || first == "]" || first == "}" }
  fileprivate var text: String {
    var out = String.UnicodeScalarView()
    out.append(contentsOf: scalars)
    return String(out)
  }
}
