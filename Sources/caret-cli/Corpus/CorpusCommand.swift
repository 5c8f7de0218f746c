import ArgumentParser
import CommandConsole
import KeystrokeCorpora

/// `caret corpus`: writes what people type.
struct CorpusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "corpus",
    abstract: "Write keystrokes of people who fill in fields, made up, any number of them.",
    discussion: corpusDiscussion)

  @Argument(help: ArgumentHelp("cards, phones, amounts, dates, ibans, or all of them by turns.", valueName: "kind"))
  var kind: CorpusChoice

  @Option(help: ArgumentHelp("How many scripts.", valueName: "number"))
  var count = 1000
  @Option(
    help: ArgumentHelp("What all random numbers come from: the same seed writes the same lines.", valueName: "number"))
  var seed: UInt64 = 1
  @Option(help: ArgumentHelp("The script to begin with: those before it are left out.", valueName: "number"))
  var first = 0
  @Flag(help: "Add to each line its habit, the value meant, and whether that is valid. Replay does not look at them.")
  var labels = false

  func validate() throws {
    if count < 0 || count > CorpusChoice.most { throw ValidationError("--count is 0 to \(CorpusChoice.most)") }
    if first < 0 || first > CorpusChoice.most { throw ValidationError("--first is 0 to \(CorpusChoice.most)") }
  }

  func run() throws {
    let corpora = kind.kinds.map { KeystrokeCorpus($0, seed: seed) }
    var output = Output()
    // where the lines go to a terminal, they would be torn apart by it
    var progress = FileDescriptor.output.isTerminal ? nil : ProgressBar(total: count)
    for number in 0..<count {
      let index = first + number
      // to look at the clock takes as long as a line does
      if number & 0xFFF == 0 { progress?.show(number) }
      try output.write(corpusLine(corpora[index % corpora.count][index / corpora.count], isLabelled: labels))
    }
    progress?.hide()
    try output.flush()
  }
}

/// A kind of corpus, or all.
enum CorpusChoice: String, ExpressibleByArgument, CaseIterable {
  case cards, phones, amounts, dates, ibans, all

  var kinds: [KeystrokeCorpus.Kind] {
    KeystrokeCorpus.Kind(rawValue: rawValue).map { [$0] } ?? KeystrokeCorpus.Kind.allCases
  }
  static let most = 1 << 48
}
