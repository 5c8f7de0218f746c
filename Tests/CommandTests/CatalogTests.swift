import Foundation
import Testing

/// `--catalog`: formats of files, and errors about files that are not catalogues.
@Suite struct CatalogTests {
  /// A file of a format whose lines a test chooses.
  private func withCatalog(_ lines: [String], _ body: (String) throws -> Void) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).txt")
    let text = ["topic Library", "", "format library-card", "  summary Reader's card", "  label Card"] + lines
    try Data((text + [""]).joined(separator: "\n").utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try body(file.path)
  }

  /// Each way to use a file.
  static let uses = [
    ["check", "library-card", "12"], ["check", "card", "12"], ["check", "--mask", "##"], ["format", "library-card"],
    ["format", "--today", "2026-11-21", "library-card"], ["format", "--mask", "##"], ["explain", "library-card"],
    ["formats"],
    ["formats", "card"], ["format", "decimal", "--locale", "en"], ["format", "phone"],
  ]

  @Test(arguments: uses) func aMaskThatIsNoneIsDrawn(_ use: [String]) throws {
    try withCatalog(["  mask  ###<", "  example 12"]) { path in
      let run = try Caret.run(use + ["--catalog", path])
      #expect(
        run.errors == """
          caret: \(path), line 6: a group is not closed
            ###<
               ^
            close it with >, or write \\< for the character itself

          """)
      #expect(run.output == "")
      #expect(run.status == 2)
    }
  }

  /// Lines, and messages about them after the file.
  static let faults: [(lines: [String], message: String)] = [
    (["mask ##", "example 12", "color red"], ", line 8: there is no key color: "),
    (["mask ##", "example 12", "check mod97"], ", line 8: there is no check mod97: luhn, "),
    (["mask ##", "example 12", "check luhn twice"], ", line 8: the check luhn does not know the words twice\n"),
    (["mask ##"], ", line 3: the format library-card needs a line example\n"),
    (["mask ##", "example \u{1B}", "check \u{1B}"], ", line 8: there is no check U+001B: "),
  ]

  @Test(arguments: faults) func faultsAreToldOnce(_ lines: [String], _ message: String) throws {
    try withCatalog(lines) { path in
      let run = try Caret.run(["check", "library-card", "12", "--catalog", path])
      #expect(run.errors.hasPrefix("caret: \(path)\(message)"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.status == 2)
    }
  }

  @Test func fileThatCannotBeRead() throws {
    let run = try Caret.run(["check", "card", "12", "--catalog", "/nonexistent/library.txt"])
    #expect(run.errors == "caret: /nonexistent/library.txt cannot be read as text\n")
    #expect(run.status == 2)
  }

  /// A mask may be well written and no mask all the same: it is found out when the format is used.
  @Test(arguments: [["check", "library-card", "12"], ["format", "library-card"]])
  func anUnlawfulMaskIsDrawn(_ use: [String]) throws {
    try withCatalog(["  mask <#>", "  mask #", "  example 1"]) { path in
      let run = try Caret.run(use + ["--catalog", path])
      #expect(
        run.errors == """
          caret: \(path), line 3: the mask of library-card: no value is shown as this alternative: an earlier one reads 1 first
            #|#
              ^
            put it before the other, or quote the text that tells them apart

          """)
      #expect(run.output == "")
      #expect(run.status == 2)
    }
    try withCatalog(["mask ##", "example 12"]) { path in
      let lawful = try Caret.run(use + ["--catalog", path])
      #expect(!lawful.errors.contains(path))
    }
  }

  /// A mask much longer than a line says little to people.
  @Test func aLongMaskIsCut() throws {
    let mask = String(repeating: "#-", count: 100) + "#"
    try withCatalog(["mask \(mask)", "example 12"]) { path in
      let run = try Caret.run(["formats", "library-card", "--catalog", path])
      #expect(run.output.contains("\nmask      \(mask.prefix(159))…\n"))
      #expect(try Caret.run(["formats", "library-card", "--json", "--catalog", path]).output.contains("\"\(mask)\""))
    }
  }

  /// Where the mask is what is asked for, it is reported as any mask is.
  @Test func anUnlawfulMaskIsAFinding() throws {
    try withCatalog(["  mask #|#", "  example 1"]) { path in
      let finding = """
        error: no value is shown as this alternative: an earlier one reads 1 first
          #|#
            ^
          put it before the other, or quote the text that tells them apart

        """
      let explained = try Caret.run(["explain", "library-card", "--catalog", path])
      #expect(explained.output.hasSuffix("\n" + finding))
      #expect(explained.status == 1)
      let checked = try Caret.run(
        shell: "script -qec 'NO_COLOR=1 caret check library-card --catalog \(path)' /dev/null")
      #expect(checked.output.replacing("\r\n", with: "\n") == finding)
      #expect(checked.status == 1)
    }
  }
}
