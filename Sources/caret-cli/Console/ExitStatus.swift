/// How a command ends. Thrown to end one that has said what there is to say.
enum ExitStatus: Int32, Error {
  /// All is well.
  case success = 0
  /// The work is done, and something was found on the way.
  case findings = 1
  /// The work could not be done.
  case failure = 2
}

/// Why a command cannot do its work.
struct CommandFailure: Error {
  /// For stderr, behind `caret: `.
  let message: String

  init(_ message: String) { self.message = message }
}

/// Nobody reads the output any more.
struct ClosedPipe: Error {}
