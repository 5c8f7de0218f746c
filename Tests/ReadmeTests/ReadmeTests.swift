import Caretaker
import FieldFormats
import Testing

/// What the README and the articles say is so.
@Suite struct ReadmeTests {
  @Test func transcriptsAreWhatTheCommandWrites() throws {
    let files = try ["README.md"] + Readme.articles()
    let steps = try files.flatMap { try Readme.blocks("console", of: $0) }.flatMap(TranscriptStep.steps)
    #expect(steps.count >= 20)
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
    #expect(try Readme.blocks("swift").count == 1 && blocks.count > 15)
  }

  @Test func aFieldFormatsWhatIsTyped() throws {
    // README field
    let phone = try Mask("+1 (###) ###-####")
    var field = Field(phone)
    for key in "2015" { field.insert(String(key)) }
    let text = field.text  // "+1 (201) 5"
    let value = field.value  // "2015"
    let result = field.insert("x")
    let rejected = result.rejectedCount  // 1, and the field is as it was
    var account = Field(try FormatCatalog.standard.format(named: "iban"))
    account.paste("IBAN: de89 3704 0044 0532 0130 00")
    let written = account.text  // "DE89 3704 0044 0532 0130 00"
    // end
    #expect(text == "+1 (201) 5")
    #expect(value == "2015")
    #expect(rejected == 1 && field.rejections.count == 1)
    #expect(field.text == text)
    #expect(written == "DE89 3704 0044 0532 0130 00")
  }

  /// A newcomer finishes it: what fills more than a screen is in an article.
  @Test func theReadmeFitsOnAScreen() throws {
    let text = try String(contentsOf: Readme.root.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 85)
  }

  /// Relative links of the papers and the articles lead to files, and to headings in them.
  @Test func linksLeadSomewhere() throws {
    var count = 0
    for file in try ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "fixtures/README.md"] + Readme.articles() {
      for link in try Readme.links(of: file) {
        count += 1
        #expect(try Readme.leads(link, from: file), "\(file): \(link)")
      }
    }
    #expect(count > 15)
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

  @Test func aFormatOfOnesOwnIsText() throws {
    let article = try Readme.blocks("", of: "Sources/FieldFormats/FieldFormats.docc/AddingAFormat.md")
    let text = try #require(article.first { $0.hasPrefix("topic Library") })
    let format = try #require(try FormatCatalog(parsing: text)["library-card"])
    var field = Field(try format.mask())
    field.setText("212345672")
    #expect(field.state == .complete)
    field.setText(format.example)
    #expect(field.state == .complete)
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
      let state = field.state  // .complete
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
    let signature = FormatSignature("door-code", ["length"], example: "door-code(4)")
    let codes = FormatProvider([signature]) { arguments throws(FormatNameError) in
      let length = try arguments.required("length")
      do throws(MaskError) {
        return FieldFormat(try Mask("#{\(length)}"))
      } catch {
        throw arguments.invalid(length, "no door code has '\(length)' digits", didYouMean: ["4"])
      }
    }
    var catalog = FormatCatalog.standard
    catalog.add(codes)
    let code = try catalog.format(named: "door-code(6)")
    // end
    var field = Field(code)
    field.insert("123456")
    #expect(field.state == .complete)
    #expect(throws: FormatNameError.self) { try catalog.format(named: "door-code(x)") }
  }
}
