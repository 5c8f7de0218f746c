extension Int {
  /// How many there are of something: `1 line`, `2 lines`.
  package func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
