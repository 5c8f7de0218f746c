internal import MaskSyntax
internal import UnicodeFacts

/// What a part of a mask begins with.
extension MaskExpression {
  /// Whether each value begins with a separator that is part of it.
  var beginsWithSeparator: Bool {
    switch kind {
    case .valueLiteral(let cluster): !(48...57 ~= cluster.first.value && cluster.rest.isEmpty)
    case .sequence(let items): items.first { !$0.isLiteral }?.beginsWithSeparator ?? false
    case .capture(_, let body): body.beginsWithSeparator
    case .alternatives(let items): items.allSatisfy { $0.beginsWithSeparator }
    case .repetition(let body, let least, _): least > 0 && body.beginsWithSeparator
    case .slot, .literal, .range: false
    }
  }

  /// The bare letters and digits that it shows before anything is taken.
  var lead: [Cluster] {
    var out: [Cluster] = []
    _ = collectLead(&out)
    return out
  }
  /// - Returns: Whether what follows it still leads.
  private func collectLead(_ out: inout [Cluster]) -> Bool {
    switch kind {
    case .literal(let cluster):
      if cluster.first.isLetterOrNumber { out.append(cluster) }
      return true
    case .sequence(let items):
      for item in items where !item.collectLead(&out) { return false }
      return true
    case .capture(_, let body): return body.collectLead(&out)
    case .repetition(let body, let least, _): return least > 0 && body.collectLead(&out)
    case .slot, .valueLiteral, .alternatives, .range: return false
    }
  }
}
