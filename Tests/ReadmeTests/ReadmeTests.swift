import Caretaker
import FieldFormats
import Testing

/// What the README says is so.
@Suite struct ReadmeTests {
  @Test func transcriptsAreWhatTheCommandWrites() throws {
    let steps = try Readme.blocks("console").flatMap(TranscriptStep.steps)
    #expect(steps.count >= 5)
    for step in steps { #expect(try step.run() == step.output, "\(step.command)") }
  }

  /// Each block of Swift, of the README and of the modules' articles, stands between marks in a source of this folder.
  @Test func swiftCodeIsCompiled() throws {
    let copies = Set(try Readme.copies())
    var blocks: Set<String> = []
    for file in try ["README.md"] + Readme.articles() {
      for block in try Readme.blocks("swift", of: file) {
        #expect(copies.contains(block), "\(file):\n\(block)")
        blocks.insert(block)
      }
    }
    #expect(copies.subtracting(blocks) == [], "copies of nothing")
    #expect(try Readme.blocks("swift").count == 5 && blocks.count > 15)
  }

  @Test func aFieldFormatsWhatIsTyped() throws {
    // README field
    let phone = try Mask("+1 (###) ###-####")
    let shown = phone.format("1-201-555-0123")  // "+1 (201) 555-0123"

    var field = Field(phone)
    for key in "2015" { field.insert(String(key)) }
    let text = field.text  // "+1 (201) 5"
    let value = field.value  // "2015"
    let result = field.insert("x")
    let rejected = field.rejections.count  // 1, and the field is as it was
    // end
    #expect(shown == "+1 (201) 555-0123")
    #expect(text == "+1 (201) 5")
    #expect(value == "2015")
    #expect(rejected == 1 && result.rejectedCount == 1)
    #expect(field.text == text)
  }

  @Test func aColumnIsFormattedAtOnce() throws {
    let phone = try Mask("+1 (###) ###-####")
    // README column
    let column = phone.format(lines: ["2015550123", "1-201-555-0123", "201"])
    // ["+1 (201) 555-0123", "+1 (201) 555-0123", "+1 (201) "]
    var formatter = BulkFormatter(phone)
    var lines = LineBuffer()
    let report = formatter.format(lines: Array("2015550123\n201\n".utf8).span, into: &lines)
    let finished = report.complete  // 1, and 1 is incomplete
    // end
    #expect(column == ["+1 (201) 555-0123", "+1 (201) 555-0123", "+1 (201) "])
    #expect(lines.bytes == Array("+1 (201) 555-0123\n+1 (201) \n".utf8))
    #expect(finished == 1 && report.incomplete == 1)
  }

  @Test func aPhoneNumberIsWrittenAsTheRegionDoes() throws {
    // README call
    var call = Field(PhoneFormat(try PhoneRegion("GB")))
    for key in "02079460958" { call.insert(String(key)) }
    let dialled = call.text  // "020 7946 0958"
    let called = try call.phoneNumber
    let e164 = called.e164  // "+442079460958"
    let kind = called.type  // .fixedLine

    let pasted = try PhoneNumber("tel:+1-201-555-0123;ext=12")
    let atHome = pasted.national  // "(201) 555-0123 ext. 12"
    // end
    #expect(dialled == "020 7946 0958")
    #expect(e164 == "+442079460958")
    #expect(kind == .fixedLine)
    #expect(atHome == "(201) 555-0123 ext. 12")
  }

  @Test func aCardIsOfItsNetwork() {
    // README card
    let cards = CardFormat.standard
    var card = Field(cards.mask)
    card.insert("37")
    let network = cards.status(of: card).network?.title  // "American Express"
    card.insert("8282246310005")
    let grouped = card.text  // "3782 822463 10005"
    let isValid = cards.status(of: card).state == .complete  // true
    let summary = card.redactedText(revealingLast: 4)  // "•••• •••••• •0005"
    // end
    #expect(network == "American Express")
    #expect(grouped == "3782 822463 10005")
    #expect(isValid)
    #expect(summary == "•••• •••••• •0005")
  }

  @Test func aFormatOfOnesOwnIsText() throws {
    let text = try #require(try Readme.blocks("text").first { $0.hasPrefix("topic Library") })
    #expect(text.split(separator: "\n").count < 20)
    let format = try #require(try FormatCatalog(parsing: text)["library-card"])
    var field = Field(try format.mask())
    field.setText("212345672")
    #expect(format.state(of: field) == .complete)
    field.setText(format.example)
    #expect(format.state(of: field) == .complete)
    let article = try Readme.blocks("", of: "Sources/FieldFormats/FieldFormats.docc/AddingAFormat.md")
    #expect(article.contains { $0.hasPrefix("topic Library") && $0.hasSuffix("the back of the card") })
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
      amount.endEditing()
      let left = amount.text  // "1.234,50 €"
      // end
      #expect(typed == "1.234,5\u{A0}€")
      #expect(left == price)
      #expect(price == "1.234,50\u{A0}€")
      #expect(number == "1234.50")
    }

    @Test func aFormatIsMadeByItsName() throws {
      // README format
      let format = try FormatCatalog.localized.format(named: "currency(EUR, de_DE)")
      var field = Field(format)
      field.insert("1234,5")
      let shown = field.text  // "1.234,5 €"
      let state = format.state(of: field)  // .complete
      let keyboard = format.metadata.keyboard  // .decimal
      // end
      #expect(shown == "1.234,5\u{A0}€")
      #expect(state == .complete)
      #expect(keyboard == .decimal)
    }
  #endif

  @Test func aWrongNameIsReported() throws {
    // README wrong name
    var message = ""
    do {
      _ = try FormatCatalog.standard.format(named: "phone(UK)")
    } catch {
      message = error.description  // "no region 'UK' has phone numbers: did you mean phone(GB)?"
    }
    // end
    #expect(message == "no region 'UK' has phone numbers: did you mean phone(GB)?")
  }

  @Test func aProviderAnswersNames() throws {
    // README provider
    let signature = FormatSignature("pin", ["length"], example: "pin(4)")
    let pins = FormatProvider([signature]) { arguments throws(FormatNameError) in
      let length = try arguments.required("length")
      do throws(MaskError) {
        return FieldFormat(try Mask("#{\(length)}"))
      } catch {
        throw arguments.invalid(length, "no PIN has '\(length)' digits", didYouMean: ["4"])
      }
    }
    var catalog = FormatCatalog.standard
    catalog.add(pins)
    let pin = try catalog.format(named: "pin(6)")
    // end
    var field = Field(pin)
    field.insert("123456")
    #expect(pin.state(of: field) == .complete)
    #expect(throws: FormatNameError.self) { try catalog.format(named: "pin(x)") }
  }
}
