import Caretaker
import Testing

let libraryFormats = """
  topic Library

  format library-card
    summary  Reader's card of the city library
    label    Library card
    keyboard digits
    mask     ## ### ###-#
    check    luhn
    example  21 234 567-2
    source   the back of the card
  """

func libraryCatalog() throws -> FormatCatalog {
  var catalog = FormatCatalog.standard
  catalog.add(try FormatCatalog(parsing: libraryFormats))
  catalog.add(
    FormatProvider([.init("shelf-mark", ["letters"], example: "shelf-mark(2)")]) { arguments throws(FormatNameError) in
      let letters = try arguments.required("letters")
      do throws(MaskError) {
        return FieldFormat(try Mask("^@{\(letters)} ###.##"))
      } catch {
        throw arguments.invalid(letters, "no shelf mark has '\(letters)' letters", didYouMean: ["2"])
      }
    })
  return catalog
}

@Test func ownCatalogue() throws {
  let catalog = try libraryCatalog()
  let card = try catalog.format(named: "library-card")
  var field = Field(card)
  field.insert("212345672")
  #expect(field.text == "21 234 567-2")
  #expect(field.state == .complete)
  #expect(card.metadata.label == "Library card")
  field.setText("21 234 567-3")
  #expect(field.state.message() == "the check digit is wrong")

  let shelf = try catalog.format(named: "shelf-mark(3)")
  var mark = Field(shelf)
  mark.insert("abc12345")
  #expect(mark.text == "ABC 123.45")

  var message = ""
  do {
    _ = try catalog.format(named: "shelf-mark(x)")
  } catch {
    message = error.description
  }
  #expect(message == "no shelf mark has 'x' letters: did you mean shelf-mark(2)?")
  #expect(throws: FormatNameError.self) { try catalog.format(named: "libary-card") }
}

@Test func catalogueWithAMistake() {
  do {
    _ = try FormatCatalog(parsing: libraryFormats.replacing("###-#", with: "<###-#"))
    Issue.record("the catalogue was read")
  } catch {
    #expect(error.line == 7)
    #expect(error.message.contains("a group is not closed"))
    #expect(error.suggestion.contains("close it with >"))
    #expect(error.diagnostic == "## ### <###-#\n       ^~~~~~")
  }
}
