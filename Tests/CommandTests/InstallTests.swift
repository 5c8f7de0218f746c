import CommandConsole
import Foundation
import Testing

/// `caretaker-dev install` and `uninstall`, in a folder of their own.
@Suite final class InstallTests {
  let prefix = FileManager.default.temporaryDirectory.appendingPathComponent("caret-prefix-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: prefix) }

  private func install(_ more: String...) throws -> Caret {
    try Caret.runDeveloper(["install", "--prefix", prefix.path, "--binary", Caret.executable.path] + more)
  }

  private func file(_ path: String) -> URL { prefix.appendingPathComponent(path) }

  /// All files below the prefix.
  private var files: [String] {
    (FileManager.default.enumerator(atPath: prefix.path)?.compactMap { $0 as? String } ?? []).filter {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: file($0).path, isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted()
  }

  @Test func whatIsInstalledIsRemovedAgain() throws {
    let first = try install()
    #expect(first.status == 0)
    for path in [
      "bin/caret", "share/man/man1/caret.1", "share/man/man1/caret-type.1",
      "share/bash-completion/completions/caret", "share/zsh/site-functions/_caret",
      "share/fish/vendor_completions.d/caret.fish", "share/caretaker/installed.txt",
    ] {
      #expect(files.contains(path), "\(path)")
    }
    #expect(first.output.split(separator: "\n").count == files.count - 1)
    #expect(first.errors.contains("is not in PATH"))

    let command = try Caret.run(shell: "\(file("bin/caret").path) format us-phone <<< 2015550123")
    #expect(command.output == "+1 (201) 555-0123\n")
    #expect(try Caret.run(shell: "bash -n \(file("share/bash-completion/completions/caret").path)").status == 0)
    let again = try install()
    #expect(again.status == 0)

    let removal = try Caret.runDeveloper(["uninstall", "--prefix", prefix.path])
    #expect(removal.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: prefix.path) == [])
    let nothing = try Caret.runDeveloper(["uninstall", "--prefix", prefix.path])
    #expect(nothing.status == 2)
    #expect(nothing.errors.contains("nothing is installed below \(prefix.path)"))
  }

  /// A folder that was there stays, and so does one in which something else was put.
  @Test func foldersOfOthersStay() throws {
    try FileManager.default.createDirectory(at: file("bin"), withIntermediateDirectories: true)
    #expect(try install().status == 0)
    try Data("theirs".utf8).write(to: file("share/man/man1/theirs.1"))
    #expect(try Caret.runDeveloper(["uninstall", "--prefix", prefix.path]).status == 0)
    #expect(files == ["share/man/man1/theirs.1"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: prefix.path).sorted() == ["bin", "share"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: file("share").path) == ["man"])
  }

  /// Another program's file of the same name is no one's to replace.
  @Test func anotherProgramsFileIsLeftAlone() throws {
    try FileManager.default.createDirectory(at: file("bin"), withIntermediateDirectories: true)
    try Data("theirs".utf8).write(to: file("bin/caret"))
    let refusal = try install()
    #expect(refusal.status == 2)
    #expect(refusal.errors.contains("bin/caret is there already, and not of this package: --force replaces it"))
    #expect(files == ["bin/caret"])
    #expect(try Data(contentsOf: file("bin/caret")) == Data("theirs".utf8))
    #expect(try install("--force").status == 0)
  }

  @Test func aBinaryThatIsNoneIsReported() throws {
    let run = try Caret.runDeveloper(["install", "--prefix", prefix.path, "--binary", "/nonexistent"])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot run /nonexistent"))
    let other = try Caret.runDeveloper(["install", "--prefix", prefix.path, "--binary", "/bin/echo"])
    #expect(other.status == 2)
    #expect(other.errors.contains("does not describe itself"))
    #expect(files == [])
  }

  /// Every subcommand has a page, with its options and its examples, in which roff finds nothing to complain of.
  @Test func pagesOfTheManual() throws {
    _ = try install()
    let subcommands = try Caret.run(["--help"]).output.components(separatedBy: "SUBCOMMANDS:").last ?? ""
    let names = subcommands.split(separator: "\n").compactMap { line -> Substring? in
      line.hasPrefix("  ") && line.dropFirst(2).first?.isLowercase == true ? line.split(separator: " ").first : nil
    }
    #expect(names.count > 10)
    for name in names where name != "help" {
      let page = try String(contentsOf: file("share/man/man1/caret-\(name).1"), encoding: .utf8)
      #expect(page.contains(".SH NAME\ncaret\\-\(name) \\- "))
      #expect(page.contains(".SH \"EXAMPLES\"\n") && page.contains(".SH OPTIONS\n"))
      #expect(page.contains("Caretaker \(CommandVersion.text)"))
      // a line that roff would take for a request must be one of those that pages are written in
      let macros: Set<Substring> = [".TH", ".SH", ".SS", ".TP", ".PP", ".nf", ".fi"]
      for line in page.split(separator: "\n") where line.hasPrefix(".") {
        #expect(macros.contains(line.prefix { $0 != " " }), "\(name): \(line)")
      }
    }
  }

  @Test func versionsAreTheChangelogs() throws {
    #expect(try Caret.run(["--version"]).output == CommandVersion.text + "\n")
    #expect(try Caret.runDeveloper(["--version"]).output == CommandVersion.text + "\n")
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let changelog = try String(contentsOf: root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
    let releases = changelog.split(separator: "\n").filter { $0.hasPrefix("## ") && !$0.contains("Unreleased") }
    #expect(releases.first?.hasPrefix("## \(CommandVersion.text)") == true)
  }
}
