import CBulkKernel

/// Reads lines as phone numbers that are dialled in a region or after a plus: digits, and what people put between them.
///
/// Extensions and words are left to a field.
final class PhoneLineReading: LineReading {
  let classes: LineClasses
  private let format: PhoneFormat
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

  init(_ format: PhoneFormat, answering question: ColumnQuestion) {
    (self.format, self.question) = (format, question)
    var options = FieldOptions(isEager: false)
    options.undoSteps = 0
    field = Field(format, options: options)
    state = format.machine.start
    dialling = PhoneDialling(format)
    classes = LineClasses { byte -> UInt8? in
      switch byte {
      case 48...57, UInt8(ascii: "+"): byte
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        0
      default: nil
      }
    }
  }

  func begin() {
    characters.removeAll()
    sources.removeAll(keepingCapacity: true)
    state = format.machine.start
    dialling.begin()
    (count, isUncertain) = (0, format.style != .national)
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool { false }

  func read(_ byte: UInt8) {
    defer { count += 1 }
    let isPlus = byte == UInt8(ascii: "+")
    guard 48...57 ~= byte || isPlus, !isUncertain else { return }
    // what is read of a plus within a text is left to a field, and digits that all have to be known for long
    if isPlus && count > 0 || characters.count >= format.digitLimit
      || characters.count > 6 && !state.isForgetful
    {
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
    var key = [count, UInt32(characters.count)] + state.words
    if !answersAlike { key += sources }
    // the first digits are looked at together
    if characters.count < 3 || !state.isForgetful {
      key += (0..<characters.count).map { UInt32(characters.bytes[$0]) }
    }
    return dialling.append(to: &key) ? key : nil
  }

  /// Whether the answer has nothing of the line itself, so that it is one however the digits are parted.
  private var answersAlike: Bool { question == .type || question == .region || question == .valid }

  func layout(of line: UnsafeRawBufferPointer) -> LineLayout? {
    if characters.isEmpty { return nil }
    field.clear()
    field.setText(String(decoding: line, as: UTF8.self))
    guard field.rejections.isEmpty else { return nil }
    field.endEditing()
    // a part of it may be a number, or the whole too long for one
    if !field.isComplete { return nil }
    let number = try? field.phoneNumber
    let flags = UInt8(bulk_complete | (number?.isValid ?? false ? 0 : bulk_unassigned))
    switch question {
    case .text: return cells(of: field.text).map { LineLayout(cells: $0, flags: flags) }
    case .value: return cells(of: field.value).map { LineLayout(cells: $0, flags: flags) }
    case .e164:
      guard let number else { return nil }
      return cells(of: number).map { LineLayout(cells: $0, flags: flags) }
    case .valid: return LineLayout(cells: [], flags: flags)
    case .type, .region, .network:
      guard let answer = number.flatMap({ question.answer(of: $0) }) else {
        return LineLayout(cells: [], flags: flags | UInt8(bulk_null))
      }
      return LineLayout(cells: answer.utf8.map { .literal($0) }, flags: flags)
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
