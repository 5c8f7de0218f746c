import FieldEditing
import PhoneNumbering
import Testing

@Suite struct PhoneFieldTests {
  func field(_ region: String, _ style: PhoneFormat.Style = .national, options: FieldOptions = FieldOptions()) throws
    -> Field
  {
    Field(PhoneFormat(try PhoneRegion(region), style), options: options)
  }

  @Test func digitsAreLaidOutAsTheyAreTyped() throws {
    var phone = try field("US")
    var shown: [String] = []
    for digit in "2015550123" {
      phone.insert(String(digit))
      shown.append(phone.text)
    }
    #expect(
      shown == [
        "2", "20", "201", "201-5", "201-55", "201-555", "201-5550", "(201) 555-01", "(201) 555-012", "(201) 555-0123",
      ])
    #expect(phone.value == "2015550123")
    #expect(try phone.phoneNumber.e164 == "+12015550123")
    let isComplete = phone.isComplete
    #expect(isComplete)
  }

  @Test func theMiddleIsEdited() throws {
    var phone = try field("US")
    phone.insert("2015550123")
    phone.moveCaret(to: 3)
    let result = phone.insert("9")
    #expect(phone.text == "20915550123")
    #expect(result.effects.contains(.reformatted))
    phone.deleteBackward()
    #expect(phone.text == "(201) 555-0123")
    #expect(phone.caret == 3)
    phone.undo()
    phone.undo()
    #expect(phone.text == "(201) 555-0123")
  }

  @Test(arguments: [
    ("(555) 123-4567", "US", "5551234567", "(555) 123-4567"),
    ("+44 20 7946 0958", "US", "+442079460958", "+44 20 7946 0958"),
    ("0044 20 7946 0958", "DE", "00442079460958", "00 44 20 7946 0958"),
    ("tel:+1-555-123-4567", "GB", "+15551234567", "+1 555-123-4567"),
    ("２０１５５５０１２３", "US", "2015550123", "(201) 555-0123"), ("٢٠١٥٥٥٠١٢٣", "US", "2015550123", "(201) 555-0123"),
    ("(201) 555-0123 x123", "US", "2015550123x123", "(201) 555-0123 ext. 123"),
    ("tel:+1-201-555-0123;ext=123", "US", "+12015550123x123", "+1 201-555-0123 ext. 123"),
  ])
  func pasted(_ text: String, _ region: String, _ value: String, _ shown: String) throws {
    var phone = try field(region)
    let result = phone.insert(text)
    #expect(phone.value == value)
    #expect(phone.text == shown)
    #expect(result.rejectedCount == 0)
  }

  @Test func theCallingCodeIsSupplied() throws {
    var phone = try field("GB", .international)
    #expect(phone.text == "+44 " && phone.value == "" && phone.isEmpty && phone.caret == 4)
    phone.insert("2")
    #expect(phone.text == "+44 2" && phone.value == "+442")
    phone.deleteBackward()
    #expect(phone.text == "+44 " && phone.value == "")
    phone.insert("+")
    #expect(phone.text == "+" && phone.value == "+")
    phone.setText("020 7946 0958")
    #expect(phone.value == "+442079460958")
    phone.changeRegion(to: try PhoneRegion("FR"))
    #expect(phone.value == "+332079460958")
    phone.undo()
    #expect(phone.value == "+442079460958" && phone.phoneFormat?.region?.code == "GB")
  }

  @Test func placeholderIsAnExample() throws {
    var phone = try field("GB")
    #expect(phone.contentPlaceholder == "07400 123456")
    phone.insert("0")
    #expect(phone.contentPlaceholder == "")
    #expect(try field("GB", .international).contentPlaceholder == "7400 123456")
    #expect(
      try field("GB", .international, options: FieldOptions(isEager: false)).contentPlaceholder == "+44 7400 123456")
  }

  @Test func whatStandsBeforeIsReportedAsReformatted() throws {
    var phone = try field("US")
    phone.insert("2015550")
    #expect(phone.insert("1").effects == [.valueChanged, .reformatted])
    #expect(phone.insert("2").effects == .valueChanged)
    #expect(phone.deleteBackward().effects == .valueChanged)
    #expect(phone.deleteBackward().effects == [.valueChanged, .reformatted])
  }

  static let numbers = [
    ("BR", "015119123456789"), ("AU", "001144207946"), ("CN", "17911044207946"), ("AR", "0111512345678"),
    ("MX", "0155123456789"),
    ("GB", "1800201234567890"), ("US", "0011442079460958"), ("KR", "0082123456789012"), ("US", "+999201555"),
    ("IT", "+390612345678901"),
  ]

  /// What is shown is one, whether a digit is typed at the end, put in, taken back, or comes with the others.
  @Test(arguments: numbers, [true, false])
  func everyWayShowsTheSame(_ number: (region: String, digits: String), _ isEager: Bool) throws {
    let options = FieldOptions(isEager: isEager)
    var typed = try field(number.region, options: options)
    var whole = try field(number.region, options: options)
    var shown = [""]
    for end in number.digits.indices {
      typed.insert(String(number.digits[end]))
      whole.setValue(String(number.digits[...end]))
      shown.append(typed.text)
      #expect(typed.text == whole.text)
    }
    for place in 0..<typed.text.count {
      for digit in ["0", "1", "5"] {
        typed.moveCaret(to: place)
        if typed.insert(digit).effects.contains(.rejected) { continue }
        whole.setValue(typed.value)
        #expect(typed.text == whole.text)
        typed.deleteBackward()
        #expect(typed.text == shown.last)
      }
    }
    typed.move(.end)
    while shown.count > 1 {
      typed.deleteBackward()
      shown.removeLast()
      #expect(typed.text == shown.last)
    }
  }
}
