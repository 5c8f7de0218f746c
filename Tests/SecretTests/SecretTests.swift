import NumberFormatting
import PhoneNumbering
import Testing

@testable import FieldEditing

/// What a secure field held is in no memory when it has ended, or was cleared. Each test runs in a process of its own,
/// whose memory is quiet.
@Suite(.serialized, .enabled(if: MemoryScan.isPossible)) struct SecretTests {
  static func secure(_ isSecure: Bool = true) -> FieldOptions { FieldOptions(isSecure: isSecure) }

  // MARK: controls

  @Test func aPlantedCopyIsFound() async {
    await #expect(processExitsWith: .success) {
      let digits = MaskedDigits(count: 12)
      #expect(MemoryScan(digits: digits).finds().isEmpty)
      for (stride, zero) in [(1, 48), (1, 0), (2, 48), (4, 48), (16, 48)] {
        let planted = UnsafeMutablePointer<UInt8>.allocate(capacity: 12 * stride)
        planted.initialize(repeating: 0, count: 12 * stride)
        for i in 0..<12 { planted[i * stride] = UInt8(zero) + digits[i] }
        let finds = MemoryScan(digits: digits).finds()
        #expect(!finds.isEmpty, "not found: one every \(stride) bytes, zero is \(zero)")
        memset(planted, 0, 12 * stride)
        planted.deallocate()
      }
      #expect(MemoryScan(digits: digits).finds().isEmpty)
    }
  }

  @Test func aFieldThatIsNotSecureKeepsItsDigits() async {
    await #expect(processExitsWith: .success) {
      let digits = MaskedDigits(count: 12)
      var field = Field(try! Mask("#### #### ####"), options: SecretTests.secure(false))
      SecretTests.useAll(&field, digits)
      let mask = MemoryScan(digits: digits).finds()
      #expect(!mask.isEmpty)
      withExtendedLifetime(field.isEmpty) {}
    }
  }

  // MARK: fields

  @Test func masks() async {
    await #expect(processExitsWith: .success) {
      SecretTests.check(count: 12) { Field(try! Mask("#### #### ####"), options: SecretTests.secure()) }
      // beyond the size with which a field begins
      SecretTests.check(count: 90) { Field(try! Mask("#{1,200}"), options: SecretTests.secure()) }
    }
  }

  @Test func numbers() async {
    await #expect(processExitsWith: .success) {
      let format = NumberFormat(NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2))
      SecretTests.check(count: 12) { Field(format, options: SecretTests.secure()) }
      SecretTests.check(count: 90) { Field(format, options: SecretTests.secure()) }
    }
  }

  @Test func phones() async {
    await #expect(processExitsWith: .success) {
      for region in ["US", "DE", nil] {
        let format = PhoneFormat(region.map { try! PhoneRegion($0) })
        SecretTests.check(count: 10) { Field(format, options: SecretTests.secure()) }
        SecretTests.check(count: 15) { Field(format, options: SecretTests.secure()) }
      }
    }
  }

  // MARK: what is done with a field

  /// Each way of entry by itself, so that a find says which one it was: in a field that has ended, and one that was
  /// cleared and lives on.
  static func check(count: Int, _ make: () -> Field, sourceLocation: SourceLocation = #_sourceLocation) {
    for (name, use) in ways {
      let finds = MemoryScan.finds(count: count) { digits in Self.finds(digits, make) { use(&$0, digits) } }
      #expect(finds.isEmpty, "\(name), \(count) digits: \(finds.prefix(3))", sourceLocation: sourceLocation)
    }
  }
  /// What is found of digits that were put into a field that has ended, and into one that was cleared and lives on.
  static func finds(_ digits: MaskedDigits, _ make: () -> Field, _ use: (inout Field) -> Void) -> [String] {
    var cleared = make()
    use(&cleared)
    cleared.clear()
    var ended = make()
    use(&ended)
    end(ended)
    let finds = MemoryScan(digits: digits).finds()
    end(cleared)
    return finds
  }
  static func end(_ field: consuming Field) {}

  static func useAll(_ field: inout Field, _ digits: MaskedDigits) {
    for (_, use) in ways { use(&field, digits) }
  }

  static let ways: [(String, @Sendable (inout Field, MaskedDigits) -> Void)] = [
    ("typed", { field, digits in type(&field, digits) }),
    (
      "edited in the middle",
      { field, digits in
        type(&field, digits)
        field.moveCaret(to: 4)
        field.deleteBackward()
        field.insert(digits.scalar(digits.count - 1))
        field.deleteForward()
        field.select(2..<5)
        field.deleteForward()
      }
    ),
    (
      "undone",
      { field, digits in
        type(&field, digits)
        field.deleteBackward()
        field.undo()
        field.undo()
        field.redo()
      }
    ),
    ("pasted", { field, digits in digits.withText(0..<digits.count) { field.insert($0) } }),
    (
      "pasted into",
      { field, digits in
        digits.withText(0..<3) { field.insert($0) }
        digits.withText(3..<digits.count) { field.insert($0) }
        field.endEditing()
      }
    ),
    (
      "pasted with marks",
      { field, digits in digits.withText(0..<digits.count, before: "\u{202A}+ ", after: "\u{E9}\n") { field.insert($0) }
      }
    ),
    (
      "formatted", { field, digits in digits.withText(0..<digits.count, before: " ", after: " ") { field.setText($0) } }
    ),
    (
      "formatted with a plus",
      { field, digits in digits.withText(0..<digits.count, before: "+49 (0)") { field.setText($0) } }
    ),
    (
      "assigned",
      { field, digits in
        digits.withText(0..<digits.count) { field.setValue($0) }
        field.endEditing()
      }
    ),
    (
      "composed",
      { field, digits in
        digits.withText(0..<digits.count) { field.setMarkedText($0) }
        field.unmarkText()
      }
    ),
    ("rejected", { field, digits in digits.withText(0..<digits.count, before: "x.y,z") { field.insert($0) } }),
    (
      "in another region",
      { field, digits in
        type(&field, digits)
        field.changeRegion(to: try? PhoneRegion("FR"))
      }
    ),
  ]

  static func type(_ field: inout Field, _ digits: MaskedDigits) {
    for i in 0..<digits.count { field.insert(digits.scalar(i)) }
  }
}
