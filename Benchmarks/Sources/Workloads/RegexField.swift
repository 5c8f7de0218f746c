/// A text that is taken apart by `Regex` and reformatted with each key, as one formats without a library for it.
struct RegexField {
  private let parts: Regex<AnyRegexOutput>
  private let separators: [String]
  // kept: a literal is compiled again wherever it is met
  private let others = #/\D/#

  /// `###-###` is what parts of three digits and a hyphen between them are.
  private init(_ parts: String, separators: [String]) throws {
    self.parts = try Regex(parts)
    self.separators = separators
  }

  static func phone() throws -> RegexField {
    try RegexField(#"(\d{1,3})(\d{0,3})(\d{0,4})"#, separators: ["+1 (", ") ", "-"])
  }
  static func card() throws -> RegexField {
    try RegexField(#"(\d{1,4})(\d{0,4})(\d{0,4})(\d{0,4})"#, separators: ["", " ", " ", " "])
  }

  /// A text as it is to be shown: its digits, without those that stand in front of all.
  private func reformatted(_ text: String) -> String {
    let typed = text.hasPrefix(separators[0]) ? text.dropFirst(separators[0].count) : text[...]
    let digits = typed.replacing(others, with: "")
    guard let match = digits.prefixMatch(of: parts) else { return "" }
    var shown = ""
    for (part, separator) in zip(match.output.dropFirst(), separators) {
      guard let digits = part.substring, !digits.isEmpty else { break }
      shown += separator
      shown += digits
    }
    return shown
  }

  func typing(_ name: String, _ keys: String) -> Workload {
    Workload("\(name), Regex", .rival, count: keys.count) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        var text = ""
        for key in keys {
          text = reformatted(text + String(key))
          sum &+= UInt64(text.utf8.count)
        }
      }
      return sum
    }
  }

  func middle(_ name: String, _ text: String, caret: Int) -> Workload {
    var text = reformatted(text)
    return Workload("\(name), Regex", .rival, count: 10) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds {
        for digit in 0..<5 {
          text.insert(Character(Unicode.Scalar(UInt8(48 + digit))), at: text.index(text.startIndex, offsetBy: caret))
          text = reformatted(text)
          text.remove(at: text.index(text.startIndex, offsetBy: caret))
          text = reformatted(text)
          sum &+= UInt64(text.utf8.count)
        }
      }
      return sum
    }
  }

  func pasting(_ name: String, _ text: String) -> Workload {
    Workload("\(name), Regex", .rival, count: 1) { rounds in
      var sum: UInt64 = 0
      for _ in 0..<rounds { sum &+= UInt64(reformatted(text).utf8.count) }
      return sum
    }
  }
}
