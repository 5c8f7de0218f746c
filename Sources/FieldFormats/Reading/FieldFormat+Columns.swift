/// What a table of whole lines asks of a format.
extension FieldFormat {
  /// Whether values have letters.
  package var valuesHaveLetters: Bool { knowledge.tree.valuesHaveLetters }
  /// Whether what stands before a value is known by letters alone.
  package var prefixesHaveNoDigits: Bool {
    knowledge.prefixes.allSatisfy { prefix in !prefix.utf8.contains { 48...57 ~= $0 } }
  }
}
