import ArgumentParser
import Foundation

/// `caret verify faults`: whether the fuzzer finds faults that are planted in the package.
struct VerifyFaultsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "faults",
    abstract: "Plant faults in a copy of the package, one at a time, and see whether caret fuzz finds them.",
    discussion: """
      The list has an object a line: what is wrong then, the file, an expression that stands there once, what takes its place (a \
      statement is left out where nothing does), and what is fuzzed:
        {"fault": "…", "file": "Sources/…", "was": "a < b", "becomes": "a <= b",
         "fuzz": ["##/##"]}

      The copy is built once, with every fault asleep; then caret fuzz goes on for --seconds with each of them awake, and with \
      none, which must break no law. For each the law is told that caught it, and after how many runs. The exit status is 1 if one was \
      not found.

      EXAMPLES
        swift run -c release caret verify faults --list fixtures/fuzz/faults.jsonl
        swift run -c release caret verify faults --list fixtures/fuzz/faults.jsonl --only 7
      """)

  @Option(help: ArgumentHelp("The list of faults.", valueName: "file"), completion: .file(extensions: ["jsonl"]))
  var list: String

  @Option(help: ArgumentHelp("The package.", valueName: "folder"), completion: .directory)
  var package = "."

  @Option(help: ArgumentHelp("Where the copy is made.", valueName: "folder"), completion: .directory)
  var copy = ".build/faults"

  @Option(help: ArgumentHelp("How long each fault is looked for.", valueName: "number"))
  var seconds = 30

  @Option(help: ArgumentHelp("Only the fault of this line of the list; may be repeated.", valueName: "number"))
  var only: [Int] = []

  func run() throws {
    let faults = try PlantedFault.list(in: list)
    if faults.isEmpty { throw CommandFailure("\(list.printable) has no fault in it") }
    let numbers = only.isEmpty ? Array(1...faults.count) : only
    guard numbers.allSatisfy({ $0 >= 1 && $0 <= faults.count }) else {
      throw CommandFailure("\(list.printable) has \(counted(faults.count, "fault"))")
    }
    let package = FaultyPackage(of: URL(fileURLWithPath: package), in: URL(fileURLWithPath: copy))
    try package.plant(faults)
    try package.build()

    var output = Output()
    var isEachFound = true
    func tell(_ number: Int, _ fault: String, _ found: FaultOutcome) throws {
      try output.writeLine("\(number)  \(fault): \(found)")
      try output.flush()
    }
    for fuzz in Set(numbers.map { faults[$0 - 1].fuzz }).sorted(by: { $0.joined() < $1.joined() }) {
      let found = try FaultOutcome(package, 0, fuzz, seconds: 3)
      if case .nothing = found { continue }
      isEachFound = false
      try tell(0, fuzz.joined(separator: " "), found)
    }
    for number in numbers {
      let fault = faults[number - 1]
      let found = try FaultOutcome(package, number, fault.fuzz, seconds: seconds)
      if case .nothing = found { isEachFound = false }
      try tell(number, fault.fault, found)
    }
    if !isEachFound { throw ExitStatus.findings }
  }
}

/// What the fuzzer said of a fault.
enum FaultOutcome: CustomStringConvertible {
  case law(String, run: Int, seconds: Double)
  /// A key ended the program, or did not end.
  case crash(seconds: Double)
  case nothing

  private struct Line: Decodable {
    var law: String?
    var run: Int?
  }

  init(_ package: FaultyPackage, _ fault: Int, _ fuzz: [String], seconds: Int) throws {
    let start = ContinuousClock.now
    let (status, output) = try package.fuzz(fault, fuzz + ["--seconds", "\(seconds)"])
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let lines = output.split(separator: "\n").compactMap { try? JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    if status == ExitStatus.success.rawValue {
      self = .nothing
    } else if let line = lines.first, let law = line.law, let run = line.run {
      self = .law(law, run: run, seconds: seconds)
    } else if status == ExitStatus.findings.rawValue {
      self = .crash(seconds: seconds)
    } else {
      throw CommandFailure("caret fuzz \(fuzz.joined(separator: " ")) cannot be run: status \(status)")
    }
  }

  var description: String {
    switch self {
    case .law(let law, let run, let seconds): "caught by \(law) in run \(run), \(Self.text(seconds))"
    case .crash(let seconds): "caught as a crash or a hang, \(Self.text(seconds))"
    case .nothing: "not found"
    }
  }

  private static func text(_ seconds: Double) -> String {
    "\(Int((seconds * 10).rounded()) / 10).\(Int((seconds * 10).rounded()) % 10) s"
  }
}
