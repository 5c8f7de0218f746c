import ArgumentParser
import Foundation

extension ParsableCommand {
  /// Runs the command that the process was started as, and ends the process with its `ExitStatus`.
  ///
  /// - Parameters:
  ///   - check: Looks at the arguments before they are parsed, and throws where nothing can be made of them.
  ///   - spelled: The arguments as the parser takes them, of those that were given.
  package static func runToExit(
    checking check: ([String]) throws -> Void = { _ in }, spelled: ([String]) -> [String] = { $0 }
  ) -> Never {
    // a reader that has seen enough, as in `| head -1`, shows as an error of write(2) instead of a signal
    signal(SIGPIPE, SIG_IGN)
    Foundation.exit(run(spelled(Array(CommandLine.arguments.dropFirst())), check).rawValue)
  }

  private static func run(_ arguments: [String], _ check: ([String]) throws -> Void) -> ExitStatus {
    do {
      try check(arguments)
      var command = try parseAsRoot(arguments)
      try command.run()
      return .success
    } catch let status as ExitStatus {
      return status
    } catch let code as ExitCode {
      return ExitStatus(rawValue: code.rawValue) ?? .failure
    } catch is ClosedPipe {
      return .success
    } catch let failure as CommandFailure {
      Diagnostics.write("\(_commandName): \(failure.message)")
      return .failure
    } catch {
      return report(error)
    }
  }

  /// Help and the version are errors too, to the argument parser.
  private static func report(_ error: any Error) -> ExitStatus {
    let message = fullMessage(for: error)
    guard exitCode(for: error).isSuccess else {
      Diagnostics.write(message)
      return .failure
    }
    var output = Output()
    do {
      try output.writeLine(message)
      try output.flush()
      return .success
    } catch {
      return error is ClosedPipe ? .success : .failure
    }
  }
}
