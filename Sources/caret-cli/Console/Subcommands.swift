import ArgumentParser
import Caretaker
import CommandConsole
import FieldFormats

extension CaretCommand {
  /// Reports a first argument that is not a subcommand, with the one that may have been meant.
  ///
  /// ArgumentParser calls it an unexpected argument and leaves it at that.
  static func requireSubcommand(_ arguments: [String]) throws(CommandFailure) {
    guard let first = arguments.first, !first.hasPrefix("-") else { return }
    let names = configuration.subcommands.map { $0._commandName } + ["help"]
    // of what there is no help of, ArgumentParser shows that of the command itself
    if first == "help" { return try requireSubcommand(Array(arguments.dropFirst())) }
    if names.contains(first) { return }
    let message = "there is no subcommand \(first.quoted)"
    if let meant = names.nearest(to: first) { throw CommandFailure("\(message): did you mean caret \(meant)?") }
    let isFormat = (try? FormatName(parsing: first)).map { FormatCatalog.localized.names.contains($0.base) } ?? false
    throw CommandFailure(
      isFormat
        ? "\(message): did you mean caret type \(first.printable)?"
        : "\(message): caret --help lists those that there are"
    )
  }
}
