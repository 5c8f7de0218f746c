import CommandConsole

/// Values checked one by one, and what is written of each.
struct ValuesCheck: ~Copyable {
  private(set) var isEachValid = true
  private var checker: ValueChecker
  private let isJSON: Bool
  private let style = Style(for: .output)

  init(_ checker: consuming ValueChecker, asJSON isJSON: Bool) {
    self.checker = checker
    self.isJSON = isJSON
  }

  mutating func report(_ text: String, _ output: inout Output) throws {
    let value = checker.check(text)
    if !value.isValid { isEachValid = false }
    try output.write(isJSON ? "\(value.json)\n" : value.text(style))
  }

  /// Those on standard input.
  mutating func lines(_ output: inout Output) throws {
    try LineReader().forEachLine(&output) { line, output in
      switch line.text {
      case .success(let text): try report(text, &output)
      case .failure(let fault): try report(line.number, fault, &output)
      }
    }
  }

  private mutating func report(_ line: Int, _ fault: InputLine.Fault, _ output: inout Output) throws {
    isEachValid = false
    let object: JSONValue = ["line": .number(line), "valid": .bool(false), "error": .string("\(fault)")]
    try output.writeLine(isJSON ? "\(object)" : "line \(line): \(style.error("no text")): \(fault)")
  }
}
