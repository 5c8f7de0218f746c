#if !Fuzzing
  import ArgumentParser

  /// The command `caret-fuzz-targets`, where it is built without a fuzzer.
  @main struct FuzzTargetsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "caret-fuzz-targets",
      abstract: "Plays again what a fuzzer found, hostile texts, and damaged programs.",
      discussion: """
        Built with `--traits Fuzzing --sanitize=fuzzer`, this command is a fuzzer itself: CONTRIBUTING.md says how.

        TARGETS
        \(FuzzTarget.all().map { "  \($0.name.padding(to: 14)) \($0.summary)" }.joined(separator: "\n"))

        EXIT STATUS
          0  all is well
          1  the work is done, and something was found
          2  the work could not be done: wrong use, or a file that cannot be read
        """,
      subcommands: [ReplayCommand.self, HostileCommand.self, DamageCommand.self], defaultSubcommand: ReplayCommand.self)

    static func main() {
      do {
        var command = try parseAsRoot()
        try command.run()
      } catch let code as ExitCode {
        exit(withError: code)
      } catch {
        // a wrong use is 64 to the argument parser
        guard exitCode(for: error).isSuccess else {
          Console.report(fullMessage(for: error))
          exit(withError: ExitCode(2))
        }
        exit(withError: error)
      }
    }
  }

  extension String {
    fileprivate func padding(to count: Int) -> String {
      self + String(repeating: " ", count: max(0, count - self.count))
    }
  }
#endif
