import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev generate form-tables`: content types and messages of forms, as they are linked.
struct GenerateFormTablesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "form-tables",
    abstract: "Write the source files that hold content types and messages of forms.",
    discussion: """
      The files are those of fixtures/tables, and the tests read what is written.

      EXAMPLES
        caretaker-dev generate form-tables --tables fixtures/tables --output Sources/FieldForms
      """)

  @Option(help: ArgumentHelp("The folder of tables.", valueName: "directory"), completion: .directory)
  var tables: String

  @Option(help: ArgumentHelp("The module's folder.", valueName: "directory"), completion: .directory)
  var output: String

  func run() throws {
    for table in Self.linked {
      guard let whole = try? String(contentsOfFile: "\(tables)/\(table.file)", encoding: .utf8) else {
        throw CommandFailure("\("\(tables)/\(table.file)".printable) cannot be read")
      }
      let text = LinkedText(
        type: table.type, member: table.member, about: table.about, origin: "fixtures/tables/\(table.file)",
        lines: LinkedText.lines(of: whole))
      try text.write(to: "\(output)/\(table.source)")
    }
  }

  /// What is linked: a file, and the member that holds it.
  static let linked: [(file: String, type: String, member: String, about: String, source: String)] = [
    (
      "content-types.txt", "ContentType", "tableText", "What follows from what a field asks for",
      "Description/ContentType+Generated.swift"
    ),
    (
      "choice-names.txt", "ChoiceOption", "namesText", "Regions and currencies by their English names",
      "Choices/ChoiceOption+Generated.swift"
    ),
    (
      "messages/en.txt", "FormLanguage", "englishText", "Messages in English",
      "Messages/FormLanguage+English+Generated.swift"
    ),
    (
      "messages/de.txt", "FormLanguage", "germanText", "Messages in German",
      "Messages/FormLanguage+German+Generated.swift"
    ),
    (
      "messages/ar.txt", "FormLanguage", "arabicText", "Messages in Arabic",
      "Messages/FormLanguage+Arabic+Generated.swift"
    ),
  ]
}
