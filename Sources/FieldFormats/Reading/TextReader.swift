internal import SecretMemory

/// Reads texts that arrive whole for the fields of a format: a paste, a drop, an autofill, a line of a file.
///
/// A text is accepted if the mask or another form of the format reads all of it, or all after the format's own label,
/// or exactly one part of it that completes the field. Nothing is closed up over a loss: words and figures are taken
/// whole or not at all.
///
/// A reader tries texts in fields of its own, which it keeps from text to text.
package struct TextReader: ~Copyable {
  private let knowledge: FormatKnowledge
  private let facts: ShapeFacts
  private let options: FieldOptions
  private let format: FieldFormat
  private lazy var size = isPhone ? ValueSize() : knowledge.size
  private let main: TrialField
  /// Whether the last text is a value, as far as that is known without a date.
  private var isValue = false
  /// Those of the other forms, made when they are first needed.
  private var forms: [TrialField] = []

  /// How many parts of a text are tried, and how long a text is searched: a longer one is not a value with something
  /// around it, nor is one a value that is longer by that than any value's letters and digits.
  private static var mostTrials: Int { 2_000 }
  private static var longestSearched: Int { 4_096 }

  /// A reader for a field of a format.
  package init(_ format: FieldFormat, _ options: FieldOptions) { self.init(format, format.knowledge, options) }

  init(_ format: FieldFormat, _ knowledge: FormatKnowledge, _ options: FieldOptions) {
    self.knowledge = knowledge
    facts = ShapeFacts(knowledge.tree)
    self.format = format
    self.options = format.mask == nil ? options : options.forTrying
    main = TrialField(format, self.options, isVariable: facts.isVariable)
  }

  /// What an accepted text made.
  package var field: Field {
    _read { yield main.field }
    nonmutating _modify { yield &main.field }
  }

  /// How far what an accepted text made is a value.
  package var state: EntryState { isValue && format.today == nil ? .complete : format.state(of: field) }

  /// Reads a text. Where it is accepted, `field` holds its value.
  package mutating func read(_ text: String) -> TextReading {
    isValue = false
    return if case .number = format.kind { readAtOnce(text) } else { readInParts(ArrivedText(text)) }
  }

  /// Makes the field from what fits of a text that was rejected.
  package mutating func fit(_ text: String) {
    field.setText(text)
  }

  /// Reads a text as a number, which is taken whole or not at all.
  private mutating func readAtOnce(_ text: String) -> TextReading {
    field.clear()
    field.setText(text)
    if field.rejections.isEmpty { return TextReading(SecretList(text.utf8)) }
    let reading = TextReading(rejecting: field.rejections)
    return numberAfterLabel(ArrivedText(text)) ?? reading
  }

  /// The number after a label of letters and a colon or an equals sign: `Total: $12`.
  private func numberAfterLabel(_ text: ArrivedText) -> TextReading? {
    guard let end = text.scalars[text.content].firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let label = text.scalars[text.content.lowerBound..<end]
    guard label.contains(where: { $0.isLetter }), !label.contains(where: { $0.decimalDigit != nil }) else { return nil }
    let part = text.trimmed(end + 1..<text.content.upperBound)
    if part.isEmpty { return nil }
    main.take(part, text)
    guard field.rejections.isEmpty else { return nil }
    return TextReading(
      text.bytes(part), leavingOut: text.rejections(text.content.lowerBound..<part.lowerBound, .leftOut),
      labelLength: text.character(of: part.lowerBound))
  }

  private mutating func readInParts(_ text: ArrivedText) -> TextReading {
    let reading = afterWholeLabel(text) ?? whole(text) ?? masked(text) ?? searched(text) ?? begun(text)
    return reading.leavingOut(text.invisible.map { Rejection(position: $0, reason: .invisible) })
  }

  // MARK: the whole

  /// The text as a value.
  private mutating func whole(_ text: ArrivedText) -> TextReading? {
    value(in: text.content, of: text).map { TextReading($0, leavingOut: []) }
  }

  /// A text in which characters are hidden, of which nothing is read.
  private func masked(_ text: ArrivedText) -> TextReading? {
    if facts.takesBullets { return nil }
    let masked = text.masked
    return masked.isEmpty ? nil : TextReading(rejecting: masked)
  }

  /// The text as the beginning of a value, or rejected for what would be lost of it.
  private mutating func begun(_ text: ArrivedText) -> TextReading {
    main.take(text.content, text)
    if main.tookAll(of: text.content, text) && !isOrderInDoubt(text.content, text) && !isTooLong {
      return TextReading(Entry(text.bytes(text.content)), leavingOut: [])
    }
    let losses = main.losses(of: text.content, text)
    return TextReading(rejecting: losses.isEmpty ? text.rejections(text.content, .notAllowedHere) : losses)
  }

  /// What makes a value of all of a part, in the mask's form or another, or after a prefix of the format; `nil` if
  /// nothing does.
  private mutating func value(in part: Range<Int>, of text: ArrivedText) -> Entry? {
    let entry = entry(of: part, text) ?? afterPrefix(in: part, of: text)
    isValue = isValue || entry != nil
    return entry
  }

  private mutating func afterPrefix(in part: Range<Int>, of text: ArrivedText) -> Entry? {
    for prefix in knowledge.prefixes where text.begins(part, with: prefix) {
      let rest = part.dropFirst(prefix.unicodeScalars.count)
      if let entry = entry(of: rest, text) { return entry }
    }
    return nil
  }

  private mutating func entry(of part: Range<Int>, _ text: ArrivedText) -> Entry? {
    if part.isEmpty || part.count - Self.longestSearched > size.most ?? .max { return nil }
    main.take(part, text)
    // most parts are no value, which is seen before their losses are looked at
    let mayBeValue = field.isComplete || facts.hasFixedNumbers && field.rejections.isEmpty
    if mayBeValue, !isOrderInDoubt(part, text), main.tookAll(of: part, text) {
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
    let otherForms = knowledge.otherForms
    if otherForms.isEmpty || text.letterCount(in: part) > size.most ?? .max { return nil }
    for (i, form) in otherForms.enumerated() {
      if forms.count == i { forms.append(TrialField(FieldFormat(form), options, isVariable: true, hasLiterals: true)) }
      forms[i].take(part, text)
      let mayBeValue = forms[i].field.isComplete || forms[i].hasFixedNumbers && forms[i].field.rejections.isEmpty
      guard mayBeValue, forms[i].tookAll(of: part, text) else { continue }
      if !forms[i].field.isComplete && forms[i].endsInUnpaddedNumber(part, text) { forms[i].field.endEditing() }
      guard forms[i].field.isComplete, let entry = entry(from: forms[i].field) else { continue }
      field.setText(entry)
      if field.rejections.isEmpty, isComplete { return Entry(entry) }
    }
    return nil
  }

  /// The text in the mask's form that a field of another form holds.
  private func entry(from field: borrowing Field) -> SecretList<UInt8>? {
    let captures = field.captureBytes
    return captures.isEmpty ? field.valueBytes : DateParts(captures, for: knowledge.tree)?.text(in: knowledge.tree)
  }

  private var isComplete: Bool { knowledge.state(of: field) == .complete }

  /// Whether there are more digits than any phone number has.
  private var isTooLong: Bool { isPhone && !isComplete && PhoneStatus(of: field).isTooLong }

  private var isPhone: Bool { if case .phone = format.kind { true } else { false } }

  /// Whether a date may be meant in another order than the mask's.
  private func isOrderInDoubt(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    facts.isMonthFirst && text.scalars[part].contains(".")
  }

  // MARK: its parts

  /// What stands after a label, or the one part that is a value.
  private mutating func searched(_ text: ArrivedText) -> TextReading? {
    text.scalars.count <= Self.longestSearched ? labelled(text) ?? part(of: text) : nil
  }

  /// The text after the format's label as it is written beside the field.
  private mutating func afterWholeLabel(_ text: ArrivedText) -> TextReading? {
    if knowledge.label.isEmpty || !text.begins(text.content, with: knowledge.label) { return nil }
    let end = text.content.lowerBound + knowledge.label.unicodeScalars.count
    return value(in: end..<text.content.upperBound, afterLabelIn: text)
  }

  /// What stands after a label that ends before a part.
  private mutating func value(in part: Range<Int>, afterLabelIn text: ArrivedText) -> TextReading? {
    let rest = part.drop { text.scalars[$0] == ":" || text.scalars[$0] == "#" || text.scalars[$0] == " " }
    if rest.isEmpty || rest.count == part.count { return nil }
    return value(in: rest, of: text).map {
      TextReading($0, leavingOut: text.rejections(text.content.lowerBound..<rest.lowerBound, .leftOut))
    }
  }

  /// The text after a label of the format.
  private mutating func labelled(_ text: ArrivedText) -> TextReading? {
    var (start, isOwn) = (text.content.lowerBound, false)
    // a label has no more words
    for _ in 0..<6 {
      let word = text.scalars[start..<text.content.upperBound].prefix {
        $0.isLetterOrNumber || $0 == "-" || $0 == "." || $0 == "/"
      }
      guard word.first?.isLetter ?? false else { return nil }
      isOwn = isOwn || knowledge.isOwn(word)
      if isOwn, let reading = value(in: word.endIndex..<text.content.upperBound, afterLabelIn: text) { return reading }
      start = text.trimmed(word.endIndex..<text.content.upperBound).lowerBound
      if start == word.endIndex { return nil }
    }
    return nil
  }

  /// The one part that is a value.
  private mutating func part(of text: ArrivedText) -> TextReading? {
    var found: (part: Range<Int>, entry: Entry, value: SecretList<UInt8>)?
    var trials = 0
    let (ends, letters) = (text.ends, text.lettersBefore)
    for start in text.starts {
      let line =
        start..<(text.scalars[start..<text.content.upperBound].firstIndex { $0.isWhitespace && $0 != " " }
        ?? text.content.upperBound)
      // the longest first: what stands in a part that is a value is not looked at by itself
      for end in ends.reversed() where end > start && end <= line.upperBound {
        let part = start..<end
        if part.count < size.least || letters[end] - letters[start] > size.most ?? .max { continue }
        if let found, found.part.lowerBound <= start && end <= found.part.upperBound { continue }
        if part == text.content || cuts(part, text) { continue }
        trials += 1
        if trials > Self.mostTrials { return TextReading(rejecting: [Rejection(position: 0, reason: .tooLong)]) }
        guard let entry = value(in: part, of: text) else { continue }
        let value = field.valueBytes
        if let found, found.value != value {
          let places = [found.part.lowerBound, part.lowerBound].map { text.character(of: $0) }
          return TextReading(rejecting: places.map { Rejection(position: $0, reason: .severalFit) })
        }
        found = found ?? (part, entry, value)
      }
    }
    guard let found else { return nil }
    field.setText(found.entry.text)
    let label = text.rejections(text.content.lowerBound..<found.part.lowerBound, .leftOut)
    return TextReading(
      found.entry, leavingOut: label + text.rejections(found.part.upperBound..<text.content.upperBound, .leftOut))
  }

  /// Whether what stands beside a part belongs to its figures.
  private mutating func cuts(_ part: Range<Int>, _ text: ArrivedText) -> Bool {
    if text.cutsFigures(part) && !(knowledge.isCard && text.hasExpiry(after: part)) { return true }
    return facts.hasQuantity && text.hasUnit(after: part)
  }
}

// MARK: hints for columns

extension TextReader {
  /// Whether a part of a text may begin after an ASCII character, or end before it.
  package static func isEdge(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).isEdge || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }
}

/// What makes a value of a text, in UTF-8.
private struct Entry {
  let text: SecretList<UInt8>
  /// The same where typing may go on.
  let beginning: SecretList<UInt8>

  init(_ text: SecretList<UInt8>, beginning: SecretList<UInt8>? = nil) {
    self.text = text
    self.beginning = beginning ?? text
  }
}

extension TextReading {
  fileprivate init(_ entry: Entry, leavingOut rejections: [Rejection]) {
    self.init(entry.text, beginning: entry.beginning, leavingOut: rejections)
  }

  /// The same with more that is left out, if it is accepted.
  fileprivate func leavingOut(_ more: [Rejection]) -> TextReading {
    if !isAccepted || more.isEmpty { return self }
    return TextReading(
      entry, beginning: beginning, leavingOut: (rejections + more).sorted { $0.position < $1.position })
  }
}
