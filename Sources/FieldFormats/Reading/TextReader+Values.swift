internal import FieldEditing
internal import MaskSyntax
internal import SecretMemory

/// What makes a value of all of a part.
extension TextReader {
  /// What makes a value of all of a part, in the mask's form or another, or after a prefix of the format; `nil` if
  /// nothing does.
  mutating func value(in part: Range<Int>, of text: ArrivedText) -> Entry? {
    let entry = entry(of: part, text) ?? afterPrefix(in: part, of: text) ?? stripped(part, of: text)
    isValue = isValue || entry != nil
    return entry
  }

  private mutating func afterPrefix(in part: Range<Int>, of text: ArrivedText) -> Entry? {
    for prefix in knowledge.prefixes where text.begins(part, with: prefix) {
      var rest = part.dropFirst(prefix.unicodeScalars.count)
      // a link may end in a slash
      if prefix.utf8.contains(UInt8(ascii: "/")), rest.last.map({ text.scalars[$0] == "/" }) ?? false {
        rest.removeLast()
      }
      if let entry = entry(of: rest, text) { return entry }
    }
    guard let code = text.codeAfterSender(part) else { return nil }
    return entry(of: code, text)?.leavingOut(part.lowerBound..<code.lowerBound, of: text)
  }

  /// The same without what is stripped of a text while it is read again.
  private mutating func stripped(_ part: Range<Int>, of text: ArrivedText) -> Entry? {
    guard let stripping else { return nil }
    let parts = text.withoutPrefix(part, stripping)
    for rest in parts + ([part] + parts).compactMap({ text.withoutCode($0, stripping) }) {
      if let entry = entry(of: rest, text) { return entry.leavingOut(part.lowerBound..<rest.lowerBound, of: text) }
    }
    return nil
  }

  private mutating func entry(of part: Range<Int>, _ text: ArrivedText) -> Entry? {
    if part.isEmpty || part.count - Self.longestSearched > size.most ?? .max { return nil }
    main.take(part, text)
    // most parts are not a value, which is seen before their losses are looked at
    let mayBeValue = field.isComplete || facts.hasFixedNumbers && field.rejections.isEmpty
    if mayBeValue, !isInDoubt(part, text), main.tookAll(of: part, text) {
      let bytes = text.bytes(part)
      if isComplete { return Entry(bytes) }
      if facts.hasFixedNumbers && main.endsInUnpaddedNumber(part, text) {
        // a day alone may go on, unless the month shows that numbers are written short
        let isShort = main.hasPadded(part, text)
        field.endEditing()
        if isComplete { return Entry(field.shownBytes, beginning: isShort ? nil : bytes) }
      }
    }
    if case .phone(let format) = format.kind, let number = text.numberInLetters(part, format) {
      field.setText(number)
      if isComplete { return Entry(SecretList(number.utf8)) }
    }
    if knowledge.readsKeypadLetters, let digits = text.digitsInLetters(part) {
      field.clear()
      field.setText(digits)
      if field.rejections.isEmpty, isComplete { return Entry(digits) }
    }
    if let entry = written(part, text) { return entry }
    let otherForms = knowledge.otherForms
    if otherForms.isEmpty || text.letterCount(in: part) > size.most ?? .max { return nil }
    for (i, form) in otherForms.enumerated() {
      if forms.count == i { forms.append(TrialField(ofForm: form, options)) }
      guard forms[i].isFinished(by: part, text), let entry = entry(from: forms[i].field) else { continue }
      field.setText(entry)
      if field.rejections.isEmpty, isComplete { return Entry(entry) }
    }
    return nil
  }

  /// A date or a time that is written with words.
  private mutating func written(_ part: Range<Int>, _ text: ArrivedText) -> Entry? {
    // a mask that was read back has no tree, in which a date could be written
    if knowledge.tree.isEmpty { return nil }
    var parts: DateParts?
    if facts.dateContent == .time {
      parts = text.time(in: part, hasSeconds: knowledge.tree.expression.hasGroup("second"), knowledge.dateWords)
    } else if !facts.dateGroups.isEmpty {
      parts = text.namedDate(in: part, of: facts.dateGroups, knowledge.dateWords)
      if !(parts?.shortenYear(to: knowledge.years(format.today)) ?? true) { return nil }
    }
    guard let entry = parts?.text(in: knowledge.tree, knowledge.dateWords) else { return nil }
    field.clear()
    field.setText(entry)
    return field.rejections.isEmpty && isComplete ? Entry(entry) : nil
  }

  private func entry(from field: borrowing Field) -> SecretList<UInt8>? {
    knowledge.entry(from: field, today: format.today).flatMap { $0.isOfItsYears ? $0.text : nil }
  }

  var isComplete: Bool { knowledge.state(of: field) == .complete }

  /// Whether there are more digits than any phone number has.
  var isTooLong: Bool { isPhone && !isComplete && PhoneStatus(of: field).isTooLong }

  var isPhone: Bool { if case .phone = format.kind { true } else { false } }

  /// Whether a date may be meant in another order than the mask's, or a time in hours and a fraction of one, or from
  /// one hour to another.
  func isInDoubt(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    if facts.dateContent == .time { return text.endsInShortNumber(part, after: ".,-–") }
    return facts.isMonthFirst && text.scalars[part].contains(".")
  }
}

extension FormatKnowledge {
  /// The text in the mask's form that a field of another form holds, and whether its year is one that the mask can say.
  func entry(from field: borrowing Field, today: CalendarDate?) -> (text: SecretList<UInt8>, isOfItsYears: Bool)? {
    let captures = field.captureBytes
    if captures.isEmpty { return (field.valueBytes, true) }
    var parts = DateParts(captures, dateWords)
    let isOfItsYears = parts.shortenYear(to: years(today))
    return parts.text(in: tree, dateWords).map { ($0, isOfItsYears) }
  }
}

/// What makes a value of a text, in UTF-8.
struct Entry {
  let text: SecretList<UInt8>
  /// The same where typing may go on.
  let beginning: SecretList<UInt8>

  /// What was stripped before it.
  private(set) var leftOut: [Rejection] = []

  init(_ text: SecretList<UInt8>, beginning: SecretList<UInt8>? = nil) {
    self.text = text
    self.beginning = beginning ?? text
  }

  /// The same, of which a part before it was stripped.
  func leavingOut(_ part: Range<Int>, of text: ArrivedText) -> Entry {
    var entry = self
    entry.leftOut = text.rejections(part, .leftOut)
    return entry
  }
}
