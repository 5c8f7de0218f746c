import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev verify interface`: whether the changelog names what changed in the public interface.
struct VerifyInterfaceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: "List what changed in the public interface since the last release and the changelog does not name.",
    discussion: """
      The baseline has a text a module, a line for each public declaration, its name and how it is written:
        Field.select(_:)  mutating func select(_ range: Range<Int>)
      --record writes it, at a release, in place of what is there.

      Without --record, the changelog's section "Unreleased" must name, in code voice, each declaration that is new, gone \
      or changed: by its name without labels, as `insert`; a member of a type that is new or gone by the type's name as \
      well, and all that is in a module that is new or gone by the module's. An initializer or a subscript goes by the \
      name of its type. Otherwise the declaration is written, with what to name; then the exit status is 1.

      A module that exports declarations of others one by one (@_exported public import struct FieldEditing.Field) has \
      them in its text as well, if --exports names the file.

      The symbol graphs are those of swift symbolgraph-extract; .ci/interface leaves them in .build/symbols.

      EXAMPLES
        caretaker-dev verify interface --symbols .build/symbols \\
          --exports Sources/Caretaker/Caretaker.swift \\
          --baseline fixtures/interface --changelog CHANGELOG.md
        caretaker-dev verify interface --symbols .build/symbols \\
          --exports Sources/Caretaker/Caretaker.swift \\
          --baseline fixtures/interface --record
      """)

  @Option(help: ArgumentHelp("The folder of symbol graphs.", valueName: "folder"), completion: .directory)
  var symbols: String

  @Option(
    help: ArgumentHelp(
      "A source file that exports declarations of other modules; its folder is the module.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var exports: [String] = []

  @Option(help: ArgumentHelp("The folder of the recorded interface.", valueName: "folder"), completion: .directory)
  var baseline: String

  @Option(
    help: ArgumentHelp("The changelog; needed unless --record.", valueName: "file"),
    completion: .file(extensions: ["md"]))
  var changelog: String?

  @Flag(help: "Write the interface to the baseline.")
  var record = false

  func validate() throws {
    if changelog == nil && !record { throw ValidationError("--changelog or --record must be given") }
  }

  func run() throws {
    let current = try modules()
    let baseline = InterfaceBaseline(folder: baseline)
    var output = Output()
    if record {
      try baseline.record(current)
      let count = current.reduce(0) { $0 + $1.declarations.count }
      try output.writeLine("\(count.grouped) declarations of \(counted(current.count, "module")) recorded")
      return try output.flush()
    }
    guard let changelog else { return }
    let changes = try baseline.changes(to: current)
    let unreleased = try UnreleasedChanges(of: changelog)
    let unnamed = changes.filter { !unreleased.names($0) }
    for change in unnamed { try output.write(change.text) }
    let named = unnamed.isEmpty ? "all named" : "\(unnamed.count) not named"
    try output.writeLine(
      changes.isEmpty
        ? "no changes of the public interface"
        : "\(counted(changes.count, "change")) of the public interface, \(named) in \(changelog.printable)")
    try output.flush()
    if !unnamed.isEmpty { throw ExitStatus.findings }
  }

  /// The interfaces of the modules whose symbol graphs there are, with what they export.
  private func modules() throws(CommandFailure) -> [ModuleInterface] {
    var modules = ModuleInterface.all(in: try SymbolGraph.all(in: symbols))
    for file in exports {
      let module = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
      guard let index = modules.firstIndex(where: { $0.module == module }) else {
        throw CommandFailure(
          "\(symbols.printable) has no symbol graph of \(module.printable), which exports declarations")
      }
      try modules[index].addExports(of: file)
    }
    return modules
  }
}
