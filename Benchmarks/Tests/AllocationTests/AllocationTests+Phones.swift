import FieldEditing
import PhoneNumbering
import Testing

/// Phone numbers: every key, and a paste of digits with punctuation between them; others are read by `PhoneReader`.
extension AllocationTests {
  struct Phone: Sendable, CustomTestStringConvertible {
    let name: String
    let region: String?
    var style = PhoneFormat.Style.national
    var isEager = true
    var isSecure = false
    let keys: String
    /// After a gap, and before one.
    let afterGap: Int, beforeGap: Int
    var testDescription: String { name }
    var scalars: [Unicode.Scalar] { Array(keys.unicodeScalars) }

    func field(_ unit: FieldOptions.OffsetUnit = .characters) throws -> Field {
      var options = FieldOptions(isEager: isEager, offsetUnit: unit)
      options.isSecure = isSecure
      return Field(PhoneFormat(try region.map(PhoneRegion.init), style), options: options)
    }
  }

  static let phones = [
    Phone(name: "national, US", region: "US", keys: "2015550123", afterGap: 6, beforeGap: 4),
    Phone(name: "national, AR", region: "AR", keys: "01123456789", afterGap: 4, beforeGap: 3),
    Phone(name: "national, JP", region: "JP", keys: "0312345678", afterGap: 3, beforeGap: 2),
    Phone(name: "abroad, from DE", region: "DE", keys: "00442079460958x123", afterGap: 6, beforeGap: 5),
    Phone(name: "after a plus", region: nil, keys: "+442079460958", afterGap: 4, beforeGap: 3),
    Phone(
      name: "international, GB", region: "GB", style: .international, keys: "2079460958x12", afterGap: 4, beforeGap: 3),
    Phone(
      name: "international, lazy", region: "FR", style: .international, isEager: false, keys: "612345678", afterGap: 4,
      beforeGap: 3),
    Phone(
      name: "international, secure", region: "US", style: .international, isSecure: true, keys: "2015550123",
      afterGap: 3,
      beforeGap: 2),
    Phone(name: "too long for any layout", region: "US", keys: "201555012320155501232015", afterGap: 4, beforeGap: 3),
  ]

  @Test(arguments: phones) func phoneIsTypedAndTakenBack(_ phone: Phone) throws {
    var field = try phone.field()
    let keys = phone.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
      for _ in keys { field.deleteBackward() }
    }
    #expect(count == 0)
    let isEmpty = field.isEmpty
    #expect(isEmpty)
  }

  @Test(arguments: phones, [FieldOptions.OffsetUnit.characters, .utf8]) func phoneIsEditedInTheMiddle(
    _ phone: Phone, _ unit: FieldOptions.OffsetUnit
  ) throws {
    var field = try phone.field(unit)
    for key in phone.scalars { field.insert(key) }
    let value = field.value
    let count = allocations {
      for place in [phone.afterGap, phone.beforeGap] {
        field.moveCaret(to: place)
        field.insert("7" as Unicode.Scalar)
        field.deleteBackward()
        field.moveCaret(to: place)
        field.insert(" " as Unicode.Scalar)
        field.deleteForward()
        field.insert("8" as Unicode.Scalar)
        field.move(.backward, extending: true)
        field.insert("9" as Unicode.Scalar)
      }
    }
    #expect(count == 0)
    let isEdited = field.value != value
    #expect(isEdited)
  }

  @Test(arguments: phones) func theCaretWalksOverGaps(_ phone: Phone) throws {
    var field = try phone.field()
    for key in phone.scalars { field.insert(key) }
    let length = field.text.count
    let count = allocations {
      field.move(.start)
      for _ in 0..<length {
        field.insert(" " as Unicode.Scalar)
        field.move(.forward)
      }
      for _ in 0..<length { field.move(.backward) }
      field.selectAll()
      field.move(.end)
    }
    #expect(count == 0)
    #expect(field.caret == length)
  }

  @Test(arguments: phones) func phoneIsUndone(_ phone: Phone) throws {
    var field = try phone.field(.utf16)
    let keys = phone.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
      field.deleteBackward()
      field.moveCaret(to: phone.afterGap)
      field.deleteBackward()
      while field.canUndo { field.undo() }
      while field.canRedo { field.redo() }
    }
    #expect(count == 0)
  }

  @Test(arguments: phones) func phoneIsOverwritten(_ phone: Phone) throws {
    var field = try phone.field()
    for key in phone.scalars { field.insert(key) }
    field.isOverwriting = true
    let count = allocations {
      field.moveCaret(to: phone.afterGap)
      for key in "٣４5678".unicodeScalars { field.insert(key) }
      // a key that is rejected reports, and keeps no memory either
      field.insert("z" as Unicode.Scalar)
    }
    #expect(count == 0)
  }

  /// Into an empty field, after what is there, in its middle, and in place of the selection.
  @Test(arguments: phones) func phoneIsPasted(_ phone: Phone) throws {
    var field = try phone.field()
    let digits = phone.scalars.filter { 48..<58 ~= $0.value }
    let texts = [
      String(String.UnicodeScalarView(digits)), "(201) 555-0123", "+1 201 555 0123", "+44 (0)20 7946-0958",
      "011 15 2345-6789",
      "00 44 20 7946 0958",
    ]
    let count = allocations {
      for text in texts {
        field.clear()
        field.insert(text)
        field.insert(text)
        field.moveCaret(to: phone.afterGap)
        field.insert(text)
        field.selectAll()
        field.insert(text)
        field.setText(text)
      }
    }
    #expect(count == 0)
    let isEmpty = field.isEmpty
    #expect(!isEmpty)
  }

  @Test(arguments: phones) func phoneIsLeft(_ phone: Phone) throws {
    var field = try phone.field()
    let keys = phone.scalars
    let count = allocations {
      field.clear()
      for key in keys { field.insert(key) }
      field.insert("x" as Unicode.Scalar)
      field.endEditing()
      field.setText("+440207946095")
      field.insert("8" as Unicode.Scalar)
      field.endEditing()
    }
    #expect(count == 0)
  }
}
