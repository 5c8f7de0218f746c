import CBulkKernel
internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler

/// Reads lines by a mask, and holds them against what the mask's format says beyond it.
final class MaskLineReading: LineReading {
  let classes: LineClasses
  let fieldFormat: FieldFormat
  var format: NamedFormat? { fieldFormat.namedFormat }
  let wrongValuesAreReadOtherwise: Bool
  let template: LineTemplate?
  let rejected: RejectedLayout
  let incomplete: RejectedLayout
  var reading: MaskReading
  var field: Field
  /// Whether named groups are looked at, by checks or a template.
  let readsCaptures: Bool
  /// Whether there are digits beside those of the line: literals, or zeros before a number.
  let hasFixedDigits: Bool
  /// Whether a number that was begun is padded when the line ends.
  let hasFixedNumbers: Bool
  var margins = BlankMargins()
  var isEmpty = true
  private var isAfterMark = false
  /// What of the line leads to other readings than the mask's, however the mask reads it.
  var hints = Hints()
  /// What else a line may be; `nil` where only a field knows.
  let others: OtherReadings?
  /// Whether those alone decide what becomes of the line, whatever its classes are.
  private var isMerged = false
  /// Which lines are rejected that no reading takes.
  private var shapes: LineShapes
  let checks: LineChecks?
  /// The same of values that are known to be wrong by how they begin.
  var beginnings: CheckedBeginnings
  /// What becomes of a line that the mask does not take as it stands.
  private var reader: TextReader
  /// Whether a display shows a value otherwise once more of it is there: then a line is read as a value, if it can be.
  private let literalsMove: Bool
  /// Whether the reader says the same of all lines that are read alike but for the marks between their figures.
  private let readsMarksAlike: Bool
  /// Whether it rejects all lines that are read alike, and lose the same marks, if it rejects one.
  private let rejectsMarksAlike: Bool

  struct Hints: OptionSet {
    let rawValue: UInt32
    static let beginsWithLetter = Hints(rawValue: 1)
    /// A mark at which a part of the line may begin or end.
    static let hasEdge = Hints(rawValue: 2)
    static let hasDot = Hints(rawValue: 4)
    /// It may call another country than the mask.
    static let hasPlus = Hints(rawValue: 8)
    /// Marks beside one another that are not separators: one that stands twice is read otherwise than two.
    static let hasMarksTogether = Hints(rawValue: 16)
  }

  /// - Parameters:
  ///   - rejected: what is written of a line that is rejected.
  ///   - incomplete: the same of one in which something is missing.
  init(
    _ mask: Mask, _ format: FieldFormat, _ template: LineTemplate?, rejected: RejectedLayout = .field,
    incomplete: RejectedLayout
  ) {
    (fieldFormat, self.template, self.rejected, self.incomplete) = (format, template, rejected, incomplete)
    wrongValuesAreReadOtherwise = format.wrongValuesAreReadOtherwise
    // a field always has to see to a line that the mask does not take, where nothing is known of others
    let facts = format.otherReadings
    others = facts.map { OtherReadings($0) }
    reading = MaskReading(mask, losing: facts?.loss ?? .none)
    var options = FieldOptions()
    options.undoSteps = 0
    field = Field(mask, options: options)
    beginnings = CheckedBeginnings(format, mask)
    classes = LineClasses(
      of: mask, where: template?.isVerbatim ?? { _ in true }, telling: beginnings.characters, others)
    options.offsetUnit = .scalars
    reader = TextReader(format, options)
    shapes = LineShapes(format, mask, classes, rejected)
    checks = LineChecks.of(format, but: beginnings)
    readsCaptures = template?.readsCaptures ?? false || checks != nil || !beginnings.isEmpty
    hasFixedNumbers = mask.shape.hasFixedNumbers
    literalsMove = mask.shape.isFromEnd
    hasFixedDigits = mask.program.tables.nodes.contains { $0.isFixedText && 48...57 ~= $0.argument }
    rejectsMarksAlike = !format.isName
    readsMarksAlike = !format.slotsTakeMarks
  }

  func begin() {
    reading.clear()
    others?.begin()
    shapes.begin()
    beginnings.begin()
    (margins, isEmpty, isAfterMark, isMerged, hints) = (BlankMargins(), true, false, false, [])
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    if isEmpty || margins.trailing > 0 || hasFixedDigits || !beginnings.isEmpty { return false }
    return 48...57 ~= a && 48...57 ~= b && reading.takesAlike(a, b)
      && others?.takesAlike(a, b) ?? true
  }

  func read(_ byte: UInt8) {
    guard let blanks = margins.read(byte) else { return }
    for _ in 0..<blanks { readContent(UInt8(ascii: " ")) }
    readContent(byte)
  }

  private func readContent(_ byte: UInt8) {
    if isEmpty && 65...90 ~= byte & ~32 { hints.insert(.beginsWithLetter) }
    if byte == UInt8(ascii: ".") { hints.insert(.hasDot) }
    if byte == UInt8(ascii: "+") && hasFixedDigits { hints.insert(.hasPlus) }
    if TextReader.isEdge(byte) { hints.insert(.hasEdge) }
    let isMark = !(48...57 ~= byte || 65...90 ~= byte & ~32 || Symbol(byte).isSeparator)
    if isMark && isAfterMark { hints.insert(.hasMarksTogether) }
    isAfterMark = isMark
    isEmpty = false
    shapes.read(byte, classes.numbers[Int(byte)])
    others?.end(before: byte, reading)
    reading.read(byte)
    others?.read(byte, isLost: reading.isLost)
    if reading.isLostForGood, rejected != .field || others?.hasForms ?? false, !(others?.isOpen ?? true) {
      isMerged = true
    }
    beginnings.read(byte)
  }

  func key() -> [UInt32]? {
    let margins = margins.key
    return margins.isEmpty ? keyOfContent() : keyOfContent().map { margins + $0 }
  }

  private func keyOfContent() -> [UInt32]? {
    let others = others?.key ?? []
    if isLost {
      if isMerged { return keyOfLost(others) }
      if shapes.decide { return shapes.key() }
      // once it loses a letter or a digit, too, the others may decide
      if reading.isLostForGood || rejected == .field || self.others?.isOpen ?? true { return nil }
    }
    let isLostForGood = reading.isLost && reading.isLostForGood
    guard var key = isLostForGood ? [] : reading.key() else { return nil }
    key.append(hints.rawValue)
    key.append(shapes.keyBeforeLoss)
    key += others
    if !beginnings.isEmpty { for line in reading.lines { key += beginnings.key(line) } }
    return key
  }

  /// Whether the mask does not take what was read.
  private var isLost: Bool { reading.isLost || reading.isLostForGood }

  /// Once the mask has lost a letter or a digit, the line goes on as all do that the others read alike, of whatever
  /// classes; where those leave more than one reading, a field has to see to each.
  private func keyOfLost(_ others: [UInt32]) -> [UInt32]? {
    if self.others?.isOpen ?? true { return nil }
    return others + (rejected == .line ? [UInt32(reading.count)] : [])
  }

  func layout(of line: UnsafeRawBufferPointer) -> LineOutcome {
    if others?.beginsWithLabel ?? false || isLost && !isMerged && !shapes.decide { return .field }
    let text = String(decoding: margins.content(of: line), as: UTF8.self)
    let read = (literalsMove ? reading.lines.first : reading.line())?.shifted(by: margins.leading)
    if reading.takesAll, !reading.changesMarks, let read {
      // the field itself is asked once for all lines of this shape: what it shows after the value, and whether this
      // is what it shows
      // a number that would be padded may be none as it stands: 13/2024 does not mean January 3
      if hints.contains(.hasPlus) || hasFixedNumbers, !reader.read(text).isAccepted { return .field }
      field.setText(text)
      if !field.rejections.isEmpty || field.isEmpty && !isEmpty { return .field }
      if hasFixedNumbers, !field.isComplete,
        read.finished(as: Array(reader.field.value.utf8), line, margins.content(of: line)) != nil
      {
        field.setText(reader.field.text)
      }
      if mayGetComplete { return .unknown }
      let isFinishedOtherwise = hasFixedNumbers && !field.isComplete && reader.field.isComplete
      let layout = layout(of: read, line)
      // value literals may come with the end, too
      if isFinishedOtherwise, let layout, layout.flags & UInt8(bulk_complete) == 0 { return .field }
      return LineOutcome(layout)
    }
    if isMerged, let layout = layoutOfForms(line) { return .layout(layout) }
    let answer = reader.read(text)
    guard answer.isAccepted, answer.rejections.isEmpty else {
      let layout = reading.isLost || isMerged ? layoutOfLost(line, answer) : layoutOfLostMarks(line, answer)
      return LineOutcome(layout)
    }
    field.setText(reader.field.text)
    // a cell that is blank, or has marks alone; and a whole number with a fraction, which its digits decide
    if reader.field.isEmpty || LineShapes.mayHaveFraction(line) { return .field }
    if mayGetComplete { return .unknown }
    guard readsMarksAlike, let read else { return .field }
    return LineOutcome(layout(of: read, line))
  }

  /// Whether a number that the line ends in was not padded, as a value that is finished so would be wrong: lines of the
  /// same shape may be values.
  private var mayGetComplete: Bool {
    if !hasFixedNumbers || checks == nil || field.isComplete { return false }
    let text = field.text
    field.endEditing()
    defer { field.setText(text) }
    return field.isComplete
  }

  /// What is written of lines of which the mask loses as much as of this one.
  private func layoutOfLost(_ line: UnsafeRawBufferPointer, _ answer: TextReading) -> LineLayout? {
    guard let others, isMerged else { return shapes.rejectedLayout(of: line, answer) }
    return !answer.isAccepted && others.areExcluded(from: margins.content(of: line)) ? rejected.layout(of: line) : nil
  }

  /// What is written of lines of which the mask takes each letter and digit, as of this one, and not each separator.
  private func layoutOfLostMarks(_ line: UnsafeRawBufferPointer, _ answer: TextReading) -> LineLayout? {
    guard let others, rejectsMarksAlike, !hints.contains(.hasMarksTogether), !answer.isAccepted,
      !answer.rejections.contains(where: { $0.reason == .severalFit }),
      others.leaveWhatTheMaskTakes(margins.content(of: line))
    else { return nil }
    return rejected.layout(of: line)
  }
}
