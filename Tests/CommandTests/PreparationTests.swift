import Testing

/// Texts that are prepared by options of the command.
@Suite struct PreparationTests {
  @Test func formats() throws {
    let options = ["--strip-prefix", "tel:", "--strip-prefix", "fon ", "--drop-country-code", "1", "--replace", "O=0"]
    let run = try Caret.run(
      ["format", "(###) ###-####"] + options, input: "tel:+1-555-123-456O\nfon 5551234567\n+49 211 123456\n")
    #expect(run.output == "(555) 123-4560\n(555) 123-4567\n+49 211 123456\n", "\(run.errors)")
    let without = try Caret.run(["format", "(###) ###-####", "--strip-prefix", "tel:"], input: "tel:555-123-456O\n")
    #expect(without.output == "tel:555-123-456O\n" && without.errors.contains("1 rejected"), "\(without.errors)")
  }

  @Test func types() throws {
    let options = ["--strip-prefix", "tel:", "--keys", "«PASTE tel:5551234567»"]
    #expect(try Caret.run(["type", "(###) ###-####"] + options).output == "(555) 123-4567\n")
  }

  @Test func replays() throws {
    let session = ###"{"mask": "##", "preparation": {"replacements": {"O": "0"}}, "keys": "«PASTE 1O»"}"###
    #expect(try Caret.run(["replay"], input: session + "\n").output.contains(#""text": "10""#))
  }

  @Test(arguments: [
    (["format", "##", "--replace", "O"], "not a character, '=' and another: O"),
    (["format", "##", "--drop-country-code", "+1"], "--drop-country-code takes digits, as 1 or 49: +1"),
    (["format", "phone", "--region", "US", "--strip-prefix", "x"], "texts are prepared for masks, not for numbers"),
  ])
  func mistakes(_ arguments: [String], _ message: String) throws {
    let run = try Caret.run(arguments, input: "1\n")
    #expect(run.status != 0 && run.errors.contains(message), "\(run.errors)")
  }

  @Test(arguments: [
    (#"{"phone": {"region": "US"}, "preparation": {}, "keys": "1"}"#, "a phone is read by rules of its own"),
    (###"{"mask": "#", "preparation": {"replacements": {"OO": "0"}}, "keys": "1"}"###, "has one character for each"),
    (###"{"mask": "#", "preparation": {"prefix": ["a"]}, "keys": "1"}"###, "no member is called"),
  ])
  func sessionsThatAreNot(_ session: String, _ message: String) throws {
    let run = try Caret.run(["replay"], input: session + "\n")
    #expect((run.output + run.errors).contains(message), "\(run.output)\(run.errors)")
  }
}
