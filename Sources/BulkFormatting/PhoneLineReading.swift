import CBulkKernel

/// Reads lines as phone numbers that are dialled in a region: digits, and what people put between them.
///
/// Numbers with a plus, extensions and words are left to a field.
final class PhoneLineReading: LineReading {
  let classes: LineClasses
  private let format: PhoneFormat
  private var field: Field
  private var digits = PhoneBuffer()
  /// Where in the line each digit stands.
  private var sources: [UInt32] = []
  private var state: PhoneState
  private var count: UInt32 = 0
  private var isUncertain = false

  init(_ format: PhoneFormat) {
    self.format = format
    var options = FieldOptions(isEager: false)
    options.undoSteps = 0
    field = Field(format, options: options)
    state = format.machine.start
    classes = LineClasses { byte -> UInt8? in
      switch byte {
      case 48...57: byte
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "."),
        UInt8(ascii: "/"):
        0
      default: nil
      }
    }
  }

  func begin() {
    digits.removeAll()
    sources.removeAll(keepingCapacity: true)
    state = format.machine.start
    (count, isUncertain) = (0, format.style != .national)
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool { false }

  func read(_ byte: UInt8) {
    defer { count += 1 }
    guard 48...57 ~= byte, !isUncertain else { return }
    // after three digits, what came before them is forgotten
    if digits.count >= format.digitLimit || digits.count > 3 && !state.isForgetful {
      isUncertain = true
      return
    }
    digits.append(byte)
    sources.append(count)
    state = format.machine.next(state, digits.base, count: digits.count)
  }

  func key() -> [UInt32]? {
    if isUncertain { return nil }
    // the states of up to three digits do not say which they were; no region has so short a number
    return [count, UInt32(digits.count)] + sources + state.words
  }

  func layout(of line: UnsafeRawBufferPointer) -> LineLayout? {
    if digits.isEmpty || state.asksDigits(format.tables, count: digits.count) { return nil }
    field.clear()
    field.setText(String(decoding: line, as: UTF8.self))
    guard field.rejections.isEmpty else { return nil }
    field.endEditing()
    // a part of it may be a number, or the whole too long for one
    if !field.isComplete { return nil }
    var cells: [LineLayout.Cell] = []
    var used = 0
    for byte in field.text.utf8 {
      if 48...57 ~= byte {
        guard used < digits.count, digits.bytes[used] == byte else { return nil }
        cells.append(.source(Int(sources[used]), casing: 0))
        used += 1
      } else {
        cells.append(.literal(byte))
      }
    }
    guard used == digits.count, cells.count <= LineLayout.most else { return nil }
    return LineLayout(cells: cells, flags: UInt8(bulk_complete))
  }
}
