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
        caretaker-dev generate form-tables --tables fixtures/tables --output Sources
      """)

  @Option(help: ArgumentHelp("The folder of tables.", valueName: "directory"), completion: .directory)
  var tables: String

  @Option(help: ArgumentHelp("The folder of modules.", valueName: "directory"), completion: .directory)
  var output: String

  func run() throws {
    for table in Self.linked {
      guard let whole = try? String(contentsOfFile: "\(tables)/\(table.file)", encoding: .utf8) else {
        throw CommandFailure("\("\(tables)/\(table.file)".printable) cannot be read")
      }
      let text = LinkedText(
        type: table.type, member: table.member, about: table.about, origin: "fixtures/tables/\(table.file)",
        lines: LinkedText.lines(of: whole).filter(table.isLinked))
      try text.write(to: "\(output)/\(table.source)")
    }
  }

  /// A text that is linked: the file, the lines of it that are, and the member that holds them.
  struct Linked {
    let file, type, member, about, source: String
    var isLinked: @Sendable (Substring) -> Bool = { _ in true }
  }

  /// What is linked.
  static let linked =
    [
      Linked(
        file: "content-types.txt", type: "ContentType", member: "tableText",
        about: "What follows from what a field asks for",
        source: "FieldForms/Description/ContentType+Generated.swift"),
      Linked(
        file: "choice-names.txt", type: "ChoiceOption", member: "namesText",
        about: "Regions and currencies by their English names",
        source: "FieldForms/Choices/ChoiceOption+Generated.swift"),
    ]
    + languages.flatMap { code, name in
      let file = "messages/\(code).txt"
      let (member, source) = ("\(name.lowercased())Text", "\(name)+Generated.swift")
      return [
        Linked(
          file: file, type: "MessageLanguage", member: member, about: "What a field says in \(name)",
          source: "FieldFormats/Messages/MessageLanguage+\(source)",
          isLinked: { $0.hasPrefix("field.") || $0.hasPrefix("plurals ") }),
        Linked(
          file: file, type: "FormLanguage", member: member, about: "What a form says in \(name)",
          source: "FieldForms/Messages/FormLanguage+\(source)",
          isLinked: { !$0.hasPrefix("field.") && !$0.hasPrefix("plurals ") }),
      ]
    }

  /// The languages of messages, and what they are called.
  static let languages = [
    ("ar", "Arabic"), ("de", "German"), ("en", "English"), ("es", "Spanish"), ("fr", "French"), ("hi", "Hindi"),
    ("ja", "Japanese"), ("pt", "Portuguese"),
  ]
}
