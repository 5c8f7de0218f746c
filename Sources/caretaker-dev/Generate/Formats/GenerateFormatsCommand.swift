import ArgumentParser
import CommandConsole
import FieldFormats
import Foundation

/// `caretaker-dev generate formats`: the text of the catalogue, as it is linked.
struct GenerateFormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "Write the source file that holds the catalogue's text.",
    discussion: """
      Reads all files *.txt of a directory, in the order of their names, and writes them as one Swift source file. With \
      --article the names are also listed for the documentation.

      EXAMPLES
        caretaker-dev generate formats --catalog fixtures/tables/formats \\
          --output Sources/FieldFormats/Catalog/FormatCatalog+Generated.swift \\
          --article Sources/FieldFormats/FieldFormats.docc/FormatNames.md
      """)

  @Option(help: ArgumentHelp("Where the catalogue's files are.", valueName: "directory"), completion: .directory)
  var catalog: String

  @Option(help: ArgumentHelp("The source file.", valueName: "file"), completion: .file(extensions: ["swift"]))
  var output: String

  @Option(
    help: ArgumentHelp("An article that lists the names.", valueName: "file"), completion: .file(extensions: ["md"]))
  var article: String?

  func run() throws {
    let text = LinkedText(
      type: "FormatCatalog", member: "standardText", about: "The formats that come with the package",
      origin: "fixtures/tables/formats", lines: try lines())
    let formats: [NamedFormat]
    do throws(CatalogError) {
      formats = try FormatCatalog(parsing: text.text).formats
    } catch {
      throw CommandFailure("\(catalog): in all files one after the other, \(error)".printable)
    }
    try text.write(to: output)
    if let article {
      do {
        try FormatNamesArticle(formats).text.write(toFile: article, atomically: true, encoding: .utf8)
      } catch {
        throw CommandFailure("cannot write \(article.printable)")
      }
    }
  }

  private func lines() throws(CommandFailure) -> [Substring] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: catalog)) ?? []).filter { $0.hasSuffix(".txt") }
    if names.isEmpty { throw CommandFailure("\(catalog.printable) has no files *.txt") }
    var lines: [Substring] = []
    for name in names.sorted() {
      guard let text = try? String(contentsOfFile: "\(catalog)/\(name)", encoding: .utf8) else {
        throw CommandFailure("\("\(catalog)/\(name)".printable) cannot be read")
      }
      lines += LinkedText.lines(of: text)
    }
    return lines
  }
}
