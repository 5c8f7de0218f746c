package import FieldEditing

/// Reads texts that arrive whole for the fields of a format: a paste, a drop, an autofill, a line of a file.
///
/// A text is accepted if the mask or another form of the format reads all of it, or all after the format's own label,
/// or exactly one part of it that completes the field. Nothing is closed up over a loss: words and figures are taken
/// whole or not at all.
///
/// A reader tries texts in fields of its own, which it keeps from text to text.
package struct TextReader: ~Copyable {
  let knowledge: FormatKnowledge
  let facts: MaskShape
  let options: FieldOptions
  private let preparation: TextPreparation?
  /// What is stripped of a part while the text is read again.
  private(set) var stripping: TextPreparation?
  let format: FieldFormat
  private(set) lazy var size = isPhone ? ValueSize() : knowledge.size(after: preparation)
  let main: TrialField
  /// Whether the last text is a value, as far as that is known without a date.
  var isValue = false
  /// Those of the other forms, made when they are first needed.
  var forms: [TrialField] = []

  /// How many parts of a text are tried, and how long a text is searched: a longer one is not a value with something
  /// around it, nor is one a value that is longer by that than any value's letters and digits.
  static var mostTrials: Int { 2_000 }
  static var longestSearched: Int { 4_096 }

  /// A reader for a field of a format.
  package init(_ format: FieldFormat, _ options: FieldOptions) {
    self.init(format, format.knowledge, options, format.preparation)
  }

  init(
    _ format: FieldFormat, _ knowledge: FormatKnowledge, _ options: FieldOptions, _ preparation: TextPreparation?
  ) {
    self.knowledge = knowledge
    self.preparation = preparation
    facts = knowledge.shape
    self.format = format
    self.options = format.mask == nil ? options : options.forTrying
    main = TrialField(format, knowledge, self.options)
  }

  /// What an accepted text made.
  package var field: Field {
    _read { yield main.field }
    nonmutating _modify { yield &main.field }
  }

  /// How far what an accepted text made is a value.
  package var state: EntryState { isValue && format.today == nil ? .complete : format.state(of: field) }

  /// Reads a text. Where it is accepted, `field` holds its value.
  @export(interface) package mutating func read(_ text: String) -> TextReading {
    isValue = false
    if case .number = format.kind { return readAtOnce(text) }
    let arrived = ArrivedText(text, hasCode: knowledge.isSentCode, keepsFullWidth: facts.keepsFullWidth)
    let reading = readInParts(arrived)
    guard let preparation, !isValue || !reading.isAccepted else { return reading }
    return readAgain(arrived, preparation, reading)
  }

  /// Reads a text that is not a value as it came without what is stripped of it, and then with its characters replaced.
  ///
  /// - Parameter reading: How it was read as it came.
  private mutating func readAgain(
    _ text: ArrivedText, _ preparation: TextPreparation, _ reading: TextReading
  ) -> TextReading {
    var reading = reading
    stripping = preparation
    defer { stripping = nil }
    let replaced = text.replacing(preparation.replacements)
    for text in [text] + (replaced.map { [$0] } ?? []) {
      let prepared = readInParts(text)
      if isValue && prepared.isAccepted { return prepared }
      // the beginning of a value is what the least was done to
      if !reading.isAccepted { reading = prepared }
    }
    isValue = false
    field.setText(reading.entry)
    return reading
  }

  /// Makes the field from what fits of a text that was rejected.
  package mutating func fit(_ text: String) {
    field.setText(text)
  }

  private mutating func readInParts(_ text: ArrivedText) -> TextReading {
    isValue = false
    let reading =
      doubtful(text) ?? afterWholeLabel(text) ?? whole(text) ?? masked(text) ?? integer(text) ?? dated(text)
      ?? searched(text) ?? begun(text)
    return reading.leavingOut(text.invisible.map { Rejection(position: $0, reason: .invisible) })
  }

  /// The text as a value.
  private mutating func whole(_ text: ArrivedText) -> TextReading? {
    value(in: text.content, of: text).map { TextReading($0, leavingOut: []) }
  }

  /// The date of a text that has a time of the day after it, which is left out.
  private mutating func dated(_ text: ArrivedText) -> TextReading? {
    guard facts.dateContent == .date, let end = text.endOfDateBeforeTime else { return nil }
    let date = text.ending(at: end)
    return (whole(date) ?? searched(date))?.leavingOut(text.rejections(end..<text.content.upperBound, .leftOut))
  }

  /// A text in which characters are hidden, of which nothing is read.
  private func masked(_ text: ArrivedText) -> TextReading? {
    if facts.takesBullets { return nil }
    let masked = text.masked
    return masked.isEmpty ? nil : TextReading(rejecting: masked)
  }

  /// The text as the beginning of a value, or rejected for what would be lost of it.
  private mutating func begun(_ text: ArrivedText) -> TextReading {
    var reading = begun(text.content, text)
    for part in stripping.map({ text.withoutPrefix(text.content, $0) }) ?? [] where !reading.isAccepted {
      reading = begun(part, text)
    }
    return reading
  }

  private func begun(_ part: Range<Int>, _ text: ArrivedText) -> TextReading {
    main.take(part, text)
    let losses = main.losses(of: part, text)
    if losses.isEmpty, main.tookAll(of: part, text), !isInDoubt(part, text), !isTooLong {
      let entry = Entry(text.bytes(part)).leavingOut(text.content.lowerBound..<part.lowerBound, of: text)
      return TextReading(entry, leavingOut: [])
    }
    return TextReading(rejecting: losses.isEmpty ? text.rejections(part, .notAllowedHere) : losses)
  }
}

// MARK: hints for columns

extension TextReader {
  /// Whether a part of a text may begin after an ASCII character, or end before it.
  package static func isEdge(_ byte: UInt8) -> Bool {
    isEdgeAnywhere(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
  }

  /// The same, whatever follows.
  package static func isEdgeAnywhere(_ byte: UInt8) -> Bool { Unicode.Scalar(byte).isEdge }
}

extension TextReading {
  init(_ entry: Entry, leavingOut rejections: [Rejection]) {
    let leftOut = (rejections + entry.leftOut).sorted { $0.position < $1.position }
    self.init(entry.text, beginning: entry.beginning, leavingOut: leftOut)
  }

  /// The same with more that is left out, if it is accepted.
  fileprivate func leavingOut(_ more: [Rejection]) -> TextReading {
    if !isAccepted || more.isEmpty { return self }
    return TextReading(
      entry, beginning: beginning, leavingOut: (rejections + more).sorted { $0.position < $1.position })
  }
}
