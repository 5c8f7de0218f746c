internal import FieldEditing

extension FieldFormat {
  /// Complete values that look real, and that the checks of the format accept: different ones, always the same for a
  /// format.
  ///
  ///     try FormatCatalog.standard.format(named: "iban").examples(3)     // with the check digits that they must have
  ///
  /// - Parameter count: How many values are wanted.
  /// - Returns: The values, fewer where the mask has not so many; none for numbers and phone numbers.
  /// - Complexity: Some walks through the mask for each, and for a format with checks some hundred trials.
  public func examples(_ count: Int) -> [String] {
    guard let mask else { return [] }
    var mender = ExampleMender(self, mask)
    var seen: Set<[UInt8]> = []
    var examples: [String] = []
    for (index, value) in mask.examples(count).enumerated() {
      guard let example = mender.mended(value, index), seen.insert(Array(example.utf8)).inserted else { continue }
      examples.append(example)
    }
    return examples
  }

  /// One of the examples, by its index among those of the mask; `nil` where there are not so many.
  ///
  /// - Complexity: Some walks through the mask for each up to it, and the trials of one.
  @export(interface) package func example(at index: Int) -> String? {
    guard let mask else { return nil }
    let examples = mask.examples(index + 1)
    guard examples.indices.contains(index) else { return nil }
    var mender = ExampleMender(self, mask)
    return mender.mended(examples[index], index)
  }
}

/// Makes values that a format accepts of those that only its mask accepts, by trying other digits and letters.
///
/// What the check digits must be only a check knows, and checks say yes or no: of account numbers one of 97 is
/// accepted.
private struct ExampleMender: ~Copyable {
  private let format: FieldFormat
  private let hasChecks: Bool
  /// The value of the format's own example, which is valid.
  private let known: [UInt8]
  private var field: Field
  private var random: UInt64 = 0

  init(_ format: FieldFormat, _ mask: Mask) {
    self.format = format
    hasChecks = format.namedFormat.map { !$0.checks.isEmpty } ?? false
    var options = FieldOptions()
    options.undoSteps = 0
    field = Field(mask, options: options)
    field.setText(hasChecks ? format.example : "")
    known = Array(field.value.utf8)
  }

  /// The value, or one like it that is valid; `nil` where none is found.
  ///
  /// - Parameter seed: what makes the trials others than for other values.
  mutating func mended(_ value: String, _ seed: Int) -> String? {
    let given = Array(value.utf8)
    if !hasChecks || accepts(given) { return value }
    random = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    // what is far from any that is valid becomes one like the example
    for start in [given, known] where !start.isEmpty {
      for _ in 0..<1_500 {
        var changed = start
        for _ in 0...draw(3) {
          let place = draw(changed.count)
          changed[place] = another(changed[place])
        }
        if changed != known && accepts(changed) { return String(decoding: changed, as: UTF8.self) }
      }
    }
    return nil
  }

  private mutating func accepts(_ value: [UInt8]) -> Bool {
    field.setValue(String(decoding: value, as: UTF8.self))
    guard field.isComplete, field.value.utf8.elementsEqual(value) else { return false }
    return format.state(of: field) == .complete
  }

  /// For a digit a digit, and for a letter a letter.
  private mutating func another(_ byte: UInt8) -> UInt8 {
    switch byte {
    case 48...57: 48 + UInt8(draw(10))
    case 65...90: 65 + UInt8(draw(26))
    case 97...122: 97 + UInt8(draw(26))
    default: byte
    }
  }

  private mutating func draw(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: random >> 33) % count
  }
}
