import Testing

@Suite struct MaskCommandTests {
  /// Masks of other libraries, what they are, and the same here: what is suggested can be compiled.
  static let foreign = [
    (#"\d{3}"#, "a regular expression (regex)", "#{3}"),
    (#"^\d+-[A-F]{2}$"#, "a regular expression (regex)", #"#{1,}"-"[A-F]{2}"#),
    (#"\d{3}-\d{4}"#, "a regular expression (regex)", ##"#{3}"-"#{4}"##),
    ("[000]-[AA]", "a mask of RedMadRobot's InputMask (redmadrobot)", "###-@@"),
    ("999-9999", "a mask of Inputmask or jQuery Masked Input (inputmask)", "###-####"),
    ("(999) 999-9999? x99999", "a mask of jQuery Masked Input (maskedinput)", "(###) ###-####< x#{1,5}>?"),
    ("(000) 000-0000", "a mask of IMask or jQuery Mask (imask)", "(###) ###-####"),
    ("+{7}(000)000-00-00", "a mask of IMask (imask)", #"+"7"(###)###-##-##"#),
    ("{{999}}-{{aa}}", "a pattern of Formatter.js", "###-@@"),
    ("DD/MM/YYYY", "a date pattern", "<01..31>/<01..12>/####"), ("__/__", "the placeholder of a mask", "##/##"),
  ]
  /// In time that grows as the mask does: with its square it would be minutes.
  @Test(.timeLimit(.minutes(1))) func manyEmptyAlternativesAreExplained() throws {
    let run = try Caret.run(["explain", String(repeating: "|", count: 80_000)])
    #expect(run.status == 1 && !run.output.isEmpty)
  }

  @Test(arguments: foreign) func namesOtherLibraries(_ mask: String, _ dialect: String, _ instead: String) throws {
    let run = try Caret.run(["check", "--mask", mask])
    #expect(run.output.contains("  \(mask) is \(dialect): write \(instead)\n"), "\(run.output)")
    #expect(run.status == 1)
    #expect(try Caret.run(["check", "--mask", instead]).status == 0)
  }

  /// A screen, and all of it on demand.
  @Test func explainsOnAScreen() throws {
    let (short, full) = (try Caret.run(["explain", "card"]), try Caret.run(["explain", "card", "--full"]))
    let lines = short.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 40 && lines.allSatisfy { $0.count <= 260 })
    #expect(short.output.contains(" lines more (--full)\n") && !full.output.contains("--full"))
    #expect(full.output.count > 10 * short.output.count)
  }

  @Test func checkDrawsErrors() throws {
    let run = try Caret.run(["check", "(###) [000]"])
    #expect(
      run.output == """
        error: a set names '0' twice; a set is one slot
          (###) [000]
                ~~^~~
          write a slot for each character typed: ###

        """)
    #expect(run.status == 1)
  }

  @Test func checkOfGoodMasks() throws {
    let run = try Caret.run(["check", "(###) ###-####", "<01..12>/##"])
    #expect(run.output == "(###) ###-####: ok\n<01..12>/##: ok\n")
    #expect(run.status == 0)
  }

  @Test func checkAsJSON() throws {
    let run = try Caret.run(["check", "--json", "##", "<##"])
    #expect(
      run.output == """
        {"mask": "##", "ok": true, "error": null, "warnings": []}
        {"mask": "<##", "ok": false, "error": {"message": "a group is not closed", \
        "suggestion": "close it with >, or write \\\\< for the character itself", "span": [0, 3], "witness": null}, "warnings": []}

        """)
    #expect(run.status == 1)
  }

  @Test func explainReadsAMask() throws {
    let run = try Caret.run(["explain", "<month:<01..12>>/##<^@{2,4}|\"a-b\">?[^ x]"])
    let outline = """
      reads
        capture "month":
          a number from 01 to 12, always 2 digits
        literal "/"
        2 × a digit
        optional:
          one of these, the first preferred:
            - 2 to 4 times: a letter, upper-cased
            - value literal "a-b"
        any character but space, x

      value
        5 to 9 characters

      """
    #expect(run.output.contains(outline))
    #expect(run.errors == "")
  }

  /// A mask may be anything: a terminal gets none of it that it would obey.
  @Test(arguments: [
    "#\u{1B}[2J{", "\u{1B}", "#\u{9B}\u{202E}", "\u{1B}[0-9\u{1B}]\"\u{7F}\"", "#\r", "<\u{1B}:#", "[\u{1B}\u{1B}]",
  ])
  func whatIsQuotedIsMadeSafe(_ mask: String) throws {
    for command in [["check"], ["check", "##"], ["explain"], ["format"]] {
      let run = try Caret.run(command + [mask])
      for text in [run.output, run.errors] {
        #expect(
          !text.unicodeScalars.contains { $0 != "\n" && [.control, .format].contains($0.properties.generalCategory) })
      }
      #expect(["U+", "\u{FFFD}"].contains { (run.output + run.errors).contains($0) } || command == ["format"])
    }
  }

  @Test func explainWithoutMask() throws {
    let run = try Caret.run(["explain", "<##"])
    #expect(run.output.contains("error: a group is not closed"))
    #expect(run.status == 1)
  }

  /// A format of the catalogue is taken by its name, and as a mask only where it is said so.
  @Test func namesComeFirst() throws {
    let named = try Caret.run(["format", "us-phone"], input: "2015550123")
    #expect(named.status == 0)
    let mask = try Caret.run(["format", "--mask", "us-phone"], input: "2015550123")
    #expect(mask.status == 2)
    #expect(mask.errors.contains("the mask has no slot and no value literal,"))
    #expect(!mask.errors.contains("no format is called"))
  }
}
