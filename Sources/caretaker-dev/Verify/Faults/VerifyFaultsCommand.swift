import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev verify faults`: whether the fuzzer finds faults that are planted in the package.
struct VerifyFaultsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "faults",
    abstract:
      "Plant faults in a copy of the package, one at a time, and see whether caret fuzz or the tests find them.",
    discussion: """
      The list has an object a line: what is wrong then, the module, an expression that stands there once, or once after a text that \
      does, what takes its place (a statement is left out where nothing does), and what is fuzzed:
        {"fault": "…", "module": "MaskEngine", "after": "func cut(", "was": "a < b", "becomes": "a <= b",
         "fuzz": ["##/##"]}
      What caret fuzz does not come to is for tests, by a regular expression: "tests": "CheckSumTests" in place of "fuzz".

      The copy is built once, with every fault asleep, which takes minutes; then caret fuzz goes on for --seconds with each of them awake, \
      and, for a tenth of that, with none, which must break no law. For each the law is reported that caught it, and after how many runs. The \
      exit status is 1 if one was not found, or a law was broken without a fault.

      EXAMPLES
        caretaker-dev verify faults --list fixtures/fuzz/faults.jsonl
        caretaker-dev verify faults --list fixtures/fuzz/faults.jsonl --only 7
        caretaker-dev verify faults --list my.jsonl --seconds 300 --copy /tmp/faults
      """)

  @Option(help: ArgumentHelp("The list of faults.", valueName: "file"), completion: .file(extensions: ["jsonl"]))
  var list: String

  @Option(help: ArgumentHelp("The package.", valueName: "folder"), completion: .directory)
  var package = "."

  @Option(help: ArgumentHelp("Where the copy is made.", valueName: "folder"), completion: .directory)
  var copy = ".build/faults"

  @Option(help: ArgumentHelp("How long each fault is looked for.", valueName: "number"))
  var seconds = 30

  @Option(help: ArgumentHelp("Only this fault of the list, the first is 1; may be repeated.", valueName: "number"))
  var only: [Int] = []

  func validate() throws {
    if seconds < 1 { throw ValidationError("--seconds is 1 or more") }
  }

  func run() throws {
    let faults = try PlantedFault.list(in: list)
    if faults.isEmpty { throw CommandFailure("\(list.printable) has no fault in it") }
    if let unknown = only.first(where: { !faults.indices.contains($0 - 1) }) {
      throw CommandFailure("\(list.printable) has no fault \(unknown): it has \(counted(faults.count, "fault"))")
    }
    let numbers = only.isEmpty ? Array(1...faults.count) : only
    let package = FaultyPackage(of: URL(fileURLWithPath: package), in: URL(fileURLWithPath: copy))
    try package.plant(faults)
    Diagnostics.write("building the copy in \(copy): some minutes")
    let finders = numbers.map { faults[$0 - 1].finder }
    if finders.contains(where: { if case .fuzz = $0 { true } else { false } }) { try package.buildCommand() }
    if finders.contains(where: { if case .tests = $0 { true } else { false } }) { try package.buildTests() }
    try verify(numbers.map { ($0, faults[$0 - 1]) }, in: package)
  }

  private func verify(_ faults: [(number: Int, fault: PlantedFault)], in package: FaultyPackage) throws {
    var output = Output()
    var foundCount = 0
    var isSound = true
    func report(_ line: String) throws {
      try output.writeLine(line)
      try output.flush()
    }
    for finder in Set(faults.map(\.fault.finder)).sorted(by: { "\($0)" < "\($1)" }) {
      let outcome = try FaultOutcome(package, 0, finder, seconds: max(1, seconds / 10))
      if case .nothing = outcome { continue }
      isSound = false
      try report("without a fault, \("\(finder)".printable): \(outcome)")
    }
    for (number, fault) in faults {
      let outcome = try FaultOutcome(package, number, fault.finder, seconds: seconds)
      if outcome.isFound { foundCount += 1 }
      try report("\(number)  \(fault.fault.printable): \(outcome)")
    }
    try report("\(foundCount) of \(counted(faults.count, "fault")) found")
    if foundCount < faults.count || !isSound { throw ExitStatus.findings }
  }
}
