import Testing

@testable import FieldForms

/// Forms filled in by ear.
@Suite struct FormDialogueTests {
  /// Plays answers, and returns what was said to each.
  private static func play(_ name: String, _ answers: [String]) throws -> (said: [String], last: FormDialogue.Reply) {
    var dialogue = FormDialogue(try FormJSONTests.form(name))
    var reply = dialogue.begin()
    var said = [reply.text]
    for answer in answers {
      reply = dialogue.answer(answer)
      said.append(reply.text)
    }
    return (said, reply)
  }

  @Test func theCheckoutIsFilledInWithMistakes() throws {
    let (said, last) = try Self.play(
      "checkout",
      [
        "ada.example", "ada@example.org", "unit", "1", "", "Ada Lovelace", "12 Dorset Street", "02139", "Cambridge",
        "3782 822463 10006", "3782 822463 10005", "1227", "", "1234", "n", "",
      ])
    #expect(
      said[0] == """
        Checkout. All fields are required unless marked optional. 11 fields.
        Answer and press Enter. :help explains more, :back goes back, :list shows all.
        1 of 11. Email. We send the receipt there.
        """)
    #expect(said[1].hasPrefix("Enter the whole address, with an @ and a domain.\n"))
    #expect(said[2] == "2 of 11. Country. United States. Enter keeps it, or type to search.")
    #expect(said[3].hasPrefix("1 United Arab Emirates, 2 United Kingdom, 3 United States"))
    #expect(said[10].contains("Check the card number: one of its digits is wrong.\nYou typed 3782 822463 10006."))
    #expect(said[11].hasPrefix("9 of") || said[11].contains("Expiry date"))
    #expect(said[13].contains("Enter the 4 digits on the front of the card."))
    #expect(!said.joined().contains("1234"))
    #expect(last.next == .submit && last.text == "Sent.")
  }

  @Test func oneCanAlwaysGoBackAndOn() throws {
    let (said, last) = try Self.play("sign-up", ["x", ":next", ":back", ":list", ":nonsense", ":quit"])
    #expect(said[1].hasPrefix("The user name must have 3 characters or more."))
    #expect(said[2].hasPrefix("2 of 5. Email."))
    #expect(said[3].hasPrefix("The user name must have 3 characters or more.\nYou typed x.\n1 of 5. User name."))
    #expect(said[4].hasPrefix("1 User name: x\n2 Email: empty\n3 Password: empty"))
    #expect(said[5].hasPrefix("There is no command :nonsense. :help lists them.\n"))
    #expect(last.next == .stop)
  }

  /// A Braille display of 40 cells shows the beginning of a line, and the rest when it is asked for: a question begins
  /// with its number and its label, and what is wrong stands in a line of its own before it.
  @Test(arguments: FormLanguage.all.map(\.code), ["checkout", "sign-up", "bank-transfer"])
  func aLineBeginsWithWhatItIsAbout(_ code: String, _ name: String) throws {
    var description = try FormDescription(json: FormJSONTests.example(name))
    description.language = code
    var dialogue = FormDialogue(try FieldForm(description))
    var lines = dialogue.begin().text.split(separator: "\n")
    for _ in 1...4 {
      let question = try #require(lines.last)
      guard case .field(let id) = dialogue.form.focus else { break }
      let (label, number) = (dialogue.form[id].label, (0...id.index).count { dialogue.form[FieldID($0)].isShown })
      #expect(
        question.prefix(40).contains(label.prefix(20)) && question.prefix(12).contains("\(number)"), "\(question)")
      lines = dialogue.answer("\u{1}@").text.split(separator: "\n")
      if dialogue.form.focus != .field(id) { continue }
      if let message = dialogue.form[id].message {
        #expect(lines.first?.hasPrefix(message) == true && message.count <= 80, "\(lines)")
      }
      lines = dialogue.answer(":next").text.split(separator: "\n")
    }
  }

  @Test func aFullStopInFullWidthNeedsNoBlank() throws {
    var description = try FormDescription(json: FormJSONTests.example("checkout"))
    description.language = "ja"
    var dialogue = FormDialogue(try FieldForm(description))
    let said = dialogue.begin().text
    #expect(said.hasPrefix("Checkout。") && said.contains("。") && !said.contains("。 "), "\(said)")
  }

  @Test func whatWasSaidIsSaidAgain() throws {
    let (said, _) = try Self.play("sign-up", ["x", ":repeat", ":repeat", ":next", ":repeat"])
    #expect(said[1].hasPrefix("The user name must have 3 characters or more."))
    #expect(said[2] == said[1] && said[3] == said[1])
    #expect(said[4].hasPrefix("2 of 5. Email.") && said[5] == said[4])
    var dialogue = FormDialogue(try FormJSONTests.form("sign-up"))
    _ = dialogue.begin()
    for answer in ["ada", "ada@example.org"] { _ = dialogue.answer(answer) }
    #expect(dialogue.answer(":repeat").next == .askSecretly)
  }

  /// The form, the group and the question, with what is wrong there.
  @Test func oneMayAskWhereOneIs() throws {
    let (said, _) = try Self.play("checkout", [":where", ":next", ":next", ":next", ":where"])
    #expect(said[1] == "Checkout.\n1 of 11. Email. We send the receipt there.")
    #expect(said[5].hasPrefix("Checkout.\nAddress.\n"), "\(said[5])")
  }

  @Test func secretsAreAskedForSecretly() throws {
    var dialogue = FormDialogue(try FormJSONTests.form("sign-up"))
    _ = dialogue.begin()
    _ = dialogue.answer("ada")
    let reply = dialogue.answer("ada@example.org")
    #expect(reply.next == .askSecretly && reply.text.hasSuffix("Typing is not shown."))
    // a secret that is mistaken for a command is not said
    #expect(dialogue.answer(":correct horse 1").text.hasPrefix("There is no command :…. :help lists them.\n"))
    #expect(dialogue.answer("correct horse 1").text.hasPrefix("4 of 5. Date of birth."))
  }

  @Test func theSignUpIsFilledIn() throws {
    let (_, last) = try Self.play("sign-up", ["ada", "ada@example.org", "correct horse 1", "1985-04-12", "y", ""])
    #expect(last.next == .submit)
  }

  @Test func linesEndWithAFullStop() throws {
    var dialogue = FormDialogue(try FormJSONTests.form("profile"))
    _ = dialogue.begin()
    for answer in ["Ada", "", "", "germany"] { _ = dialogue.answer(answer) }
    for line in ["one", "", "two", "."] { _ = dialogue.answer(line) }
    #expect(dialogue.form[FieldID(4)].text == "one\n\ntwo")
    #expect(dialogue.answer("").next == .submit)
  }

  @Test func listsAreChosenByNumber() throws {
    let (said, _) = try Self.play(
      "bank-transfer", ["Ada", "DE89370400440532013000", "DE89370400440532013000", "20000", "2000", "2"])
    #expect(said[4].contains("The amount must be €10,000.00 or less."))
    #expect(said[5].contains("1 At once, 2 On a day."))
    #expect(said[6].contains("On a day.\n6 of 7. Day."))
  }
}
