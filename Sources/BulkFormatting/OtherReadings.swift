internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler

/// What a line may be beside a value as the mask has it: one in another form, a part of it, what stands after a label.
///
/// Where none of that is possible, a line of which the mask and each form lose a letter or a digit is rejected,
/// whatever its other characters are, and a value that a check finds wrong is read in no other way.
final class OtherReadings {
  private let facts: FieldFormat.OtherReadings
  /// The readings of the whole line in the other forms.
  private let whole: [Attempt]
  /// A reading of what the mask has in place of a value in another form.
  private var mask: MaskReading
  /// Those that begin after an edge and are not lost, in the mask's form and in others.
  private var parts: [Attempt] = []
  private var spare: [Attempt] = []
  /// Whether a field has to see to the line, whatever follows.
  private(set) var isOpen = false
  /// How many bytes were read.
  private var length = 0
  private var isEmpty: Bool { length == 0 }
  /// Whether a part may begin with the next byte.
  private var isAfterEdge = false
  /// Whether a label or a prefix may have ended, so that a part may begin within figures, too.
  private var isAfterSign = false
  /// How many characters there are that count, up to as many as a value has at least.
  private var count = 0
  /// How many characters of the label the line begins with; `nil` where it does not begin with it.
  private var labelCount: Int? = 0
  /// Whether what follows the label is read without it, though the mask takes both.
  private(set) var beginsWithLabel = false
  private var words = LineWords()
  private var figures = Figures()
  private var clock: ClockFigures?
  private var mayBeTime: Bool { clock?.mayBeTime ?? false }
  /// How many letters there are, where three may stand for digits.
  private var letters = 0
  /// How many letters the mask has lost at the end, one after the other, as far as these may be a word.
  private var lostLetters = 0
  private var integer = WrittenInteger()
  /// Whether a part may be a value that ends before a full stop or a colon, if a blank follows that, or nothing.
  private var mayEndBeforeStop = false

  /// - Parameter facts: What lines may be beside values.
  init(_ facts: FieldFormat.OtherReadings) {
    self.facts = facts
    mask = MaskReading(facts.forms[0])
    whole = facts.forms.enumerated().dropFirst().map { Attempt($0, $1, facts.loss) }
  }

  func begin() {
    (isOpen, length, isAfterEdge, isAfterSign) = (false, 0, false, false)
    (labelCount, beginsWithLabel) = (0, false)
    (count, letters, lostLetters) = (0, 0, 0)
    (words, figures, integer) = (LineWords(), Figures(), WrittenInteger())
    clock = facts.numbersOfTimes.map { ClockFigures($0) }
    mayEndBeforeStop = false
    for attempt in whole { attempt.begin() }
    spare += parts
    parts.removeAll(keepingCapacity: true)
  }

  /// Ends the parts that may end before a byte.
  ///
  /// - Parameter mask: How the mask reads what stands before it.
  func end(before byte: UInt8, _ mask: borrowing MaskReading) {
    let isEdge = TextReader.isEdgeAnywhere(byte)
    if mayBeTime && !(48...57 ~= byte) { isOpen = true }
    if mayEndBeforeStop && isEdge { isOpen = true }
    mayEndBeforeStop = false
    guard TextReader.isEdge(byte) else { return }
    let isLongEnough = count == facts.least
    let mayBeOther =
      isLongEnough && whole.contains { $0.reading.mayBeWhole } || parts.contains { $0.mayBeValue(facts.least) }
    guard mayBeOther || isLongEnough && mask.mayBeWhole else { return }
    integer.end(before: byte)
    if isEdge { figures.endPart(asAllOfLine: !mayBeOther && !facts.countsMarks) } else { mayEndBeforeStop = true }
  }

  /// Reads a byte.
  ///
  /// - Parameter isLost: Whether the mask has lost it, or one before it.
  func read(_ byte: UInt8, isLost: Bool) {
    readLabel(byte)
    if isOpen { return }
    defer { length += 1 }
    let (isDigit, isLetter) = (48...57 ~= byte, 65...90 ~= byte & ~32)
    if isDigit || isLetter || facts.countsMarks { count = min(count + 1, facts.least) }
    if isLetter && facts.readsKeypadLetters { letters += 1 }
    if letters > 2 { isOpen = true }
    integer.read(byte)
    if let shortest = facts.shortestWord {
      lostLetters = isLetter && isLost ? lostLetters + 1 : 0
      if lostLetters == shortest { isOpen = true }
    }
    if isLetter && isLost && facts.wordsAfterHours.contains(byte | 32) { isOpen = true }
    clock?.read(byte)
    words.read(byte, isFirst: isEmpty || isAfterEdge)
    if facts.precedeTimes.contains(byte) || words.beginWithLetter && facts.marksOfPrefixes.contains(byte) {
      isOpen = true
    }
    if byte != UInt8(ascii: " "), isAfterSign || isAfterEdge && !figures.areCut(by: byte) { beginParts() }
    figures.read(byte)
    if figures.haveEndedPart || facts.isCard && byte == UInt8(ascii: "/") && figures.haveEnd { isOpen = true }
    for attempt in whole where !attempt.read(byte, countsMarks: facts.countsMarks) { isOpen = true }
    for attempt in parts where !attempt.read(byte, countsMarks: facts.countsMarks) { isOpen = true }
    if parts.contains(where: { $0.reading.isLostForGood }) {
      spare += parts.filter { $0.reading.isLostForGood }
      parts.removeAll { $0.reading.isLostForGood }
    }
    isAfterEdge = TextReader.isEdgeAnywhere(byte)
    let mayEndLabel =
      LineWords.endLabels(byte) && (words.areOfLabel || !facts.labelIsOfWords)
      && (words.hasWord || !facts.labelsHaveLetters)
    isAfterSign = words.beginWithLetter && (mayEndLabel || facts.endsOfPrefixes.contains(byte))
  }

  private func readLabel(_ byte: UInt8) {
    guard let count = labelCount, !facts.takenLabel.isEmpty else { return }
    if count == facts.takenLabel.count {
      beginsWithLabel = LineWords.endLabels(byte)
      labelCount = nil
    } else {
      let small = 65...90 ~= byte ? byte | 32 : byte
      labelCount = small == facts.takenLabel[count] ? count + 1 : nil
    }
  }

  private func beginParts() {
    // of so many a field is asked
    if parts.count + facts.forms.count > 24 { isOpen = true }
    for (number, form) in facts.forms.enumerated() {
      let known = spare.firstIndex { $0.form == number }.map { spare.remove(at: $0) }
      let part = known ?? Attempt(number, form, facts.loss)
      part.begin(at: length)
      parts.append(part)
    }
  }

  /// Whether there are other forms than the mask's.
  var hasForms: Bool { !whole.isEmpty }

  /// Whether the line has no other reading than the mask's: it is a value in no other form, and no part of it is.
  func areExcluded(from line: UnsafeRawBufferPointer) -> Bool {
    leaveWholeForms(nil) && !whole.contains { $0.isValue(line) }
  }

  /// The same of a line that the mask takes: nothing in it stands for hidden characters.
  func leaveWhatTheMaskTakes(_ line: UnsafeRawBufferPointer) -> Bool { areExcluded(from: line) && !mayHide }

  /// The values that the line is in other forms, in the order in which these are tried; `nil` where it may have yet
  /// another reading, or only a field knows.
  ///
  /// - Parameter read: What the mask reads, if that is known to be no value: nor is a part of which it reads the same.
  func values(
    of line: UnsafeRawBufferPointer, _ margins: BlankMargins, besides read: MaskReading.Line? = nil,
    for format: FieldFormat
  ) -> [FormValue]? {
    guard leaveWholeForms(read), !mayHide else { return nil }
    var values: [FormValue] = []
    for attempt in whole where attempt.isValue(margins.content(of: line)) {
      guard facts.haveItsGroups[attempt.form], let value = attempt.value(of: line, margins, by: &mask, for: format)
      else {
        return nil
      }
      values.append(value)
    }
    return values
  }

  private var mayHide: Bool { !facts.takesBullets && words.mayHide }

  /// Whether the line has no other reading than the mask's and those of the whole line in other forms.
  private func leaveWholeForms(_ read: MaskReading.Line?) -> Bool {
    !isOpen && !mayEndBeforeStop && !figures.mayEndPart && !(figures.mayEndLine && read == nil)
      && !integer.mayHaveFraction && !mayBeTime && !parts.contains { $0.mayBeValue(facts.least) && !$0.reads(read) }
  }

  /// What decides how the line may go on, beside what the mask reads. Numbers that stand in no other key begin it.
  var key: [UInt32] {
    let label = UInt32(labelCount.map { $0 + 2 } ?? (beginsWithLabel ? 1 : 0))
    if isOpen { return [.max - 3, label] }
    let signs =
      words.key | (isAfterEdge ? 1 << 10 : 0) | (isAfterSign ? 1 << 11 : 0) | (mayEndBeforeStop ? 1 << 12 : 0)
      | letters << 13 | lostLetters << 15
    let numbers = figures.key | integer.key << 8 | (clock?.key ?? 0) << 16
    var key: [UInt32] = [.max - 4, UInt32(signs), UInt32(count), UInt32(numbers), label]
    for attempt in whole where !attempt.reading.isLostForGood { key += attempt.key(facts.least) }
    for attempt in parts { key += attempt.key(facts.least) }
    return key
  }

  /// Whether what may yet be read reads two digits alike.
  func takesAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    // a part that begins with one of them may read them otherwise
    isOpen
      || !isAfterEdge && !isAfterSign && clock?.takeDigitsAlike ?? true
        && whole.allSatisfy { $0.takesAlike(a, b) } && parts.allSatisfy { $0.takesAlike(a, b) }
  }

  /// What bytes are told apart by, beside what the mask tells.
  func signature(_ byte: UInt8) -> [UInt16] {
    let isItself =
      facts.endsOfPrefixes.contains(byte) || facts.marksOfPrefixes.contains(byte) || facts.precedeTimes.contains(byte)
      || LineWords.endLabels(byte) || Figures.tell(byte) || facts.takenLabel.contains(byte | 32)
      || !facts.takesBullets && (byte == LineWords.bullet || byte | 32 == UInt8(ascii: "x"))
      || 65...90 ~= byte & ~32 && facts.wordsAfterHours.contains(byte | 32)
    return facts.forms.map { $0.program.tables.ascii[Int(byte)] }
      + [
        TextReader.isEdgeAnywhere(byte) ? 1 : 0, LineWords.isBlank(byte) ? 1 : 0, isItself ? UInt16(byte) : 0,
        facts.numbersOfTimes != nil && ClockFigures.mayPart(byte) ? 1 : 0,
      ]
  }
}

/// A reading of the line, or of what follows an edge.
private final class Attempt {
  let form: Int
  var reading: MaskReading
  private var count = 0
  /// Where in the line it begins.
  private var start = 0
  private let mask: Mask
  private lazy var trial = TrialField(ofForm: mask)

  /// - Parameter loss: Which marks the format's own mask loses for good; another form does all.
  init(_ form: Int, _ mask: Mask, _ loss: MaskReading.MarkLoss) {
    (self.form, self.mask) = (form, mask)
    reading = MaskReading(mask, losing: form == 0 ? loss : .allStray)
  }

  func begin(at start: Int = 0) {
    reading.clear()
    (count, self.start) = (0, start)
  }

  /// - Returns: `false` where it takes a field to know what becomes of it.
  func read(_ byte: UInt8, countsMarks: Bool) -> Bool {
    if countsMarks || 48...57 ~= byte || 65...90 ~= byte & ~32 { count += 1 }
    if reading.isLostForGood { return true }
    reading.read(byte)
    return !reading.isUncertain && !(reading.tables.changesCase && reading.key() == nil)
  }

  /// Whether it may be a value that ends there.
  ///
  /// - Parameter least: How many characters one has at least.
  func mayBeValue(_ least: Int) -> Bool { count >= least && reading.mayBeWhole }

  /// Whether the mask reads the same of all of the line.
  func reads(_ whole: MaskReading.Line?) -> Bool {
    guard form == 0, let whole, let own = reading.line()?.shifted(by: start) else { return false }
    return own.value == whole.value && own.captures == whole.captures
  }

  /// Whether the whole line, which is read so, is a value in this form. Lines of one key all are, or none.
  func isValue(_ line: UnsafeRawBufferPointer) -> Bool {
    // whether other marks than separators mean something, they say themselves
    reading.mayBeWhole && (reading.isLost || trial.isFinished(by: String(decoding: line, as: UTF8.self)))
  }

  /// The whole line as the mask has it, if it is a value in this form, whatever checks say of it; `nil` where only a
  /// field knows.
  ///
  /// - Parameter mask: A reading by the format's mask.
  func value(
    of line: UnsafeRawBufferPointer, _ margins: BlankMargins, by mask: inout MaskReading, for format: FieldFormat
  ) -> FormValue? {
    let content = margins.content(of: line)
    guard !reading.isLost, let entry = trial.entry(by: String(decoding: content, as: UTF8.self), for: format),
      let read = reading.line()?.shifted(by: margins.leading).finished(as: entry.value, line, content)
    else { return nil }
    return FormValue(entry.text, of: read, by: &mask)
  }

  /// Whether two digits lead to the same.
  func takesAlike(_ a: UInt8, _ b: UInt8) -> Bool { reading.isLostForGood || reading.takesAlike(a, b) }

  /// All that decides what becomes of it.
  func key(_ least: Int) -> [UInt32] {
    [.max - 5, UInt32(form), UInt32(min(count, least))] + (reading.isLostForGood ? [] : reading.key() ?? [])
  }
}
