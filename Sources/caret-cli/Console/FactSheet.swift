/// What is known of one thing, a line a fact, after labels of one width.
///
///     region        GB (United Kingdom)
///     calling code  +44
struct FactSheet {
  private let facts: [(label: String, text: String)]

  init(_ facts: [(label: String, text: String)]) { self.facts = facts }

  /// The lines, the last one not ended.
  var text: String {
    let width = facts.map { $0.label.columns }.max() ?? 0
    return facts.map { $0.label + String(repeating: " ", count: width - $0.label.columns + 2) + $0.text }.joined(
      separator: "\n")
  }
}
