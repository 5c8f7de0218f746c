import Foundation
import Testing

/// `caret compile`, and the files that it writes.
@Suite struct CompileTests {
  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }

  @Test func programFormatsAsItsMaskDoes() throws {
    try withFolder { folder in
      let file = "\(folder)/phone.program"
      #expect(try Caret.run(["compile", "+1 (###) ###-####", "--output", file]).status == 0)
      let run = try Caret.run(["format", "--program", file], input: "5551234567\n")
      #expect(run.output == "+1 (555) 123-4567\n")
      let named = try Caret.run(["compile", "us-ein", "--output", file])
      #expect(named.status == 2)
      #expect(named.errors.contains("exists already: --force replaces it"))
      #expect(try Caret.run(["compile", "us-ein", "--output", file, "--force"]).status == 0)
      #expect(try Caret.run(["format", "--program", file], input: "121234567\n").output == "12-1234567\n")
    }
  }

  @Test func whatIsNoProgramIsRejected() throws {
    try withFolder { folder in
      let file = "\(folder)/text"
      try Data("##-##".utf8).write(to: URL(fileURLWithPath: file))
      for (path, message) in [
        (file, "this is not a compiled mask"), ("\(folder)/none", "it cannot be read: No such file"),
        (folder, "it is not a file"),
      ] {
        let run = try Caret.run(["format", "--program", path], input: "12\n")
        #expect(run.status == 2)
        #expect(run.errors.contains(message))
      }
      #expect(try Caret.run(["compile", "<##", "--output", file, "--force"]).errors.contains("a group is not closed"))
      #expect(try Caret.run(["compile", "##", "--output", "\(folder)/no/file"]).errors.contains("cannot write"))
      #expect(try Caret.run(["format", "--program", "--mask", file], input: "").status == 2)
      #expect(try Caret.run(["format", "--program", "--locale", "de_DE", file], input: "").status == 2)
    }
  }

  /// Neither a device nor a pipe nor what a link leads to becomes a program, and nothing is left beside it.
  @Test func onlyFilesAreReplaced() throws {
    try withFolder { folder in
      let (pipe, link, file) = ("\(folder)/pipe", "\(folder)/link", "\(folder)/file")
      #expect(mkfifo(pipe, 0o600) == 0)
      try Data("kept".utf8).write(to: URL(fileURLWithPath: file))
      #expect(symlink(file, link) == 0)
      for path in [pipe, link, "/dev/null", folder] {
        for force in [[], ["--force"]] {
          let run = try Caret.run(["compile", "##", "--output", path] + force)
          #expect(run.status == 2)
          #expect(run.errors.contains("is not an ordinary file"), "\(path)")
        }
      }
      #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["file", "link", "pipe"])
    }
  }

  /// A disk that is full: the limit of a file's size stands for it.
  @Test(arguments: ["", "--force"]) func aFullDiskLeavesNothing(_ force: String) throws {
    try withFolder { folder in
      let file = "\(folder)/program"
      if !force.isEmpty { try Data("kept".utf8).write(to: URL(fileURLWithPath: file)) }
      let limited = "trap '' XFSZ; ulimit -f 1; caret compile us-phone --output \(file) \(force)"
      let run = try Caret.run(shell: limited)
      #expect(run.status == 2)
      #expect(run.errors.contains("cannot write"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == (force.isEmpty ? [] : ["program"]))
      if !force.isEmpty { #expect(try String(contentsOfFile: file, encoding: .utf8) == "kept") }
    }
  }
}
