import FieldEditing
import FieldFormats
import NumberFormatting
import PhoneNumbering
import Testing

/// What a secure field says about itself, its edits and its checks names no character that was typed.
@Suite struct DescriptionTests {
  static let secret = "8271946353"

  /// All that a value says of itself: to a reader, to a debugger, and by reflection.
  static func reported<Value>(_ value: Value) -> String {
    var text = "\(value) " + String(reflecting: value)
    dump(value, to: &text)
    for child in Mirror(reflecting: value).children { text += " \(child)" }
    return text
  }

  /// Whether three characters of the secret stand together.
  static func shows(_ secret: String, _ text: String) -> Bool {
    let characters = Array(secret)
    return (0...characters.count - 3).contains { text.contains(String(characters[$0..<$0 + 3])) }
  }

  static func check(_ field: consuming Field, sourceLocation: SourceLocation = #_sourceLocation) {
    var reported = ""
    for character in secret.unicodeScalars { reported += Self.reported(field.insert(character)) }
    reported += Self.reported(field.insert(secret)) + Self.reported(field.rejections) + Self.reported(field.ambiguity)
    reported +=
      Self.reported(field.setText("x" + secret + "?")) + Self.reported(field.rejections)
      + Self.reported(field.candidates)
    reported += Self.reported(field.undo()) + Self.reported(field.redo()) + Self.reported(field.endEditing())
    reported += Self.reported(field.options) + field.text + field.placeholder
    do throws(PhoneError) { _ = try field.phoneNumber } catch { reported += Self.reported(error) }
    #expect(!shows(secret, reported), "\(reported)", sourceLocation: sourceLocation)
  }

  @Test func secureFields() throws {
    let options = FieldOptions(isSecure: true)
    Self.check(Field(try Mask("##########"), options: options))
    Self.check(Field(try Mask("####"), options: options))
    let symbols = NumberSymbols(groupingSeparator: ",", decimalSeparator: ".", maximumFractionDigits: 2)
    Self.check(Field(NumberFormat(symbols), options: options))
    Self.check(Field(PhoneFormat(try PhoneRegion("US")), options: options))
    Self.check(Field(PhoneFormat(nil), options: options))
  }

  /// What is lost of a text, and why a value fails.
  @Test func namedFormats() throws {
    for (name, text) in [
      ("card", "8271 9463 5382 7194"), ("card", "4271946353827191"), ("iban", "DE00 8271 9463 5382 7194 63"),
      ("br-cpf", "827.194.635-30"), ("us-phone", "+99 8271946353"),
    ] {
      let format = try #require(FormatCatalog.standard[name])
      var field = Field(try format.mask(), options: FieldOptions(isSecure: true))
      field.fill(text)
      let reported = Self.reported(field.rejections) + Self.reported(field.state) + field.text
      #expect(!Self.shows(text.filter(\.isNumber), reported), "\(name): \(reported)")
    }
  }

  // MARK: controls

  @Test func whatAPlainFieldShowsIsSeen() throws {
    var field = Field(try Mask("##########"))
    field.insert(Self.secret)
    let text = field.text
    #expect(Self.shows(Self.secret, text))
    #expect(Self.shows(Self.secret, Self.reported(["text": text])))
  }
}
