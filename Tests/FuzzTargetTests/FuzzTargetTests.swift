import Foundation
import MaskFuzzing
import Testing

@testable import caret_fuzz_targets

/// What a fuzzer begins with, and what it found: `fixtures/fuzz`, through the targets as they are fuzzed.
@Suite struct FuzzTargetTests {
  static let folder = FuzzTarget.fixtures.appending(path: "fuzz").path
  static let targets = FuzzTarget.all()

  /// Seeds and crashes of a target.
  private static func inputs(of target: FuzzTarget) throws -> [FuzzInput] {
    try ["seeds", "crashes"].map { "\(folder)/\($0)/\(target.name)" }.filter(FileManager.default.fileExists).flatMap(
      FuzzInput.walking)
  }

  @Test(arguments: targets.map(\.name)) func seedsAndCrashesAreBorne(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Self.inputs(of: target)
    #expect(inputs.count >= 4)
    for input in inputs { if let fault = target.fault(in: input.bytes) { Issue.record("\(input.path): \(fault)") } }
    #expect(FileManager.default.fileExists(atPath: "\(Self.folder)/dictionaries/\(name).dict"))
  }

  @Test func everyFolderHasATarget() throws {
    for kind in ["seeds", "crashes"] {
      for input in try FuzzInput.walking("\(Self.folder)/\(kind)") {
        #expect(Self.targets.contains { $0.name == input.folder }, "\(input.path) is never played")
      }
    }
  }

  @Test func everyTargetIsInTheContributingGuide() throws {
    let guide = FuzzTarget.fixtures.deletingLastPathComponent().appending(path: "CONTRIBUTING.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    for target in Self.targets { #expect(text.contains("`\(target.name)`"), "\(target.name)") }
  }

  @Test func everyKeyIsRead() {
    let text =
      "a\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}\u{B}@C\u{C}p\0\u{E}s\0\u{F}v\0\u{10}\u{11}\u{12}\u{13}\u{14}\u{15}ü\0\u{16}\u{17}FR\u{17}1"
    #expect(
      Script(KeyReader.keys(in: text)).description
        == "a«BS»«DEL»«LEFT»«RIGHT»«HOME»«END»«SHIFT-LEFT»«SHIFT-RIGHT»«SEL 0 3»«PASTE p»«SET s»«VALUE v»«BLUR»«UNDO»«REDO»"
        + "«OVERWRITE on»«OVERWRITE off»«COMPOSE ü»«COMMIT»«REGION FR»«REGION»1")
  }
}
