import Caretaker
import CaretakerFoundation
import Foundation
import Testing

struct Contact: Codable, Equatable {
  var name: String
  var phone: PhoneNumber
}

@MainActor
final class PhoneScreen {
  let phone: FieldModel

  init(region: String) throws {
    phone = FieldModel(FieldFormat(PhoneFormat(try PhoneRegion(region))), locale: Locale(identifier: "en_US"))
  }

  func choose(country: String) throws {
    let region = try PhoneRegion(country)
    phone.edit { $0.changeRegion(to: region) }
  }

  func contact(name: String) throws -> Contact {
    Contact(name: name, phone: try phone.read { try $0.phoneNumber })
  }
}

@MainActor
@Test func countryOfAPhoneChanges() throws {
  let screen = try PhoneScreen(region: "US")
  screen.phone.insert("2015550123")
  #expect(screen.phone.text == "(201) 555-0123")
  try screen.choose(country: "GB")
  screen.phone.selectAll()
  screen.phone.insert("02079460958")
  #expect(screen.phone.text == "020 7946 0958")

  let contact = try screen.contact(name: "Ada")
  #expect(contact.phone.e164 == "+442079460958")
  let data = try JSONEncoder().encode(contact)
  #expect(String(decoding: data, as: UTF8.self).contains(#""+442079460958""#))
  let back = try JSONDecoder().decode(Contact.self, from: data)
  #expect(back == contact)
  #expect(back.phone.national == "020 7946 0958")

  screen.phone.setValue(back.phone.e164)
  #expect(screen.phone.text == "+44 20 7946 0958")
}
