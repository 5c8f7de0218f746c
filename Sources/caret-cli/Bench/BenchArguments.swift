import ArgumentParser
import Foundation
import LatencyMeasuring

/// What says on the command line that something else is measured than one field.
struct BenchOtherArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Its lines are typed into the field; without a field they are sessions as caret replay reads them.",
      valueName: "file"),
    completion: .file())
  var file: String?

  @Flag(help: "Every format of the catalogue: a line each.")
  var all = false

  @Flag(help: "How costs grow: with the length of the value and the mask, alternatives, and the size of a corpus.")
  var growth = false

  @Option(
    help: ArgumentHelp("Nothing is measured: what --json wrote is reported again.", valueName: "file"),
    completion: .file())
  var results: String?

  /// Rejects two things that are to be measured, or none.
  func requireOne(or subject: String?) throws {
    let given = [subject != nil || file != nil, all, growth, results != nil].count { $0 }
    if given == 0 {
      throw ValidationError(
        "Missing expected argument '<corpus|name|mask>', or --file, --all, --growth or --results in its place")
    }
    if given > 1 {
      throw ValidationError("a field, --all, --growth and --results are four things: ask for one")
    }
  }
}

/// What says on the command line how much is measured.
struct BenchExtentArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("How many scripts; of a growing corpus, as many as there are at most.", valueName: "number"))
  var count: Int?

  @Option(
    help: ArgumentHelp("What all random numbers come from: the same seed presses the same keys.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("How many rounds; each presses all keys at least once.", valueName: "number"))
  var rounds: Int?

  @Option(help: ArgumentHelp("After so many seconds no further round, format or point is begun.", valueName: "number"))
  var seconds: Double?

  mutating func validate() throws {
    if let count, !(1...BenchScripts.most).contains(count) {
      throw ValidationError("--count is 1 to \(BenchScripts.most)")
    }
    if let rounds, !(1...100_000).contains(rounds) { throw ValidationError("--rounds is 1 to 100000") }
    if let seconds, !(seconds > 0 && seconds < 1e9) {
      throw ValidationError("--seconds is more than 0, and less than a thousand million")
    }
  }

  func measurement(_ clock: ClockPrecision, rounds usual: Int = 15) -> LatencyMeasurement {
    LatencyMeasurement(clock: clock, rounds: rounds ?? usual, seconds: seconds ?? .infinity)
  }
}

/// What says on the command line what becomes of a result.
struct BenchOutputArguments: ParsableArguments {
  @Flag(help: "Write the result as JSON.")
  var json = false

  @Option(help: ArgumentHelp("Draw plots of it.", valueName: "file"), completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    help: ArgumentHelp("Write a page of it, with the plots.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    help: ArgumentHelp(
      "Compare it with a result that --json wrote; what became slower for sure is a finding.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var compare: String?

  @Option(help: ArgumentHelp("How many per cent slower is not yet slower.", valueName: "number"))
  var tolerance: Double?

  mutating func validate() throws {
    if let tolerance {
      if compare == nil { throw ValidationError("--tolerance is for --compare") }
      if !(0...1000).contains(tolerance) { throw ValidationError("--tolerance is 0 to 1000") }
    }
  }
}
