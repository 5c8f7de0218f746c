import FieldForms
import Testing

/// What the guides advise against, and what they do not.
@Suite struct FormWarningTests {
  @Test func examplesHaveNone() throws {
    for name in FormJSONTests.examples where name != "retailer" {
      #expect(try FormDescription(json: FormJSONTests.example(name)).warnings == [], "\(name)")
    }
    // the retailer's list shows a box that must be filled in
    #expect(try FormDescription(json: FormJSONTests.example("retailer")).warnings.map(\.kind) == [.requiredBox])
  }

  @Test func eachIsFound() throws {
    func field(_ label: String, _ change: (inout FieldDescription) -> Void = { _ in }) -> FieldDescription {
      var field = FieldDescription("f", label: label)
      change(&field)
      return field
    }
    func kinds(_ fields: [FieldDescription], _ labelCase: FormDescription.LabelCase = .asGiven) -> [FormWarning.Kind] {
      var form = FormDescription(fields: fields)
      form.labelCase = labelCase
      return form.warnings.map(\.kind)
    }
    #expect(kinds([field("Enter email")]) == [.actionInLabel])
    #expect(kinds([field("Type")]) == [])
    #expect(
      kinds([
        field("Enter a note") {
          $0.content = .lines(TextLines()); $0.isOptional = true
        }
      ]) == [])
    #expect(kinds([field("Email:")]) == [.colonInLabel])
    #expect(kinds([field("Email (Optional)")]) == [.optionalByHand])
    #expect(kinds([field("Email *")]) == [.optionalByHand])
    #expect(kinds([field("Email") { $0.prompt = "email" }]) == [.repeatedPrompt])
    #expect(kinds([field("Email") { $0.prompt = "name@example.com" }]) == [])
    #expect(kinds([field("Price") { $0.trailingAccessory = FieldAccessory(.unit, text: "EUR") }]) == [.accessoryEnd])
    #expect(kinds([field("Price") { $0.leadingAccessory = FieldAccessory(.unit, text: "EUR") }]) == [])
    #expect(kinds([field("Text") { $0.length = TextLength(maximum: 200) }]) == [.longLine])
    #expect(kinds([field("Note") { $0.content = .lines(TextLines()) }]) == [.requiredBox])
    #expect(kinds([field("A") { $0.type = .newPassword }, field("B") { $0.type = .newPassword }]) == [.passwordTwice])
    #expect(kinds((0..<21).map { _ in field("X") }) == [.manyFields])
    #expect(kinds([field("Card Number")], .sentence) == [.labelCase])
    #expect(kinds([field("Card number")], .title) == [.labelCase])
    #expect(kinds([field("Card Number"), field("Date of Birth")], .title) == [])
  }

  /// The person's region stands for that of a phone number, and where neither is known there is a warning.
  @Test func aPhoneHasARegion() throws {
    func kinds(_ change: (inout FieldDescription) -> Void = { _ in }, region: String? = nil) throws
      -> [FormWarning.Kind]
    {
      var phone = FieldDescription("phone", label: "Phone", type: .phone)
      change(&phone)
      let country = FieldDescription("country", label: "Country", type: .country)
      let form = FormDescription(fields: [country, phone])
      return try FormPlan(form, environment: FormEnvironment(region: region)).warnings.map(\.kind)
    }
    #expect(try kinds() == [.phoneWithoutRegion])
    #expect(try kinds(region: "US") == [])
    // Antarctica has no plan of numbers, and a world has no national ones
    #expect(try kinds(region: "AQ") == [.phoneWithoutRegion])
    #expect(try kinds({ $0.region = .region("GB") }) == [])
    #expect(try kinds({ $0.region = .field("country") }) == [])
    #expect(try kinds({ $0.content = .mask("###-####") }) == [])
    #expect(try kinds({ $0.content = .format("phone(GB)") }) == [])
  }
}
