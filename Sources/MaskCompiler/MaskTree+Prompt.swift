internal import MaskSyntax

/// Whether a prompt fits the mask that it stands before.
extension MaskTree {
  /// Rejects a prompt in which something is mistyped: its length is none that the mask has, or it has other text where
  /// the mask has fixed text.
  ///
  /// - Throws: `CompileError`, its span that of the prompt.
  /// - Complexity: Linear in the tree and the prompt, times the depth of alternatives.
  func checkPrompt() throws(CompileError) {
    guard let (prompt, span) = prompt.map({ ($0.characters, $0.span) }) else { return }
    func failure(_ problem: CompileError.PromptProblem) -> CompileError { CompileError(.prompt(problem), span: span) }
    if let character = prompt.first(where: { !$0.isShownInPrompt }) {
      throw failure(.unprintable(character: character.first.codePoint))
    }
    let size = expression.displaySize
    if prompt.count < size.least {
      throw failure(.tooShort(least: size.least, instead: promptOfUnderscores(size.least)))
    }
    if let most = size.most, prompt.count > most {
      throw failure(.tooLong(most: most, instead: promptOfUnderscores(most)))
    }
    let places = expression.places(prompt.count, direction)
    let texts = prompt.indices.map { places[$0]?.text ?? prompt[$0] }
    if let i = prompt.indices.first(where: { texts[$0] != prompt[$0] }) {
      let instead = Prompt(texts).text
      throw failure(.differs(character: prompt[i].string, text: texts[i].string, instead: instead))
    }
  }

  /// A prompt that shows what a mask without one shows; empty where it is too long for a message.
  private func promptOfUnderscores(_ count: Int) -> String {
    count > 40 ? "" : Prompt(expression.places(count, direction).map { $0?.text ?? Cluster("_") }).text
  }
}

extension MaskTables {
  /// Whether a character, which is known to be one, may stand in a prompt.
  func isShownInPrompt(_ symbol: Symbol) -> Bool {
    if let scalar = Unicode.Scalar(symbol) { return Cluster(scalar).isShownInPrompt }
    let scalars = cluster(Int(symbol - .firstCluster))
    return Cluster(scalars[0], Array(scalars.dropFirst())).isShownInPrompt
  }
}

extension Cluster {
  fileprivate var string: String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

extension Unicode.Scalar {
  /// `U+0009`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
