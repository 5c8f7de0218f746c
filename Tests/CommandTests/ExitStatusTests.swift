import Foundation
import Testing

/// How each subcommand ends, as its `--help` says.
@Suite struct ExitStatusTests {
  struct Case: CustomTestStringConvertible {
    let arguments: [String]
    var input = ""
    let status: Int32
    var testDescription: String { "\(arguments) ends with \(status)" }
  }

  static let cases = [
    Case(arguments: ["check", "port", "65535"], status: 0),
    Case(arguments: ["check", "port", "65536"], status: 1),
    Case(arguments: ["check", "port", "80", "x"], status: 1),
    Case(arguments: ["check", "percentage", "1/2"], status: 1),
    Case(arguments: ["check", "ipv4", "10-0-0-1"], status: 1),
    Case(arguments: ["check", "port", "80/80"], status: 1),
    Case(arguments: ["check", "##"], status: 0),
    Case(arguments: ["check", "<##"], status: 1),
    Case(arguments: ["explain", "##"], status: 0),
    Case(arguments: ["explain", "<1..12>/<1..31>"], status: 1),
    Case(arguments: ["explain", "<##"], status: 1),
    Case(arguments: ["check", "phone", "+1 201 555 0123"], status: 0),
    Case(arguments: ["check", "phone", "201 555 0123"], status: 1),
    Case(arguments: ["check", "phone", "--region", "US", "201 555 0123"], status: 0),
    Case(arguments: ["check", "phone(US)", "201 555 0123"], status: 0),
    Case(arguments: ["check", "card", "--region", "US", "4111111111111111"], status: 2),
    Case(arguments: ["check", "date", "--locale", "th_TH", "--today", "2026-11-27", "31/12/2026"], status: 0),
    Case(arguments: ["check", "date", "--locale", "th_TH", "--today", "2026-11-27", "31/12/2569"], status: 1),
    Case(arguments: ["format", "##"], input: "1\n12\n", status: 0),
    Case(arguments: ["format", "##"], input: "12\nx\n", status: 1),
    Case(arguments: ["format", "##"], input: "12\n\0\n", status: 1),
    Case(arguments: ["format", "--on-reject", "fit", "##"], input: "12x4\n", status: 1),
    Case(arguments: ["format", "decimal", "--locale", "en_US"], input: "1\nx\n", status: 1),
    Case(arguments: ["format", "phone", "--region", "US", "--style", "e164"], input: "x\n", status: 1),
    Case(arguments: ["format", "--strict", "##"], input: "12\n", status: 0),
    Case(arguments: ["format", "--strict", "##"], input: "1\n", status: 1),
    Case(arguments: ["format", "<##"], input: "1\n", status: 2),
    Case(arguments: ["formats", "card"], status: 0),
    Case(arguments: ["formats", "--search", "no such thing"], status: 1),
    Case(arguments: ["formats", "no-such-format"], status: 2),
    Case(arguments: ["help"], status: 0),
    Case(arguments: ["help", "format"], status: 0),
    Case(arguments: ["help", "frob"], status: 2),
    Case(arguments: ["frob"], status: 2),
    Case(arguments: ["locales", "de_DE"], status: 0),
    Case(arguments: ["locales", "no such locale"], status: 1),
    Case(arguments: ["regions", "DE"], status: 0),
    Case(arguments: ["regions", "--search", "no such region"], status: 1),
    Case(arguments: ["regions", "XX"], status: 2),
    Case(arguments: ["parse", "decimal", "--locale", "en_US", "1.5"], status: 0),
    Case(arguments: ["parse", "decimal", "--locale", "en_US", "x"], status: 1),
    Case(arguments: ["replay"], input: #"{"mask": "@@", "keys": "a"}"#, status: 0),
    Case(arguments: ["replay"], input: "no session", status: 1),
    Case(arguments: ["fuzz", "##", "--runs", "10"], status: 0),
    Case(arguments: ["corpus", "cards", "--count", "1"], status: 0),
  ]

  @Test(arguments: cases) func ends(_ test: Case) throws {
    let run = try Caret.run(test.arguments, input: test.input)
    #expect(run.status == test.status, "\(run.errors)")
  }

  /// Shells ask the command itself for the names.
  @Test func formatNamesAreCompleted() throws {
    let script = try Caret.run(["--generate-completion-script", "bash"])
    #expect(script.output.contains("---completion format"))
    let names = try Caret.run(["---completion", "format", "--", "positional@0", "2", "0", "caret", "format", "ib"])
    let lines = names.output.split(separator: "\n")
    #expect(lines.contains("iban") && lines.contains("phone") && lines.contains("currency"))
  }
}
