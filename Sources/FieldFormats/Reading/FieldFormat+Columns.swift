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
