import Caretaker
import Testing

/// What the README says is so.
@Suite struct ReadmeTests {
  @Test func transcriptsAreWhatTheCommandWrites() throws {
    let steps = try Readme.blocks("console").flatMap(TranscriptStep.steps)
    #expect(steps.count >= 5)
    for step in steps { #expect(try step.run() == step.output, "\(step.command)") }
  }

  @Test func swiftCodeIsWhatIsCompiledHere() throws {
    let blocks = try Readme.blocks("swift")
    #expect(blocks.contains(try Readme.copy("field", in: #filePath)))
    #expect(blocks.contains(try Readme.copy("amount", in: #filePath)))
    #expect(blocks.count == 2)
  }

  @Test func aFieldFormatsWhatIsTyped() throws {
    // README field
    let phone = try Mask("+1 (###) ###-####")
    let shown = phone.format("1-555-123-4567")  // "+1 (555) 123-4567"

    var field = Field(phone)
    for key in "5551" { field.insert(String(key)) }
    let text = field.text  // "+1 (555) 1"
    let value = field.value  // "5551"
    let result = field.insert("x")
    let refused = field.rejections.count  // 1, and the field is as it was
    // end
    #expect(shown == "+1 (555) 123-4567")
    #expect(text == "+1 (555) 1")
    #expect(value == "5551")
    #expect(refused == 1 && result.rejectedCount == 1)
    #expect(field.text == text)
  }

  #if ICU
    @Test func anAmountIsWrittenAsTheLocaleDoes() throws {
      // README amount
      let euros = try LocaleNumberFormat(locale: "de_DE", style: .currency("EUR"))
      let price = try euros.format("1234.5")  // "1.234,50 €"
      let number = try euros.reader.read("1.234,50 €").text  // "1234.50"

      var amount = Field(euros)
      for key in "1234,5" { amount.insert(String(key)) }
      let typed = amount.text  // "1.234,5 €"
      amount.leave()
      let left = amount.text  // "1.234,50 €"
      // end
      #expect(typed == "1.234,5\u{A0}€")
      #expect(left == price)
      #expect(price == "1.234,50\u{A0}€")
      #expect(number == "1234.50")
    }
  #endif
}
