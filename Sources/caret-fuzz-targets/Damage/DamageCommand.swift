import ArgumentParser

/// `caret-fuzz-targets damage`: compiled masks with words changed.
struct DamageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "damage",
    abstract: "Damages words of compiled masks, and types into what is accepted.",
    discussion: """
      Each word of a program becomes 0, all ones, 1, one more and one less, and has bits flipped. A program is rejected, or bears all keys. \
      A crash ends the command: --only with the mask that was named last, and --verbose, say which word it was.

      EXAMPLES
        caret-fuzz-targets damage
        caret-fuzz-targets damage --every 100 --seed 7
        caret-fuzz-targets damage --only iban --first 1200 --verbose
      """)

  @Option(help: ArgumentHelp("Every so many words.", valueName: "count"))
  var every = 1

  @Option(help: "What the random words and keys are made again by.")
  var seed: UInt64 = 1

  @Option(help: ArgumentHelp("One mask alone.", valueName: "name"))
  var only: String?

  @Option(help: ArgumentHelp("The word to begin with.", valueName: "word"))
  var first: Int?

  @Flag(help: "Each word is named before it is damaged.")
  var verbose = false

  func validate() throws {
    if every < 1 || first ?? 0 < 0 { throw ValidationError("Counts are 1 or more.") }
    if let only, !DamageRun.masks.contains(where: { $0.name == only }) {
      throw ValidationError("No mask is called '\(only)'.")
    }
  }

  func run() throws {
    var run = DamageRun(step: every, seed: seed)
    for (name, mask) in DamageRun.masks where only == nil || name == only {
      Console.report(name)
      run.play(name, mask, first: first) { if verbose { Console.report("word \($0)") } }
    }
    print("\(run.played) damaged programs, \(run.accepted) accepted")
  }
}
