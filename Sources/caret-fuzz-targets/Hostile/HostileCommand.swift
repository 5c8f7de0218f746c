import ArgumentParser
import MaskFuzzing

/// `caret-fuzz-targets hostile`: texts that no one means well with, for every entry.
struct HostileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hostile",
    abstract: "Gives hostile texts to every public entry that takes text or bytes.",
    discussion: """
      Prints how many calls each entry had and its slowest. It is a finding where a call took longer, or the process more memory, than is \
      allowed. A crash ends the command.

      EXAMPLES
        caret-fuzz-targets hostile --count 1000000 --seed 1
        caret-fuzz-targets hostile --seed 1 --only 4711
        caret-fuzz-targets hostile --entry FormPlan
      """)

  @Option(help: "How many texts.")
  var count = 10_000

  @Option(help: ArgumentHelp("The first text's number, so that a long run may be split.", valueName: "number"))
  var first = 0

  @Option(help: "What the texts are made again by.")
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("One text alone, shown before it is given to each entry.", valueName: "number"))
  var only: Int?

  @Option(help: ArgumentHelp("Only entries whose names have this in them.", valueName: "text"))
  var entry: String?

  @Option(help: ArgumentHelp("How long a call may take.", valueName: "milliseconds"))
  var longest = 1_000

  @Option(help: ArgumentHelp("How much memory the process may take.", valueName: "megabytes"))
  var memory = 512

  func validate() throws {
    if count < 1 || first < 0 || longest < 1 || memory < 1 { throw ValidationError("Counts and limits are 1 or more.") }
    if entries.isEmpty { throw ValidationError("No entry has '\(entry ?? "")' in its name.") }
  }

  private var entries: [HostileEntry] {
    HostileEntry.all.filter { one in entry.map { one.name.contains($0) } ?? true }
  }

  func run() throws {
    var run = HostileRun(seed: seed, entries: entries)
    if let only {
      print(run.texts.kind(only), run.texts.text(only).debugDescription)
      run.play(only)
    } else {
      for done in 1...count {
        run.play(first + done - 1)
        if done % 50_000 == 0 { Console.report("\(done) of \(count), \(HostileRun.peakMemory >> 20) MB") }
      }
    }
    print(run)
    print(
      "\(only == nil ? count : 1) texts of seed \(seed) from number \(only ?? first) on, slowest call \(run.longest), peak memory \(HostileRun.peakMemory >> 20) MB"
    )
    if run.longest > .milliseconds(longest) || HostileRun.peakMemory > memory << 20 { throw ExitCode(1) }
  }
}
