internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler

/// What a line may be beside a value as the mask has it: one in another form, a part of it, what stands after a label.
///
/// Where none of that is possible, a line of which the mask and each form lose a letter or a digit is rejected,
/// whatever its other characters are, and a value that a check finds wrong is read in no other way.
struct OtherReadings {
  private let facts: FieldFormat.OtherReadings
  /// The readings of the whole line in the other forms.
  private let whole: [Attempt]
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
  /// Whether its last character may be one before which a part ends.
  private var endsInEdge = false
  /// How many letters and digits there are, up to as many as a value has at least.
  private var count = 0
  /// How many characters of the label the line begins with; `nil` where it does not begin with it.
  private var labelCount: Int? = 0
  /// Whether what follows the label is read without it, though the mask takes both.
  private(set) var beginsWithLabel = false
  private var words = Words()
  private var figures = Figures()
  private var clock = ClockFigures()
  /// How many letters there are, where three may stand for digits.
  private var letters = 0
  /// How many letters the mask has lost at the end, one after the other, as far as these may be a word.
  private var lostLetters = 0
  /// How many characters there are from the full stop or comma of a number on, 0 before it; 4 where the line is none.
  private var fraction = 0
  /// Whether a part may be a value that ends before a full stop or a colon, if a blank follows that.
  private var mayEndBeforeStop = false

  /// - Returns: `nil` where a field always has to see to a line that the mask does not take.
  init?(_ format: FieldFormat) {
    guard let facts = format.otherReadings else { return nil }
    self.facts = facts
    whole = facts.forms.enumerated().dropFirst().map { Attempt($0, $1) }
  }

  mutating func begin() {
    (isOpen, length, isAfterEdge, endsInEdge) = (false, 0, false, false)
    (labelCount, beginsWithLabel) = (0, false)
    (count, letters, lostLetters, fraction) = (0, 0, 0, 0)
    (words, figures, clock) = (Words(), Figures(), ClockFigures())
    mayEndBeforeStop = false
    for attempt in whole { attempt.begin() }
    spare += parts
    parts.removeAll(keepingCapacity: true)
  }

  /// Ends the parts that may end before a byte.
  ///
  /// - Parameter mask: How the mask reads what stands before it.
  mutating func end(before byte: UInt8, _ mask: borrowing MaskReading) {
    let isEdge = TextReader.isEdgeAnywhere(byte)
    if facts.isTime && clock.mayBeTime && !(48...57 ~= byte) { isOpen = true }
    if mayEndBeforeStop && isEdge { isOpen = true }
    mayEndBeforeStop = false
    guard TextReader.isEdge(byte) else { return }
    let mayBeWhole = count == facts.least && (mask.mayBeWhole || whole.contains { $0.reading.mayBeWhole })
    guard mayBeWhole || parts.contains(where: { $0.mayBeValue(facts.least) }) else { return }
    if isEdge { figures.endPart() } else { mayEndBeforeStop = true }
  }

  /// Reads a byte.
  ///
  /// - Parameter isLost: Whether the mask has lost it, or one before it.
  mutating func read(_ byte: UInt8, isLost: Bool) {
    readLabel(byte)
    if isOpen { return }
    defer { length += 1 }
    let (isDigit, isLetter) = (48...57 ~= byte, 65...90 ~= byte & ~32)
    if isDigit || isLetter { count = min(count + 1, facts.least) }
    if isLetter && facts.readsKeypadLetters { letters += 1 }
    if letters > 2 { isOpen = true }
    readFraction(byte)
    if let shortest = facts.shortestWord {
      lostLetters = isLetter && isLost ? lostLetters + 1 : 0
      if lostLetters == shortest { isOpen = true }
    }
    if isLetter && isLost && facts.wordsAfterHours.contains(byte | 32) { isOpen = true }
    if facts.isTime { clock.read(byte) }
    words.read(byte, isFirst: isEmpty || isAfterEdge)
    let mayBePrefix = words.beginWithLetter && facts.marks.contains(byte)
    let mayBeLabel = words.beginWithLetter && Words.endLabels(byte) && (words.hasWord || !facts.labelsAreLetters)
    if facts.precedeTimes.contains(byte) || mayBePrefix || mayBeLabel { isOpen = true }
    if isAfterEdge && byte != UInt8(ascii: " ") && !figures.areCut(by: byte) { beginParts() }
    figures.read(byte)
    if figures.haveEndedPart || facts.isCard && byte == UInt8(ascii: "/") && figures.haveEnd { isOpen = true }
    for attempt in whole + parts where !attempt.read(byte) { isOpen = true }
    spare += parts.filter { $0.reading.isLostForGood }
    parts.removeAll { $0.reading.isLostForGood }
    (isAfterEdge, endsInEdge) = (TextReader.isEdgeAnywhere(byte), TextReader.isEdge(byte))
  }

  private mutating func readFraction(_ byte: UInt8) {
    switch byte {
    case 48...57: if 1...3 ~= fraction { fraction += 1 }
    case UInt8(ascii: "."), UInt8(ascii: ","): fraction = fraction == 0 ? 1 : 4
    case UInt8(ascii: "+") where isEmpty, UInt8(ascii: " "), UInt8(ascii: "\t"): break
    default: fraction = 4
    }
  }

  private mutating func readLabel(_ byte: UInt8) {
    guard let count = labelCount, !facts.takenLabel.isEmpty else { return }
    if count == facts.takenLabel.count {
      beginsWithLabel = Words.endLabels(byte)
      labelCount = nil
    } else {
      let small = 65...90 ~= byte ? byte | 32 : byte
      labelCount = small == facts.takenLabel[count] ? count + 1 : nil
    }
  }

  private mutating func beginParts() {
    // of so many a field is asked
    if parts.count + facts.forms.count > 8 { isOpen = true }
    for (number, form) in facts.forms.enumerated() {
      let part = spare.firstIndex { $0.form == number }.map { spare.remove(at: $0) } ?? Attempt(number, form)
      part.begin(at: length)
      parts.append(part)
    }
  }

  /// Whether the line has no other reading than the mask's: it is a value in no other form, and no part of it is.
  ///
  /// - Parameter read: What the mask reads, if that is known to be no value: nor is a part of which it reads the same.
  func areExcluded(from line: UnsafeRawBufferPointer, _ read: MaskReading.Line? = nil) -> Bool {
    !isOpen && !endsInEdge && !figures.mayEndPart && !(2...3 ~= fraction) && !(facts.isTime && clock.mayBeTime)
      && !parts.contains { $0.mayBeValue(facts.least) && !$0.reads(read) } && !whole.contains { $0.isValue(line) }
  }

  /// The same of a line that the mask takes: nothing in it stands for hidden characters.
  func leaveWhatTheMaskTakes(_ line: UnsafeRawBufferPointer, _ read: MaskReading.Line? = nil) -> Bool {
    areExcluded(from: line, read) && (facts.takesBullets || !words.mayHide)
  }

  /// What decides how the line may go on, beside what the mask reads. Numbers that stand in no other key begin it.
  var key: [UInt32] {
    let label = UInt32(labelCount.map { $0 + 2 } ?? (beginsWithLabel ? 1 : 0))
    if isOpen { return [.max - 3, label] }
    let signs =
      words.key | (isAfterEdge ? 128 : 0) | (endsInEdge ? 256 : 0) | fraction << 9 | (mayEndBeforeStop ? 1 << 12 : 0)
      | letters << 13 | lostLetters << 15
    let attempts = (whole + parts).filter { !$0.reading.isLostForGood }
    let start: [UInt32] = [.max - 4, UInt32(signs), UInt32(count), UInt32(figures.key | clock.key << 8), label]
    return attempts.reduce(into: start) { $0 += $1.key(facts.least) }
  }

  /// Whether what may yet be read reads two digits alike.
  func takesAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    // a part that begins with one of them may read them otherwise
    isOpen
      || !isAfterEdge && !(facts.isTime && !clock.takeDigitsAlike)
        && (whole + parts).allSatisfy { $0.reading.isLost || $0.reading.takesAlike(a, b) }
  }

  /// What bytes are told apart by, beside what the mask tells.
  func signature(_ byte: UInt8) -> [UInt16] {
    let isItself =
      facts.marks.contains(byte) || facts.precedeTimes.contains(byte) || Words.endLabels(byte)
      || facts.takenLabel.contains(byte | 32) || byte == Words.bullet
      || 65...90 ~= byte & ~32 && facts.wordsAfterHours.contains(byte | 32)
    return facts.forms.map { $0.program.tables.ascii[Int(byte)] }
      + [
        TextReader.isEdgeAnywhere(byte) ? 1 : 0, isItself ? UInt16(byte) : 0,
        facts.isTime && ClockFigures.mayPart(byte) ? 1 : 0,
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
  private var field: Field

  init(_ form: Int, _ mask: Mask) {
    self.form = form
    reading = MaskReading(mask)
    field = Field(mask)
  }

  func begin(at start: Int = 0) {
    reading.clear()
    (count, self.start) = (0, start)
  }

  /// - Returns: `false` where it takes a field to know what becomes of it.
  func read(_ byte: UInt8) -> Bool {
    if 48...57 ~= byte || 65...90 ~= byte & ~32 { count += 1 }
    if reading.isLost { return true }
    reading.read(byte)
    return !reading.isUncertain && !(reading.tables.changesCase && reading.key() == nil)
  }

  /// Whether it may be a value that ends there.
  ///
  /// - Parameter least: How many letters and digits one has at least.
  func mayBeValue(_ least: Int) -> Bool { count >= least && reading.mayBeWhole }

  /// Whether the mask reads the same of all of the line.
  func reads(_ whole: MaskReading.Line?) -> Bool {
    guard form == 0, let whole, let own = reading.line()?.shifted(by: start) else { return false }
    return own.value == whole.value && own.captures == whole.captures
  }

  /// Whether the whole line, which is read so, is a value in this form. Lines of one key all are, or none.
  func isValue(_ line: UnsafeRawBufferPointer) -> Bool {
    if !reading.mayBeWhole || reading.isLost { return !reading.isLostForGood && reading.isLost }
    field.setText(String(decoding: line, as: UTF8.self))
    field.endEditing()
    return field.isComplete
  }

  /// All that decides what becomes of it.
  func key(_ least: Int) -> [UInt32] {
    [.max - 5, UInt32(form), UInt32(min(count, least))] + (reading.isLost ? [] : reading.key() ?? [])
  }
}

/// What of a line may be a label, a prefix, or stand for what is hidden: all of these have letters alone between marks,
/// or begin with one.
private struct Words {
  /// Whether the line, or a part of it, begins with a letter.
  private(set) var beginWithLetter = false
  /// Those of labels, which a full stop does not end.
  private var ofLabels = Run()
  private var ofHidden = Run()
  private var hasBullet = false

  private struct Run {
    /// Whether all that follows the last mark is letters; `nil` where nothing follows it.
    var isWord: Bool?
    var hasWord = false

    mutating func end() {
      hasWord = hasWord || isWord ?? false
      isWord = nil
    }

    var key: Int { (hasWord ? 1 : 0) | (isWord.map { $0 ? 2 : 1 } ?? 0) << 1 }
  }

  mutating func read(_ byte: UInt8, isFirst: Bool) {
    switch byte {
    case 65...90, 97...122:
      beginWithLetter = beginWithLetter || isFirst
      ofLabels.isWord = ofLabels.isWord ?? true
      ofHidden.isWord = ofHidden.isWord ?? true
    case 48...57: (ofLabels.isWord, ofHidden.isWord) = (false, false)
    default:
      if byte == Self.bullet { hasBullet = true }
      if byte == UInt8(ascii: ".") { ofLabels.isWord = false } else { ofLabels.end() }
      ofHidden.end()
    }
  }

  /// Whether a word that may be of a label has ended.
  var hasWord: Bool { ofLabels.hasWord }
  /// Whether letters or bullets may stand for hidden characters.
  var mayHide: Bool { hasBullet || ofHidden.hasWord || ofHidden.isWord ?? false }

  static var bullet: UInt8 { UInt8(ascii: "*") }

  /// Whether a byte may follow a label.
  static func endLabels(_ byte: UInt8) -> Bool { " :#".utf8.contains(byte) }

  var key: Int { (beginWithLetter ? 1 : 0) | ofLabels.key << 1 | ofHidden.key << 4 | (hasBullet ? 1 << 24 : 0) }
}
