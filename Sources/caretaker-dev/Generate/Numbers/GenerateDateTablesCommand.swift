import ArgumentParser
import CommandConsole

/// `caretaker-dev generate date-tables`: the tables of dates and times in `CTables`.
struct GenerateDateTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "date-tables",
    abstract: "Write the tables of locales' dates and times from the ICU at hand.",
    discussion: """
      Writes include/date_tables.h and date_tables.c into the output directory.

      EXAMPLES
        caretaker-dev generate date-tables --output Sources/CTables
      """)

  @Option(help: ArgumentHelp("Where the tables go.", valueName: "directory"), completion: .directory)
  var output: String

  func run() throws {
    do {
      try DateTableGenerator().files().write(to: output)
    } catch {
      throw CommandFailure("\(error)")
    }
  }
}
