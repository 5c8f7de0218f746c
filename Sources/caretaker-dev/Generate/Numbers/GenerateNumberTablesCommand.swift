import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev generate number-tables`: the tables of numbers in `CTables`.
struct GenerateNumberTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "number-tables",
    abstract: "Write the tables of locales' number symbols from the ICU at hand.",
    discussion: """
      Writes include/number_tables.h and number_tables.c into the output directory. All locales, currencies and kinds of amounts are
      compared with what ICU shows, which takes some minutes.

      EXAMPLES
        caretaker-dev generate number-tables --output Sources/CTables
      """)

  @Option(help: ArgumentHelp("Where the tables go.", valueName: "directory"), completion: .directory)
  var output: String

  func run() throws {
    let files: CTableFiles
    do {
      var progress = ProgressBar(total: NumberTableGenerator.localeCount)
      let generator = try NumberTableGenerator { progress.show($0) }
      progress.hide()
      files = try generator.files()
      for amount in generator.untabled { FileHandle.standardError.write(Data("\(amount)\n".utf8)) }
    } catch {
      throw CommandFailure("\(error)")
    }
    try files.write(to: output)
  }
}
