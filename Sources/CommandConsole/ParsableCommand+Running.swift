import ArgumentParser
import Foundation

extension ParsableCommand {
  /// Ends the process with the status of the command that it was started as.
  package static func runToExit(_ run: ([String]) -> ExitStatus) -> Never {
    // a reader that has seen enough, as in `| head -1`, shows as an error of write(2) instead of a signal
    signal(SIGPIPE, SIG_IGN)
    Foundation.exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Runs the command, and reports what goes wrong.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as the parser takes them.
  ///   - check: Looks at the arguments before they are parsed, and throws where nothing can be made of them.
  package static func run(_ arguments: [String], checking check: ([String]) throws -> Void = { _ in }) -> ExitStatus {
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
