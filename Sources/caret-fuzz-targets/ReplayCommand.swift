import ArgumentParser
import Foundation
import MaskFuzzing

/// `caret-fuzz-targets [TARGET] FILE…`: gives files to targets.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Gives files to a target: seeds, and what a fuzzer kept.",
    discussion: """
      Folders are walked. Without a target, the folder in which a file stands names it: seeds/field/typed.

      EXAMPLES
        caret-fuzz-targets fixtures/fuzz/crashes
        caret-fuzz-targets field crash-3f2a
      """)

  @Argument(help: ArgumentHelp("A target's name, then files or folders.", valueName: "target-or-file"))
  var words: [String]

  @Flag(help: "All laws of masks' fields are checked, those too that have exceptions.")
  var allLaws = false

  @Flag(help: "Each file is named before it is played: after a crash the last is the one.")
  var verbose = false

  func run() throws {
    let targets = FuzzTarget.all(laws: allLaws ? Set(Law.allCases) : FuzzTarget.settledLaws)
    let given = targets.first { $0.name == words.first }
    let paths = given == nil ? words[...] : words.dropFirst()
    if paths.isEmpty { throw ValidationError("Which files? Give files or folders after the target.") }
    let inputs: [FuzzInput]
    do { inputs = try paths.flatMap { try FuzzInput.walking($0) } } catch {
      Console.report("caret-fuzz-targets: \(error.localizedDescription)")
      throw ExitCode(2)
    }
    var findings = 0
    for input in inputs {
      guard let target = given ?? targets.first(where: { $0.name == input.folder }) else {
        Console.report(
          "caret-fuzz-targets: no target is called \(input.folder), as the folder of \(input.path): name one")
        throw ExitCode(2)
      }
      if verbose { Console.report("\(target.name): \(input.path)") }
      guard let fault = target.fault(in: input.bytes) else { continue }
      findings += 1
      print("\(input.path): \(fault)")
    }
    print("\(inputs.count) inputs, \(findings) findings")
    if findings > 0 { throw ExitCode(1) }
  }
}
