import FieldEditing
import Foundation
import MaskFuzzing
import PhoneNumbering
import Testing

/// Fields of phone numbers, described as JSON.
@Suite struct PhoneSetupTests {
  static let texts = [
    #"{"region": null}"#, #"{"region": "GB"}"#, #"{"region": "US", "style": "international"}"#,
    #"{"region": "US", "style": "international", "digitLimit": 30, "extensions": false}"#,
    #"{"region": "US", "eager": false, "pastes": "lenient", "secure": true, "overwriting": true}"#,
  ]

  @Test(arguments: texts) func isReadBack(_ text: String) throws {
    let setup = try JSONDecoder().decode(PhoneSetup.self, from: Data(text.utf8))
    #expect(setup.description == text)
    #expect(try JSONDecoder().decode(PhoneSetup.self, from: Data(setup.description.utf8)) == setup)
  }

  @Test func whatIsUsualIsLeftOut() throws {
    let text =
      #"{"region": "de", "style": "national", "digitLimit": 24, "extensions": true, "eager": true, "secure": false}"#
    let setup = try JSONDecoder().decode(PhoneSetup.self, from: Data(text.utf8))
    #expect(setup.verbatim == PhoneSetup(PhoneFormat(try PhoneRegion("DE"))) && setup != setup.verbatim)
    #expect(setup.description == #"{"region": "DE"}"#)
  }

  @Test func aRegionIsAKeyOfPhoneNumbersAlone() throws {
    var phone = EngineTarget(PhoneSetup(PhoneFormat(try PhoneRegion("GB"), .international)))
    phone.press(.insert("2"))
    let isChanged = [EditCommand.changeRegion(try PhoneRegion("FR")), .changeRegion(nil)].map { phone.press($0) }
    #expect(isChanged == [true, true])
    let (text, region) = (phone.text, phone.field.phoneFormat?.region)
    #expect(text == "+33 2")
    #expect(region == nil)
    var mask = EngineTarget(try Mask("##"))
    mask.press(.insert("2"))
    let isMaskChanged = mask.press(.changeRegion(try PhoneRegion("FR")))
    #expect(!isMaskChanged)
    let maskText = mask.text
    #expect(maskText == "2")
  }
}
