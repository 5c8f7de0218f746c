package import FieldEditing
internal import MaskCompiler
internal import MaskSyntax
internal import SecretMemory
internal import UnicodeFacts

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

  /// Whether values are names of people, in which only blanks are left out.
  package var isName: Bool { knowledge.isName }
  /// Whether a slot takes marks of any kind.
  package var slotsTakeMarks: Bool { mask.map { $0.slotsTakeMarks } ?? true }

  /// Whether a text without a digit is not a value, in whichever form it is read.
  package var valuesNeedDigits: Bool {
    let knowledge = knowledge
    return !knowledge.readsKeypadLetters && knowledge.tree.expression.valuesNeedDigits
      && knowledge.otherForms.allSatisfy { $0.tree.expression.valuesNeedDigits }
  }
  /// Whether what stands before a value is known by letters alone.
  package var prefixesHaveNoDigits: Bool {
    knowledge.prefixes.allSatisfy { prefix in !prefix.utf8.contains { 48...57 ~= $0 } }
  }

  /// Whether checks may ask for today's date, and it is known: where a text is read, they do not.
  package var checksAskForToday: Bool { today != nil && knowledge.checks.contains { $0.mayAskForToday } }

  /// A value without a character, to be refilled, with named groups in their order, and whether one passes all checks.
  @export(interface)
  package func checks(withCaptures names: [String]) -> (entry: CheckedEntry, pass: (CheckedEntry) -> Bool) {
    let captures = names.map { CheckedEntry.Capture(name: $0, bytes: []) }
    let checks = knowledge.checks
    return (
      CheckedEntry([], captures: captures, today: today),
      { entry in checks.allSatisfy { $0.failure(in: entry) == nil } }
    )
  }
}

extension FieldFormat {
  /// What else a text is read as than by the mask, as far as its bytes decide that.
  package struct OtherReadings {
    /// The mask, and the other forms of the format.
    package let forms: [Mask]
    /// Whether a value in each of them has the groups of the mask and takes in each what the mask does, but perhaps
    /// four digits of a year for two.
    package let haveItsGroups: [Bool]
    /// Which separators the mask loses for good.
    package let loss: MaskReading.MarkLoss
    /// How many characters a value has at least: letters and digits, if no marks are counted.
    package let least: Int
    /// Whether values have marks.
    package let countsMarks: Bool
    /// The label that stands beside the field, in small letters, where the mask takes it for a part of a value.
    package let takenLabel: [UInt8]
    /// Whether the label that stands beside the field has words alone that may stand in any label.
    package let labelIsOfWords: Bool
    /// Whether each label has a word of letters alone.
    package let labelsHaveLetters: Bool
    /// The marks that end prefixes, of which letters stand in front.
    package let endsOfPrefixes: Set<UInt8>
    /// Marks of which one stands in any other prefix, after a letter.
    package let marksOfPrefixes: Set<UInt8>
    /// How many letters the shortest word has that is read in a date; `nil` where none are.
    package let shortestWord: Int?
    /// The letters, small ones, with which words begin that are read after an hour: these may have one letter, or stops
    /// between letters.
    package let wordsAfterHours: Set<UInt8>
    /// Whether three letters or more may stand for digits, as those on keys of phones do.
    package let readsKeypadLetters: Bool
    /// What may stand before a time of the day, which is left out after a date.
    package let precedeTimes: Set<UInt8>
    /// How many numbers times have that are read with other marks than the mask's, and with words; `nil` where none
    /// are.
    package let numbersOfTimes: Int?
    /// Whether an expiry may follow a value.
    package let isCard: Bool
    /// Whether values may have bullets, which stand for hidden characters in others.
    package let takesBullets: Bool
  }

  /// The same; `nil` where only a field knows.
  package var otherReadings: OtherReadings? {
    @export(interface) get {
      let (knowledge, shape) = (knowledge, knowledge.shape)
      guard let mask, !knowledge.isSentCode else { return nil }
      let forms = [mask] + knowledge.otherForms
      func haveLiterals(_ test: (Unicode.Scalar) -> Bool) -> Bool {
        forms.contains { $0.program.tables.hasLiteral(.literal, where: test) }
      }
      // letters and digits of other literals may be taken later than they stand there
      if haveLiterals({ $0.isLetterOrNumber }),
        !forms.allSatisfy({ !$0.isFromEnd && $0.tree.expression.literalsAreCertain })
      {
        return nil
      }
      func isMark(_ byte: UInt8) -> Bool { byte < 128 && !Unicode.Scalar(byte).isLetterOrNumber }
      var (ends, marks): (Set<UInt8>, Set<UInt8>) = ([], [])
      for prefix in knowledge.prefixes {
        guard let mark = prefix.utf8.first(where: isMark) else { return nil }
        // after a link a slash may be left out at the end, too
        if let end = prefix.utf8.last, isMark(end), !prefix.utf8.contains(UInt8(ascii: "/")) {
          ends.insert(end)
        } else {
          marks.insert(mark)
        }
      }
      let firsts = (knowledge.prefixes + [knowledge.label]).compactMap { $0.unicodeScalars.first }
      if !firsts.allSatisfy({ $0.isLetter }) { return nil }
      let words = knowledge.typedWords
      // others stand in no line that is all ASCII
      let ofDates = words.ofDates.keys.map { $0.unicodeScalars }.filter { $0.allSatisfy { $0.isASCII } }
      if !ofDates.allSatisfy({ $0.allSatisfy { $0.isLetter } }) { return nil }
      let afterHours = words.ofTimes.keys.compactMap { $0.utf8.first }.filter { $0 < 128 }
      // letters of literals may be those of a word
      let isAnyLetter = !(ofDates.isEmpty && afterHours.isEmpty) && haveLiterals { $0.isLetter }
      return OtherReadings(
        forms: forms, haveItsGroups: forms.map { $0.tree.hasGroups(of: knowledge.tree) },
        loss: knowledge.isName ? .none : shape.isVariable ? .allStray : .heavyStray,
        least: knowledge.size(after: nil).least, countsMarks: forms.contains { $0.valuesHaveMarks },
        takenLabel: mask.takes(knowledge.label) ? Array(knowledge.label.lowercased().utf8) : [],
        labelIsOfWords: LabelWords(knowledge.label.unicodeScalars).map { $0.count + 1 }.reduce(-1, +)
          == knowledge.label.unicodeScalars.count,
        labelsHaveLetters: ([knowledge.label.prefix { $0 != " " && $0 != "-" }] + knowledge.words.map { $0[...] })
          .allSatisfy { $0.unicodeScalars.allSatisfy { $0.isLetter } }, endsOfPrefixes: ends, marksOfPrefixes: marks,
        shortestWord: isAnyLetter ? 1 : ofDates.map { $0.count }.min(), wordsAfterHours: Set(afterHours),
        readsKeypadLetters: knowledge.readsKeypadLetters,
        precedeTimes: shape.dateContent == .date ? Set("Tt ".utf8) : [],
        numbersOfTimes: shape.dateContent == .time ? knowledge.tree.expression.hasGroup("second") ? 3 : 2 : nil,
        isCard: knowledge.isCard, takesBullets: shape.takesBullets)
    }
  }
}

extension Check {
  fileprivate var mayAskForToday: Bool {
    switch (kind, test) {
    case (.date(let bounds), _): bounds.from == .today || bounds.to == .today || bounds.yearsFromToday != nil
    case (.shortDate, _), (_, .bytes), (_, .characters): false
    case (_, .entry): true
    }
  }
}

extension TrialField {
  /// The value that a whole text makes, and what the mask of a format has in its place, whatever its checks say of
  /// that; `nil` if it makes none.
  package func entry(by text: String, for format: FieldFormat) -> (value: [UInt8], text: [UInt8])? {
    guard isFinished(by: text), let entry = format.knowledge.entry(from: field, today: format.today) else { return nil }
    return (Array(field.valueBytes), Array(entry.text))
  }
}

extension Mask {
  /// Whether it takes the beginning of a text.
  fileprivate func takes(_ text: String) -> Bool {
    var reading = MaskReading(self)
    reading.clear()
    for byte in text.utf8 where byte < 128 { reading.read(byte) }
    return !reading.isLost
  }

  fileprivate var valuesHaveMarks: Bool {
    slotsTakeMarks || program.tables.hasLiteral(.valueLiteral) { !$0.isLetterOrNumber }
  }

  fileprivate var slotsTakeMarks: Bool {
    program.tables.valuesHave((32...126).filter { !Unicode.Scalar($0).isLetterOrNumber })
  }
}

extension MaskExpression {
  /// Whether a field shows each literal before anything else could be typed there.
  fileprivate var literalsAreCertain: Bool {
    switch kind {
    case .slot, .literal, .valueLiteral, .range: true
    case .sequence(let items): !items.isEmpty && items.allSatisfy { $0.literalsAreCertain }
    case .capture(_, let body): body.literalsAreCertain
    case .repetition(let body, let least, let most): least == most && body.literalsAreCertain
    case .alternatives: false
    }
  }

  /// What each named group is made of, where no name occurs twice; else nothing.
  fileprivate var groups: [String: MaskExpression] {
    var groups: [String: MaskExpression] = [:]
    return collect(into: &groups) ? groups : [:]
  }

  private func collect(into groups: inout [String: MaskExpression]) -> Bool {
    switch kind {
    case .capture(let name, let body): groups.updateValue(body, forKey: name) == nil
    case .sequence(let items): items.allSatisfy { $0.collect(into: &groups) }
    case .slot, .literal, .valueLiteral, .range: true
    case .alternatives, .repetition: false
    }
  }
}

extension MaskTree {
  /// Whether it has the groups of another mask, each of the same characters, but perhaps four digits of a year for two.
  fileprivate func hasGroups(of mask: MaskTree) -> Bool {
    if isFromEnd || mask.isFromEnd { return false }
    let (own, others) = (expression.groups, mask.expression.groups)
    return !own.isEmpty && own.count == others.count
      && own.allSatisfy { name, body in
        guard let other = others[name] else { return false }
        return body == other || name == "year" && body.digitCount == 4 && other.digitCount == 2
      }
  }
}
