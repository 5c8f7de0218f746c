import FieldForms
import Testing

// README drawn field
/// What is drawn of a field: each part is read again when a facet names it.
struct DrawnField {
  var text = ""
  var message: String?
  var isShown = true

  mutating func update(_ facets: FieldFacets, of field: borrowing FormField) {
    if facets.contains(.text) { text = field.text }
    if facets.contains(.message) { message = field.message }
    if facets.contains(.visibility) { isShown = field.isShown }
  }
}
// end

/// What the articles on forms say is so.
@Suite struct FormArticleTests {
  @Test func aFormIsFilledIn() throws {
    // README sign in
    let description = try FormDescription(
      json: #"""
        {"caretakerForm": 1, "name": "sign-in", "title": "Sign in", "fields": [
          {"name": "email", "label": "Email", "term": "your email address", "type": "email"},
          {"name": "password", "label": "Password", "term": "the password", "type": "password"}
        ]}
        """#)
    let plan = try FormPlan(description)  // checked and compiled once, shared by all forms over it
    var form = FieldForm(plan)

    form.handle(.next)  // the focus goes to the first field
    form.handle(.edit(.insert("ada.example")))
    form.handle(.next)
    let email = form.field(named: "email")!
    let problem = form[email].message  // "Enter the whole address, with an @ and a domain"

    form.handle(.previous)
    form.handle(.edit(.selectAll))
    form.handle(.edit(.insert("ada@example.org")))
    let corrected = form[email].message  // nil: it goes with the key that corrects the value
    let remaining = form.remaining()  // "1 to go: Password"

    form.handle(.next)
    form.handle(.edit(.insert("correct horse")))
    let change = form.handle(.submit)
    if change.action == .submit { print(form.json(.included)) }
    // end
    #expect(problem == "Enter the whole address, with an @ and a domain")
    #expect(corrected == nil)
    #expect(remaining == "1 to go: Password")
    #expect(change.action == .submit)
  }

  @Test func aFormIsReadFromJSON() throws {
    let article = "Sources/FieldForms/FieldForms.docc/DescribingAForm.md"
    let json = try #require(try Readme.blocks("json", of: article).first).utf8.map { $0 }
    // README form of a document
    let plan = try FormPlan(json: json, environment: FormEnvironment(region: "GB"))
    var form = FieldForm(plan)
    // end
    form.handle(.next)
    #expect(form.fieldCount == 4)
    #expect(FormDescription(items: plan.description.items).warnings == [])

    // README form with an error
    let text = """
      {
        "caretakerForm": 1,
        "fields": [ { "name": "email", "lable": "Email" } ]
      }
      """
    var drawing = ""
    do throws(FormDescriptionError) {
      _ = try FormDescription(json: text)
    } catch {
      drawing = error.diagnostic()
      // 3:34: fields[0].lable: there is no such member
      //     "fields": [ { "name": "email", "lable": "Email" } ]
      //                                    ^^^^^^^
      //   did you mean label?
    }
    // end
    #expect(
      drawing == """
        3:34: fields[0].lable: there is no such member
            "fields": [ { "name": "email", "lable": "Email" } ]
                                           ^^^^^^^
          did you mean label?
        """)
  }

  @Test func problemsWaitForTheirMoment() throws {
    // README message timing
    let card = FieldID(0)
    var form = try FieldForm(
      FormDescription(fields: [
        FieldDescription("card", label: "Card number", type: .cardNumber),
        FieldDescription("email", label: "Email", type: .email),
      ]))
    form.handle(.next)

    form.handle(.edit(.insert("37828224631000")))
    let unfinished = form[card].verdict  // .partial(.partial)
    let silence = form[card].message  // nil: the rest may follow

    form.handle(.edit(.insert("6")))
    let wrong = form[card].verdict  // .certain(.checkDigits)
    let message = form[card].message  // "Check card number: one of its digits is wrong"

    form.handle(.edit(.deleteBackward()))
    let corrected = form[card].message  // nil
    // end
    #expect(unfinished == .partial(.partial) && silence == nil)
    #expect(wrong == .certain(.checkDigits))
    #expect(message == "Check card number: one of its digits is wrong")
    #expect(corrected == nil)
  }

  @Test func secretsStayHidden() throws {
    // README secret
    var code = FieldDescription("code", label: "Access code", type: .pin)
    code.secrecy = .hidden(FieldDescription.SecureEntry(showsLength: false))
    var form = try FieldForm(FormDescription(name: "door", fields: [code]))
    let id = FieldID(0)

    form.handle(.next)
    form.handle(.edit(.insert("1234")))
    let hidden = form[id].text  // "••••••••": eight bullets, whatever was typed
    form.handle(.press(.reveal))
    let revealed = form[id].text  // "1234"
    let value = form[id].value()  // .secret
    let json = form.json()
    // {"form": "door", "submitted": false, "values": {}, "secret": ["code"], "edited": ["code"]}
    // end
    #expect(hidden == "••••••••" && revealed == "1234")
    #expect(value == .secret)
    #expect(json == #"{"form": "door", "submitted": false, "values": {}, "secret": ["code"], "edited": ["code"]}"#)
    form.handle(.press(.reveal))
    form.handle(.edit(.selectAll))
    form.handle(.copy)
    #expect(form[id].selectedText == nil && form[id].remark == "Show it to copy it")
  }

  @Test func editsAreHandedOn() throws {
    let card = FieldID(0)
    let description = FormDescription(fields: [FieldDescription("card", label: "Card number", type: .cardNumber)])
    // README form edit
    var form = try FieldForm(description, environment: FormEnvironment(offsetUnit: .utf16))
    form.handle(.next)
    form.handle(.edit(.insert("424")))
    let edit = form.handle(.edit(.insert("2"))).edit
    let replaced = edit?.replaced  // 3..<3
    let text = form[card].text(in: edit?.replacement ?? 0..<0)  // "2 "
    // end
    #expect(replaced == 3..<3 && text == "2 ")
  }

  @Test func changesNameWhatIsDrawnAgain() throws {
    var form = try FieldForm(
      FormDescription(fields: [
        FieldDescription("name", label: "Name"), FieldDescription("b", label: "B", type: .longText),
      ]))
    var drawn = [DrawnField(), DrawnField()]
    var isReady = form.canSubmit
    var focus = form.focus
    form.handle(.next)
    // README drawing
    let change = form.handle(.edit(.insert("a")))
    if let id = change.field { drawn[id.index].update(change.facets, of: form[id]) }
    for i in 0..<change.othersCount {
      let (id, facets) = form.changedField(i)
      drawn[id.index].update(facets, of: form[id])
    }
    if change.form.contains(.remaining) { isReady = form.canSubmit }
    if let move = change.focus { focus = move.to }
    // end
    #expect(drawn[0].text == "a" && drawn[0].message == nil && drawn[0].isShown)
    #expect(!isReady && focus == .none && change.form.contains(.remaining))
  }

  @Test func textsAreFittedAndDividedIntoRows() throws {
    var person = FieldDescription("name", label: "Name")
    person.overflow = .truncateTail
    person.defaultValue = .value("Ada Lovelace")
    let name = FieldID(0)
    var form = try FieldForm(
      FormDescription(fields: [person, FieldDescription("note", label: "Note", type: .longText)]))
    // README fitting
    let short = form[name].text(fitting: 8)  // "Ada Lov…"
    let whole = form[name].expansion(width: 8)  // "Ada Lovelace": shown when the pointer rests on the field
    let nothing = form[name].expansion(width: 20)  // nil: all of it is seen
    // end
    #expect(short == "Ada Lov…" && whole == "Ada Lovelace" && nothing == nil)

    // README rows
    let note = FieldID(1)
    form.layOut(note, width: 20)
    form.handle(.focus(.field(note)))
    form.handle(.edit(.insert("The quick brown fox jumps over the lazy dog")))
    let rowCount = form[note].frame.rowCount  // 3
    let second = form[note].entry.text(in: form[note].frame.row(1, of: form[note].entry))  // "jumps over the lazy "

    form.handle(.moveByRow(.up, extending: false))
    let row = form[note].frame.row(at: form[note].caret, of: form[note].entry)  // 1
    let column = form[note].frame.caretColumn(of: form[note].entry)  // 3
    // end
    #expect(rowCount == 3 && second == "jumps over the lazy ")
    #expect(row == 1 && column == 3)
    // the offset of a pointer
    let offset = form[note].frame.offset(atColumn: 5, ofRow: 1, of: form[note].entry)
    form.handle(.edit(.setSelection(anchor: offset, head: offset)))
    #expect(form[note].caret == offset)
  }

  @Test func aLanguageOfOnesOwn() throws {
    // README dutch
    let dutch = try FormLanguage(
      "nl",
      parsing: """
        # what a form says, in Dutch
        plurals      english
        field.full   het veld is vol
        missing      Vul {term} in
        tooLong      {Term} mag {count} {count|teken|tekens} hebben
        """)
    let name = FormMessage.Parameter.text("term", "de naam")
    let missing = dutch.text(.missing, [name])  // "Vul de naam in"
    let tooLong = dutch.text(.tooLong, [name, .count("count", 1)])  // "De naam mag 1 teken hebben"
    let borrowed = dutch.text(.expired)  // "The card has expired: use another card"
    let full = dutch.fields.text(.full)  // "het veld is vol"

    let environment = FormEnvironment(languages: [dutch])
    let description = FormDescription(language: "nl", fields: [FieldDescription("name", label: "Naam", type: .name)])
    var form = try FieldForm(description, environment: environment)
    form.handle(.submit)
    let message = form[FieldID(0)].message  // "Vul “Naam” in"
    // end
    #expect(missing == "Vul de naam in" && tooLong == "De naam mag 1 teken hebben")
    #expect(borrowed == "The card has expired: use another card" && full == "het veld is vol")
    #expect(message == "Vul “Naam” in")
  }

  @Test func aFieldWithItsOwnWordsIsRead() throws {
    let article = "Sources/FieldForms/FieldForms.docc/FormMessages.md"
    for block in try Readme.blocks("json", of: article) {
      let form = try FormDescription(json: "{\"caretakerForm\": 1, \"fields\": [\(block)]}")
      #expect(form.fields.count == 1)
    }
  }
}
