import CBulkKernel
internal import FieldEditing
internal import FieldFormats
internal import PhoneNumbering

/// Reads lines as phone numbers that are dialled in a region or after a plus: digits, and what people put between them.
///
/// Of a line of words it is known that no number is in it. Extensions, and parts of a line, are left to a field.
final class PhoneLineReading: LineReading {
  let classes: LineClasses
  private let format: PhoneFormat
  private let fieldFormat: FieldFormat
  private let question: ColumnQuestion
  private var field: Field
  /// The plus, if there is one, and the digits.
  private var characters = PhoneBuffer()
  /// Where in the line each of them stands.
  private var sources: [UInt32] = []
  private var state: PhoneState
  private var dialling: PhoneDialling
  private var count: UInt32 = 0
  private var isUncertain = false
  /// The last point or slash, how many digits stand after it, and how many characters are neither blanks nor digits.
  private var lastMark: (byte: UInt8, digitsAfter: UInt32) = (0, 0)
  private var markCount: UInt32 = 0
  /// Whether the line has letters, and nothing else but marks between words.
  private var isWords = false
  private let rejected: RejectedLayout
  private let incomplete: RejectedLayout
  /// What becomes of a line that is not a number.
  private var reader: TextReader

  /// - Parameter rejected: what is written of a line that is rejected.
  init(
    _ format: PhoneFormat, _ fieldFormat: FieldFormat, answering question: ColumnQuestion,
    rejected: RejectedLayout = .field, incomplete: RejectedLayout
  ) {
    (self.format, self.fieldFormat, self.question) = (format, fieldFormat, question)
    (self.rejected, self.incomplete) = (rejected, incomplete)
    var options = FieldOptions(isEager: false, offsetUnit: .scalars)
    options.undoSteps = 0
    reader = TextReader(fieldFormat, options)
    field = Field(format, options: options)
    state = format.machine.start
    dialling = PhoneDialling(format)
    classes = LineClasses { byte -> UInt8? in
      switch byte {
      case 48...57, UInt8(ascii: "+"): byte
      case UInt8(ascii: "."), UInt8(ascii: "/"): byte
      case UInt8(ascii: " "): byte
      case UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"): 0
      case 65...90, 97...122: 1
      default: nil
      }
    }
  }

  func begin() {
    characters.removeAll()
    sources.removeAll(keepingCapacity: true)
    state = format.machine.start
    dialling.begin()
    (count, isUncertain, isWords) = (0, format.style != .national, false)
    (lastMark, markCount) = ((0, 0), 0)
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool { false }

  func read(_ byte: UInt8) {
    defer { count += 1 }
    if 65...90 ~= byte & ~32 {
      isWords = true
      isUncertain = isUncertain || !characters.isEmpty
      return
    }
    let isPlus = byte == UInt8(ascii: "+")
    guard 48...57 ~= byte || isPlus else {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/") { lastMark = (byte, 0) }
      if byte != UInt8(ascii: " ") { markCount += 1 }
      return
    }
    if isUncertain { return }
    lastMark.digitsAfter += 1
    // what is read of a plus within a text is left to a field, and digits that all have to be known for long
    if isPlus && count > 0 || characters.count >= format.digitLimit || dependsOnDigits && !mayKnowDigits {
      isUncertain = true
      return
    }
    characters.append(byte)
    sources.append(count)
    state = format.machine.next(state, characters.base, count: characters.count)
    dialling.read(byte)
  }

  func key() -> [UInt32]? {
    if isUncertain { return nil }
    if isWords { return characters.isEmpty ? [.max, count] : nil }
    var key = [count, UInt32(characters.count), UInt32(lastMark.byte), lastMark.digitsAfter, min(markCount, 2)]
    key += state.words
    if !answersAlike { key += sources }
    // after more of them than this no further digit is read
    if dependsOnDigits && mayKnowDigits {
      key += (0..<characters.count).map { UInt32(characters.bytes[$0]) }
    }
    return dialling.append(to: &key) ? key : nil
  }

  /// Whether the next digit leads to what all before it say, and not the state alone: the first ones are looked at
  /// together.
  private var dependsOnDigits: Bool { characters.count < 3 || !state.isForgetful }
  /// Whether these are so few that numbers with the same ones are met.
  private var mayKnowDigits: Bool { characters.count <= PhoneDialling.mostKnown }

  /// Whether the digits after a point or a slash may be a fraction, or the last of a second number, which the reader of
  /// whole texts knows. Blanks do not matter: they may stand at the end.
  private var mayEndInAnotherNumber: Bool {
    switch lastMark.byte {
    case UInt8(ascii: "."): lastMark.digitsAfter < 3 && markCount == 1
    case UInt8(ascii: "/"): lastMark.digitsAfter < 5
    default: false
    }
  }

  /// Whether the answer has nothing of the line itself, so that it is one however the digits are parted.
  private var answersAlike: Bool {
    switch question {
    case .valid, .type, .region, .reason, .message: true
    case .text, .value, .redacted, .canonical, .birthDate, .sex, .capture, .e164, .network: false
    }
  }

  var checks: LineChecks? { nil }

  func layout(of line: UnsafeRawBufferPointer) -> LineOutcome { LineOutcome(knownLayout(of: line)) }

  private func knownLayout(of line: UnsafeRawBufferPointer) -> LineLayout? {
    if isWords { return rejected.layout(of: line) }
    if characters.isEmpty || mayEndInAnotherNumber { return nil }
    field.clear()
    field.setText(String(decoding: line, as: UTF8.self))
    guard field.rejections.isEmpty else { return nil }
    field.endEditing()
    if field.isComplete { return layout(try? field.phoneNumber, UInt8(bulk_complete)) }
    // a part of it may be a number, or all of it too long for one
    if count > characters.count { return nil }
    let reading = reader.readCell(String(decoding: line, as: UTF8.self))
    if !reading.isAccepted { return rejected.layout(of: line) }
    guard reading.rejections.isEmpty else { return nil }
    return incomplete.layoutOfIncomplete(line, flags: UInt8(bulk_unassigned)) ?? layout(nil, 0)
  }

  /// How a line is laid out of which the field holds all.
  private func layout(_ number: PhoneNumber?, _ flags: UInt8) -> LineLayout? {
    let flags = flags | UInt8(number?.isValid ?? false ? 0 : bulk_unassigned)
    var written: [LineLayout.Cell]?
    switch question {
    case .text: written = cells(of: field.text)
    case .value: written = cells(of: field.value)
    case .valid: written = []
    case .redacted where number != nil: written = redactedCells
    default:
      let fault = question.isOfFaults ? fieldFormat.objection(to: field) : nil
      guard let answer = number.flatMap({ question.answer(of: $0) }) ?? question.answer(of: fault, to: field) else {
        return LineLayout(cells: [], flags: flags | UInt8(bulk_null))
      }
      let isNumber = question == .e164 || question == .canonical
      written = isNumber ? number.flatMap { cells(of: $0) } : answer.utf8.map { .literal($0) }
    }
    return written.map { LineLayout(cells: $0, flags: flags) }
  }

  /// What is shown, with the bullets that a field has of it.
  private var redactedCells: [LineLayout.Cell]? {
    guard let cells = cells(of: field.text), let redacted = fieldFormat.redactedText(of: field) else { return nil }
    return zip(cells, redacted.unicodeScalars).flatMap { cell, scalar in
      scalar == "\u{2022}" ? "\u{2022}".utf8.map { .literal($0) } : [cell]
    }
  }

  /// A text that has the characters of the line in order, and others between.
  private func cells(of text: String) -> [LineLayout.Cell]? {
    var cells: [LineLayout.Cell] = []
    var used = 0
    for byte in text.utf8 {
      if 48...57 ~= byte || byte == UInt8(ascii: "+") {
        guard used < characters.count, characters.bytes[used] == byte else { return nil }
        cells.append(.source(Int(sources[used]), casing: 0))
        used += 1
      } else {
        cells.append(.literal(byte))
      }
    }
    return used == characters.count && cells.count <= LineLayout.most ? cells : nil
  }

  /// E.164, of which the national number is what was dialled last.
  private func cells(of number: PhoneNumber) -> [LineLayout.Cell]? {
    let national = Array(number.nationalNumber.utf8)
    let before = characters.count - national.count
    guard before >= 0, (0..<national.count).allSatisfy({ characters.bytes[before + $0] == national[$0] }) else {
      return nil
    }
    return number.e164.utf8.dropLast(national.count).map { .literal($0) }
      + (before..<characters.count).map { .source(Int(sources[$0]), casing: 0) }
  }
}
