internal import MaskCompiler
internal import MaskEngine

/// Which alternatives of a mask the value may still be.
extension Field {
  /// The names of the groups in which the parses of the value so far stand, best parse first: the outermost groups
  /// in which the last character went; before any, or between two groups, those where the next one may go. One name is
  /// certain; none where nothing is named.
  ///
  ///     var card = Field(try Mask(#"<amex:[3][47]## ###### #####>|<visa:[4]### #### #### ####>"#))
  ///     card.candidates            // ["amex", "visa"]
  ///     card.insert("4")
  ///     card.candidates            // ["visa"]
  ///
  /// - Complexity: A look-up, and the strings. They were found when the mask was compiled.
  public var candidates: [String] {
    @export(interface) get {
      guard case .mask(let editor) = entry else { return [] }
      return editor.content.candidateNumbers.map { editor.content.tables.name($0) }
    }
  }

  /// The same as numbers of the mask's names, which are numbered in the order in which they are written.
  package var candidateNumbers: [Int] {
    @export(interface) get {
      if case .mask(let editor) = entry { editor.content.candidateNumbers } else { [] }
    }
  }

  /// The characters of the value of a mask, a text each: as one text they may part elsewhere.
  package var valueCharacters: [String] {
    guard case .mask(let editor) = entry else { return [] }
    let content = editor.content
    return (0..<content.now.count).map { k in
      var text = String.UnicodeScalarView()
      for scalar in content.tables.scalars(of: content.now.character(k), content.typed) { text.append(scalar) }
      return String(text)
    }
  }

  /// How many characters the value of a mask has.
  package var valueCount: Int {
    if case .mask(let editor) = entry { editor.content.now.count } else { 0 }
  }

  /// Calls a closure with each step that the value of a mask takes through its program: the number of the edge, of the
  /// state it leads to, and of the slot or value literals that took the character. A value with an empty slot takes
  /// none.
  package func forEachStep(_ body: (_ edge: Int, _ state: Int, _ taker: Int) -> Void) {
    guard case .mask(let editor) = entry, !editor.content.now.mayHaveEmptySlots else { return }
    let content = editor.content
    for k in 0..<content.now.count {
      body(content.now.edge(k), content.now.stateNumber(k + 1), Int(content.now.taker(k)))
    }
  }

  /// What the Luhn sum of a mask's digits leaves when it is divided by ten: 0 where the check digit is right.
  ///
  /// - Complexity: A step for each digit typed since the last time, and for those after an edit.
  package var luhnRemainder: Int {
    if case .mask(let editor) = entry { editor.content.now.luhnRemainder } else { 0 }
  }
}
