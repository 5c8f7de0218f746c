/// The prompt before a mask: `{prompt "DD/MM/YYYY"}`.
extension MaskParser {
  /// Whether a prompt begins here, or what is meant as one.
  var isPrompt: Bool {
    next == "{" && source[position...].starts(with: MaskParser.prompt.unicodeScalars.dropLast())
  }

  func promptFailure(_ problem: SyntaxError.PromptProblem) -> SyntaxError {
    let end = source[position...].firstIndex(of: "}").map { $0 + 1 } ?? source.count
    return SyntaxError(.prompt(problem), at: position, span: position..<end, in: source)
  }

  /// The characters of a prompt, which begins here; with the escapes of value literals.
  mutating func promptCharacters() throws(SyntaxError) -> [Cluster] {
    let malformed = promptFailure(.malformed)
    guard source[position...].starts(with: "\(MaskParser.prompt)\"".unicodeScalars) else { throw malformed }
    let empty = promptFailure(.empty)
    position += MaskParser.prompt.unicodeScalars.count + 1
    var characters: [Cluster] = []
    while next != "\"" {
      if next == "\\" { position += 1 }
      guard let next else { throw malformed }
      position += 1
      if characters.count < limits.nodes { characters.append(cluster(next)) } else { _ = cluster(next) }
    }
    position += 1
    guard next == "}" else { throw malformed }
    position += 1
    if characters.isEmpty { throw empty }
    return characters
  }
}
