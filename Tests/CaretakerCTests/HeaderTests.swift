import Foundation
import Testing

/// The header is C99 and C++17 without a warning, and so are the examples over it.
@Suite struct HeaderTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let folder = root.appending(path: "Sources/CCaretaker")
  static let header =
    (try? String(contentsOf: folder.appending(path: "include/caretaker.h"), encoding: .utf8)) ?? ""

  @Test(
    arguments: [
      ["gcc", "-x", "c", "-std=c99"], ["gcc", "-x", "c", "-std=c17"], ["g++", "-x", "c++", "-std=c++17"],
      ["clang", "-x", "c", "-std=c99"], ["clang", "-x", "c++", "-std=c++17"],
    ])
  func headerCompiles(_ compiler: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "caretaker-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let initializers = Self.header.matches(of: /#define (CARETAKER_(\w+)_INIT)/).map {
      "  caretaker_\($0.output.2.lowercased()) \($0.output.2.lowercased()) = \($0.output.1); (void)\($0.output.2.lowercased());\n"
    }
    #expect(initializers.count == 19)
    let program = "#include <caretaker.h>\nint main(void) {\n\(initializers.joined())  return 0;\n}\n"
    try program.write(to: file, atomically: true, encoding: .utf8)
    try compile(compiler + [file.path])
  }

  @Test(
    arguments: [
      ["gcc", "-x", "c", "-std=c99", "masked-field.c"], ["gcc", "-x", "c", "-std=c99", "columns.c"],
      ["g++", "-x", "c++", "-std=c++17", "account.cpp"], ["clang++", "-x", "c++", "-std=c++17", "account.cpp"],
      ["g++", "-x", "c++", "-std=c++17", "order.cpp"], ["clang++", "-x", "c++", "-std=c++17", "order.cpp"],
    ])
  func examplesCompile(_ command: [String]) throws {
    try compile(command.dropLast() + [Self.folder.appending(path: "Examples/\(command[command.count - 1])").path])
  }

  /// A mask is any text of C++, and not what the header itself makes formats with.
  @Test(arguments: ["g++", "clang++"]) func masksOfEveryTextCompile(_ compiler: String) throws {
    let masks = ["\"###\"", "std::string(\"###\")", "view", "text", "std::move(string)"]
    let file = FileManager.default.temporaryDirectory.appending(path: "caretaker-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    let uses = masks.map { mask in
      """
        {
          std::string string = text;
          caretaker::Format format(\(mask));
          const caretaker::Format copy = caretaker::Format(\(mask), &options);
          caretaker::Field field(format), other(copy);
          if (field.text() != other.text() || string.size() > view.size()) return 1;
        }
      """
    }
    let program = """
      #include <caretaker.hpp>

      int main() {
        const char *text = "###";
        const std::string_view view = text;
        caretaker_mask_options options = CARETAKER_MASK_OPTIONS_INIT;
      \(uses.joined(separator: "\n"))
        return 0;
      }

      """
    try program.write(to: file, atomically: true, encoding: .utf8)
    try compile([compiler, "-x", "c++", "-std=c++17", file.path])
  }

  /// The blocks of C of the README and of the article, each in a function.
  @Test(arguments: ["README.md", "Sources/Caretaker/Caretaker.docc/TheCLibrary.md"])
  func blocksCompile(_ path: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    let blocks = text.matches(of: /```c\n((?s).*?)```/).map { String($0.output.1) }
    #expect(!blocks.isEmpty)
    let file = FileManager.default.temporaryDirectory.appending(path: "caretaker-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    for block in blocks {
      let program = """
        #include <caretaker.h>
        #include <stdio.h>
        #include <stdlib.h>

        int main(void) {
          caretaker_format *format = NULL;
          caretaker_field *field = NULL;
          char text[64] = "";
          size_t length = 0;
          {
            \(block)
          }
          printf("%p %p %s %zu", (void *)format, (void *)field, text, length);
          return 0;
        }

        """
      try program.write(to: file, atomically: true, encoding: .utf8)
      try compile(["gcc", "-x", "c", "-std=c99", file.path])
    }
  }

  private func compile(_ command: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      command + [
        "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I",
        Self.folder.appending(path: "include").path,
      ]
    try process.run()
    process.waitUntilExit()
    // 127: there is no such compiler here
    #expect([0, 127].contains(process.terminationStatus), "\(command)")
  }

  /// Each function says what it is for, and lines have room in a window.
  @Test func functionsAreDocumented() {
    let lines = Self.header.split(separator: "\n", omittingEmptySubsequences: false)
    var undocumented: [Substring] = []
    for (number, line) in lines.enumerated() {
      #expect(line.count <= 120, "caretaker.h:\(number + 1)")
      let isDeclaration = line.contains(/^(?:[a-z_ ]+ \*?caretaker_\w+\(|typedef )/)
      if isDeclaration && !lines[number - 1].hasPrefix("///") { undocumented.append(line) }
    }
    #expect(undocumented.isEmpty)
  }
}
