import FieldEditing
import MaskCompiler
import Testing

/// Masks with characters of their own for what is still to come.
@Suite struct PromptTests {
  private let date = "<01..31>/<01..12>/####"

  @Test func changesNothingButWhatIsDrawn() throws {
    let (plain, prompted) = (try Mask(date), try Mask("{prompt \"DD/MM/YYYY\"}" + date))
    for eager in [true, false] {
      var first = Field(plain, options: FieldOptions(isEager: eager))
      var second = Field(prompted, options: FieldOptions(isEager: eager))
      for key in "5/1126x9" {
        let (one, other) = (first.insert(String(key)), second.insert(String(key)))
        #expect(one == other)
        let state = (first.text, first.value, first.caret, first.isComplete)
        #expect(state == (second.text, second.value, second.caret, second.isComplete))
        #expect(first.contentPlaceholder.count == second.contentPlaceholder.count)
      }
      #expect(first.contentPlaceholder == "_" && second.contentPlaceholder == "Y")
    }
  }

  @Test func programsWithoutPromptAreAsTheyWere() throws {
    // six facts of a word each, the fifth section of eight bytes in a header of sixteen
    let (plain, prompted) = (try Mask("##/##").program.encoded, try Mask("{prompt \"DD/MM\"}##/##").program.encoded)
    #expect(plain[20] == 24 && prompted[20] == 24 + 5 * 4)
    let read = Mask(try MaskProgram(encoded: prompted))
    #expect(Field(read).contentPlaceholder == "DD/MM")
  }

  @Test func clustersOfAProgram() throws {
    let mask = Mask(try MaskProgram(encoded: Mask("{prompt \"e\u{301}i\u{323}\"}##").program.encoded))
    #expect(Field(mask).contentPlaceholder.unicodeScalars.elementsEqual("e\u{301}i\u{323}".unicodeScalars))
  }

  @Test func isADisplayRun() throws {
    var field = Field(try Mask("{prompt \"DD/MM/YYYY\"}" + date))
    field.insert("2")
    let last = field.displayRuns(includingPrompt: true).last
    #expect(last?.role == .prompt && last?.range == 1..<10)
  }

  @Test func builderSaysWhatTheTextDoes() throws {
    let built = try Mask(prompt: "a\"b-c") {
      Mask.Repeat(.digit, count: 3)
      "-"
      Mask.One(.digit)
    }
    #expect(built.tree.text == #"{prompt "a\"b-c"}#{3}-#"# && built.tree.hasText)
    #expect(try Mask(built.tree.text).tree.text == built.tree.text)
    #expect(Field(built).contentPlaceholder == "a\"b-c")
  }

  @Test func orderWithFromEndIsTheSame() throws {
    let first = try Mask("{prompt \"ab-c\"}{from-end}##-#")
    let second = try Mask("{from-end}{prompt \"ab-c\"}##-#")
    #expect(first.tree == second.tree && first.tree.text == "{prompt \"ab-c\"}{from-end}##-#")
    #expect(first.program.encoded == second.program.encoded)
    #expect(Field(first).contentPlaceholder == "ab-c")
  }

  /// What an error suggests is a prompt that fits.
  @Test(arguments: [
    ("{prompt \"DD\"}##/##", "{prompt \"__/__\"}"), ("{prompt \"DD/MM/\"}##/##", "{prompt \"__/__\"}"),
    ("{prompt \"DD-MM\"}##/##", "{prompt \"DD/MM\"}"), ("{prompt \"DD.MM.\\\"Y\"}##/##/##", "{prompt \"DD/MM/\\\"Y\"}"),
    ("{from-end}{prompt \"a.b\"}#{1,3}-#", "{prompt \"a-b\"}"),
  ])
  func suggestionsWork(_ mask: String, _ instead: String) throws {
    let error = #expect(throws: MaskError.self) { try Mask(mask) }
    #expect(error?.suggestion.hasSuffix(instead) == true, "\(error?.suggestion ?? "")")
    let end = try #require(mask.range(of: "}", after: "{prompt"))
    let start = mask.hasPrefix("{from-end}") ? "{from-end}" : ""
    _ = try Mask(start + instead + mask[end...])
  }

  @Test func longPromptsAreCounted() throws {
    let error = #expect(throws: MaskError.self) { try Mask("{prompt \"ab\"}#{120}") }
    #expect(error?.suggestion == "write 120, one for each place")
    #expect(throws: MaskError.self) { try Mask("{prompt \"ab\"}<<#{1000}>{1000}>{1000}") }
    #expect(throws: MaskError.self) { try Mask("{prompt \"ab\"}<<<>{1000}>{1000}>{1000}#") }
  }
}

extension String {
  /// Where the text goes on after an end that comes after a start.
  fileprivate func range(of end: Character, after start: String) -> Index? {
    guard let first = indices.first(where: { self[$0...].hasPrefix(start) }) else { return nil }
    return self[first...].firstIndex(of: end).map { index(after: $0) }
  }
}
