public import MaskSyntax

/// Masks as regular expressions, for what knows those and no masks: HTML's `pattern`, a server, a database.
extension MaskTree {
  /// A regular expression for complete texts as they are shown, in the syntax of ECMAScript.
  ///
  ///     try MaskTree(parsing: "(###) ###-####").pattern     // "\\([0-9]{3}\\) [0-9]{3}-[0-9]{4}"
  ///
  /// The expression is meant for a whole text, as HTML's `pattern` is; elsewhere it stands in `^(?:` and `)$`. It means
  /// the same with the flags `u` and `v` and in the regular expressions of ICU, and Foundation's with them. Without a
  /// flag, and in other dialects, it does where it has no `\p`, which masks of digits and sets do not.
  ///
  /// Every complete text matches, with all its literals, as a field shows it when editing has ended. For masks of ASCII
  /// the reverse is true, too. Beyond ASCII, letters of the other case and some marks match that a slot would change or
  /// reject. Checks of a format, such as check digits, are not in it.
  ///
  /// - Complexity: O(*n*) in the mask; a slot with a case and a set beyond ASCII costs a look-up for each scalar of the
  ///   set.
  public var pattern: String { PatternWriter(isOfValue: false).pattern(of: expression).text }

  /// The same of complete values, which have no literals but value literals: `[0-9]{10}`.
  public var valuePattern: String { PatternWriter(isOfValue: true).pattern(of: expression).text }
}

/// A regular expression, and how tightly it binds.
struct Pattern {
  enum Binding: Comparable { case alternatives, sequence, atom }
  var text: String
  var binding: Binding

  static let empty = Pattern(text: "", binding: .sequence)

  /// The expression as part of one that binds as tightly as that.
  func bound(_ least: Binding) -> String { binding < least ? "(?:\(text))" : text }

  func repeated(_ least: Int, _ most: Int?) -> Pattern {
    if text.isEmpty || least == 1 && most == 1 { return self }
    let quantifier =
      switch (least, most) {
      case (0, 1): "?"
      case (0, nil): "*"
      case (1, nil): "+"
      case (_, nil): "{\(least),}"
      case (_, let most?): least == most ? "{\(least)}" : "{\(least),\(most)}"
      }
    return Pattern(text: bound(.atom) + quantifier, binding: .sequence)
  }
}

private struct PatternWriter {
  let isOfValue: Bool

  @export(interface) func pattern(of part: MaskExpression) -> Pattern {
    switch part.kind {
    case .slot(let slot): return slot == MaskExpression.bound ? .empty : slot.pattern
    case .literal(let cluster): return isOfValue ? .empty : Pattern(literal: cluster)
    case .valueLiteral(let cluster): return Pattern(literal: cluster)
    case .sequence(let items): return sequence(items.map { pattern(of: $0) })
    case .alternatives(let items): return alternatives(items.map { pattern(of: $0) })
    case .repetition(let body, let least, let most): return pattern(of: body).repeated(least, most)
    case .capture(_, let body): return pattern(of: body)
    case .range(let range):
      return alternatives(MaskExpression.numbers(in: range, takesZeros: false).map { pattern(of: $0) })
    }
  }

  /// Slots in a row that are alike are counted.
  private func sequence(_ parts: [Pattern]) -> Pattern {
    var runs: [(part: Pattern, count: Int)] = []
    for part in parts where !part.text.isEmpty {
      if let last = runs.last, last.part.text == part.text, part.binding == .atom, part.text.utf8.count > 2 {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((part, 1))
      }
    }
    if runs.count == 1 { return runs[0].part.repeated(runs[0].count, runs[0].count) }
    return Pattern(
      text: runs.map { $0.part.repeated($0.count, $0.count).bound(.sequence) }.joined(), binding: .sequence)
  }

  private func alternatives(_ branches: [Pattern]) -> Pattern {
    if branches.count == 1 { return branches[0] }
    return Pattern(text: branches.map { $0.bound(.sequence) }.joined(separator: "|"), binding: .alternatives)
  }
}

extension Pattern {
  init(literal cluster: Cluster) {
    var text = String.UnicodeScalarView()
    for scalar in cluster.scalars {
      if #"^$\.*+?()[]{}|"#.unicodeScalars.contains(scalar) { text.append("\\") }
      text.append(scalar)
    }
    self.init(text: String(text), binding: .sequence)
  }
}
