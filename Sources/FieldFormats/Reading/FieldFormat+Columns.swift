internal import SecretMemory

/// What a table of whole lines asks of a format.
extension FieldFormat {
  /// Whether texts are read in other forms than the mask's, too.
  package var isReadInOtherForms: Bool {
    let shape = knowledge.shape
    return !knowledge.otherForms.isEmpty || shape.dateContent != nil || !shape.dateGroups.isEmpty
  }

  /// Whether a dot may say that a date is meant in another order than the mask's, or a fraction of an hour.
  package var dotsAreInDoubt: Bool { knowledge.shape.dateContent == .time || knowledge.shape.isMonthFirst }

  /// Whether a value that a check finds wrong may be read in another way, though it has neither a label nor an edge:
  /// after a prefix that is not letters, as the code of a message, or as characters that hide others.
  package var wrongValuesAreReadOtherwise: Bool {
    let shape = knowledge.shape
    return knowledge.isSentCode || shape.valuesHaveLetters != shape.valuesHavePunctuation
      || knowledge.prefixes.contains { $0.unicodeScalars.first.map { !$0.isLetter } ?? false }
  }

  /// The other form that is tried first, if a value in it is one of the mask with its groups moved, whatever they hold:
  /// each has the groups of the other, with no other characters in the value.
  package var formWithItsGroups: Mask? {
    @export(interface) get {
      guard let form = knowledge.otherForms.first else { return nil }
      let (groups, others) = (knowledge.tree.groups, form.tree.groups)
      let areSame = !groups.isEmpty && groups.count == others.count && groups.allSatisfy { others[$0.key] == $0.value }
      let isPlain = [knowledge.tree, form.tree].allSatisfy { tree in
        !tree.valuesHavePunctuation && !tree.valuesHaveLetters && !tree.literalsHaveDigits
      }
      return areSame && isPlain ? form : nil
    }
  }

  /// Whether a text may have digits that are not of slots.
  package var literalsHaveDigits: Bool { knowledge.shape.literalsHaveDigits }
  /// Whether values have punctuation, which may stand between figures.
  package var valuesHavePunctuation: Bool { knowledge.shape.valuesHavePunctuation }

  /// Whether a text without a digit is not a value, in whichever form it is read.
  package var valuesNeedDigits: Bool {
    let knowledge = knowledge
    return !knowledge.readsKeypadLetters && knowledge.tree.valuesNeedDigits
      && knowledge.otherForms.allSatisfy { $0.tree.valuesNeedDigits }
  }
  /// Whether what stands before a value is known by letters alone.
  package var prefixesHaveNoDigits: Bool {
    knowledge.prefixes.allSatisfy { prefix in !prefix.utf8.contains { 48...57 ~= $0 } }
  }

  /// Whether a value passes all checks.
  ///
  /// - Parameters:
  ///   - value: A complete value, in UTF-8.
  ///   - captures: What its named groups hold, in their order.
  @export(interface) package func passesChecks(_ value: [UInt8], captures: [(name: String, text: [UInt8])]) -> Bool {
    let parts = captures.map { CheckedEntry.Capture(name: $0.name, bytes: SecretList($0.text)) }
    let entry = CheckedEntry(SecretList(value), captures: parts, today: today)
    return knowledge.checks.allSatisfy { $0.failure(in: entry) == nil }
  }
}

extension FieldFormat {
  /// What a text is tried as that the mask does not take as it stands, as far as its bytes tell.
  package struct OtherReadings {
    /// The other forms of the format.
    package let forms: [Mask]
    /// Marks of which one stands in any text that begins with letters which are not of a value: a label, or a prefix.
    package let marks: Set<UInt8>
    /// How many letters the shortest word of a date has; `nil` where no words are read.
    package let shortestWord: Int?
    /// Letters before a time of the day, which is left out after a date.
    package let precedeTimes: Set<UInt8>
  }

  /// The same; `nil` where only a field knows.
  package var otherReadings: OtherReadings? {
    @export(interface) get {
      let (knowledge, shape) = (knowledge, knowledge.shape)
      if knowledge.isSentCode || knowledge.readsKeypadLetters || shape.dateContent == .time { return nil }
      let forms = knowledge.otherForms
      // letters of a literal at the end may be left to it
      if ([mask].compactMap { $0 } + forms).contains(where: { $0.literalsHaveLettersOrDigits }) { return nil }
      let words = knowledge.typedWords
      let ofDates = words.ofDates.keys.map { $0.unicodeScalars }
      guard words.ofTimes.isEmpty, ofDates.allSatisfy({ $0.allSatisfy { $0.isLetter } }) else { return nil }
      var marks = Set(":# ".utf8)
      for prefix in knowledge.prefixes {
        guard let mark = prefix.utf8.first(where: { $0 < 128 && !Unicode.Scalar($0).isLetterOrNumber }) else {
          return nil
        }
        marks.insert(mark)
      }
      for first in (knowledge.prefixes + [knowledge.label]).compactMap({ $0.unicodeScalars.first }) {
        if !first.isLetter { return nil }
      }
      return OtherReadings(
        forms: forms, marks: marks, shortestWord: ofDates.map { $0.count }.min(),
        precedeTimes: shape.dateContent == .date ? Set("Tt".utf8) : [])
    }
  }
}

extension Mask {
  /// Whether a literal that is not of the value has letters or digits.
  fileprivate var literalsHaveLettersOrDigits: Bool {
    program.tables.hasLiteral(.literal) { $0.isLetterOrNumber }
  }
}

extension MaskTree {
  /// What each named group is made of, where no name occurs twice; else nothing.
  fileprivate var groups: [String: MaskTree] {
    var groups: [String: MaskTree] = [:]
    return collect(into: &groups) ? groups : [:]
  }

  private func collect(into groups: inout [String: MaskTree]) -> Bool {
    switch kind {
    case .capture(let name, let body): groups.updateValue(body, forKey: name) == nil
    case .sequence(let items): items.allSatisfy { $0.collect(into: &groups) }
    case .slot, .literal, .valueLiteral, .range: true
    case .prompt(_, let body): body.collect(into: &groups)
    case .alternatives, .repetition, .fromEnd: false
    }
  }
}
