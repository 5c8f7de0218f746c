import FieldFormats
import Foundation
import Testing

/// `caret check` of values.
@Suite struct CheckTests {
  @Test func whatIsValidAndWhyNot() throws {
    let run = try Caret.run([
      "check", "card", "4111-1111-1111-1111", "4111111111111112", "4111x1111y", "", "378282246310005",
    ])
    #expect(
      run.output.replacing(/incomplete: [_ ]+/, with: "incomplete: …") == """
        4111-1111-1111-1111: valid
        4111111111111112: not valid: the check digit is wrong
        4111x1111y: does not fit: 'x' (and 1 more): expected a digit
          4111x1111y
              ^
        nothing: incomplete: …
        378282246310005: valid

        """)
    #expect(run.errors == "")
    #expect(run.status == 1)
    #expect(try Caret.run(["check", "card", "4111 1111 1111 1111"]).status == 0)
  }

  @Test func whatIsStillToCome() throws {
    let run = try Caret.run(["check", "us-phone", "(201) 5"])
    #expect(run.output == "(201) 5: incomplete: +1 (201) 5__-____\n")
    #expect(run.status == 1)
  }

  /// What expires is held against a day that may be given.
  @Test func whatHasExpired() throws {
    let run = try Caret.run(["check", "--today", "2026-11-21", "expiry", "10/26", "11/26"])
    #expect(run.output == "10/26: not valid: it has expired\n11/26: valid\n")
    #expect(run.status == 1)
    #expect(try Caret.run(["check", "--today", "2026-12-01", "expiry", "11/26"]).status == 1)
    // by the clock
    #expect(try Caret.run(["check", "expiry", "01/20"]).output == "01/20: not valid: it has expired\n")
  }

  @Test func whatIsTooLong() throws {
    let run = try Caret.run(["check", "us-phone", "+1 (201) 555-01239"])
    #expect(
      run.output == """
        +1 (201) 555-01239: does not fit: '9': the field is full
          +1 (201) 555-01239
                           ^

        """)
  }

  @Test func json() throws {
    let run = try Caret.run(["check", "--json", "us-phone", "+1 201 555-0123", "201x"])
    #expect(
      run.output == """
        {"text": "+1 201 555-0123", "valid": true, "shown": "+1 (201) 555-0123", "value": "2015550123", "state": "complete", \
        "rest": "", "lost": []}
        {"text": "201x", "valid": false, "shown": "+1 (", "value": "", "state": "incomplete", "rest": "___) ___-____", \
        "lost": [{"position": 3, "character": "x", "reason": "notAllowedHere"}]}

        """)
    #expect(run.status == 1)
  }

  /// Lines are read where no value is given, and where - stands.
  @Test func linesOfStandardInput() throws {
    let run = try Caret.run(["check", "us-phone"], input: "201 555 0123\r\n201\u{0}\n")
    #expect(run.output == "201 555 0123: valid\nline 2: no text: a NUL at byte 3\n")
    #expect(run.status == 1)
    let both = try Caret.run(["check", "us-phone", "2015550127", "-", "2015550129"], input: "2015550128\n")
    #expect(both.output == "2015550127: valid\n2015550128: valid\n2015550129: valid\n")
    #expect(both.status == 0)
    let fault = try Caret.run(["check", "--json", "us-phone"], input: "\u{0}")
    #expect(fault.output == "{\"line\": 1, \"valid\": false, \"error\": \"a NUL at byte 0\"}\n")
    #expect(try Caret.run(["check", "us-phone"]).output == "")
  }

  /// On a terminal no one waits for lines.
  @Test func aNameAloneIsItsMask() throws {
    let run = try Caret.run(shell: "script -qec 'caret check us-phone' /dev/null")
    let mask = try #require(FormatCatalog.standard["us-phone"]).maskText
    #expect(run.output == "\(mask): ok\r\n")
    #expect(run.status == 0)
  }

  /// The mask of cards is right, though no text says it.
  @Test func aMaskWithoutText() throws {
    let run = try Caret.run(shell: "script -qec 'NO_COLOR=1 caret check card' /dev/null")
    #expect(
      run.output.hasPrefix("card, whose mask no text says\r\nwarning: the value 301111111, not yet complete, has "))
    #expect(run.status == 0)
    let json = try Caret.run(shell: "script -qec 'caret check --json card' /dev/null")
    #expect(
      json.output.hasPrefix(
        #"{"mask": null, "ok": true, "error": null, "warnings": [{"message": "the value 301111111, "#))
  }

  @Test func masksByForce() throws {
    let run = try Caret.run(["check", "--mask", "card", "##"])
    #expect(run.output.contains("the mask has no slot and no value literal,"))
    #expect(run.output.hasSuffix("##: ok\n"))
    #expect(run.errors == "")
    #expect(run.status == 1)
    let unknown = try Caret.run(["check", "xyzzy", "5551234567"])
    #expect(unknown.errors == "no format is called xyzzy (see caret formats), so it was read as a mask\n")
    #expect(unknown.status == 1)
  }

  /// What begins with a minus is a value; after `--` whatever it is.
  @Test func valuesThatLookLikeOptions() throws {
    let run = try Caret.run(["check", "longitude", "-5.5", "--", "-122.4"])
    #expect(run.output == "-5.5: valid\n-122.4: valid\n")
    #expect(run.status == 0)
  }
}
