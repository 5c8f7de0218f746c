import FieldEditing
import NumberFormatting
import PhoneNumbering
import Testing

/// Bytes that are copied are those of the strings.
@Suite struct CopyingTests {
  /// A field of each kind, and keys that make its display more than ASCII here and there.
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    let keys: String
    var isSecure = false
    var isEager = true
    let make: @Sendable (FieldOptions) throws -> Field
    var testDescription: String { name }

    func field(_ unit: FieldOptions.OffsetUnit) throws -> Field {
      try make(FieldOptions(isEager: isEager, isSecure: isSecure, offsetUnit: unit))
    }
  }

  static let subjects = [
    Subject(name: "mask", keys: "5551234567") { Field(try Mask("+1 (###) ###-####"), options: $0) },
    Subject(name: "mask, lazy", keys: "555", isEager: false) { Field(try Mask("(###) ###"), options: $0) },
    Subject(name: "mask, secure", keys: "5551234", isSecure: true) { Field(try Mask("(###) ###-####"), options: $0) },
    Subject(name: "letters", keys: "äöU\u{308}e\u{301}\u{323}🙂") { Field(try Mask("→ *{0,} ←"), options: $0) },
    Subject(name: "literal cluster", keys: "123") { Field(try Mask("#👩‍👩‍👧#🇫🇷#"), options: $0) },
    Subject(name: "euros", keys: "-1234567,5") { Field(euros, options: $0) },
    Subject(name: "grouping as typed", keys: "1.2") { Field(euros, options: $0) },
    Subject(name: "percent", keys: "12,5") { Field(percent, options: $0) },
    Subject(name: "number, secure", keys: "1234,5", isSecure: true) { Field(euros, options: $0) },
    Subject(name: "phone", keys: "02079460958x12") { Field(PhoneFormat(try PhoneRegion("GB")), options: $0) },
    Subject(name: "phone, secure", keys: "02079460958", isSecure: true) {
      Field(PhoneFormat(try PhoneRegion("GB")), options: $0)
    },
    Subject(name: "phone, international", keys: "") {
      Field(PhoneFormat(try PhoneRegion("GB"), .international), options: $0)
    },
  ]
  static let euros = NumberFormat(
    NumberSymbols(
      positive: .init(suffix: "\u{A0}€"), negative: .init(prefix: "\u{2212}", suffix: "\u{A0}€"),
      groupingSeparator: ".", decimalSeparator: ",", maximumFractionDigits: 2))
  static let percent = NumberFormat(
    NumberSymbols(
      positive: .init(suffix: " %"), groupingSeparator: ".", decimalSeparator: ",", maximumFractionDigits: 1,
      valueExponent: 2))

  @Test(arguments: subjects, FieldOptions.OffsetUnit.allCases)
  func copiesAreTheStrings(_ subject: Subject, _ unit: FieldOptions.OffsetUnit) throws {
    var field = try subject.field(unit)
    expectCopies(of: field)
    for key in subject.keys {
      let result = field.insert(String(key))
      expectCopies(of: field)
      expectCopy(of: field, in: result.replacement)
    }
    field.move(.start)
    field.setMarkedText("にe\u{301}")
    expectCopies(of: field)
    field.setMarkedText("")
    field.deleteForward()
    expectCopies(of: field)
  }

  private func expectCopies(of field: borrowing Field) {
    let (text, value, length) = (field.text, field.value, field.textLength)
    let bytes = [UInt8](capacity: 200) { field.copyText(to: &$0) }
    let units = [UInt16](capacity: 200) { field.copyText(to: &$0) }
    let valueBytes = [UInt8](capacity: 200) { field.copyValue(to: &$0) }
    let valueUnits = [UInt16](capacity: 200) { field.copyValue(to: &$0) }
    #expect(bytes == Array(text.utf8) && units == Array(text.utf16))
    #expect(valueBytes == Array(value.utf8) && valueUnits == Array(value.utf16))
    #expect(length == text.offset(of: text.endIndex, in: field.options.offsetUnit))
    for start in 0...length {
      for end in start...min(length, start + 3) { expectCopy(of: field, in: start..<end) }
    }
    expectCopy(of: field, in: length..<length + 9)
  }

  private func expectCopy(of field: borrowing Field, in range: Range<Int>) {
    let part = field.text(in: range)
    let bytes = [UInt8](capacity: 200) { field.copyText(in: range, to: &$0) }
    let units = [UInt16](capacity: 200) { field.copyText(in: range, to: &$0) }
    #expect(bytes == Array(part.utf8) && units == Array(part.utf16), "\(range)")
  }

  /// Nothing is appended to a span that is too short, and what stands in it stays.
  @Test(arguments: subjects) func aShortSpanStaysAsItIs(_ subject: Subject) throws {
    var field = try subject.field(.utf8)
    field.insert(subject.keys)
    let (length, valueLength) = (field.text.utf8.count, field.value.utf16.count)
    for room in 0...length {
      let bytes = [UInt8](capacity: room + 1) { output in
        output.append(7)
        #expect(field.copyText(to: &output) == length)
      }
      #expect(bytes.count == (room < length ? 1 : length + 1) && bytes[0] == 7)
    }
    for room in 0..<valueLength {
      let units = [UInt16](capacity: room) { #expect(field.copyValue(to: &$0) == valueLength) }
      #expect(units.isEmpty)
    }
  }
}
