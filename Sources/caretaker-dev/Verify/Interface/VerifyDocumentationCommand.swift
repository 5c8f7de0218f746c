import ArgumentParser
import CommandConsole
import Foundation

/// `caretaker-dev verify documentation`: whether each public symbol's comment says what it should.
struct VerifyDocumentationCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "documentation",
    abstract: "List what the comments of public symbols do not say.",
    discussion: """
      Each public symbol has, as far as it applies:
        a summary       a first paragraph that ends in a period or a colon
        - Parameters:   a line for each parameter
        - Returns:      of a function that returns something
        `nil`           what it means, of an initializer that can fail
        - Throws:       of what throws
        - Complexity:   of a function that takes or returns a text, an array, a
                        span or a sequence, in the modules
                        \(DocumentationGap.modulesWithComplexity.sorted().prefix(3).joined(separator: ", ")),
                        \(DocumentationGap.modulesWithComplexity.sorted().dropFirst(3).joined(separator: ", "))
      What implements a protocol's requirement is described there, and what the compiler writes nowhere.

      The symbol graphs are those of swift symbolgraph-extract; .ci/interface leaves them in .build/symbols. The exit \
      status is 1 if something is missing.

      EXAMPLES
        caretaker-dev verify documentation --symbols .build/symbols
        caretaker-dev verify documentation --symbols .build/symbols/FieldEditing
      """)

  @Option(help: ArgumentHelp("The folder of symbol graphs.", valueName: "folder"), completion: .directory)
  var symbols: String

  func run() throws {
    let symbols = try SymbolGraph.all(in: symbols).flatMap(\.publicSymbols).sorted {
      ($0.file, $0.line) < ($1.file, $1.line)
    }
    let gaps = symbols.flatMap(\.documentationGaps)
    var output = Output()
    for gap in gaps { try output.writeLine("\(gap)") }
    let count = "\(symbols.count.grouped) public symbol\(symbols.count == 1 ? "" : "s")"
    try output.writeLine(gaps.isEmpty ? "\(count), all documented" : "\(count), \(counted(gaps.count, "gap"))")
    try output.flush()
    if !gaps.isEmpty { throw ExitStatus.findings }
  }
}

extension Int {
  /// `1,830`.
  var grouped: String { formatted(.number.locale(Locale(identifier: "en"))) }
}
