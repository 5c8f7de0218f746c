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

  @Test func modulesForPages() throws {
    try withFolder { folder in
      for (file, isTyped) in [("masks.js", false), ("masks.ts", true)] {
        let path = "\(folder)/\(file)"
        let run = try Caret.run(["compile", "--web", "us-ein", "zip=#{5}", "note=*/#", "--output", path])
        #expect(run.status == 0, "\(run.errors)")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        #expect(text.contains("(words: string)") == isTyped)
        for (name, title) in [
          ("usEin", "The mask of `us-ein`, without its checks."), ("zip", "The mask `#{5}`."),
          ("note", #"The mask `*\/#`."#),
        ] {
          #expect(text.contains("/** \(title) */\nexport const \(name) = /*#__PURE__*/ read('524b5443,"))
        }
      }
      // what a page reads is what a file has
      let (module, program) = ("\(folder)/masks.js", "\(folder)/zip.program")
      #expect(try Caret.run(["compile", "#{5}", "--output", program]).status == 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: program))
      let match = try String(contentsOfFile: module, encoding: .utf8).firstMatch(of: /zip = .*'(.*)'/)
      let words = try #require(match).output.1.split(separator: ",", omittingEmptySubsequences: false)
      let read = words.flatMap { word in
        let number: UInt32 = word.isEmpty ? 0 : UInt32(word, radix: 16) ?? .max
        return withUnsafeBytes(of: number.littleEndian) { Array($0) }
      }
      #expect(read == Array(bytes))
    }
  }

  @Test func whatIsNoModuleIsRejected() throws {
    try withFolder { folder in
      let module = ["--output", "\(folder)/masks.js"]
      for (arguments, message) in [
        (["--web", "##-##"], "##-## needs the name that it is imported by, as in phone='##-##'"),
        (["--web", "my-phone=##"], "my-phone is not a name that JavaScript can import: write myPhone="),
        (["--web", "class=##"], "class is not a name that JavaScript can import: write classMask="),
        (["--web", "1st=##"], "1st is not a name that JavaScript can import: write mask1st="),
        (["--web", "a=##", "a=@@"], "two masks are called a: write another name before one, as in other=@@"),
        (["--web", "phone=##>"], "phone: unexpected '>'"), (["--web", "ibn"], "did you mean iban?"),
        (["--web", "decimal"], "decimal is for numbers, which have no mask"),
        (["--web", "phone(GB)"], "phone is for phone numbers, which have no mask"),
        (["iban", "expiry"], "a file holds one mask, and expiry is another: --web writes a module of several"),
      ] {
        let run = try Caret.run(["compile"] + arguments + module)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
      }
      let run = try Caret.run(["compile", "--web", "iban", "--output", "\(folder)/masks.json"])
      #expect(run.errors.contains("is not a module: call it masks.js, or masks.ts for TypeScript"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
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
