import ArgumentParser
import Caretaker
import Foundation

/// `caret generate formats`: the text of the catalogue, as it is linked.
struct GenerateFormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "Write the source file that holds the catalogue's text.",
    discussion: """
      Reads all files *.txt of a directory, in the order of their names, and writes them as one Swift source file.

      EXAMPLES
        caret generate formats --catalog fixtures/tables/formats \\
          --output Sources/FieldFormats/Catalog/FormatCatalog+Generated.swift
      """)

  @Option(help: ArgumentHelp("Where the catalogue's files are.", valueName: "directory"), completion: .directory)
  var catalog: String

  @Option(help: ArgumentHelp("The source file.", valueName: "file"), completion: .file(extensions: ["swift"]))
  var output: String

  func run() throws {
    let text = try FormatTexts(directory: catalog).text
    do throws(CatalogError) {
      _ = try FormatCatalog(parsing: text)
    } catch {
      throw CommandFailure("\(catalog): in all files one behind the other, \(error)".printable)
    }
    // the text stands in a raw literal, its lines as they are
    let quotes = "\"\"\""
    let lines = text.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let source = """
      // Written by caret generate formats from fixtures/tables/formats: change it there.

      extension FormatCatalog {
        /// The formats that come with the package, as text.
        static let standardText = #\(quotes)
      \(lines)
          \(quotes)#
      }

      """
    do {
      try source.write(toFile: output, atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure("\(output.printable) cannot be written")
    }
  }
}

/// The files of a catalogue.
struct FormatTexts {
  let text: String

  /// Reads all files `*.txt` of a directory, in the order of their names; lines that mean nothing are left out.
  init(directory: String) throws(CommandFailure) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).filter { $0.hasSuffix(".txt") }
    if names.isEmpty { throw CommandFailure("\(directory.printable) has no files *.txt") }
    var lines: [Substring] = []
    for name in names.sorted() {
      guard let text = try? String(contentsOfFile: "\(directory)/\(name)", encoding: .utf8) else {
        throw CommandFailure("\("\(directory)/\(name)".printable) cannot be read")
      }
      lines += text.split(separator: "\n").filter { !$0.allSatisfy { $0.isWhitespace } && !$0.hasPrefix("#") }
    }
    text = lines.joined(separator: "\n") + "\n"
  }
}
