import ArgumentParser
import CommandConsole
import FieldFormats

/// `caret explain`: what a mask says.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Report in words what a mask says, and what becomes of it.",
    discussion: """
      Shows how the mask is read, how long its values are, a few of them, and how large the compiled program is. A mask \
      that breaks the law is explained all the same, with its error; then the exit status is 1. Of numbers and phone numbers it reports \
      how they are read, and shows a few. What would not fit on a screen is cut there; --full writes all of it.

      EXAMPLES
        caret explain '<month:<01..12>>/##'
        caret explain us-phone
        caret explain 'currency(EUR, de_DE)'
        caret explain --dialect inputmask '99[9]'
        caret explain --dot '<"3"##|"4"#>' | dot -Tsvg > mask.svg
      """)

  @OptionGroup var mask: MaskArgument

  @Flag(help: "Write the listing of the compiled program instead.")
  var listing = false

  @Flag(help: "Write the automaton as a Graphviz diagram instead.")
  var dot = false

  @Flag(help: "Write all of it, however long it is.")
  var full = false

  mutating func validate() throws {
    if full && (listing || dot) { throw ValidationError("--listing and --dot are always whole: leave --full out") }
    if listing && dot { throw ValidationError("--listing and --dot are two outputs: ask for one") }
  }

  func run() throws {
    if let format = try mask.madeFormat() { return try explain(format) }
    var output = Output()
    let named = try mask.named()
    let explanation =
      if let named { MaskExplanation(named) } else if let dialect = mask.dialect.dialect {
        MaskExplanation(mask.nameOrMask, dialect: dialect)
      } else { MaskExplanation(mask.nameOrMask) }
    if listing || dot {
      guard let program = explanation.mask?.program else {
        let origin = named.map { mask.options.names.origin(of: $0) } ?? ""
        throw CommandFailure(origin + explanation.findings.map(\.commandMessage).joined(separator: "\n"))
      }
      let text = listing ? program.listing : program.diagram
      try output.write(text.hasSuffix("\n") ? text : text + "\n")
    } else {
      try output.write(explanation.text(Style(for: .output), isFull: full))
    }
    try output.flush()
    if explanation.hasError { throw ExitStatus.findings }
  }

  /// Reports of what has no mask.
  private func explain(_ format: FieldFormat) throws {
    if listing || dot { throw CommandFailure("\(format.title) is not a mask: it has no program") }
    var output = Output()
    try output.write(FormatExplanation(format).text(Style(for: .output)))
    try output.flush()
  }
}
