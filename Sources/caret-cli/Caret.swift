import ArgumentParser

@main
struct Caret: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Formats what people type, as they type it.", subcommands: [TypeCommand.self])
}
