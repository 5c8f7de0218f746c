import Foundation
import Testing

/// `caret convert`, and lines of `caret replay` with a dialect.
@Suite struct ConvertTests {
  @Test func theMaskIsTheFirstLineAlone() throws {
    let run = try Caret.run(["convert", "--from", "ngx", "(000) 000-0000"])
    let options = #"{"eager": false, "overflow": "drop", "pastes": "lenient"}"#
    #expect(run.output == "(###) ###-####\noptions: \(options)\n")
    #expect(run.status == 0 && run.errors.isEmpty)
  }

  @Test func notesAreDrawn() throws {
    let run = try Caret.run(["convert", "--from", "inputmask", "{mask: '9{1,2}.9', clearIncomplete: true}"])
    #expect(
      run.output == """
        #{1,2}"."#
        options: {"pastes": "lenient"}
        note: '.' is part of the value, as it decides the layout
          {mask: '9{1,2}.9', clearIncomplete: true}
                        ^
        note: the option 'clearIncomplete' is left out
          {mask: '9{1,2}.9', clearIncomplete: true}
                             ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func anErrorIsDrawnInTheTextThatWasGiven() throws {
    let run = try Caret.run(["convert", "--from", "regex", #"\d(?=a)"#])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(
      run.errors.hasPrefix("caret: look-around cannot be written as a mask\n  \\d(?=a)\n    ^~~~~"), "\(run.errors)")
  }

  @Test func anUnlawfulMaskIsWrittenAndReported() throws {
    let run = try Caret.run(["convert", "--from", "inputmask", "{mask: '9{+}-a', numericInput: true}"])
    #expect(run.status == 1)
    let error = "error: a mask without a greatest length cannot be filled from its end"
    let lines = ["{from-end}#{1,}-@", #"options: {"pastes": "lenient"}"#, error]
    #expect(run.output.hasPrefix(lines.joined(separator: "\n")), "\(run.output)")
  }

  /// What only Caretaker's masks have is said in their words, and that it is.
  @Test func suggestionsNameTheLanguageThatTheyAreIn() throws {
    let bounds = try Caret.run(["convert", "--from", "inputmask", "{mask: '9{+}-a', numericInput: true}"])
    #expect(bounds.output.hasSuffix("  in Caretaker's mask, give the repeat a greatest count, as in {1,12}\n"))
    for command in ["convert --from", "check --dialect", "explain --dialect"] {
      let run = try Caret.run(command.split(separator: " ").map(String.init) + ["imask", "IMa"])
      #expect(run.output.contains("  in Caretaker's mask, quote it if it is part of the value: \"M\""), "\(run.output)")
    }
    let unread = try Caret.run(["convert", "--from", "regex", #"\d(?=a)"#])
    #expect(unread.errors.hasSuffix("  leave it out, or write a mask of Caretaker's own\n"), "\(unread.errors)")
  }

  /// The call or the element that makes a mask says of which library it is.
  @Test(arguments: [
    (["IMask(el, {mask: '00'})"], "##"), (["--from", "imask", "IMask(el, {mask: '00'})"], "##"),
    (["const M = '00'; IMask(el, {mask: M, lazy: true})"], "##"), (["<input mask=\"000-0\">"], "###-#"),
    (["new Cleave('.c', {creditCard: true})"], "card"), (["maskitoTime({mode: 'HH:MM'})"], "<00..23>:<00..59>"),
    (["MaskTextInputFormatter(mask: '+# ##')"], "+# ##"), (["new MaskedTextBox(\"00\")"], "##"),
    (["Listener(primaryFormat: \"[00]\")"], "##"), (["edit->setInputMask(\"99;_\");"], "##"),
    (["--from", "maskito", "maskitoTime({mode: 'HH:MM'})"], "<00..23>:<00..59>"),
    (["--from", "imask", "IMask(el, {mask: '00'}); Inputmask('99')"], "##"),
    (["--from", "maska", "{mask: '##', x: {y: new MaskInput('a', {mask: '#'})}}"], "##"),
  ])
  func aWholeCallIsRead(_ arguments: [String], _ mask: String) throws {
    let run = try Caret.run(["convert"] + arguments)
    #expect(run.output.hasPrefix(mask + "\n") && run.status == 0, "\(run.output)\(run.errors)")
  }

  @Test(arguments: [
    (
      "IMask(el, options())",
      "its mask is not written here in one piece\n  hand what it is to caret convert --from imask"
    ),
    ("IMask(a, '0'); IMask(b, '0')", "2 masks are in it: write it to a file, and --scan that"),
    ("provideNgxMask({})", "no call of a library that is read is in it: write --from and a mask"),
  ])
  func aCallThatIsNoMask(_ text: String, _ words: String) throws {
    let run = try Caret.run(["convert", text])
    #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(words), "\(run.errors)")
  }

  @Test func alternativesThatOverlapAreNoted() throws {
    let run = try Caret.run(["convert", "--from", "inputmask", "9|9"])
    #expect(run.status == 0)
    let note = "note: the first alternative is preferred: no value is shown as this alternative: an earlier one reads 1"
    #expect(run.output.contains(note + " first"), "\(run.output)")
  }

  @Test func aDateHasItsCheck() throws {
    let run = try Caret.run(["convert", "--from", "imask", "{mask: Date, min: new Date(2000, 0, 1), max: new Date()}"])
    #expect(run.output.contains("\nchecks: date from 2000-01-01 to today\n"), "\(run.output)")
  }

  @Test(arguments: [
    ("ngxx", "did you mean ngx?"), ("elsewhere", "there are redmadrobot, "), ("Regex", "did you mean regex?"),
    ("ngx-mask", "did you mean ngx?"), ("react-imask", "did you mean imask?"),
  ])
  func aDialectThatIsNot(_ name: String, _ hint: String) throws {
    let run = try Caret.run(["convert", "--from", name, "00"])
    #expect(run.status == 2 && run.errors.contains("no dialect is called '\(name)': \(hint)"), "\(run.errors)")
  }

  @Test func json() throws {
    let run = try Caret.run(["convert", "--json", "--from", "ngx", "{mask: '00', x: 1}"])
    #expect(
      run.output == """
        {"dialect": "ngx", "text": "{mask: '00', x: 1}", "mask": "##", "options": {"eager": false, \
        "overflow": "drop", "pastes": "lenient"}, "checks": [], "notes": [{"kind": "leftOut", "message": \
        "the option 'x' is left out", "span": [13, 17]}], "ok": true, "error": null, "warnings": []}

        """)
    let failed = try Caret.run(["convert", "--json", "--from", "ngx", "A{"])
    #expect(failed.status == 1 && failed.output.contains(#""ok": false, "error": {"message": "this is not a repeat""#))
  }

  /// What is written of numbers and their options is what a replay takes.
  @Test func numbersArePlayed() throws {
    let number = try Caret.run(["convert", "--from", "cleave", "{numeral: true, numeralThousandsGroupStyle: 'lakh'}"])
    let lines = number.output.split(separator: "\n")
    let options = lines[1].dropFirst("options: ".count)
    let line = "{\"number\": \(lines[0]), \"options\": \(options), \"keys\": \"«PASTE 1234567 km»\"}"
    #expect(try Caret.run(["replay"], input: line).output.contains(#""text": "12,34,567""#))
    #expect(try Caret.run(["convert", "--from", "cleave", "{creditCard: true}"]).output.hasPrefix("card\n"))
  }

  @Test func aListIsNotWarnedOf() throws {
    let run = try Caret.run(["convert", "--from", "maska", "['(##) ####-####', '(##) #####-####']"])
    #expect(!run.output.contains("warning") && run.output.hasPrefix("(##) ####-####|(##) #####-####\n"))
  }

  @Test func replayTakesADialect() throws {
    let lines = """
      {"mask": "(000) 000-0000", "dialect": "ngx", "keys": "2015"}
      {"mask": "(000) 0", "dialect": "ngx", "keys": "201", "options": {"eager": true}}
      {"mask": "{mask: '00', overwrite: true}", "dialect": "imask", "keys": "12«HOME»9"}
      {"mask": "##", "options": {"overwriting": true}, "keys": "12"}
      {"mask": "A{", "dialect": "ngx", "keys": "1"}
      {"mask": "00", "dialect": "ngy", "keys": "1"}
      {"preset": "iban", "dialect": "ngx", "keys": "1"}
      """
    let output = try Caret.run(["replay"], input: lines).output.split(separator: "\n")
    #expect(output.count == 7)
    #expect(output[0].contains(#"{"text": "(201) 5", "caret": 7, "value": "2015", "complete": false}], "#))
    #expect(output[1].contains(#""text": "(201) ", "#))
    #expect(output[2].contains(#"{"text": "92", "caret": 1, "value": "92", "complete": true}"#))
    #expect(output[4] == #"{"error": "this is not a repeat", "offset": 1}"#)
    #expect(output[5] == #"{"error": "line 6: no dialect is called 'ngy': did you mean ngx?"}"#)
    #expect(output[6].contains("\\\"dialect\\\" is a mask's"))
  }
}
