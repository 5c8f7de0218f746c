import Caretaker
import FieldFormats
import Foundation
import KeystrokeCorpora
import LatencyMeasuring
import LocaleTables
import MaskCompiler
import MaskFuzzing
import MaskOracle
import MaskSyntax
import Testing

/// What the modules' articles say is so.
@Suite struct ArticleTests {
  @Test func maskSyntax() throws {
    // README trees
    let parsed = try MaskTree(parsing: "<month:01..12>/#{2}")
    let built = MaskTree {
      MaskTree.Capture("month") { MaskTree.Number("01", "12") }
      "/"
      MaskTree.Repeat(.digit, count: 2)
    }
    let same = parsed == built  // true
    let text = built.text  // "<month:01..12>/#{2}"
    // end
    #expect(same)
    #expect(text == "<month:01..12>/#{2}")

    // README syntax error
    var message: [String] = []
    do throws(SyntaxError) {
      _ = try MaskTree(parsing: "##/<##")
    } catch {
      message = [error.message, error.diagnostic, error.suggestion]
      // a group is not closed
      // ##/<##
      //    ^~~
      // close it with >, or write \< for the character itself
    }
    // end
    #expect(
      message == [
        "a group is not closed", "##/<##\n   ^~~", "close it with >, or write \\< for the character itself",
      ])
  }

  @Test func dialects() throws {
    // README dialects
    let phone = try Mask("(000) 000-0000", dialect: .ngx)
    let shown = phone.format("2015550123")  // "(201) 555-0123"

    let amount = try DialectFormat("{mask: Number, scale: 2, thousandsSeparator: ' '}", dialect: .imask)
    var field = Field(amount.format, options: amount.options)
    field.insert("1234,5")
    let text = field.text  // "1 234,5"
    // end
    #expect(shown == "(201) 555-0123")
    #expect(text == "1 234,5")

    // README translation
    var mended = ""
    do throws(SyntaxError) {
      _ = try MaskTree(parsing: "[000]-[000]")
    } catch {
      mended = error.translationOrSuggestion
      // [000]-[000] is a mask of RedMadRobot's InputMask (redmadrobot): write ###-###
    }
    // end
    #expect(mended == "[000]-[000] is a mask of RedMadRobot's InputMask (redmadrobot): write ###-###")
  }

  @Test func localeTables() throws {
    // README tables
    let euros = NumberFormat(try NumberSymbols(locale: "de-DE", style: .currency("EUR")))
    var price = Field(euros)
    price.insert("1234,5")
    let shown = price.text  // "1.234,5 €"
    // end
    #expect(shown == "1.234,5\u{A0}€")
  }

  @Test func maskOracle() throws {
    // README oracle
    var oracle = try Oracle(MaskTree(parsing: "<01..12>/##"))
    oracle.insert("5")
    let padded = oracle.text  // "05/"
    oracle.insert("27")
    let isComplete = oracle.isComplete  // true
    oracle.deleteBackward()
    let value = oracle.value  // "052"
    // end
    #expect(padded == "05/")
    #expect(isComplete)
    #expect(value == "052")
  }

  @Test func caretaker() throws {
    // README keys
    let phone = try Mask("+1 (###) ###-####")
    var field = Field(phone)
    for key in "5551" { field.insert(String(key)) }
    let shown = field.text  // "+1 (555) 1"
    let value = field.value  // "5551"
    let result = field.insert("x")
    let rejected = result.rejectedCount  // 1, and the field is as it was
    // end
    #expect(shown == "+1 (555) 1")
    #expect(value == "5551")
    #expect(rejected == 1)

    // README account
    let iban = FormatCatalog.standard["iban"]!
    var account = Field(try iban.mask())
    account.fill("IBAN: de89 3704 0044 0532 0130 00")
    let written = account.text  // "DE89 3704 0044 0532 0130 00"
    let state = account.state  // .complete
    // end
    #expect(written == "DE89 3704 0044 0532 0130 00")
    #expect(state == .complete)
  }

  @Test func textsArePrepared() throws {
    // README preparation
    let preparation = TextPreparation(prefixes: ["tel:"], countryCode: "1", replacements: ["O": "0"])
    let format = FieldFormat(try Mask("(###) ###-####")).preparing(preparation)!
    var field = Field(format)
    field.paste("tel:+1-555-123-456O")
    let text = field.text  // "(555) 123-4560"
    let leftOut = field.rejections.count  // 7: "tel:+1-"
    // end
    #expect(text == "(555) 123-4560")
    #expect(leftOut == 7)
  }

  @Test func fieldFormats() throws {
    // README tax number
    let cpf = FormatCatalog.standard["br-cpf"]!
    var field = Field(try cpf.mask())
    field.insert("52998224724")
    let text = field.text  // "529.982.247-24"
    let state = field.state  // .invalid(.checkDigits(…)): the last digit would have to be 5
    // end
    #expect(text == "529.982.247-24")
    guard case .invalid(.checkDigits) = state else {
      Issue.record("\(state)")
      return
    }
  }

  @Test func cards() throws {
    // README card number
    let format = CardFormat.standard
    var card = Field(format.mask)
    card.insert("36")
    let network = format.status(of: card).network?.title  // "Diners Club"
    card.insert("006666333344")
    let short = card.text  // "3600 666633 3344"
    card.insert("11")
    let long = card.text  // "3600 6666 3333 4411": sixteen digits stand in fours
    // end
    #expect(network == "Diners Club")
    #expect(short == "3600 666633 3344")
    #expect(long == "3600 6666 3333 4411")

    // README networks
    let networks = CardNetwork.all.filter { ["visa", "mastercard"].contains($0.name) }
    let cards = try CardFormat(networks: networks, unknown: .reported)
    var catalog = FormatCatalog.standard
    catalog.add(cards.named())  // "card" is this one, in forms as well
    // end
    let shop = try catalog.format(named: "card")
    #expect(shop.cards?.networks.count == 2 && shop.cards?.unknownNumbers == .reported)

    // README co-badged cards
    card.setText("4571")
    let badges = format.status(of: card).networks.map(\.title)  // ["Dankort", "Visa"]
    // end
    #expect(badges == ["Dankort", "Visa"])

    // README security code
    var code = Field(CardFormat.securityCodeMask(for: format.status(of: card)))
    card.setText("378282246310005")
    code.changeMask(to: CardFormat.securityCodeMask(for: format.status(of: card)))
    code.insert("1234")
    let digits = code.value  // "1234": American Express prints four
    // end
    #expect(digits == "1234")
  }

  @Test func aCatalogueOfOnesOwn() throws {
    let text =
      "topic Library\nformat library-card\n  mask ##\n  label Card\n  summary Card\n  example 12\n  source none\n"
    // README catalogue
    var catalog = FormatCatalog.standard
    catalog.add(try FormatCatalog(parsing: text))
    // end
    #expect(catalog["library-card"] != nil && catalog["iban"] != nil)
  }

  @Test func bulkFormatting() throws {
    let bytes = Array("5551234567\n555\n".utf8)
    // README lines
    var formatter = BulkFormatter(try Mask("(###) ###-####"))
    var output = LineBuffer()
    let report = formatter.format(lines: bytes.span, into: &output)  // report.lines, .complete, .incomplete, .rejected
    // end
    #expect((report.lines, report.complete, report.incomplete, report.rejected) == (2, 1, 1, 0))
    #expect(output.bytes == Array("(555) 123-4567\n555\n".utf8))
  }

  @Test func columns() throws {
    let phones = FieldFormat(PhoneFormat(try PhoneRegion("GB")))
    let values = Array("020 7946 095807946".utf8)
    let offsets: [Int32] = [0, 13, 18]
    // README columns
    var formatter = try BulkFormatter(phones, answering: .e164)
    var output = ColumnBuffer<Int32>()
    let report = try formatter.format(values: values.span, offsets: offsets.span, into: &output)
    let first = output[0]  // "+442079460958"; nil for a null
    let isValid = output.isValid(0)  // true
    // end
    #expect(first == "+442079460958" && isValid)
    #expect(output[1] == nil && !output.isValid(1))
    #expect((report.lines, report.complete, report.incomplete) == (2, 1, 1))
  }

  @Test func aServerChecksAText() throws {
    // README validation
    let account = try FormatCatalog.standard.format(named: "iban")
    let good = account.validate("de89370400440532013000").text  // "DE89 3704 0044 0532 0130 00"
    let bad = account.validate("DE89370400440532013001").message  // "the check digit is wrong"
    let missing = account.validate("").message  // "missing"
    // end
    #expect(good == "DE89 3704 0044 0532 0130 00" && account.validate(good).isValid)
    #expect(bad == "the check digit is wrong")
    #expect(missing == "missing")
    #expect(account.validate("DE89", in: .german).message == MessageLanguage.german.text(.incomplete))
    // a card with too few digits is one when nothing follows
    let card = try FormatCatalog.standard.format(named: "card")
    #expect(card.validate("4111 1111 11").message?.contains("digits") == true)
    #expect(card.validate("4111 1111 1111 1111").value == "4111111111111111")
    let phone = FieldFormat(PhoneFormat(try PhoneRegion("US")))
    #expect(phone.isValid("(201) 555-0123") && !phone.isValid("000 000 0000") && !phone.isValid("201 555"))
    let rejected = account.validate("an IBAN with umlauts: äöü")
    #expect(!rejected.isValid && rejected.value.isEmpty && rejected.text.hasPrefix("an IBAN"))
    // an expiry is held against a day that is given
    let expiry = try FormatCatalog.standard.format(named: "expiry", today: CalendarDate(iso: "2026-11-24"))
    #expect(expiry.validate("10/26").message == CheckFailure.expired.message && expiry.validate("11/26").isValid)
  }

  /// The article of names lists every format of the catalogue with its example.
  @Test func allNamesAreListed() throws {
    let article = try String(
      contentsOf: Readme.root.appendingPathComponent("Sources/FieldFormats/FieldFormats.docc/FormatNames.md"),
      encoding: .utf8)
    for format in FormatCatalog.standard.formats where format.name != "card" {
      #expect(article.contains("| `\(format.name)` |"), "caretaker-dev generate formats --article: \(format.name)")
    }
  }

  @Test func aColumnIsFormattedAtOnce() throws {
    let phone = try Mask("+1 (###) ###-####")
    // README column
    let column = phone.format(lines: ["2015550123", "1-201-555-0123", "201"])
    // ["+1 (201) 555-0123", "+1 (201) 555-0123", "201"]
    // end
    #expect(column == ["+1 (201) 555-0123", "+1 (201) 555-0123", "201"])
  }

  @Test func maskCompiler() throws {
    // README program
    let program = try MaskProgram(MaskTree(parsing: "+1 (###) ###-####"))
    let bytes = program.encoded  // written out, and read back checked or in place
    // end
    #expect(bytes.count == program.size)
  }

  @Test func keystrokeCorpora() {
    // README corpus
    let corpus = KeystrokeCorpus(.cards, seed: 1)
    let script = corpus[1]
    let format = script.format  // card
    let keys = script.keys  // 2203058562079«BS»«BS»«BS»«BS»9079360
    let habit = script.habit  // .typo
    let value = script.value  // "2203058569079360"
    // end
    #expect(format.description == "card")
    #expect(keys.description == "2203058562079«BS»«BS»«BS»«BS»9079360")
    #expect(habit == .typo)
    #expect(value == "2203058569079360")
  }

  @Test func latencyMeasuring() throws {
    // README tape
    var tape = KeystrokeTape()
    let expiry = tape.add(FieldFormat(try Mask("<01..12>/##")))
    for keys in ["1227", "1/27", "122«BS»27"] { tape.append(try Script(parsing: keys), to: expiry) }
    let result = LatencyMeasurement(clock: .measured()).run(tape, name: "expiry")
    if let row = result.row("append") { print(row.nanoseconds, row.distribution.p99, row.allocations) }
    // end
    #expect(result.row("append") != nil)
  }

  @Test func maskFuzzing() throws {
    // README trials
    let subject = MaskSubject(try Mask("##/##"))
    for run in 0..<100 {
      let trial = subject.trial(run, seed: 7)
      for broken in trial.brokenLaws(comparing: run % 50 == 0) { print(broken.law, broken.line) }
    }
    // end
  }
}
