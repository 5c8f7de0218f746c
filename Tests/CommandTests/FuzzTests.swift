import CommandConsole
import Foundation
import Testing

@testable import MaskFuzzing
@testable import caret_cli

/// `caret fuzz`, as a person runs it.
@Suite struct FuzzTests {
  private func fuzz(_ arguments: String...) throws -> Caret { try Caret.run(["fuzz"] + arguments) }

  @Test func aMaskIsFuzzed() throws {
    let run = try fuzz("##/##", "--runs", "40", "--seed", "7")
    #expect(run.output.hasPrefix("##/##\n  runs "))
    #expect(run.output.contains("40 of seed 7"))
    #expect(run.output.contains(/covered +5 of 5 states, \d+ of \d+ transitions/))
    #expect(run.output.contains("played 1 of 20 runs along: 2 runs"))
    #expect(run.output.hasSuffix("ok: no law was broken\n"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  static let subjects: [(arguments: [String], title: String)] = [
    (["card"], "card"), (["date", "--locale", "hu"], "date"), (["phone", "--region", "GB"], "phone(GB)"),
    (["phone", "--region", "US", "--international"], "phone(US, international)"),
    (["currency", "--locale", "de_DE", "--currency", "EUR", "--entry", "minor-units"], "currency(EUR, de_DE)"),
    (["decimal", "--locale", "ar_EG", "--minimum", "-5"], "decimal(ar_EG)"),
  ]

  @Test(arguments: subjects) func everyKindIsFuzzed(arguments: [String], title: String) throws {
    let run = try Caret.run(["fuzz"] + arguments + ["--runs", "10", "--oracle", "5"])
    #expect(run.output.hasPrefix("\(title)\n"))
    #expect(run.output.hasSuffix("ok: no law was broken\n"), "\(run.output)")
    #expect(run.status == 0)
  }

  /// The same seed presses the same keys, however many runs are played at the same time.
  @Test func jobsChangeNothing() throws {
    let runs = try [1, 3].map { jobs in
      let run = try fuzz("##/##", "--runs", "8", "--jobs", "\(jobs)")
      // how long it took is another each time
      return run.output.split(separator: "\n").filter { !$0.contains("a second") }
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].count > 5)
  }

  @Test func json() throws {
    let run = try fuzz("[A-F]#", "--runs", "50", "--json")
    let lines = run.output.split(separator: "\n").map {
      try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
    }
    #expect(lines.count == 2)
    let (whole, finding) = (lines[0], lines[1])
    #expect(finding?["finding"] as? String == "rejectedCase")
    #expect(whole?["runs"] as? Int == 50)
    #expect(whole?["failures"] as? Int == 0)
    #expect(whole?["states"] as? [Int] == [3, 3])
    #expect(run.status == 0)
  }

  /// A finding has keys that show it, and may be made to count.
  @Test func findings() throws {
    let run = try fuzz("[A-F]#", "--runs", "20", "--strict")
    #expect(run.output.contains("finding: a is rejected where A is taken\n  write ^ before the set"))
    #expect(run.status == 1)
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("caret replay") })
    let replayed = try Caret.run(shell: String(line))
    #expect(replayed.output.contains(#""text": """#))
    #expect(replayed.status == 0)
  }

  @Test func masksOfAFile() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "masks-\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try "##/##\n\n+1 (###) ###-####\r\nexpiry\n".write(to: file, atomically: true, encoding: .utf8)
    let run = try fuzz("--file", file.path, "--runs", "12")
    #expect(run.output.hasPrefix("3 subjects\n"))
    #expect(run.status == 0)
    try "##/##\n<##\n".write(to: file, atomically: true, encoding: .utf8)
    let broken = try fuzz("--file", file.path)
    #expect(broken.errors.contains("line 2: a group is not closed"))
    #expect(broken.errors.contains("^"))
    #expect(broken.status == 2)
  }

  @Test func masksAreMade() throws {
    let run = try fuzz("--masks", "--runs", "10", "--seed", "3")
    #expect(run.output.hasPrefix("generated masks\n"))
    for label in ["masks", "slow", "large", "warned", "never complete"] {
      #expect(run.output.contains("\n  \(label) "))
    }
    #expect(run.status == 0, "\(run.output)")
  }

  /// A run that was reported is played alone.
  @Test func aRunIsRepeated() throws {
    let run = try fuzz("##/##", "--first", "17", "--runs", "1")
    #expect(run.output.contains("1 of seed 1"))
    #expect(run.status == 0)
  }

  /// A failure names the law, the keys and what to do with them.
  @Test func aFailureIsTold() throws {
    let found = LawViolation(law: .undoInverts, session: #""mask": "it's", "options": {}"#, keys: "1", detail: "1 | 1")
    let failure = FuzzFailure(run: 17, title: "it's", broken: BrokenLaw(found), fixture: "{}")
    let text = failure.text(Style(for: .output))
    #expect(text.hasPrefix("error: undoInverts does not hold for it's\n  Undo goes back"))
    #expect(text.contains("  caret replay <<< '{\"mask\": \"it'\\''s\", "))
    #expect(text.hasSuffix("  as a case of fixtures: {}\n"))
  }

  static let misuses: [(arguments: [String], word: String)] = [
    ([], "--file, --all, --masks or --forms"), (["##", "--masks"], "ask for one"),
    (["--all", "--masks"], "ask for one"),
    (["##", "--runs", "0"], "--runs is 1 or more"), (["##", "--seconds", "-1"], "--seconds"),
    (["##", "--jobs", "0"], "--jobs is 1"),
    (["##", "--locale", "de"], "--locale is for numbers"), (["##", "--region", "GB"], "phone alone"),
    (["<##"], "a group is not closed"), (["currency", "--locale", "de"], "--currency"),
    (["--file", "/nowhere/masks.txt"], "cannot be read"), (["phone", "--region", "QQ"], "QQ"),
  ]

  @Test(arguments: misuses) func misuse(arguments: [String], word: String) throws {
    let run = try Caret.run(["fuzz"] + arguments)
    #expect(run.errors.contains(word), "\(run.errors)")
    #expect(run.output == "")
    #expect(run.status == 2)
  }
}
