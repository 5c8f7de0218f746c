import ArgumentParser
import CommandConsole

/// The command `caretaker-dev`: what the package's developers need, and its users do not.
@main struct DeveloperCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caretaker-dev",
    abstract:
      "Installs caret, makes Caretaker's tables from data, and compares the package with the standards it follows.",
    discussion: """
      EXAMPLES
        caretaker-dev install --prefix ~/.local
        caretaker-dev generate formats --catalog fixtures/tables/formats \\
          --output Sources/FieldFormats/Catalog/FormatCatalog+Generated.swift
        caretaker-dev verify numbers --locale de_CH
        caretaker-dev verify phones --plans fixtures/tables/phone-plans.txt
        caretaker-dev verify faults --list fixtures/fuzz/faults.jsonl

      EXIT STATUS
        0  all is well
        1  the work is done, and a difference was found
        2  the work could not be done: wrong use, or a file that cannot be read or written
      """,
    version: CommandVersion.text,
    subcommands: [InstallCommand.self, UninstallCommand.self, VerifyCommand.self, GenerateCommand.self])

  static func main() { runToExit { run($0) } }
}
