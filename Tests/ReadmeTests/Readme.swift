import Foundation

/// README.md: its blocks of code by their language.
enum Readme {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func blocks(_ language: String, of file: String = "README.md") throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    return text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// The articles of all modules, by their paths.
  static func articles() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent("Sources").path)
    return paths.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.sorted().map { "Sources/" + $0 }
  }

  /// What the links of a paper lead to, web pages left out, and so is code.
  static func links(of file: String) throws -> [String] {
    let text = try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
    let prose = text.components(separatedBy: "\n```").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
    return prose.matches(of: /\]\(([^)\s]+)\)/).map { String($0.output.1) }.filter { !$0.contains("://") }
  }

  /// Whether there is such a file, and such a heading in it; DocC finds pictures by their name.
  static func leads(_ link: String, from file: String) throws -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let folder = root.appendingPathComponent(file).deletingLastPathComponent()
    let paths = ["\(parts[0])", "Resources/\(parts[0])"].map { folder.appendingPathComponent($0) }
    let target = parts[0].isEmpty ? root.appendingPathComponent(file) : paths[0]
    guard parts.count == 2 else { return paths.contains { FileManager.default.fileExists(atPath: $0.path) } }
    let headings = try String(contentsOf: target, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("#") }
    return headings.contains { heading in
      let words = heading.drop { $0 == "#" || $0 == " " }.lowercased()
      return words.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }.replacing(" ", with: "-") == parts[1]
    }
  }

  /// What stands between marks in the tests of this folder, and in the example, each without the indentation of its
  /// first line.
  static func copies() throws -> [String] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let tests = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix("Tests.swift") }
    let files = tests + [root.appendingPathComponent("Sources/invoice-example/main.swift")]
    return try files.flatMap { file -> [String] in
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "// README ").dropFirst()
      return parts.compactMap { part -> String? in
        // from the line after the mark to the next mark
        let lines = part.components(separatedBy: "\n").dropFirst().prefix { !$0.hasSuffix("// end") }
        guard let indentation = lines.first?.prefix(while: { $0 == " " }) else { return nil }
        return lines.map { $0.hasPrefix(indentation) ? String($0.dropFirst(indentation.count)) : $0 }.joined(
          separator: "\n")
      }
    }
  }
}

/// A command of a transcript, and what it wrote.
struct TranscriptStep {
  var command: String
  var output: String

  static func steps(of block: String) -> [TranscriptStep] {
    var steps: [TranscriptStep] = []
    for line in block.components(separatedBy: "\n") {
      if line.hasPrefix("$ ") {
        steps.append(TranscriptStep(command: String(line.dropFirst(2)), output: ""))
      } else if !steps.isEmpty {
        steps[steps.count - 1].output += line + "\n"
      }
    }
    return steps
  }

  /// What the shell writes for it now, errors among the rest.
  func run() throws -> String {
    let process = Process()
    let output = Pipe()
    let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "exec 2>&1; " + command]
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
    process.environment?["PATH"] = built + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
