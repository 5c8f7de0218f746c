import CBulkKernel
internal import FieldEditing
internal import FieldFormats
internal import MaskCompiler

/// Reads lines by a mask, and holds them against what the mask's format says beyond it.
final class MaskLineReading: LineReading {
  let classes: LineClasses
  private let fieldFormat: FieldFormat
  private var format: NamedFormat? { fieldFormat.namedFormat }
  private let wrongValuesAreReadOtherwise: Bool
  private let template: LineTemplate?
  private let rejected: RejectedLayout
  private let incomplete: RejectedLayout
  private var reading: MaskReading
  private var field: Field
  /// Whether named groups are looked at, by checks or a template.
  private let readsCaptures: Bool
  /// Whether there are digits beside those of the line: literals, or zeros before a number.
  private let hasFixedDigits: Bool
  /// Whether a number that was begun is padded when the line ends.
  private let hasFixedNumbers: Bool
  private var margins = BlankMargins()
  private var isEmpty = true
  private var isAfterMark = false
  /// What of the line leads to other readings than the mask's, however the mask reads it.
  private var hints = Hints()
  /// The same for the form of the format in which its groups stand elsewhere, if there is one.
  private var moved: MovedGroups?
  /// What else a line may be; `nil` where only a field knows.
  private let others: OtherReadings?
  /// Whether those alone decide what becomes of the line, whatever its classes are.
  private var isMerged = false
  /// Which lines are rejected that no reading takes.
  private var shapes: LineShapes
  let checks: LineChecks?
  /// The same of values that are known to be wrong by how they begin.
  private var beginnings: CheckedBeginnings
  /// What becomes of a line that the mask does not take as it stands.
  private var reader: TextReader
  /// Whether a display shows a value otherwise once more of it is there: then a line is read as a value, if it can be.
  private let literalsMove: Bool
  /// Whether the reader says the same of all lines that are read alike but for the marks between their figures.
  private let readsMarksAlike: Bool
  /// Whether it rejects all lines that are read alike, and lose the same marks, if it rejects one.
  private let rejectsMarksAlike: Bool

  private struct Hints: OptionSet {
    let rawValue: UInt32
    static let beginsWithLetter = Hints(rawValue: 1)
    /// A mark at which a part of the line may begin or end.
    static let hasEdge = Hints(rawValue: 2)
    static let hasDot = Hints(rawValue: 4)
    /// It may call another country than the mask.
    static let hasPlus = Hints(rawValue: 8)
    /// Marks beside one another: one that stands twice is read otherwise than two.
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
    // how a value begins is known of lines alone that have its groups in their order
    moved = beginnings.isEmpty ? MovedGroups(format, mask) : nil
    checks = LineChecks.of(format, but: beginnings)
    readsCaptures = template?.readsCaptures ?? false || checks != nil || !beginnings.isEmpty
    hasFixedNumbers = mask.shape.hasFixedNumbers
    literalsMove = mask.shape.isFromEnd
    hasFixedDigits = mask.program.tables.nodes.contains { $0.isFixedText && 48...57 ~= $0.argument }
    rejectsMarksAlike = !format.isName
    readsMarksAlike = !format.valuesHaveMarks
  }

  func begin() {
    reading.clear()
    moved?.begin()
    others?.begin()
    shapes.begin()
    beginnings.begin()
    (margins, isEmpty, isAfterMark, isMerged, hints) = (BlankMargins(), true, false, false, [])
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    if isEmpty || margins.trailing > 0 || hasFixedDigits || !beginnings.isEmpty { return false }
    return 48...57 ~= a && 48...57 ~= b && reading.takesAlike(a, b) && moved?.takesAlike(a, b) ?? true
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
    let isMark = !(48...57 ~= byte || 65...90 ~= byte & ~32)
    if isMark && isAfterMark { hints.insert(.hasMarksTogether) }
    isAfterMark = isMark
    isEmpty = false
    shapes.read(byte, classes.numbers[Int(byte)])
    others?.end(before: byte, reading)
    reading.read(byte)
    others?.read(byte, isLost: reading.isLost)
    moved?.read(byte)
    if reading.isLostForGood, rejected != .field, !(others?.isOpen ?? true) { isMerged = true }
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
    guard var key = isLostForGood ? [] : reading.key(), moved?.append(to: &key) ?? true else { return nil }
    key.append(hints.rawValue)
    key.append(shapes.keyBeforeLoss)
    key += others
    if !beginnings.isEmpty { for line in reading.lines { key += beginnings.key(line) } }
    return key
  }

  /// Whether neither the mask nor the form with its groups takes what was read.
  private var isLost: Bool { (reading.isLost || reading.isLostForGood) && !(moved?.takesAll ?? false) }

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
      return LineOutcome(layout(of: read, line))
    }
    let answer = reader.read(text)
    let isTakenMoved = moved?.takesAll ?? false
    guard answer.isAccepted, answer.rejections.isEmpty else {
      let layout = reading.isLost || isMerged ? layoutOfLost(line, answer) : layoutOfLostMarks(line, answer)
      if let layout { return .layout(layout) }
      return isTakenMoved ? .unknown : .field
    }
    field.setText(reader.field.text)
    // a cell that is blank, or has marks alone; and a whole number with a fraction, which its digits decide
    if reader.field.isEmpty || LineShapes.mayHaveFraction(line) { return .field }
    if readsMarksAlike, let read, let layout = layout(of: read, line) { return .layout(layout) }
    if !isTakenMoved { return .field }
    guard let read = moved?.line(shownAs: reader.field.text)?.shifted(by: margins.leading),
      let layout = layout(of: read, line)
    else {
      return .unknown
    }
    return .layout(layout)
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

  /// How a line is laid out that was read as the field has it; `nil` where that is another.
  private func layout(of read: MaskReading.Line, _ line: UnsafeRawBufferPointer) -> LineLayout? {
    let shown = Array(field.text.utf8)
    guard shown.starts(with: LineLayout.render(read.text, of: line)) else { return nil }
    // an empty cell stays empty, whatever a field shows before its first character
    let text = isEmpty ? [] : read.text + shown[read.text.count...].map { .literal($0) }
    guard let flags = flags(of: line), agrees(read, line) else { return nil }
    if !isEmpty, flags & UInt8(bulk_complete) == 0, line.count <= LineLayout.most,
      let kept = incomplete.layoutOfIncomplete(line, flags: flags)
    {
      return kept
    }
    let isChecked = checks != nil && flags & UInt8(bulk_complete | bulk_unassigned) == UInt8(bulk_complete)
    let checked = isChecked ? CheckedCells(value: read.value, captures: read.captures) : nil
    guard let template else { return layout(text, flags, checked) }
    let shape = LineTemplate.Shape(
      text: text, value: read.value, captures: read.captures, isComplete: field.isComplete,
      network: fieldFormat.network(of: field))
    return switch template.written(shape) {
    case .cells(let cells): layout(cells, flags, checked)
    case .unknown: layout([], flags | UInt8(bulk_null), checked)
    case .byField: nil
    }
  }

  private func layout(_ cells: [LineLayout.Cell], _ flags: UInt8, _ checked: CheckedCells?) -> LineLayout? {
    cells.count <= LineLayout.most ? LineLayout(cells: cells, flags: flags, checked: checked) : nil
  }

  /// Whether a template may be written of lines of this shape: value and captures are those of the field, and what is
  /// written does not depend on what a shape does not say.
  private func agrees(_ read: MaskReading.Line, _ line: UnsafeRawBufferPointer) -> Bool {
    if template == nil && !readsCaptures { return true }
    guard LineLayout.render(read.value, of: line) == Array(field.value.utf8) else { return false }
    if !readsCaptures { return true }
    let captures = field.orderedCaptures
    return captures.map { $0.name } == read.captures.map { $0.name }
      && zip(captures, read.captures).allSatisfy { Array($0.text.utf8) == LineLayout.render($1.text, of: line) }
  }

  /// What is known of the value; `nil` where a field has to see to it.
  private func flags(of line: UnsafeRawBufferPointer) -> UInt8? {
    let isComplete = field.isComplete && !field.isEmpty
    var flags = UInt8(field.isComplete ? bulk_complete : 0)
    if field.isEmpty { flags |= UInt8(bulk_unassigned) }
    // nothing is tried otherwise
    if isEmpty { return flags }
    // what is not a value as it stands may be one in another form, after a label, or in part
    let isTriedOtherwise =
      others.map { !$0.leaveWhatTheMaskTakes(margins.content(of: line), isComplete ? reading.line() : nil) }
      ?? (!hints.isDisjoint(with: [.beginsWithLetter, .hasEdge]) || fieldFormat.isReadInOtherForms)
    let isWrongSlow =
      isTriedOtherwise || others == nil && wrongValuesAreReadOtherwise || template?.readsState ?? false
    if hints.contains(.hasDot) && fieldFormat.dotsAreInDoubt { return nil }
    if !isComplete { return isTriedOtherwise || hasFixedNumbers ? nil : flags }
    guard let format else { return flags }
    let captures = field.orderedCaptures
    for (number, check) in format.checks.enumerated() {
      let checked = check.capture.map { name in captures.first { $0.name == name }?.text } ?? field.value
      guard let checked else { continue }
      switch check.kind {
      case .luhn:
        // the digits of the line are those of the value
        guard checked == field.value, checked.utf8.allSatisfy({ 48...57 ~= $0 }), !hasFixedDigits else { return nil }
        flags |= UInt8(bulk_luhn | (isWrongSlow ? bulk_invalid_is_slow : 0))
      case .neverHolds,
        .beginning where beginnings.decides(number):
        if check.failure(ofChecked: checked) == nil { continue }
        if isWrongSlow { return nil }
        flags |= UInt8(bulk_invalid)
      case .date, .shortDate, .birthDate, .any, .all, .beginning, .other:
        if isWrongSlow { flags |= UInt8(bulk_invalid_is_slow) }
      }
    }
    return flags
  }
}
