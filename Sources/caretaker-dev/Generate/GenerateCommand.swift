import ArgumentParser
import CommandConsole

/// `caretaker-dev generate`: writes the files of this package that are made from data.
struct GenerateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Write source files that are made from data.",
    subcommands: [
      GenerateUnicodeCommand.self, GeneratePhonePlansCommand.self, GeneratePhoneTablesCommand.self,
      GenerateNumberTablesCommand.self, GenerateDateTablesCommand.self, GenerateFormatsCommand.self,
      GenerateCardNetworksCommand.self,
      GenerateFormTablesCommand.self, GenerateFormGuidanceCommand.self, GenerateFormScreensCommand.self,
      GenerateDoorsCommand.self,
    ])
}

/// `caretaker-dev generate unicode`: the tables of characters in `CTables`.
struct GenerateUnicodeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "unicode",
    abstract: "Write the tables of characters from the Unicode Character Database.",
    discussion: """
      Writes include/unicode_tables.h and unicode_tables.c into the output directory.

      EXAMPLES
        caretaker-dev generate unicode --ucd /usr/share/unicode --output Sources/CTables
      """)

  @Option(help: ArgumentHelp("Where UnicodeData.txt and its like are.", valueName: "directory"), completion: .directory)
  var ucd = "/usr/share/unicode"

  @Option(help: ArgumentHelp("Where the tables go.", valueName: "directory"), completion: .directory)
  var output: String

  func run() throws {
    let generator: UnicodeTableGenerator
    do {
      generator = try UnicodeTableGenerator(directory: ucd)
    } catch {
      throw CommandFailure("\(error)")
    }
    try CTableFiles(name: "unicode_tables", header: generator.header(), source: generator.source()).write(to: output)
  }
}
