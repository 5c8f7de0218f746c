import CommandConsole
import Foundation

/// What a command says of itself, as `--experimental-dump-help` of swift-argument-parser writes it.
struct CommandHelp: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      let kind: String
      let name: String

      /// As it is typed: `-h`, `--help`.
      var spelling: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    let kind: String
    let names: [Name]?
    let valueName: String?
    let abstract: String?
    let discussion: String?
    let defaultValue: String?
    let allValues: [String]?
    let sectionTitle: String?
    let shouldDisplay: Bool
    let isOptional: Bool
    let isRepeating: Bool
  }

  let commandName: String
  let abstract: String?
  let discussion: String?
  let shouldDisplay: Bool
  let arguments: [Argument]?
  let subcommands: [CommandHelp]?

  private struct Dump: Decodable { let command: CommandHelp }

  /// Asks a command.
  ///
  /// - Parameter executable: The command's path.
  /// - Throws: A `CommandFailure` where it cannot be run, or says nothing that can be read.
  init(of executable: String) throws(CommandFailure) {
    let output = try Subprocess.output(of: executable, ["--experimental-dump-help"])
    do {
      self = try JSONDecoder().decode(Dump.self, from: output).command
    } catch {
      throw CommandFailure("\(executable.printable) does not describe itself: \(error)")
    }
  }

  /// What is worth a page: `help` says nothing that the pages do not.
  var documentedSubcommands: [CommandHelp] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
  }
}
