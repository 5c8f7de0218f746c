import ArgumentParser
import CommandConsole
import FieldFormats
import Foundation

/// `caretaker-dev generate card-networks`: the table of card networks, as it is linked.
struct GenerateCardNetworksCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "card-networks",
    abstract: "Write the source file that holds the table of card networks.",
    discussion: """
      The networks are read, and their ranges made disjoint, so that a table that makes no format is rejected.

      EXAMPLES
        caretaker-dev generate card-networks --table fixtures/tables/card-networks.txt \\
          --output Sources/FieldFormats/Cards/CardNetwork+Generated.swift
      """)

  @Option(help: ArgumentHelp("The table of networks.", valueName: "file"), completion: .file(extensions: ["txt"]))
  var table: String

  @Option(help: ArgumentHelp("The source file.", valueName: "file"), completion: .file(extensions: ["swift"]))
  var output: String

  func run() throws {
    guard let whole = try? String(contentsOfFile: table, encoding: .utf8) else {
      throw CommandFailure("\(table.printable) cannot be read")
    }
    do {
      _ = try CardFormat(networks: try CardNetwork.networks(parsing: whole))
    } catch {
      throw CommandFailure("\(table): \(error)".printable)
    }
    let text = LinkedText(
      type: "CardNetwork", member: "tableText", about: "The networks that come with the package",
      origin: "fixtures/tables/card-networks.txt", lines: LinkedText.lines(of: whole))
    try text.write(to: output)
  }
}
