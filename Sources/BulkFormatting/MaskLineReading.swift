import CBulkKernel

/// Reads lines by a mask, and holds them against what the mask's format says beyond it.
final class MaskLineReading: LineReading {
  let classes: LineClasses
  private let format: NamedFormat?
  private var reading: MaskReading
  private var field: Field
  /// Whether fixed text has digits, which count in no check and may stand in a line.
  private let hasFixedDigits: Bool
  private var isEmpty = true
  private var beginsWithLetter = false

  init(_ mask: Mask, _ format: NamedFormat?) {
    self.format = format
    reading = MaskReading(mask)
    var options = FieldOptions()
    options.undoSteps = 0
    field = Field(mask, options: options)
    classes = LineClasses(of: mask)
    hasFixedDigits = mask.program.tables.nodes.contains { $0.isFixedText && 48...57 ~= $0.argument }
  }

  func begin() {
    reading.clear()
    (isEmpty, beginsWithLetter) = (true, false)
  }

  func isAlike(_ a: UInt8, _ b: UInt8) -> Bool {
    !isEmpty && 48...57 ~= a && 48...57 ~= b && !hasFixedDigits && reading.takesAlike(a, b)
  }

  func read(_ byte: UInt8) {
    if isEmpty { beginsWithLetter = 65...90 ~= byte & ~32 }
    isEmpty = false
    reading.read(byte)
  }

  func key() -> [UInt32]? {
    if reading.losesAsValue && reading.losesAsDisplay { return nil }
    guard var key = reading.key() else { return nil }
    if format != nil { key.append(beginsWithLetter ? 1 : 0) }
    return key
  }

  func layout(of line: UnsafeRawBufferPointer) -> LineLayout? {
    guard var cells = reading.cells() else { return nil }
    // the field itself is asked once for all lines of this shape: what it shows behind the value, and whether this is what it shows
    field.format(String(decoding: line, as: UTF8.self))
    let text = Array(field.text.utf8)
    guard field.rejections.isEmpty, text.starts(with: LineLayout.render(cells, of: line)) else { return nil }
    cells += text[cells.count...].map { .literal($0) }
    guard cells.count <= LineLayout.most, let known = flags() else { return nil }
    return LineLayout(cells: cells, flags: known)
  }

  /// What is known of the value; nil where a field has to see to it.
  private func flags() -> UInt8? {
    let isComplete = field.isComplete && !field.isEmpty
    var flags = UInt8(field.isComplete ? bulk_complete : 0)
    guard let format else { return flags }
    // what is no value as it stands may be one in another form, or behind a label
    let isTriedOtherwise = beginsWithLetter || !format.otherForms.isEmpty
    if !isComplete { return isTriedOtherwise ? nil : flags }
    let captures = field.orderedCaptures
    for check in format.checks {
      let checked = check.capture.map { name in captures.first { $0.name == name }?.text } ?? field.value
      guard let checked else { continue }
      switch check.kind {
      case .luhn:
        // the digits of the line are those of the value
        guard checked == field.value, checked.utf8.allSatisfy({ 48...57 ~= $0 }), !hasFixedDigits else { return nil }
        flags |= UInt8(bulk_luhn | (isTriedOtherwise ? bulk_luhn_is_slow : 0))
      case .neverHolds:
        if isTriedOtherwise { return nil }
        flags |= UInt8(bulk_invalid)
      case .other: return nil
      }
    }
    return flags
  }

}

extension LineClasses {
  /// What a mask, and the reading of a display, tell apart: what its slots take, its fixed text, letters by their case, digits, separators.
  init(of mask: Mask) {
    struct Signature: Hashable {
      let column: UInt16
      let kind: Int
      let itself: UInt8
    }
    let tables = mask.program.tables
    var isFixed = [Bool](repeating: false, count: 128)
    for node in tables.nodes where node.isFixedText && node.argument < 128 {
      isFixed[Int(node.argument)] = true
      if 65...90 ~= node.argument & ~32 { isFixed[Int(node.argument ^ 32)] = true }
    }
    self.init { byte -> Signature? in
      let kind =
        switch byte {
        case 48...57: 1
        case 65...90: 2
        case 97...122: 3
        default: 0
        }
      // one separator stands for another, but not each for each
      let isItself = isFixed[Int(byte)] || Symbol(byte).isSeparator
      return Signature(column: tables.ascii[Int(byte)], kind: kind, itself: isItself ? byte : 0)
    }
  }
}
