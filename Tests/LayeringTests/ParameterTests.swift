import Testing

/// A parameter in a comment is one of the declaration that follows, by its name.
@Suite struct ParameterTests {
  /// The parameters that a comment describes, and the offsets of their lines.
  static func described(in comment: [Substring]) -> [(offset: Int, name: String)] {
    var found: [(offset: Int, name: String)] = []
    var isList = false
    for (offset, line) in comment.enumerated() where isList || line.contains("arameter") {
      if let parameter = line.wholeMatch(of: /\s*- [Pp]arameter (.+?):.*/) {
        found.append((offset, String(parameter.1)))
      } else if isList, let parameter = line.wholeMatch(of: /\s{2,4}- (.+?):.*/) {
        found.append((offset, String(parameter.1)))
      } else {
        // a line that is indented goes on with the parameter before it
        isList = line.contains(/^ ?- Parameters:/) || isList && line.hasPrefix("   ")
      }
    }
    return found
  }

  /// The names of the parameters of a declaration: of a function, an initializer, a subscript, a case or a macro.
  static func parameters(of declaration: String) -> [String] {
    // what is in brackets within the list is types and defaults
    let types = declaration.replacing("->", with: " ").removingAll(/<[^<>]*>/)
    guard let start = types.firstIndex(of: "(") else { return [] }
    let list = types[types.index(after: start)...].removingAll(/\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}/)
    return list.prefix { $0 != ")" }.split(separator: ",").compactMap { parameter in
      parameter.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
    }
  }

  /// The declaration that begins in a line: up to the end of its parameters, without the attributes before it.
  static func declaration(in lines: ArraySlice<String>) -> String {
    var text = ""
    var depth = 0
    for line in lines {
      let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line[...]
      if text.isEmpty && code.contains(/^\s*(?:@\w+(?:\(.*\))?\s*|#\w+.*)?$/) { continue }
      text += text.isEmpty ? code.replacing(/@\w+(?:\([^)]*\))?/, with: "") : " \(code)"
      depth += code.reduce(0) { $0 + ("([".contains($1) ? 1 : ")]".contains($1) ? -1 : 0) }
      if depth <= 0 { break }
    }
    return text
  }

  /// The parameters that comments describe and declarations do not have, with the numbers of their lines.
  static func unknown(in lines: [String]) -> [(number: Int, name: String)] {
    var found: [(number: Int, name: String)] = []
    var comment: [Substring] = []
    for (offset, line) in lines.enumerated() {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("///") {
        comment.append(text.dropFirst(3))
        continue
      }
      if comment.isEmpty { continue }
      let described = Self.described(in: comment)
      if !described.isEmpty {
        let known = parameters(of: declaration(in: lines[offset...]))
        found += described.filter { !known.contains($0.name) }.map { (offset - comment.count + $0.offset + 1, $0.name) }
      }
      comment = []
    }
    return found
  }

  @Test func describedParametersExist() throws {
    for path in WordsTests.texts where path.hasSuffix(".swift") {
      for (number, name) in Self.unknown(in: try WordsTests.lines(of: path)) {
        Issue.record("\(path):\(number): what follows has no parameter \(name)")
      }
    }
  }

  @Test func aParameterThatDoesNotExistIsFound() {
    let lines = [
      "  /// Types.", "  /// - Parameter auto-inserted: Where it goes.", "  func type(autoInserted: Int) {}",
      "  /// - Parameters:", "  ///   - text: A text, and", "  ///     - what else: there is.", "  ///   - to: Where.",
      "  /// - Returns: A size.", "  @inlinable", "  public init<T>(", "    _ text: String,", "    to end: T", "  )",
    ]
    #expect(Self.unknown(in: lines).map(\.name) == ["auto-inserted", "to"])
    #expect(Self.unknown(in: lines).map(\.number) == [2, 7])
  }

  @Test(arguments: [
    "func map<T>(_ a: [String: T] = [:], at b: (Int) -> Void, c: (d: Int, e: Int)) -> (f: Int)",
    "static func < (a: Array<Int>, b: Int) -> Bool { a(c: b) }",
    "case rejected(a: Int, b: String)", "subscript(a: Int, b: Int) -> Int { get }", "macro mask(_ a: String, b: Int)",
  ]) func parametersAreRead(_ declaration: String) {
    let names = Self.parameters(of: declaration)
    #expect(names.prefix(2) == ["a", "b"] && names.count <= 3)
    #expect(!names.contains("d") && !names.contains("f"))
  }
}

extension StringProtocol {
  /// The text without what an expression matches, and without what it then matches in the rest.
  fileprivate func removingAll(_ expression: some RegexComponent) -> String {
    let rest = String(self).replacing(expression, with: "")
    return rest.count == count ? rest : rest.removingAll(expression)
  }
}
