import ArgumentParser
import CommandConsole

/// The command `caret`.
@main struct CaretCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caret",
    abstract: "Formats what people type, as they type it.",
    discussion: """
      A mask says what a field takes and how it looks: # is a digit, @ a letter, * either, everything else stands for \
      itself. Most commands take a mask or the name of one in the catalogue. Numbers and amounts are written as a locale does \
      (caret locales), phone numbers as a region does (caret regions).

      EXAMPLES
        printf '5551234567\\n' | caret format '(###) ###-####'
        caret type us-phone
        caret format currency --locale de_DE --currency EUR <<< 1234.5
        caret format phone --region GB <<< 02079460958
        caret parse phone --region US 1-800-FLOWERS
        caret check '<1..12>/<1..31>/####'
        caret explain '<01..12>/##'

      EXIT STATUS
        0  all is well
        1  the work is done, and something was found: a bad line, an unlawful mask
        2  the work could not be done: wrong use, or a file that cannot be read or written

      A crash prints nothing of what was read or typed. SWIFT_BACKTRACE=enable=yes,registers=none has it print a backtrace.
      """,
    version: CommandVersion.text,
    subcommands: [
      TypeCommand.self,
      FormatCommand.self,
      ParseCommand.self,
      FormCommand.self,
      FormatsCommand.self,
      LocalesCommand.self,
      RegionsCommand.self,
      CheckCommand.self,
      ExplainCommand.self,
      CompileCommand.self,
      ConvertCommand.self,
      ReplayCommand.self,
      FuzzCommand.self,
      CorpusCommand.self,
      BenchCommand.self,
    ])

  static func main() {
    CrashReport.disable()
    runToExit(run)
  }

  /// Runs the command as somebody spelled it.
  static func run(_ arguments: [String]) -> ExitStatus {
    run(FormatCommand.spelled(arguments), checking: requireSubcommand)
  }
}
